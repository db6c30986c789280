/** Power for the neighbours of a new building. */
import { hasLeft, nextId } from '@guildhall/kernel';
import { leechHandler, makeOffer, type Offer, powerAround, powerRoom } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { isAutoma } from './automa/seats.ts';
import { powerAt } from './reach.ts';
import { score } from './resources.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Player, State } from './state.ts';

/** Offers every neighbour its power, in turn order after the builder. */
export function offerPower(g: Ruleset, state: State, seat: number, hex: number, listener?: Listener): void {
  const amounts = powerAround(g, state, seat, hex, (_, near) => powerAt(g, state, near));
  if (amounts === null) return;
  const first = state.order.indexOf(seat);
  const { length } = state.order;
  for (let step = 1; step < length; step++) {
    const neighbour = state.order[(first + step) % length];
    // The Automa neither gains power nor pays for any.
    if (isAutoma(g, neighbour)) continue;
    const amount = amounts[neighbour];
    if (amount === 0 || powerRoom(state.players[neighbour]) === 0 || hasLeft(state, neighbour)) continue;
    makeOffer(g, state, { kind: 'leech', id: nextId(state), seat: neighbour, amount, from: seat }, listener);
  }
}

export const leech = leechHandler<Ruleset, State, Offer, Player, Action, AoiRule>({
  pay: (player, points) => score(player, 'leech', -points),
  refusal: 'AOI-LEECH-ANSWER-FIRST',
});
