/** Steps between spots of the map, worked out once for a compiled ruleset. */
import type { Ruleset } from '../ruleset.ts';

const known = new WeakMap<Ruleset, readonly (readonly number[])[]>();

/** By spot and spot; far away where there is no way. */
export function distancesOf(g: Ruleset): readonly (readonly number[])[] {
  const found = known.get(g);
  if (found !== undefined) return found;
  const all = g.neighbours.map((_, from) => stepsFrom(g.neighbours, from));
  known.set(g, all);
  return all;
}

export function stepsFrom(neighbours: readonly (readonly number[])[], from: number): number[] {
  const steps = neighbours.map(() => 99);
  steps[from] = 0;
  const queue = [from];
  for (let spot = queue.shift(); spot !== undefined; spot = queue.shift())
    for (const next of neighbours[spot])
      if (steps[next] === 99) {
        steps[next] = steps[spot] + 1;
        queue.push(next);
      }
  return steps;
}
