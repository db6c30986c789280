/**
 * Payments are what the game says of them: they exchange what their seat owns and touch nothing else. `ways` relies on
 * it, and on refusals that say what is missing.
 */
import type { Action, Exchange, GameState, Payments, Seat } from '../../contract/game.ts';
import { deciders } from '../../engine/obligations.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { offersOf, pick, type Situation } from '../situation.ts';

/** Pairs of payments that are made in either order, and refused wishes that payments must not help. */
const PAIRS = 4;
const WISHES = 6;
const LONGEST_TRIAL = 5;

/** A payment in the legal list, with the changes that the game declares for it. */
interface Offered {
  readonly action: Action;
  readonly line: string;
  readonly changes: Exchange['changes'];
}

export const paymentsExchange: Check = {
  name: 'payments',
  moment: 'sampled',
  run(situation) {
    const { payments } = situation.rules;
    if (payments === null) return null;
    for (const seat of deciders(situation.state)) {
      const offered = offeredTo(situation, payments, seat);
      if (typeof offered === 'string') return offered;
      situation.playing.tally.payments += offered.length;
      for (const one of offered) {
        const wrong = touches(situation, payments, seat, one);
        if (wrong !== null) return `"${one.line}" of seat ${seat} ${wrong}`;
      }
      const wrong = orderMatters(situation, seat, offered) ?? helpsUnsaid(situation, payments, seat);
      if (wrong !== null) return wrong;
    }
    return null;
  },
};

function offeredTo(situation: Situation, payments: Payments, seat: Seat): Offered[] | string {
  const { rules, state } = situation;
  const exchanges = new Map<string, Exchange>();
  for (const exchange of payments.exchanges(state, seat)) {
    const line = rules.notation.write(exchange.action);
    if (!payments.isPayment(exchange.action)) return `"${line}" is exchanged and is no payment`;
    if (exchanges.has(line)) return `"${line}" is listed twice among the exchanges of seat ${seat}`;
    exchanges.set(line, exchange);
  }
  const { actions, lines } = situation.offers(seat);
  const offered: Offered[] = [];
  for (const [at, action] of actions.entries()) {
    if (!payments.isPayment(action)) continue;
    const exchange = exchanges.get(lines[at]);
    if (exchange === undefined)
      return `"${lines[at]}" of seat ${seat} is a payment and not among its exchanges`;
    offered.push({ action, line: lines[at], changes: exchange.changes });
  }
  return offered;
}

/** What a payment does that it should not, or null. */
function touches(
  { rules, state, seats }: Situation,
  payments: Payments,
  seat: Seat,
  { action, changes }: Offered,
): string | null {
  const after = rules.clone(state);
  rules.apply(after, seat, action);
  const expected = payments.holdings(state, seat);
  for (const [name, change] of Object.entries(changes)) {
    if (!Object.hasOwn(expected, name)) return `exchanges ${name}, which is not among the holdings`;
    expected[name] += change;
  }
  const found =
    labelled('holdings', difference(expected, payments.holdings(after, seat))) ??
    labelled('draws or reveals', difference(state.chance, after.chance)) ??
    labelled('obligations', difference(obligationsOf(state), obligationsOf(after))) ??
    labelled('place', difference(rules.where(state), rules.where(after)));
  if (found !== null) return found;
  for (const other of seats) {
    if (other === seat) continue;
    const touched =
      labelled(
        `counts of seat ${other}`,
        difference(rules.counts(state, other), rules.counts(after, other)),
      ) ??
      labelled(
        `offers to seat ${other}`,
        difference(offersOf(rules, state, other).lines, offersOf(rules, after, other).lines),
      );
    if (touched !== null) return touched;
  }
  return null;
}

function labelled(what: string, found: string | null): string | null {
  return found === null ? null : `changes ${what} as it should not: ${found}`;
}

function obligationsOf({ pending, aside, nextObligation }: GameState): unknown {
  const named = (group: GameState['aside']) => group.map(({ id, kind, seat }) => ({ id, kind, seat }));
  return { pending: pending.map(named), aside: named(aside), nextObligation };
}

/** Two payments lead to the same position in either order. */
function orderMatters(situation: Situation, seat: Seat, offered: readonly Offered[]): string | null {
  const { rules, state } = situation;
  const draws = situation.random('pairs of payments');
  const after = (first: Offered, second: Offered): GameState | null => {
    const copy = rules.clone(state);
    rules.apply(copy, seat, first.action);
    if (!offersOf(rules, copy, seat).lines.includes(second.line)) return null;
    rules.apply(copy, seat, second.action);
    return copy;
  };
  for (let count = 0; count < PAIRS && offered.length > 1; count++) {
    const [one, other] = pick(draws, offered, 2);
    const [forth, back] = [after(one, other), after(other, one)];
    if (forth === null || back === null) continue;
    const found = difference(forth, back);
    if (found !== null)
      return `"${one.line}" and "${other.line}" of seat ${seat}: the order matters: ${found}`;
  }
  return null;
}

/** Where a refusal says that nothing is missing, payments must not help. */
function helpsUnsaid(situation: Situation, payments: Payments, seat: Seat): string | null {
  const { rules, state, playing } = situation;
  const draws = situation.random('payments that help');
  for (const [line, wish] of pick(draws, [...playing.pool], WISHES)) {
    const copy = rules.clone(state);
    const refusal = rules.whyNot(copy, seat, wish);
    if (refusal === null || Object.keys(refusal.missing).length > 0) continue;
    for (let count = 0; count < LONGEST_TRIAL; count++) {
      const possible = rules.legal(copy, seat).filter((action) => payments.isPayment(action));
      if (possible.length === 0) break;
      rules.apply(copy, seat, possible[draws.below(possible.length)]);
      if (rules.whyNot(copy, seat, wish) === null)
        return `"${line}" of seat ${seat} is refused by ${refusal.rule}, and payments help though nothing is said to be missing`;
    }
  }
  return null;
}
