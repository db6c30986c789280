/** Players who leave for good: their pieces stay and score, and their turns are passed over. */
import { release } from '@guildhall/kernel';
import { discardKingTile } from './king-phase.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { settleGifts } from './settling.ts';
import type { State } from './state.ts';
import { endTurn } from './turn.ts';

/** What the seat still had to decide lapses; a turn that was begun ends, and the offer is refilled. */
export function leaveGame(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  listener?.({ kind: 'left', seat, readers: 'all', data: {} });
  const released = release(state, seat);
  if (released.some(({ kind }) => kind === 'kingTile')) discardKingTile(g, state, listener);
  for (const owed of released) if (owed.kind === 'pick') state.silver?.bottom.push(...owed.tiles);
  if (state.turn.seat === seat) endTurn(state);
  // Players who left come last in the turn order, and their turn in this round no longer counts.
  if (state.order.indexOf(seat) < state.moved) state.moved -= 1;
  state.order = [...state.order.filter((other) => other !== seat), seat];
  settleGifts(g, state, listener);
}
