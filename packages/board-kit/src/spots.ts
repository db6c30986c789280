/** The places of a drawing by keyboard: one of them is a stop of the Tab key, the arrow keys lead to the others. */
import { type KeyboardEvent, useState } from 'react';
import type { PlaceId } from './board.ts';
import { type Direction, nextIn, type Point } from './hex.ts';
import { usePlaces } from './place.tsx';

export interface Spot extends Point {
  readonly place: PlaceId;
}

/** What a place within a drawing needs to take part. */
export interface Stop {
  readonly id: PlaceId;
  readonly isStop: boolean;
  readonly onKey: (event: KeyboardEvent) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Where a key leads to: arrows to the next spot, Page Down and Page Up to the next one that is lit. */
function movedTo(
  key: string,
  spots: readonly Spot[],
  lit: ReadonlySet<PlaceId>,
  from: PlaceId,
): PlaceId | null {
  const here = spots.find(({ place }) => place === from);
  if (here === undefined) return null;
  if (Object.hasOwn(ARROWS, key)) {
    const next = nextIn(spots, here, ARROWS[key]);
    return next === null ? null : spots[next].place;
  }
  if (key !== 'PageDown' && key !== 'PageUp') return null;
  const step = key === 'PageDown' ? 1 : -1;
  const start = spots.indexOf(here);
  for (let far = 1; far <= spots.length; far++) {
    const { place } = spots[(start + step * far + spots.length * 2) % spots.length];
    if (lit.has(place)) return place;
  }
  return null;
}

/** The spots of a drawing, of which there is at least one, and where they are. */
export function useSpots(spots: readonly Spot[]): (place: PlaceId) => Stop {
  const { lit, entry } = usePlaces();
  const [stop, setStop] = useState<PlaceId | null>(null);
  const chosen =
    spots.find(({ place }) => place === stop) ??
    spots.find(({ place }) => lit.has(place)) ??
    spots.find(({ place }) => place === entry);
  const tabStop = (chosen ?? spots[0]).place;
  const onKey = (event: KeyboardEvent): void => {
    const to = movedTo(event.key, spots, lit, tabStop);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    setStop(to);
    const root = (event.currentTarget as Element).closest('svg');
    root?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };
  return (place) => ({ id: place, isStop: place === tabStop, onKey });
}
