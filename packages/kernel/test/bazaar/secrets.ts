/** Who may know what, and full states made from what somebody knows. */
import {
  chanceForRedeal,
  type HiddenPlace,
  isOver,
  type Random,
  type Seat,
  withoutGenerator,
} from '../../src/index.ts';
import { CARD_NAMES, HIGHEST_BID } from './data.ts';
import { type BazaarState, cloneState, sortCards, UNKNOWN } from './state.ts';

/** After the end everything is open. */
export function view(state: BazaarState, viewer: Seat | null): BazaarState {
  const seen = cloneState(state);
  seen.chance = withoutGenerator(state.chance);
  if (isOver(state)) return seen;
  seen.pile.fill(UNKNOWN);
  const bit = viewer === null ? 0 : 1 << viewer;
  seen.top = state.top.map(({ card, knowers }) => ({
    card: (knowers & bit) === 0 ? UNKNOWN : card,
    knowers,
  }));
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat === viewer) continue;
    if (!state.openHands) seen.hands[seat].fill(UNKNOWN);
    if (state.phase === 'bids' && state.bids[seat] !== null) seen.bids[seat] = UNKNOWN;
  }
  return seen;
}

export function determinize(seen: BazaarState, random: Random): BazaarState {
  const state = cloneState(seen);
  state.chance = chanceForRedeal(random, seen.chance);
  const unseen = unseenCards(seen);
  const deal = (card: number): number => {
    if (card !== UNKNOWN) return card;
    return unseen.splice(random.below(unseen.length), 1)[0];
  };
  state.top = state.top.map(({ card, knowers }) => ({ card: deal(card), knowers }));
  for (const cards of [...state.hands, state.pile]) {
    cards.splice(0, cards.length, ...cards.map(deal));
    sortCards(cards);
  }
  state.bids.forEach((bid, seat) => {
    if (bid === UNKNOWN) state.bids[seat] = random.below(Math.min(HIGHEST_BID, state.coins[seat]) + 1);
  });
  return state;
}

function unseenCards(seen: BazaarState): number[] {
  const visible = new Set<number | null>([
    ...seen.stalls,
    ...seen.hands.flat(),
    ...seen.tables.flat(),
    ...seen.guild,
    ...seen.pile,
    ...seen.top.map(({ card }) => card),
  ]);
  return CARD_NAMES.map((_, card) => card).filter((card) => !visible.has(card));
}

export const hidden: readonly HiddenPlace<BazaarState>[] = [
  { name: 'pile', look: (state) => (isOver(state) || state.pile.length === 0 ? null : state.pile) },
  {
    name: 'top',
    look: (state, viewer) => {
      const bit = viewer === null ? 0 : 1 << viewer;
      const cards = state.top.filter(({ knowers }) => (knowers & bit) === 0).map(({ card }) => card);
      return isOver(state) || cards.length === 0 ? null : cards;
    },
  },
  {
    name: 'bids',
    look: (state, viewer) => {
      const bids = state.bids.filter((_, seat) => seat !== viewer);
      return state.phase === 'bids' && bids.some((bid) => bid !== null) ? bids : null;
    },
  },
  {
    name: 'hands',
    look: (state, viewer) => {
      const hands = state.hands.filter((_, seat) => seat !== viewer);
      return isOver(state) || state.openHands || hands.flat().length === 0 ? null : hands;
    },
  },
];
