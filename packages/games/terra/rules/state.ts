/** What the states of both games have: small numbers in plain arrays. */
import type { GameState, Obligation } from '@guildhall/kernel';
import type { Bowls } from './power.ts';

/** Nothing there: no building on a hex, no tile in hand, nobody on a place. */
export const NONE = -1;

export interface TerraPlayer extends Bowls {
  /** Index in the list of factions; NONE before the choice. */
  faction: number;
  /** Index of the home terrain; NONE before the choice. */
  home: number;
  coins: number;
  points: number;
  keys: number;
  shipping: number;
  /** Buildings of the own board on the map, by kind. */
  built: number[];
  /** Town tiles, by index. */
  towns: number[];
  /** River hexes over which towns were founded. */
  riverTowns: number[];
  passed: boolean;
  /** Special actions used this round, as bits. */
  used: number;
  /** Points by source, in the order of the game's list of sources. */
  sources: number[];
}

/** What stands on the map. */
export interface OnMap {
  /** Building on each land hex: `seat * perSeat + kind`, or NONE. */
  buildings: number[];
  /** Bridges: `site * 8 + seat`. */
  bridges: number[];
}

/** An offer of power to the neighbour of a new building. */
export interface Offer extends Obligation {
  readonly kind: 'leech';
  readonly amount: number;
  /** The seat that built. */
  readonly from: number;
}

/** O: how offers of power look; All: everything that somebody may owe. */
export interface TerraState<O extends Offer = Offer, All extends Obligation = Obligation>
  extends GameState<All>,
    OnMap {
  round: number;
  phase: string;
  /** Turns taken in this round. */
  turn: number;
  /** Seats in the order of this round. */
  order: number[];
  /** Seats that passed this round, first to last. */
  passing: number[];
  /** The seat that had the last turn, or NONE. */
  last: number;
  players: TerraPlayer[];
  /** Terrain of each land hex. */
  terrain: number[];
  /** 1 where the building is part of a town. */
  inTown: number[];
  /** Copies left of each town tile. */
  townTiles: number[];
  /** Power actions used this round, as bits. */
  powerUsed: number;
  /** Offers of the running turn that are asked for when it ends. */
  offers: O[];
}
