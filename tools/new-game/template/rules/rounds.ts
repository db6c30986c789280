/** What nobody decides: a round begins; and players who leave for good. */
import {
  discharge,
  hasLeft,
  type Listener,
  nextId,
  push,
  release,
  roll,
  type Seat,
  TABLE,
} from '@guildhall/kernel';
import type { Ruleset } from './ruleset.ts';
import { firstOf, type State, type Step } from './state.ts';

/** The stack is answered from its top, so what comes last is pushed first. */
export function runRound(g: Ruleset, state: State, owed: Step, listener?: Listener): void {
  discharge(state, owed);
  state.round += 1;
  const kind = state.round < g.rounds ? 'round' : 'scoring';
  push(state, { id: nextId(state), kind, seat: TABLE });
  const first = firstOf(state);
  for (let after = g.seats - 1; after >= 0; after--) pushTurn(state, (first + after) % g.seats);
  payIncome(g, state, listener);
}

function pushTurn(state: State, seat: Seat): void {
  if (!hasLeft(state, seat)) push(state, { id: nextId(state), kind: 'turn', seat });
}

function payIncome(g: Ruleset, state: State, listener?: Listener): void {
  const { income } = g.tables;
  const die = roll(state, income.length);
  const coins = income[die - 1];
  for (const [seat, player] of state.players.entries()) if (!hasLeft(state, seat)) player.coins += coins;
  listener?.({ kind: 'roundStarted', seat: TABLE, readers: 'all', data: { round: state.round, die, coins } });
}

/** SQ-LEAVE: the turns that the seat still had lapse; what it owns stays and is scored. */
export function leave(state: State, seat: Seat, listener?: Listener): void {
  release(state, seat);
  listener?.({ kind: 'left', seat, readers: 'all', data: {} });
}
