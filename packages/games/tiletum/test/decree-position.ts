/** Positions in which the Cardinal follows a decree. */
import type { SpotId, UndergroundId } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import type { AnySpot } from './position.ts';

export interface Given {
  dice: string[];
  houses?: AnySpot[];
  pillars?: SpotId[];
  mines?: UndergroundId[];
  /** Cathedrals he contributed to, as bits of their list. */
  built?: number;
  contracts?: string[];
  crests?: Record<number, string>;
  mapTiles?: [AnySpot, string][];
  offer?: string[];
  goods?: { gold?: number; iron?: number; stone?: number; food?: number };
  seekers?: [UndergroundId, UndergroundId | null, UndergroundId | null];
  /** Pieces left in his supply. */
  left?: { houses?: number; pillars?: number; mines?: number };
  king?: number;
}

export function prepared(given: Given, chosen: Partial<Options>) {
  const p = alone(chosen);
  p.bare();
  p.dice(...given.dice);
  p.house(CARDINAL, ...(given.houses ?? []));
  p.pillar(CARDINAL, ...(given.pillars ?? []));
  p.mine(CARDINAL, ...(given.mines ?? []));
  p.give(CARDINAL, {
    gold: 0,
    iron: 0,
    stone: 0,
    food: 0,
    ...given.goods,
    ...given.left,
    storehouse: given.contracts ?? [],
    crests: given.crests ?? {},
  });
  if (given.seekers !== undefined) p.give(CARDINAL, { seekers: given.seekers });
  for (const [spot, tile] of given.mapTiles ?? []) p.mapTile(spot, tile);
  for (const [at, id] of (given.offer ?? []).entries()) p.state.contractOffer[at] = p.tile(id);
  p.him.cathedrals = given.built ?? 0;
  if (given.king !== undefined) p.king([0, 0], [CARDINAL, given.king]);
  return p;
}

/** A card, what is special in the position, the position, and what the card then leads to. */
export type DecreeRow = [card: string, what: string, given: Given, expected: string];
