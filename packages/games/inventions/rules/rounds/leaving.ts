/** Players who leave for good: their citizens, tiles and cards stay where they are, and their turns are passed over. */
import { release, toAll } from '@guildhall/kernel';
import type { Listener, Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { firstFreeEraSpace } from '../turn/eureka.ts';
import { finishLearning } from '../turn/travel.ts';
import { newTurn } from './rounds.ts';
import { settleOffers } from './settling.ts';

/** What the seat still had to decide lapses; what had only to be tidied up after it is tidied up. */
export function leaveGame(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  listener?.(toAll('left', seat, {}));
  for (const owed of state.pending.flat())
    if (owed.seat === seat && owed.kind === 'learned') finishLearning(state, owed, listener);
  const released = release(state, seat);
  if (released.some((owed) => owed.kind === 'eraSpace'))
    state.players[seat].eraSpace = firstFreeEraSpace(g, state, seat);
  if (state.turn.seat === seat) state.turn = newTurn(seat, 0);
  closeUp(state, seat);
  settleOffers(g, state, listener);
}

/** Those who left come last in the turn order; who already had a turn in this round is not counted any more. */
function closeUp(state: State, seat: number): void {
  const place = state.order.indexOf(seat);
  if (place < state.moved) state.moved -= 1;
  state.order = [...state.order.filter((owner) => owner !== seat), seat];
}
