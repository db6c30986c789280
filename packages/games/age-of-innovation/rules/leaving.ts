/** Players who leave for good. */
import { toAll } from '@guildhall/kernel';
import { leaveTable, openOffers } from '../../terra/index.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

export function leaveGame(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  leaveTable(state, seat, { endTurn: () => openOffers(state) }, listener);
  const player = state.players[seat];
  if (player.bonus === NONE) return;
  listener?.(toAll('bonusReturned', seat, { bonus: g.bonusIds[player.bonus] }));
  player.bonus = NONE;
}
