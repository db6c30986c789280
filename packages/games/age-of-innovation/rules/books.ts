/** Books of any discipline: taken one by one, paid one by one where there is a choice. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { DISCIPLINES } from '../data/types.ts';
import type { Action } from './actions.ts';
import { focus } from './choices.ts';
import type { HandlerOf } from './handlers.ts';
import { booksOf } from './holdings.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { ObligationOf, Purchase, State } from './state.ts';

export const takeBooks = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.takeBook);
  },
  check(_g, _state, _owed, action) {
    return action.kind === 'takeBook' ? null : 'AOI-TURN-FINISH-FIRST';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'takeBook') throw new Error(`not a book: ${action.kind}`);
    state.players[owed.seat].books[action.discipline] += 1;
    listener?.(toAll('bookTaken', owed.seat, { discipline: DISCIPLINES[action.discipline] }));
    owed.count -= 1;
    if (owed.count === 0) discharge(state, owed);
    else if (owed.bundled !== 'no') focus(state, owed);
  },
} satisfies HandlerOf<'takeBooks'>;

type PayBooks = ObligationOf<'payBooks'>;

/** What happens when the books are paid. */
export type Delivery = (
  g: Ruleset,
  state: State,
  seat: number,
  purchase: Purchase,
  what: number,
  listener?: Listener,
) => void;

/** Begins a payment; without a choice it is made at once. */
export function payWithBooks(
  g: Ruleset,
  state: State,
  seat: number,
  bought: { count: number; purchase: Purchase; what: number },
  deliver: Delivery,
  listener?: Listener,
): void {
  const owed: PayBooks = { kind: 'payBooks', id: nextId(state), seat, ...bought };
  state.pending.push([owed]);
  settle(g, state, owed, deliver, listener);
}

/** Pays what leaves no choice, and hands over what was bought when all is paid. */
function settle(g: Ruleset, state: State, owed: PayBooks, deliver: Delivery, listener?: Listener): void {
  const player = state.players[owed.seat];
  const { books } = player;
  const kinds = books.filter((count) => count > 0).length;
  if (booksOf(player) === owed.count) {
    books.fill(0);
    owed.count = 0;
  } else if (kinds === 1) {
    books[books.findIndex((count) => count > 0)] -= owed.count;
    owed.count = 0;
  }
  if (owed.count > 0) return;
  discharge(state, owed);
  deliver(g, state, owed.seat, owed.purchase, owed.what, listener);
}

export function payBooksWith(deliver: Delivery) {
  return {
    candidates(g: Ruleset, _state: State, _owed: PayBooks, out: Action[]): void {
      out.push(...g.catalogue.payBook);
    },
    check(_g: Ruleset, state: State, owed: PayBooks, action: Action): Check {
      if (action.kind !== 'payBook') return 'AOI-TURN-FINISH-FIRST';
      return state.players[owed.seat].books[action.discipline] > 0 ? null : 'AOI-BOOK-PAYMENT';
    },
    apply(g: Ruleset, state: State, owed: PayBooks, action: Action, listener?: Listener): void {
      if (action.kind !== 'payBook') throw new Error(`not a book: ${action.kind}`);
      state.players[owed.seat].books[action.discipline] -= 1;
      owed.count -= 1;
      settle(g, state, owed, deliver, listener);
    },
  };
}
