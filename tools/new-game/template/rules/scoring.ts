/** Points, and who has won. */
import { discharge, type Listener, type Outcome, reveal, type Seat } from '@guildhall/kernel';
import { SPICES } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import { type State, type Step, UNKNOWN } from './state.ts';

/** The last step: everybody shows the contract. */
export function runScoring(_g: Ruleset, state: State, owed: Step, listener?: Listener): void {
  discharge(state, owed);
  reveal(state);
  for (const [seat, { contract }] of state.players.entries())
    listener?.({ kind: 'contractShown', seat, readers: 'all', data: { contract } });
}

/** By source. A contract that is not known counts for nothing. */
function pointsOf({ tables: { spices, pearl } }: Ruleset, state: State, seat: Seat): Record<string, number> {
  const { crates, contract, pearls } = state.players[seat];
  return {
    crates: SPICES.reduce((sum, spice) => sum + crates[spice] * spices[spice].points, 0),
    contract: contract === UNKNOWN ? 0 : crates[contract] * spices[contract].contract,
    pearls: pearls * pearl.points,
  };
}

export function totalOf(g: Ruleset, state: State, seat: Seat): number {
  return Object.values(pointsOf(g, state, seat)).reduce((sum, points) => sum + points, 0);
}

/** SQ-END-WINNER: coins break a tie. */
export function outcomeOf(g: Ruleset, state: State): Outcome {
  const { players } = state;
  const seats = players.map((_, seat) => seat);
  const totals = seats.map((seat) => totalOf(g, state, seat));
  const isBefore = (one: Seat, other: Seat): boolean =>
    totals[one] > totals[other] ||
    (totals[one] === totals[other] && players[one].coins > players[other].coins);
  return {
    sources: seats.map((seat) => pointsOf(g, state, seat)),
    totals,
    ranks: seats.map((seat) => 1 + seats.filter((other) => isBefore(other, seat)).length),
  };
}
