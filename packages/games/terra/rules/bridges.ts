/** Bridges: they stand on sites between two hexes, and each player has a few. */
import { type Listener, toAll } from '@guildhall/kernel';
import type { Land } from './land.ts';
import type { OnMap } from './state.ts';

export function bridgesOf({ bridges }: OnMap, seat: number): number {
  let count = 0;
  for (const bridge of bridges) if ((bridge & 7) === seat) count += 1;
  return count;
}

/** How many ends of a site have a building of the seat. */
export function ownEnds(g: Land, { buildings }: OnMap, seat: number, site: number): number {
  const first = seat * g.perSeat;
  let count = 0;
  for (const end of g.sites[site])
    if (buildings[end] >= first && buildings[end] < first + g.perSeat) count += 1;
  return count;
}

/** Whether there is a bridge on a site: of anybody, or of one seat. */
export function hasBridge({ bridges }: OnMap, site: number, seat: number | null = null): boolean {
  for (const bridge of bridges)
    if (bridge >> 3 === site && (seat === null || (bridge & 7) === seat)) return true;
  return false;
}

export function raiseBridge(g: Land, state: OnMap, seat: number, site: number, listener?: Listener): void {
  const [a, b] = g.sites[site];
  state.bridges.push(site * 8 + seat);
  listener?.(toAll('bridgeBuilt', seat, { from: g.map.landNames[a], to: g.map.landNames[b] }));
}
