/** A part of the page in which pieces travel and numbers count from one position to the next. */
import { Component, type ReactNode, type RefObject } from 'react';
import { preferences } from '../../preferences.ts';
import { useTable } from '../state/context.ts';
import type { Before } from './travel.ts';

interface MovingPartProps {
  /** What is around the part. */
  readonly root: RefObject<Element | null>;
  readonly children: ReactNode;
}

interface MovingProps extends MovingPartProps {
  /** Which position is drawn: nothing moves while it stays the same. */
  readonly position: string;
  /** The colour of whoever made the last move before it; empty: nobody did. */
  readonly mover: string;
}

type Travel = typeof import('./travel.ts');

/** Loaded behind the first picture: nothing moves before there are two. */
let travel: Travel | null = null;

export function mayMove(): boolean {
  return (
    preferences().pace !== 'instant' &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export function Moving({ root, children }: MovingPartProps): ReactNode {
  const { position, mover } = useTable();
  return (
    <MovingPart root={root} position={position} mover={mover}>
      {children}
    </MovingPart>
  );
}

/** React tells only classes of what is about to change. */
class MovingPart extends Component<MovingProps> {
  override componentDidMount(): void {
    if (travel !== null || !mayMove()) return;
    void import('./travel.ts').then((loaded) => {
      travel = loaded;
    });
  }

  override getSnapshotBeforeUpdate(before: MovingProps): Before | null {
    const { root, position } = this.props;
    if (before.position === position || root.current === null) return null;
    if (travel === null || !mayMove()) return null;
    return travel.look(root.current);
  }

  override componentDidUpdate(_before: MovingProps, _state: unknown, seen: Before | null): void {
    const { root, mover } = this.props;
    if (seen === null || travel === null || root.current === null) return;
    const landed = travel.follow(root.current, seen, mover, preferences().pace === 'fast' ? 2 : 1);
    if (landed > 0 && preferences().pieceSound)
      void import('./sound.ts').then(({ setDown }) => setDown(landed));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
