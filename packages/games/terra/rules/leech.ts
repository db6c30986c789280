import { type Bowls, powerRoom } from './power.ts';

/** Power really gained from an offer: all of it, unless the bowls or the points do not allow it. */
export function leechGain(offer: number, bowls: Bowls, points: number): number {
  return Math.min(offer, powerRoom(bowls), points + 1);
}

/** Points paid for power from a neighbour's building: one less than the power gained. */
export function leechPrice(gain: number): number {
  return gain > 0 ? gain - 1 : 0;
}
