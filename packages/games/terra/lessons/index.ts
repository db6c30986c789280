/** What the lessons and guides of Terra Mystica and Age of Innovation share. */
import type { LessonStep } from '../../lesson.ts';
import { countsOf, type LessonPosition, lastOf } from '../../lesson-position.ts';

/** The places of rows of a table, which the board numbers in the table's order. */
export function placesOf(
  table: object,
  kind: string,
  ids: readonly string[] = Object.keys(table),
): readonly string[] {
  const rows = Object.keys(table);
  return ids.map((id) => `${kind}:${rows.indexOf(id)}`);
}

export function placeOf(table: object, kind: string, id: string): string {
  return placesOf(table, kind, [id])[0];
}

/** The power that a neighbour's building offers the learner, and its price in points. */
export function offered(position: LessonPosition): { readonly power: number; readonly price: number } {
  const power = lastOf(position, 'powerOffered', 'power');
  return { power, price: power - 1 };
}

/** What the game is about, and the land on which the learner plays. */
export function goalSteps(rounds: number, faction: string, terrain: string): readonly LessonStep[] {
  return [
    {
      id: 'goal',
      chapter: 'goal',
      show: [],
      values: (position) => ({ rounds, points: countsOf(position).points }),
    },
    { id: 'land', chapter: 'goal', show: [{ part: 'main' }], values: () => ({ faction, terrain }) },
  ];
}

/** The learner takes the power that the rival's building offers, and reads what bowls are. */
export function leechSteps(rival: string): readonly LessonStep[] {
  return [
    {
      id: 'leech',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech'],
      values: (position) => ({ ...offered(position), rival }),
    },
    { id: 'bowls', chapter: 'power', show: [{ place: 'bowls', on: 'own' }] },
  ];
}

export { wheelDistance } from '../rules/wheel.ts';
