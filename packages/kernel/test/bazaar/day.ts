/** What nobody decides: set-up and the steps of the table. */
import {
  chanceFrom,
  discharge,
  draw,
  hasLeft,
  type Listener,
  nextId,
  openGroup,
  push,
  pushGroup,
  release,
  reveal,
  roll,
  type Seat,
  shuffle,
  TABLE,
} from '../../src/index.ts';
import { BOX, CARD_NAMES, COINS, STALLS, TURNS_A_DAY } from './data.ts';
import { type BazaarOptions, type BazaarState, gain, pay, type Step, sortCards } from './state.ts';

const FIRST_CARDS = 2;
const FIRST_COINS = 3;
const FIRST_FAVOURS = 2;

function everySeat<T>(players: number, make: (seat: Seat) => T): T[] {
  return Array.from({ length: players }, (_, seat) => make(seat));
}

export function setup(options: BazaarOptions, seed: string): BazaarState {
  const { players, firstMarket } = options;
  const state: BazaarState = {
    pending: [],
    aside: [],
    nextObligation: 1,
    chance: chanceFrom(seed),
    day: 0,
    phase: 'turns',
    turn: 0,
    order: everySeat(players, (seat) => seat),
    stalls: STALLS.map((_, stall) => (firstMarket === null ? null : CARD_NAMES.indexOf(firstMarket[stall]))),
    at: everySeat(players, (seat) => seat),
    bank: COINS - players * (FIRST_COINS + BOX),
    coins: everySeat(players, () => FIRST_COINS),
    boxes: everySeat(players, () => BOX),
    favours: everySeat(players, () => FIRST_FAVOURS),
    hands: everySeat(players, () => []),
    openHands: options.hands === 'open',
    tables: everySeat(players, () => []),
    bids: everySeat(players, () => null),
    guild: [],
    pile: [],
    top: [],
  };
  state.pile = CARD_NAMES.map((_, card) => card).filter((card) => !state.stalls.includes(card));
  shuffle(state, state.order);
  for (const hand of state.hands) {
    for (let i = 0; i < FIRST_CARDS; i++) hand.push(draw(state, state.pile));
    sortCards(hand);
  }
  step(state, 'dawn');
  return state;
}

function step(state: BazaarState, kind: Step['kind']): void {
  push(state, { id: nextId(state), kind, seat: TABLE });
}

export function run(options: BazaarOptions, state: BazaarState, listener: Listener | undefined): void {
  const due = openGroup(state)[0];
  if (due === undefined || due.seat !== TABLE) throw new Error('it is not the turn of the table');
  discharge(state, due);
  switch ((due as Step).kind) {
    case 'dawn':
      dawn(options, state, listener);
      return;
    case 'openBids':
      openBids(state, listener);
      return;
    case 'guild':
      guild(state, listener);
      return;
    case 'dusk':
      step(state, state.day < options.days ? 'dawn' : 'close');
      return;
    case 'close':
      // Nobody may keep the others waiting for ever: the last tips are asked for like everything else.
      pushGroup(state, state.aside.splice(0));
      state.phase = 'over';
      return;
  }
}

function dawn(options: BazaarOptions, state: BazaarState, listener: Listener | undefined): void {
  state.day += 1;
  state.phase = 'bids';
  state.turn = 0;
  const die = roll(state, 6);
  const allowance = die <= 3 ? 1 : 2;
  for (let seat = 0; seat < options.players; seat++) {
    if (!hasLeft(state, seat)) gain(state, seat, allowance);
    state.bids[seat] = null;
  }
  listener?.({ kind: 'dawn', seat: TABLE, readers: 'all', data: { day: state.day, die, allowance } });
  for (let stall = 0; stall < STALLS.length; stall++)
    if (state.stalls[stall] === null) refill(state, stall, listener);
  step(state, 'dusk');
  if (options.guild) step(state, 'guild');
  step(state, 'openBids');
  pushGroup(
    state,
    presentOf(state).map((seat) => ({ id: nextId(state), kind: 'bid', seat })),
  );
}

function refill(state: BazaarState, stall: number, listener: Listener | undefined): void {
  const top = state.top.shift();
  if (top === undefined && state.pile.length === 0) return;
  if (top !== undefined) reveal(state);
  const card = top === undefined ? draw(state, state.pile) : top.card;
  state.stalls[stall] = card;
  listener?.({
    kind: 'offered',
    seat: TABLE,
    readers: 'all',
    data: { stall: STALLS[stall], card: CARD_NAMES[card] },
  });
}

/** The highest bidder pays and goes first; the earlier in the old order wins a tie. */
function openBids(state: BazaarState, listener: Listener | undefined): void {
  reveal(state);
  state.phase = 'turns';
  let winner = state.order[0];
  for (const seat of state.order) if ((state.bids[seat] ?? 0) > (state.bids[winner] ?? 0)) winner = seat;
  pay(state, winner, state.bids[winner] ?? 0);
  listener?.({ kind: 'bidsOpened', seat: TABLE, readers: 'all', data: { winner, bids: state.bids.slice() } });
  const first = state.order.indexOf(winner);
  state.order = [...state.order.slice(first), ...state.order.slice(0, first)];
  for (let round = 0; round < TURNS_A_DAY; round++) {
    for (const seat of presentOf(state).toReversed()) push(state, { id: nextId(state), kind: 'turn', seat });
  }
}

/** Those who have not left, in the order of the day. */
function presentOf(state: BazaarState): Seat[] {
  return state.order.filter((seat) => !hasLeft(state, seat));
}

/** BAZ-LEAVE: cards and coins stay where they are; a bid that is not opened yet is withdrawn. */
export function leave(state: BazaarState, seat: Seat, listener: Listener | undefined): void {
  release(state, seat);
  if (state.phase === 'bids') state.bids[seat] = null;
  listener?.({ kind: 'left', seat, readers: 'all', data: {} });
}

/** The guild's servant rolls for a stall and takes what lies there. */
function guild(state: BazaarState, listener: Listener | undefined): void {
  const stall = roll(state, STALLS.length) - 1;
  const card = state.stalls[stall];
  if (card !== null) state.guild.push(card);
  state.stalls[stall] = null;
  listener?.({
    kind: 'guildTook',
    seat: TABLE,
    readers: 'all',
    data: { stall: STALLS[stall], card: card === null ? null : CARD_NAMES[card] },
  });
}
