/** Where the coach speaks from: beside what they talk about, never over it. */
import { usePhone } from '@guildhall/board-kit';
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import type { Box, Sight } from './targets.ts';

const GAP = 44;
const EDGE = 12;
/** How far down, of the height of a phone. */
const LOW = 0.55;

interface Spot {
  readonly left: number;
  readonly top: number;
}

/** How much of two boxes lies on each other. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** On a phone: under the players, or above what asks, whichever hides nothing. */
function dockedAway({ targets, bar }: Sight): CSSProperties {
  const seats = document.querySelector('.phone-seats')?.getBoundingClientRect().bottom ?? 0;
  const [first] = targets;
  const middle = first === undefined ? innerHeight : first.top + first.height / 2;
  return middle < (seats + bar) / 2
    ? { top: 'auto', bottom: innerHeight - bar + EDGE }
    : { top: seats + EDGE, bottom: 'auto' };
}

/** Whether what a step is about stands where the coach of a phone speaks from when there is nothing to do. */
function isLow({ targets: [first] }: Sight): boolean {
  return first !== undefined && first.top + first.height / 2 > innerHeight * LOW;
}

/** The best of many places on a wide screen. */
function besideTargets({ targets, needed, bar }: Sight, { width, height }: Box): Spot {
  const clamp = ({ left, top }: Spot): Spot => ({
    left: Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, innerHeight - height - EDGE)),
  });
  // Things that are far apart have nothing between them worth pointing at.
  const [at] = targets;
  if (at === undefined) return clamp({ left: (innerWidth - width) / 2, top: (innerHeight - height) / 3 });
  const centre = at.left + (at.width - width) / 2;
  const middle = at.top + (at.height - height) / 2;
  const spots = [
    { left: centre, top: at.top - height - GAP },
    { left: at.left - width - GAP * 2, top: middle },
    { left: at.left + at.width + GAP * 2, top: middle },
    { left: centre, top: at.top + at.height + GAP },
    { left: EDGE, top: EDGE },
    { left: innerWidth, top: EDGE },
    { left: EDGE, top: bar - height - EDGE },
    { left: innerWidth, top: bar - height - EDGE },
    { left: centre, top: bar - height - EDGE },
  ].map(clamp);
  const hidden = (spot: Spot): number =>
    [...targets, ...needed].reduce((sum, box) => sum + overlap({ ...spot, width, height }, box), 0);
  return spots.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}

/** `isTask`: the learner has something to do, so nothing that is needed for it may be covered. */
export function useBubblePlace(
  bubble: RefObject<HTMLElement | null>,
  sight: Sight,
  isTask: boolean,
): CSSProperties {
  const isPhone = usePhone();
  const [place, setPlace] = useState<CSSProperties>({ opacity: 0 });
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    if (isPhone) setPlace(isTask || isLow(sight) ? dockedAway(sight) : {});
    else setPlace(besideTargets(isTask ? sight : { ...sight, needed: [] }, element.getBoundingClientRect()));
  }, [bubble, sight, isTask, isPhone]);
  return place;
}
