/** Priests and scholars that are sent to the places of a track, each of which gives steps and is taken once. */
import { NONE } from './state.ts';

/** The best free place with exactly these steps, or NONE. `places` has the steps of each, the best first. */
export function freePlace(places: readonly number[], taken: readonly number[], steps: number): number {
  for (let place = 0; place < places.length; place++)
    if (places[place] === steps && taken[place] === NONE) return place;
  return NONE;
}
