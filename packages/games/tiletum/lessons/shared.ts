/** What the steps of both lessons point at, and the numbers they show. */
import type { LessonTarget } from '../../lesson.ts';
import type { LessonPosition } from '../../lesson-position.ts';
import { type ActionId, type Good, type SpotId, tables, type UndergroundId } from '../data/index.ts';

export const spot = (id: SpotId | UndergroundId): LessonTarget => ({ place: `spot:${id}` });

export const die = (good: Good, value: number): LessonTarget => ({ place: `die:${good}${value}` });

/** The bonus tile that may be taken now, on the wheel or beside the king track. */
export const OFFERED: LessonTarget = { place: 'offered' };

/** A tile where it lies: in one of the offers, or in the storehouse. */
export const tile = (id: string, on: 'own' | 'contracts' | 'characters'): LessonTarget => ({
  place: `tile:${id}`,
  on: on === 'own' ? 'own' : { panel: on },
});

export const onOwn = (place: string): LessonTarget => ({ place, on: 'own' });

/** The points of an action whose die shows this. */
export const pointsOf = (value: number): number => tables.wheel.points[value - 1];

/** What the die of an action shows in a round: the actions stand around the wheel, which turns by one in each. */
export function faceOf(places: readonly ActionId[], action: ActionId, wheel: number, round: number): number {
  const faces = places.length;
  return ((places.indexOf(action) + wheel - round + faces) % faces) + 1;
}

/** What a contribution to a cathedral is worth to the first one who makes it. */
export function cathedral(
  town: string,
  costTile: string,
): { readonly stone: number; readonly points: number } {
  const { amount, points } = tables.costTiles[costTile];
  return { stone: amount, points: points + tables.cathedrals[town].points[0] };
}

/** The points that the learner last scored from a source. */
export function lastScored({ events, seat }: LessonPosition, source: string): number {
  const last = events.findLast(
    (event) => event.kind === 'scored' && event.seat === seat && event.data.source === source,
  );
  return Number(last?.data.points ?? 0);
}
