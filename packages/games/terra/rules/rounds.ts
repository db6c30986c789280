/** What happens between the turns in both games. */
import { discharge, hasLeft, nextId, type Obligation, oweTable, type Place } from '@guildhall/kernel';
import { waitForOffers } from './leech.ts';
import { NONE, type TerraState } from './state.ts';
import type { Turn } from './turn.ts';

/** One obligation for each seat, the first of them on top. */
export function oweInTurn(state: TerraState, seats: readonly number[], kind: string): void {
  for (let i = seats.length - 1; i >= 0; i--)
    state.pending.push([{ kind, id: nextId(state), seat: seats[i] }]);
}

/** Seats in the order of the table, from one on. */
export function seatsFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Seats in the order in which they passed; those who left without passing come last. */
export function orderOfPassing({ order, passing }: TerraState): number[] {
  return [...passing, ...order.filter((seat) => !passing.includes(seat))];
}

export function beginActions(state: TerraState): void {
  state.phase = 'actions';
  state.turn = 0;
  state.last = NONE;
  oweTable(state, 'nextTurn');
}

/** Gives the turn to the next seat that has not passed; when all have, the round waits for open answers and ends. */
export function giveNextTurn(
  state: TerraState,
  owed: Obligation,
  turnOf: (base: Turn) => Obligation,
  endOfRound: string,
): void {
  const count = state.order.length;
  const from = state.last === NONE ? -1 : state.order.indexOf(state.last);
  for (let step = 1; step <= count; step++) {
    const seat = state.order[(from + step) % count];
    if (state.players[seat].passed) continue;
    state.last = seat;
    state.turn += 1;
    state.pending.push([turnOf({ kind: 'turn', id: nextId(state), seat, actions: 1, acted: false })]);
    return;
  }
  discharge(state, owed);
  oweTable(state, endOfRound);
  waitForOffers(state);
}

/** Frees the actions of the board and of the seats. */
export function freeActions(state: TerraState): void {
  state.powerUsed = 0;
  for (const [seat, player] of state.players.entries()) {
    player.used = 0;
    player.passed = hasLeft(state, seat);
  }
}

export function whereIs({ round, phase, turn }: TerraState): Place {
  return { round, phase, turn };
}
