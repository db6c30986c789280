import {
  type BaseOptions,
  cloneChance,
  type GameState,
  type Obligation,
  type Seat,
  type TABLE,
} from '../../src/index.ts';
import type { MapName } from './data.ts';

export interface BazaarOptions extends BaseOptions {
  readonly days: number;
  readonly map: MapName;
  readonly hands: 'secret' | 'open';
  /** An automatic opponent that takes a card every evening. */
  readonly guild: boolean;
  /** The cards of the first market, stall by stall; null leaves them to chance. */
  readonly firstMarket: readonly string[] | null;
}

/** What stands in a view where a card or a bid may not be seen. */
export const UNKNOWN = -1;

interface Choice extends Obligation {
  readonly kind: 'bid' | 'turn' | 'haggle' | 'stroll';
}

/** Answered whenever the seat likes: the game does not wait for it. */
interface Tip extends Obligation {
  readonly kind: 'tip';
  readonly from: Seat;
}

export interface Step extends Obligation {
  readonly kind: 'dawn' | 'openBids' | 'guild' | 'dusk' | 'close';
  readonly seat: typeof TABLE;
}

export type Due = Choice | Tip | Step;

/** A card on top of the pile that somebody has looked at: bit n of `knowers` stands for seat n. */
interface Peeked {
  readonly card: number;
  readonly knowers: number;
}

export interface BazaarState extends GameState<Due> {
  day: number;
  phase: 'bids' | 'turns' | 'over';
  /** Turns begun today. */
  turn: number;
  order: Seat[];
  stalls: (number | null)[];
  /** The stall each seat stands at. */
  at: number[];
  bank: number;
  coins: number[];
  /** Coins that a seat owns and cannot spend yet. */
  boxes: number[];
  favours: number[];
  /** Sorted: nobody knows in which order they came. */
  hands: number[][];
  /** The option, kept here because whoever asks what is hidden has only the state. */
  openHands: boolean;
  tables: number[][];
  /** Sealed while the phase is `bids`, open afterwards until the next dawn. */
  bids: (number | null)[];
  guild: number[];
  /** Cards whose order nobody knows, sorted. */
  pile: number[];
  /** Cards above the pile whose order somebody knows, the topmost first. */
  top: Peeked[];
}

export function cloneState(state: BazaarState): BazaarState {
  const copy: BazaarState = {
    pending: state.pending.map((group) => group.slice()),
    aside: state.aside.slice(),
    nextObligation: state.nextObligation,
    chance: cloneChance(state.chance),
    day: state.day,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    stalls: state.stalls.slice(),
    at: state.at.slice(),
    bank: state.bank,
    coins: state.coins.slice(),
    boxes: state.boxes.slice(),
    favours: state.favours.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    openHands: state.openHands,
    tables: state.tables.map((table) => table.slice()),
    bids: state.bids.slice(),
    guild: state.guild.slice(),
    pile: state.pile.slice(),
    top: state.top.slice(),
  };
  if (state.gone !== undefined) copy.gone = state.gone.slice();
  return copy;
}

export function gain(state: BazaarState, seat: Seat, coins: number): number {
  const gained = Math.min(coins, state.bank);
  state.bank -= gained;
  state.coins[seat] += gained;
  return gained;
}

export function pay(state: BazaarState, seat: Seat, coins: number): void {
  state.coins[seat] -= coins;
  state.bank += coins;
}

export function sortCards(cards: number[]): void {
  cards.sort((a, b) => a - b);
}
