/** How much of the game is still to come for a seat. */
import type { Inputs } from '@guildhall/kernel';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';

export interface Moment {
  /** Incomes to come. */
  incomes: number;
  /** 1 while the seat still acts in this round, else 0. */
  live: number;
  /** 1 before the income of the round on the board. */
  early: number;
  /** Shares of the game: rounds with an income to come, and rounds in which the seat still acts. */
  later: number;
  ahead: number;
  /** 1 when no income comes any more. */
  last: number;
}

/** Filled anew at each estimate. */
export const moment: Moment = { incomes: 0, live: 0, early: 0, later: 0, ahead: 0, last: 0 };

export function tellMoment(g: Ruleset, state: State, seat: number): void {
  const { rounds } = g.tables;
  const early = state.phase === 'setup' || state.phase === 'income';
  moment.early = early ? 1 : 0;
  moment.incomes = rounds - state.round + moment.early;
  moment.live = state.phase === 'actions' && !state.players[seat].passed ? 1 : 0;
  moment.later = moment.incomes / rounds;
  moment.ahead = (moment.incomes + moment.live) / rounds;
  moment.last = moment.incomes === 0 ? 1 : 0;
}

const ROUNDS = 6;

export function putMoment(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { live } = moment;
  const isSetup = state.phase === 'setup';
  inputs.putOne(isSetup ? -1 : state.round - 1, ROUNDS, 1);
  inputs.put(isSetup ? 1 : 0);
  inputs.putOne(state.round - 1, ROUNDS, live);
  inputs.put(live);
  inputs.put(moment.later);
  let others = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat && !state.players[other].passed) others += 1;
  inputs.put(state.phase === 'actions' ? others / (g.seats - 1) : 0);
  inputs.put(state.passing[0] === seat ? 1 : 0);
  inputs.put(live === 1 && state.passing.length === 0 ? 1 : 0);
  inputs.put((g.seats - 4) / 2);
  inputs.putOne(state.order.indexOf(seat), 5, state.phase === 'setup' ? 1 : 0);
}
