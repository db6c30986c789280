/** Standing orders and plans answer the moment they apply, for people who have no draft themselves. */
import { answer, type Cancelled, type Seat, type StandingOrders, type Table } from '@guildhall/kernel';

/** More answers in a row than any position can need; beyond this, an order runs in circles. */
const MOST_ANSWERS = 500;

export interface Followed {
  /** The orders from now on, if they changed. */
  readonly standing: ReadonlyMap<Seat, StandingOrders>;
  readonly cancelled: ReadonlyMap<Seat, readonly Cancelled[]>;
}

/** Plays the orders as long as one applies. `answers` returns whether the orders of a seat may answer. */
export function followOrders(
  table: Table,
  standing: ReadonlyMap<Seat, StandingOrders>,
  answers: (seat: Seat) => boolean,
): Followed {
  const changed = new Map<Seat, StandingOrders>();
  const cancelled = new Map<Seat, Cancelled[]>();
  const begun = new Set<Seat>();
  for (let count = 0; count < MOST_ANSWERS && step(); count++);
  return { standing: changed, cancelled };

  function step(): boolean {
    for (const seat of table.deciders()) {
      const orders = changed.get(seat) ?? standing.get(seat);
      if (orders === undefined || !answers(seat)) continue;
      const draft = table.drafts(seat).find((one) => one.seat === seat);
      // A person with a draft is present and finishes the turn.
      if (!begun.has(seat) && (draft?.own?.steps.length ?? 0) > 0) continue;
      if (draft?.complete === true) {
        if (table.confirm(seat).ok) return true;
        continue;
      }
      const found = answer(table.rules, table.view(seat), seat, orders);
      if (JSON.stringify(found.standing) !== JSON.stringify(orders)) changed.set(seat, found.standing);
      if (found.cancelled.length > 0) {
        cancelled.set(seat, [...(cancelled.get(seat) ?? []), ...found.cancelled]);
      }
      if (found.action === null || !table.play(seat, found.action).ok) continue;
      begun.add(seat);
      return true;
    }
    return false;
  }
}
