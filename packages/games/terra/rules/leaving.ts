/** Players who leave for good: their buildings stay and count, nobody plays for them. */
import { type Listener, release, toAll } from '@guildhall/kernel';
import type { Offer, TerraState } from './state.ts';

interface LeavingParts<O extends Offer> {
  /** An offer to the seat is neither taken nor refused. */
  lapse?(offer: O): void;
  /** What follows the end of a turn: the neighbours of what the seat built are asked. */
  endTurn(): void;
}

/**
 * What the seat owes lapses with it. Where it leaves in its own turn the turn is over. From now on it counts as one who
 * has passed.
 */
export function leaveTable<O extends Offer>(
  state: TerraState<O>,
  seat: number,
  { lapse, endTurn }: LeavingParts<O>,
  listener?: Listener,
): void {
  listener?.(toAll('left', seat, {}));
  const released = release(state, seat);
  for (const owed of [...released, ...state.offers])
    if (owed.kind === 'leech' && owed.seat === seat) lapse?.(owed as O);
  state.offers = state.offers.filter((offer) => offer.seat !== seat);
  if (released.some((owed) => owed.kind === 'turn')) endTurn();
  state.players[seat].passed = true;
}
