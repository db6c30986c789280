/** A part of the page in which pieces travel and numbers count from one position to the next. */
import { Component, type ReactNode, type RefObject } from 'react';
import { preferences } from '../../preferences.ts';
import type { Before } from './travel.ts';

interface MovingProps {
  /** What is around the part. */
  readonly root: RefObject<Element | null>;
  /** Which position is drawn: nothing moves while it stays the same. */
  readonly position: string;
  readonly children: ReactNode;
}

type Travel = typeof import('./travel.ts');

/** Loaded behind the first picture: nothing moves before there are two. */
let travel: Travel | null = null;

function mayMove(): boolean {
  return (
    preferences().pace !== 'instant' &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** React tells only classes of what is about to change. */
export class Moving extends Component<MovingProps> {
  override componentDidMount(): void {
    if (travel !== null || !mayMove()) return;
    void import('./travel.ts').then((loaded) => {
      travel = loaded;
    });
  }

  override getSnapshotBeforeUpdate(before: MovingProps): Before | null {
    const { root, position } = this.props;
    if (before.position === position || travel === null || root.current === null || !mayMove()) return null;
    return travel.look(root.current);
  }

  override componentDidUpdate(_before: MovingProps, _state: unknown, seen: Before | null): void {
    const { root } = this.props;
    if (seen === null || travel === null || root.current === null) return;
    const landed = travel.follow(root.current, seen, preferences().pace === 'fast' ? 2 : 1);
    if (landed > 0 && preferences().pieceSound)
      void import('./sound.ts').then(({ setDown }) => setDown(landed));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
