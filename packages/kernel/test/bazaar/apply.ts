/** What the seats' actions do. */
import {
  discharge,
  draw,
  hasLeft,
  type Listener,
  nextId,
  push,
  pushGroup,
  reveal,
  roll,
  type Seat,
} from '../../src/index.ts';
import type { BazaarAction } from './actions.ts';
import { answered, haggledPrice } from './checks.ts';
import { CARD_NAMES, type Market, STALLS, TIP } from './data.ts';
import { type BazaarState, gain, pay, sortCards } from './state.ts';

const PEEKED_CARDS = 3;

export function apply(
  market: Market,
  state: BazaarState,
  seat: Seat,
  action: BazaarAction,
  listener: Listener | undefined,
): void {
  if (action.kind === 'unlock') {
    state.favours[seat] -= 1;
    state.boxes[seat] -= 1;
    state.coins[seat] += 1;
    listener?.({ kind: 'unlocked', seat, readers: 'all', data: {} });
    return;
  }
  const due = answered(state, seat, action.kind);
  if (due === null) throw new Error(`nothing to answer with ${action.kind}`);
  discharge(state, due);
  if (due.kind === 'turn') state.turn += 1;
  switch (action.kind) {
    case 'bid':
      state.bids[seat] = action.coins;
      listener?.({ kind: 'sealed', seat, readers: 'all', data: {} });
      listener?.({ kind: 'bid', seat, readers: [seat], data: { coins: action.coins } });
      return;
    case 'buy':
      buy(market, state, seat, action.stall, 0, listener);
      return;
    case 'haggle':
      if (action.stall !== null) buy(market, state, seat, action.stall, 1, listener);
      return;
    case 'walk':
      gain(state, seat, 1);
      walk(state, seat, action.to, listener);
      return;
    case 'stroll':
      if (action.to !== null) walk(state, seat, action.to, listener);
      return;
    case 'draw':
      pay(state, seat, 1);
      drawToHand(state, seat, listener);
      return;
    case 'play':
      state.hands[seat].splice(state.hands[seat].indexOf(action.card), 1);
      pay(state, seat, market.cards[action.card].cost);
      display(market, state, seat, action.card, listener);
      return;
    case 'pass':
      gain(state, seat, 2);
      listener?.({ kind: 'passed', seat, readers: 'all', data: {} });
      return;
    case 'tip':
      if (action.accept) {
        state.favours[seat] -= TIP.favours;
        gain(state, seat, TIP.coins);
      }
      listener?.({ kind: 'tip', seat, readers: 'all', data: { accepted: action.accept } });
      return;
  }
}

function buy(
  market: Market,
  state: BazaarState,
  seat: Seat,
  stall: number,
  off: 0 | 1,
  listener: Listener | undefined,
): void {
  const card = state.stalls[stall];
  if (card === null) throw new Error(`nothing at stall ${stall}`);
  const { cost } = market.cards[card];
  state.stalls[stall] = null;
  pay(state, seat, off === 1 ? haggledPrice(cost) : cost);
  display(market, state, seat, card, listener);
}

function walk(state: BazaarState, seat: Seat, to: number, listener: Listener | undefined): void {
  state.at[seat] = to;
  listener?.({ kind: 'walked', seat, readers: 'all', data: { to: STALLS[to] } });
}

/** A card on top that the seat has peeked at comes to a secret hand without telling anybody anything new. */
function drawToHand(state: BazaarState, seat: Seat, listener: Listener | undefined): void {
  const top = state.top.shift();
  if (top !== undefined && (state.openHands || (top.knowers & (1 << seat)) === 0)) reveal(state);
  const card = top === undefined ? draw(state, state.pile) : top.card;
  state.hands[seat].push(card);
  sortCards(state.hands[seat]);
  listener?.({ kind: 'drew', seat, readers: 'all', data: {} });
  listener?.({ kind: 'drewCard', seat, readers: [seat], data: { card: CARD_NAMES[card] ?? null } });
}

/** Lays a card out before the seat and sets off its effect. */
function display(
  market: Market,
  state: BazaarState,
  seat: Seat,
  card: number,
  listener: Listener | undefined,
): void {
  state.tables[seat].push(card);
  listener?.({ kind: 'displayed', seat, readers: 'all', data: { card: CARD_NAMES[card] } });
  switch (market.cards[card].effect) {
    case 'none':
      return;
    case 'peek':
      peek(state, seat, listener);
      return;
    case 'haggle':
      push(state, { id: nextId(state), kind: 'haggle', seat });
      return;
    case 'caravan':
      // Two effects at once: strolling first changes what can be bought, so the seat chooses the order.
      pushGroup(state, [
        { id: nextId(state), kind: 'stroll', seat },
        { id: nextId(state), kind: 'haggle', seat },
      ]);
      return;
    case 'feast':
      for (let guest = 0; guest < state.coins.length; guest++) {
        if (guest === seat || hasLeft(state, guest)) continue;
        state.aside.push({ id: nextId(state), kind: 'tip', seat: guest, from: seat });
      }
      return;
    case 'dice': {
      const die = roll(state, 6);
      const coins = gain(state, seat, Math.floor(die / 2));
      listener?.({ kind: 'rolled', seat, readers: 'all', data: { die, coins } });
      return;
    }
  }
}

/** The seat looks at the topmost cards; from now on their order is known to somebody, so it is stored. */
function peek(state: BazaarState, seat: Seat, listener: Listener | undefined): void {
  const bit = 1 << seat;
  for (let i = 0; i < PEEKED_CARDS; i++) {
    if (i >= state.top.length) {
      if (state.pile.length === 0) break;
      state.top.push({ card: draw(state, state.pile), knowers: bit });
    } else if ((state.top[i].knowers & bit) === 0) {
      reveal(state);
      state.top[i] = { card: state.top[i].card, knowers: state.top[i].knowers | bit };
    }
  }
  const seen = state.top.slice(0, PEEKED_CARDS);
  listener?.({ kind: 'peeked', seat, readers: 'all', data: { cards: seen.length } });
  listener?.({
    kind: 'peekedCards',
    seat,
    readers: [seat],
    data: { cards: seen.map(({ card }) => CARD_NAMES[card] ?? null) },
  });
}
