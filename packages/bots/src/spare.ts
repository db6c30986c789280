/** Turns without payments that buy nothing. */
import type { Action, GameState, Seat } from '@guildhall/kernel';
import { decides, type Search } from './search.ts';
import type { Turn } from './turns.ts';

/** Points by which an estimate may be off when it likes one form of the same goods better than another. */
const DOUBT = 1.5;

/**
 * The turn without the payments (burned power, exchanged goods) that its other actions do not need, unless they
 * look clearly better: what is not exchanged now can still be exchanged when it is needed.
 */
export function withoutSparePayments<S extends GameState, A extends Action>(
  search: Search<S, A>,
  root: S,
  seat: Seat,
  turn: Turn<S, A>,
): Turn<S, A> {
  const { payments } = search.rules;
  let kept = turn;
  // The last ones first: what a payment brought may only be spent on another payment.
  for (let at = turn.actions.length - 1; at >= 0 && kept.actions.length > 1; at--) {
    if (payments?.isPayment(turn.actions[at]) !== true) continue;
    const actions = kept.actions.filter((_, index) => index !== at);
    const shorter = played(search, root, seat, actions);
    if (shorter !== null && shorter.value > kept.value - DOUBT) kept = shorter;
  }
  return kept;
}

/** What a seat reaches by these actions; null if they are not all legal or no longer a whole turn. */
function played<S extends GameState, A extends Action>(
  { rules, evaluate }: Search<S, A>,
  root: S,
  seat: Seat,
  actions: readonly A[],
): Turn<S, A> | null {
  const state = rules.clone(root);
  for (const action of actions) {
    if (state.chance.disclosed !== root.chance.disclosed || !decides(state, seat)) return null;
    const line = rules.notation.write(action);
    const offered = rules.legal(state, seat).find((legal) => rules.notation.write(legal) === line);
    if (offered === undefined) return null;
    rules.apply(state, seat, offered);
  }
  if (state.chance.disclosed === root.chance.disclosed && decides(state, seat)) return null;
  return { actions, state, value: evaluate(state, seat), isWhole: true, beginning: 0 };
}
