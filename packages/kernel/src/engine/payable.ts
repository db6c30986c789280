/** What a seat can do only after payments: the wishes that `ways` can bring about and that are not legal as they stand. */

import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import { type Way, ways } from './ways.ts';

/** The generator yields after this many actions that needed no search. */
const LOOKED_AT_ONCE = 250;

/**
 * The cheapest way to each action that is refused only because something is missing that payments can provide. Payments
 * themselves are left out. Yields null in between, so that a caller with little time can continue later.
 */
export function* payable<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  isWished: (action: A) => boolean = () => true,
): Generator<Way<A> | null, void> {
  const { payments, notation } = rules;
  if (payments === null || payments.exchanges(view, seat).length === 0) return;
  for (const [at, wish] of notation.all.entries()) {
    if (at % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) yield null;
    if (payments.isPayment(wish)) continue;
    const missing = rules.whyNot(view, seat, wish)?.missing ?? {};
    if (Object.keys(missing).length === 0 || !isWished(wish)) continue;
    yield ways(rules, view, seat, [wish], 1).find(({ actions }) => actions.length > 1) ?? null;
  }
}
