/** How far spots are from a figure of the Cardinal. */
import { FIRST_CITY } from '../../data/index.ts';
import { mapOn } from '../places.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { cityOf, levelOf } from '../underground.ts';

function neighboursOf(g: Ruleset, state: State, spot: number): readonly number[] {
  if (spot < FIRST_CITY) return g.neighbours[spot];
  return mapOn(g, state, levelOf(spot)).neighbours[cityOf(spot)];
}

/** Steps from a spot to every other one; infinite where no way leads. */
export function distancesFrom(g: Ruleset, state: State, from: number): number[] {
  const distances = new Array<number>(g.spots).fill(Number.POSITIVE_INFINITY);
  distances[from] = 0;
  const reached = [from];
  for (const spot of reached)
    for (const next of neighboursOf(g, state, spot))
      if (distances[next] === Number.POSITIVE_INFINITY) {
        distances[next] = distances[spot] + 1;
        reached.push(next);
      }
  return distances;
}

/** A shortest way, without the spot where it begins; among several the one that gathers the most. */
export function bestWay(
  g: Ruleset,
  state: State,
  from: number,
  to: number,
  gathers: (from: number, to: number) => number,
): number[] {
  const left = distancesFrom(g, state, to);
  const walk = (spot: number): { readonly way: number[]; readonly gathered: number } => {
    let best = { way: [] as number[], gathered: -1 };
    if (spot === to) return { way: [], gathered: 0 };
    for (const next of neighboursOf(g, state, spot)) {
      if (left[next] !== left[spot] - 1) continue;
      const rest = walk(next);
      const gathered = gathers(spot, next) + rest.gathered;
      if (gathered > best.gathered) best = { way: [next, ...rest.way], gathered };
    }
    return best;
  };
  return walk(from).way;
}

/** Orders candidates by several numbers, the smaller first. */
export function byKeys<T>(list: readonly T[], keysOf: (item: T) => readonly number[]): T[] {
  return list
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => a.keys.map((key, at) => key - b.keys[at]).find((difference) => difference !== 0) ?? 0)
    .map(({ item }) => item);
}

/** Those in range; where there is none, those that the least widening brings into it. */
export function withinReach<T extends { readonly distance: number }>(
  targets: readonly T[],
  range: number,
): T[] {
  const nearest = Math.min(...targets.map(({ distance }) => distance));
  return targets.filter(({ distance }) => distance <= Math.max(range, nearest));
}
