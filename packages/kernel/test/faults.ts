/** Copies of the bazaar with one planted fault each. The test kit must find every one of them. */
import {
  type Game,
  isOver,
  type Listener,
  type LogEvent,
  nextId,
  openGroup,
  owed,
  type Rules,
  type Seat,
  TABLE,
} from '../src/index.ts';
import { type BazaarAction, type BazaarOptions, type BazaarState, bazaar } from './bazaar/index.ts';

type BazaarRules = Rules<BazaarState, BazaarAction>;
type BazaarGame = Game<BazaarState, BazaarAction, BazaarOptions>;

export interface Fault {
  readonly what: string;
  /** The check that must find it. */
  readonly check: string;
  readonly game: BazaarGame;
}

function planted(what: string, check: string, change: (rules: BazaarRules) => Partial<BazaarRules>): Fault {
  const rules = (options: BazaarOptions): BazaarRules => {
    const sound = bazaar.rules(options);
    return { ...sound, ...change(sound) };
  };
  return { what, check, game: { ...bazaar, rules } };
}

/** An `apply` that does something more before the action. */
function before(
  what: string,
  check: string,
  fault: (state: BazaarState, seat: Seat, action: BazaarAction) => void,
): Fault {
  return planted(what, check, (rules) => ({
    apply(state, seat, action, listener) {
      fault(state, seat, action);
      rules.apply(state, seat, action, listener);
    },
  }));
}

/** A log in which events are other than they should be. */
function logged(what: string, change: (event: LogEvent) => LogEvent): Fault {
  return planted(what, 'log-secrecy', (rules) => ({
    apply: (state, seat, action, listener) =>
      rules.apply(state, seat, action, listener && ((event) => listener(change(event)))),
  }));
}

const leaks: readonly Fault[] = [
  planted('a view shows the first card of every hand', 'view-secrecy', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      view.hands.forEach((hand, seat) => {
        if (hand.length > 0) hand[0] = state.hands[seat][0];
      });
      return view;
    },
  })),
  planted('a view shows sealed bids', 'view-secrecy', (rules) => ({
    view: (state, viewer) => ({ ...rules.view(state, viewer), bids: state.bids.slice() }),
  })),
  planted('a view holds the generator', 'view-secrecy', (rules) => ({
    view: (state, viewer) => ({ ...rules.view(state, viewer), chance: { ...state.chance } }),
  })),
  planted('a view gives the pile away in a number that is not hidden', 'redeal', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      view.nextObligation += state.pile.length > 0 ? state.pile[0] : 0;
      return view;
    },
  })),
  planted('drawing is offered only when a good card is left in the pile', 'legal-secrecy', (rules) => ({
    legal: (state, seat) =>
      rules
        .legal(state, seat)
        .filter(({ kind }) => kind !== 'draw' || state.pile.some((card) => card % 6 === 5)),
  })),
  planted('a refusal counts what is in the hands of others', 'refusal-secrecy', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      const others = state.hands.flat().reduce((sum, card) => sum + Math.max(0, card), 1);
      return refusal === null ? null : { ...refusal, missing: { coins: others } };
    },
  })),
  planted('a preview remembers the state that the view was made from', 'preview-secrecy', (rules) => {
    let last: BazaarState | null = null;
    return {
      view(state, viewer) {
        last = state;
        return rules.view(state, viewer);
      },
      apply(state, seat, action, listener) {
        const card = state.chance.key === null ? (last?.pile[0] ?? 0) : 0;
        if (action.kind === 'walk' || action.kind === 'bid') state.favours[seat] += card;
        rules.apply(state, seat, action, listener);
      },
    };
  }),
  planted('a preview forgets a cost', 'preview', (rules) => ({
    apply(state, seat, action, listener) {
      const coins = state.coins[seat];
      rules.apply(state, seat, action, listener);
      if (state.chance.key === null && action.kind === 'buy') state.coins[seat] = coins;
    },
  })),
  logged('the log tells everybody which card was drawn', (event) =>
    event.kind === 'drewCard' ? { ...event, readers: 'all' } : event,
  ),
  logged('the log tells everybody a sealed bid', (event) =>
    event.kind === 'bid' ? { ...event, readers: 'all' } : event,
  ),
  planted('a step of the table tells what is in the pile', 'log-secrecy', (rules) => ({
    run(state, listener) {
      const card = state.pile.at(-1) ?? 0;
      listener?.({ kind: 'rumour', seat: -1, readers: 'all', data: { card } });
      rules.run(state, listener);
    },
  })),
];

/** The states that views were made from: what nobody who holds a view may have. */
const behind = new WeakMap<BazaarState, BazaarState>();

function remembering(rules: BazaarRules): Pick<BazaarRules, 'view'> {
  return {
    view(state, viewer) {
      const view = rules.view(state, viewer);
      behind.set(view, state);
      return view;
    },
  };
}

const redeals: readonly Fault[] = [
  planted('a re-deal keeps the true hidden cards', 'hidden-place', (rules) => ({
    ...remembering(rules),
    determinize(view, random) {
      const { chance } = rules.determinize(view, random);
      return { ...rules.clone(behind.get(view)!), chance };
    },
  })),
  planted('a re-deal keeps the true bids', 'hidden-place', (rules) => ({
    ...remembering(rules),
    determinize: (view, random) => ({
      ...rules.determinize(view, random),
      bids: behind.get(view)!.bids.slice(),
    }),
  })),
  planted('every other re-deal peeks at the true state', 'redeal', (rules) => ({
    ...remembering(rules),
    determinize(view, random) {
      const peek = random.below(2) === 0;
      const dealt = rules.determinize(view, random);
      return peek ? { ...rules.clone(behind.get(view)!), chance: dealt.chance } : dealt;
    },
  })),
  planted('a re-deal loses a card', 'redeal', (rules) => ({
    determinize(view, random) {
      const state = rules.determinize(view, random);
      if (state.guild.length > 0) state.guild[0] = state.pile[0] ?? 0;
      return state;
    },
  })),
  planted('a re-deal changes the view it is made from', 'redeal', (rules) => ({
    determinize(view, random) {
      const state = rules.determinize(view, random);
      view.pile = state.pile.slice();
      return state;
    },
  })),
];

const undeclared: readonly Fault[] = [
  before('a draw goes around the kernel', 'undeclared-disclosure', (state, seat, action) => {
    if (action.kind !== 'draw' || state.top.length > 0 || state.openHands) return;
    state.top.unshift({ card: state.pile.shift()!, knowers: 1 << seat });
  }),
  before('a gain depends on what lies in the pile', 'undeclared-disclosure', (state, seat, action) => {
    if (action.kind !== 'walk' || (state.pile[0] ?? 0) < 3 || state.bank === 0) return;
    state.coins[seat] += 1;
    state.bank -= 1;
  }),
  planted('bids are opened without saying so', 'undeclared-disclosure', (rules) => ({
    run(state, listener) {
      const { disclosed } = state.chance;
      const { kind } = openGroup(state)[0];
      rules.run(state, listener);
      if (kind === 'openBids') state.chance.disclosed = disclosed;
    },
  })),
];

const play: readonly Fault[] = [
  planted('haggling cannot be declined', 'dead-end', (rules) => ({
    legal: (state, seat) =>
      rules.legal(state, seat).filter((action) => action.kind !== 'haggle' || action.stall !== null),
  })),
  planted('an action is offered twice', 'duplicate-offer', (rules) => ({
    legal(state, seat) {
      const list = rules.legal(state, seat);
      return list.length > 4 ? [...list, list[2]] : list;
    },
  })),
  planted('everybody may pass at any time', 'not-your-decision', (rules) => ({
    legal: (state, seat) =>
      isOver(state) || owed(state, seat).length > 0 ? rules.legal(state, seat) : [{ kind: 'pass' }],
  })),
  planted('whoever asks for one kind misses its last action', 'offers-of-a-kind', (rules) => ({
    legal(state, seat, kind) {
      const list = rules.legal(state, seat);
      return kind === undefined || list.length < 2 ? list : list.slice(0, -1);
    },
  })),
  planted('an offered action is refused', 'offer-refused', (rules) => ({
    whyNot: (state, seat, wish) =>
      wish.kind === 'walk' && wish.to === 3
        ? { rule: 'BAZ-ROAD', missing: {} }
        : rules.whyNot(state, seat, wish),
  })),
  planted('a refusal names a rule that does not exist', 'refusal', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      return refusal?.rule === 'BAZ-REACH' ? { ...refusal, rule: 'BAZ-RAECH' } : refusal;
    },
  })),
  planted('a refusal touches the state', 'refusal', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      if (refusal?.rule === 'BAZ-PRICE') state.turn += 1;
      return refusal;
    },
  })),
  planted('a group without obligations is left open', 'deciders', (rules) => ({
    apply(state, seat, action, listener) {
      rules.apply(state, seat, action, listener);
      if (action.kind === 'tip' && action.accept) state.pending.push([]);
    },
  })),
  before('every turn earns another turn', 'bound', (state, seat) => {
    if (openGroup(state)[0].kind !== 'turn') return;
    state.pending.splice(-1, 0, [{ id: nextId(state), kind: 'turn', seat }]);
  }),
  before('a rule throws', 'crash', (state, seat, action) => {
    if (action.kind === 'draw' && state.hands[seat].length === 3) throw new Error('three is too many');
  }),
  ...['undo', 'replay'].map((check) =>
    planted('set-up is another one each time', check, (rules) => {
      let setups = 0;
      return {
        setup(seed) {
          setups += 1;
          return rules.setup(`${seed} ${setups}`);
        },
      };
    }),
  ),
];

const numbers: readonly Fault[] = [
  planted('the guild loses the cards that it takes', 'components', (rules) => ({
    run(state, listener) {
      rules.run(state, listener);
      state.guild = [];
    },
  })),
  before('a walk costs coins that the seat may not have', 'counts', (state, seat, action) => {
    if (action.kind !== 'walk') return;
    state.coins[seat] -= 4;
    state.bank += 4;
  }),
  planted('the total leaves out the favours', 'outcome', (rules) => ({
    outcome(state) {
      const { sources, totals, ranks } = rules.outcome(state);
      return { sources, ranks, totals: totals.map((total, seat) => total - sources[seat].favours) };
    },
  })),
  planted('ranks leave out the rival', 'outcome', (rules) => ({
    outcome(state) {
      const { totals, ...others } = rules.outcome(state);
      return { ...others, totals, ranks: totals.map((one) => 1 + totals.filter((all) => all > one).length) };
    },
  })),
  planted('the total of a rival is not the sum of its sources', 'outcome', (rules) => ({
    outcome(state) {
      const { rivals = [], ...seats } = rules.outcome(state);
      return { ...seats, rivals: rivals.map((rival) => ({ ...rival, sources: { cards: rival.total + 1 } })) };
    },
  })),
  planted('a fact is not a number', 'facts', (rules) => ({
    facts: (state, due) => (due.kind === 'tip' ? { amount: Number.NaN } : rules.facts(state, due)),
  })),
];

const copies: readonly Fault[] = [
  planted('a clone shares the hands', 'clone', (rules) => ({
    clone: (state) => ({ ...rules.clone(state), hands: state.hands }),
  })),
  planted('a clone forgets the guild', 'clone', (rules) => ({
    clone: (state) => ({ ...rules.clone(state), guild: [] }),
  })),
  planted('a view shares the coins', 'looking', (rules) => ({
    view: (state, viewer) => ({ ...rules.view(state, viewer), coins: state.coins }),
  })),
  before('a state holds what JSON does not know', 'plain-data', (state, _seat, action) => {
    if (action.kind === 'pass') Object.assign(state, { lastPass: undefined });
  }),
  planted('two actions share a line', 'duplicate-offer', ({ notation }) => ({
    notation: {
      ...notation,
      write: (action) => (action.kind === 'haggle' ? 'haggle' : notation.write(action)),
    },
  })),
  planted('a line is read as another action', 'notation', ({ notation }) => ({
    notation: {
      ...notation,
      read: (line) => (/tip/i.test(line) ? { kind: 'tip', accept: true } : notation.read(line)),
    },
  })),
  planted('a line must be typed in small letters', 'notation', ({ notation }) => ({
    notation: { ...notation, read: (line) => (/[A-Z]/.test(line) ? null : notation.read(line)) },
  })),
  planted('hands stay hidden after the end', 'open-end', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      if (isOver(state)) for (const hand of view.hands) hand.fill(-1);
      return view;
    },
  })),
];

/** A `leave` that does something more after the right thing. */
function afterLeaving(
  what: string,
  check: string,
  fault: (state: BazaarState, seat: Seat, listener: Listener | undefined) => void,
): Fault {
  return planted(what, check, (rules) => ({
    leave(state, seat, listener) {
      rules.leave(state, seat, listener);
      fault(state, seat, listener);
    },
  }));
}

const leaving: readonly Fault[] = [
  planted('a leaver still owes what stood aside', 'leaving', (rules) => ({
    leave(state, seat, listener) {
      const aside = state.aside.slice();
      rules.leave(state, seat, listener);
      state.aside = aside;
    },
  })),
  afterLeaving('a leaver still owes something deep in the stack', 'leaving', (state, seat) => {
    state.pending.unshift([{ id: nextId(state), kind: 'turn', seat }]);
  }),
  planted('a leaver is asked again on the next day', 'gone-owes', (rules) => ({
    run(state, listener) {
      const [{ kind }] = openGroup(state);
      rules.run(state, listener);
      if (kind !== 'openBids') return;
      for (const seat of state.gone ?? []) state.pending.push([{ id: nextId(state), kind: 'turn', seat }]);
    },
  })),
  afterLeaving("a leaver's cards are lost", 'leaving', (state, seat) => {
    state.hands[seat] = [];
  }),
  afterLeaving('a leaver pays what it may not have', 'leaving', (state, seat) => {
    state.coins[seat] -= 2;
    state.bank += 2;
  }),
  planted('nobody is told that somebody left', 'leaving', (rules) => ({
    leave: (state, seat) => rules.leave(state, seat),
  })),
  afterLeaving('the log tells everybody what a leaver holds', 'log-secrecy', (state, seat, listener) => {
    const cards = state.hands[seat].slice();
    listener?.({ kind: 'handOf', seat, readers: 'all', data: { cards } });
  }),
  afterLeaving("a leaver's hand is laid open and nothing says so", 'undeclared-disclosure', (state, seat) => {
    state.tables[seat].push(...state.hands[seat].splice(0));
  }),
  planted('a game that everybody left waits for ever', 'everybody-left', (rules) => ({
    run(state, listener) {
      const group = openGroup(state);
      if (group[0].kind !== 'dusk' || state.gone?.length !== rules.seats) rules.run(state, listener);
      else state.pending.push([{ id: nextId(state), kind: 'dawn', seat: TABLE }]);
    },
  })),
  ...['undo', 'replay'].map((check) =>
    planted('what leaving does depends on how often somebody left before', check, (rules) => {
      let departures = 0;
      return {
        leave(state, seat, listener) {
          departures += 1;
          rules.leave(state, seat, listener);
          state.turn += departures;
        },
      };
    }),
  ),
  planted('a clone forgets who left', 'clone', (rules) => ({
    clone(state) {
      const copy = rules.clone(state);
      delete copy.gone;
      return copy;
    },
  })),
  planted('a view gives the hand of a leaver away in a number that is not hidden', 'redeal', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      if (view.gone !== undefined) view.nextObligation += state.hands[view.gone[0]][0] ?? 0;
      return view;
    },
  })),
];

/** Payments that are none: `fault` does something more when the box is unlocked. */
function unlocking(what: string, fault: (state: BazaarState, seat: Seat) => void): Fault {
  return before(what, 'payments', (state, seat, action) => {
    if (action.kind === 'unlock') fault(state, seat);
  });
}

const payments: readonly Fault[] = [
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

export const FAULTS: readonly Fault[] = [
  ...leaks,
  ...redeals,
  ...undeclared,
  ...play,
  ...numbers,
  ...copies,
  ...leaving,
  ...payments,
];
