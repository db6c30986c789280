/** Players who leave for good, by the rules of the online league. */
import { toAll } from '@guildhall/kernel';
import { leaveTable } from '../../terra/index.ts';
import { endTurn, lapse } from './leech.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { type Leech, NONE, type State } from './state.ts';

export function leaveGame(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const parts = { lapse: (offer: Leech) => lapse(state, offer), endTurn: () => endTurn(g, state) };
  leaveTable(state, seat, parts, listener);
  const player = state.players[seat];
  if (player.card === NONE) return;
  listener?.(toAll('cardReturned', seat, { card: g.cardIds[player.card] }));
  player.card = NONE;
}
