import type { GameState, Obligation as Owed, Seat, TABLE } from '@guildhall/kernel';
import type { Spice } from '../data/index.ts';

/** Stands in a view where a contract may not be seen. */
export const UNKNOWN = 'unknown';

export interface Player {
  coins: number;
  pearls: number;
  /** Crates bought, by spice. */
  crates: Record<Spice, number>;
  /** The spice of the secret contract. */
  contract: Spice | typeof UNKNOWN;
}

/** A decision of a seat. */
export interface Turn extends Owed {
  readonly kind: 'turn';
}

/** What nobody decides. */
export interface Step extends Owed {
  readonly kind: 'round' | 'scoring';
  readonly seat: typeof TABLE;
}

export type Obligation = Turn | Step;

export interface State extends GameState<Obligation> {
  /** From 1 on; 0 before the first. */
  round: number;
  /** Crates in the market, by spice. */
  market: Record<Spice, number>;
  /** The spices of all other crates, sorted: nobody knows which comes next. */
  warehouse: Spice[];
  players: Player[];
}

/** The seat that goes first in a round. */
export function firstOf({ round, players }: State): Seat {
  return (round - 1) % players.length;
}
