/** Players who leave for good: their buildings stay and count, nobody plays for them. */
import { release } from '@guildhall/kernel';
import { openOffers } from './leech.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

/**
 * What the seat owes lapses with it. Where it leaves in its own turn the turn is over, and the neighbours of what it
 * built are asked as after any turn. From now on it counts as one who has passed.
 */
export function leaveGame(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  listener?.({ kind: 'left', seat, readers: 'all', data: {} });
  const released = release(state, seat);
  state.offers = state.offers.filter((offer) => offer.seat !== seat);
  if (released.some((owed) => owed.kind === 'turn')) openOffers(state);
  const player = state.players[seat];
  player.passed = true;
  if (player.bonus === NONE) return;
  listener?.({ kind: 'bonusReturned', seat, readers: 'all', data: { bonus: g.bonusIds[player.bonus] } });
  player.bonus = NONE;
}
