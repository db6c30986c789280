/** Payments that are none. */
import { nextId, type Seat } from '../../src/index.ts';
import type { BazaarState } from '../bazaar/index.ts';
import { before, type Fault, planted } from './plant.ts';

/** Payments that are none: `fault` does something more when the box is unlocked. */
function unlocking(what: string, fault: (state: BazaarState, seat: Seat) => void): Fault {
  return before(what, 'payments', (state, seat, action) => {
    if (action.kind === 'unlock') fault(state, seat);
  });
}

export const payments: readonly Fault[] = [
  unlocking('a payment costs a neighbour a favour', (state, seat) => {
    const neighbour = (seat + 1) % state.favours.length;
    state.favours[neighbour] = Math.max(0, state.favours[neighbour] - 1);
  }),
  unlocking('a payment makes somebody decide something', (state, seat) => {
    state.aside.push({ id: nextId(state), kind: 'tip', seat, from: seat });
  }),
  unlocking('a payment reveals something', (state) => {
    if (state.chance.key !== null) state.chance.disclosed += 1;
  }),
  unlocking('a payment takes another turn', (state) => {
    state.turn += 1;
  }),
  planted('a payment gives less than it says', 'payments', ({ payments }) => ({
    payments: payments && {
      ...payments,
      exchanges: (state, seat) =>
        payments.exchanges(state, seat).map((one) => ({ ...one, changes: { ...one.changes, coins: 2 } })),
    },
  })),
  planted('a payment is not among the exchanges', 'payments', ({ payments }) => ({
    payments: payments && { ...payments, exchanges: () => [] },
  })),
  planted('an exchange is said to be no payment', 'payments', ({ payments }) => ({
    payments: payments && { ...payments, isPayment: () => false },
  })),
  planted('a refusal does not say that a coin is missing', 'payments', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      return refusal?.rule === 'BAZ-PRICE' ? { ...refusal, missing: {} } : refusal;
    },
  })),
  planted('a refusal says that more is missing than is', 'ways', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      return refusal?.missing.coins === undefined
        ? refusal
        : { ...refusal, missing: { coins: refusal.missing.coins + 1 } };
    },
  })),
];
