/** When a position is: what a seat has still ahead of it. */
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';

export interface Moment {
  /** Turns of the seat that are still to come, one in which no die is taken yet included. */
  readonly turns: number;
  /** Of them in this round. */
  readonly turnsHere: number;
  /** Rounds after this one. */
  readonly rounds: number;
  /** Whether the seat may still do something free of charge. */
  readonly mayAct: boolean;
}

export function momentOf(g: Ruleset, state: State, seat: number): Moment {
  const rounds = g.tables.rounds - state.round;
  const turnsHere = Math.max(0, g.tables.dice.turns - state.players[seat].dice.length);
  const turns = turnsHere + rounds * g.tables.dice.turns;
  return { turns, turnsHere, rounds, mayAct: turns > 0 || state.turn.seat === seat };
}

/** How many of so many pieces find a place while there is room for `chances` of them. */
export function placed(pieces: number, chances: number): number {
  return pieces === 0 || chances <= 0 ? 0 : (pieces * chances) / (pieces + chances + 0.4);
}
