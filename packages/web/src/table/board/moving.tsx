/** A part of the page in which pieces travel and numbers count from one position to the next. */
import type { PlaceId } from '@guildhall/board-kit';
import { Component, type ReactNode, type RefObject } from 'react';
import { bringIntoView } from '../../learn/bring-into-view.ts';
import { preferences } from '../../preferences.ts';
import { type TableModel, useTable } from '../state/context.ts';
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
  /** Where somebody else has moved: it is brought into view, and then it happens. */
  readonly seen: readonly PlaceId[];
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

const NOWHERE: readonly PlaceId[] = [];

/** The places of the move of somebody else that is told now; none where the person here is busy with a place. */
function placesToSee({ snapshot, playing, point, board, selection }: TableModel): readonly PlaceId[] {
  if (point !== null || selection.place !== null) return NOWHERE;
  const number = playing?.number ?? snapshot.length;
  const entry = snapshot.log.findLast((one) => one.number === number);
  if (entry === undefined || entry.seat === null || snapshot.mine.includes(entry.seat)) return NOWHERE;
  return entry.events.flatMap((event) => board.touched(event));
}

/** A map of which only a part is in sight, as on a phone, turns to where something happens. */
function turnTo(root: Element, places: readonly PlaceId[]): void {
  if (preferences().pace === 'instant') return;
  for (const place of places) {
    const there = root.querySelector(`.kit-scroll [data-place="${CSS.escape(place)}"]`);
    if (there === null || there.getBoundingClientRect().width === 0) continue;
    bringIntoView(there, false);
    return;
  }
}

export function Moving({ root, children }: MovingPartProps): ReactNode {
  const model = useTable();
  const { position, mover } = model;
  return (
    <MovingPart root={root} position={position} mover={mover} seen={placesToSee(model)}>
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
    const { root, position, seen } = this.props;
    if (before.position === position || root.current === null) return null;
    // Before anything is measured: what stands still must not seem to travel.
    turnTo(root.current, seen);
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
