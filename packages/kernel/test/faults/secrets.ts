/** Secrets that leak, are dealt wrongly or are not declared. */
import { openGroup } from '../../src/index.ts';
import type { BazaarState } from '../bazaar/index.ts';
import { type BazaarRules, before, type Fault, logged, planted } from './plant.ts';

export const leaks: readonly Fault[] = [
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

export const redeals: readonly Fault[] = [
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

export const undeclared: readonly Fault[] = [
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
