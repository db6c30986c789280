/**
 * The contract of a game. The platform, the bots, the store and the client know a game only through
 * these types; a game knows nothing of them.
 */
import type { Chance, Random } from '../engine/chance.ts';
import type { OptionsSchema } from '../options/options.ts';
import type { Override } from '../options/overrides.ts';
import type { Order } from '../orders/orders.ts';
import type { Listener, LogValue } from './log.ts';

/** Seats are numbered from 0 in the order of the table. */
export type Seat = number;

/** The seat of everything that nobody decides: income, dice, an automatic opponent. */
export const TABLE: Seat = -1;

/** Something that must still be decided (or, for the seat TABLE, still happen). */
export interface Obligation {
  /** Never changes and is never used again within one game. */
  readonly id: number;
  readonly kind: string;
  readonly seat: Seat;
}

/**
 * What every state has. State is plain data: JSON in, JSON out; no classes, functions, Map, Set, undefined.
 *
 * `pending` is a stack of groups; only the last group is open, and its members may be answered in any order.
 * `aside` holds obligations that are open too but for which the game does not wait, oldest first.
 * The game is over when both are empty.
 */
export interface GameState<O extends Obligation = Obligation> {
  pending: O[][];
  aside: O[];
  nextObligation: number;
  chance: Chance;
  /** Seats that left the game for good, in ascending order. Not there before the first of them did. */
  gone?: Seat[];
}

/** Actions are small plain values with a kind. */
export interface Action {
  readonly kind: string;
}

/**
 * Why an action is not allowed: the rule that forbids it and what is missing, by the names of `counts` or of the
 * payments' `holdings`. Where nothing is missing, no payment helps.
 */
export interface Refusal {
  readonly rule: string;
  readonly missing: Readonly<Record<string, number>>;
}

export interface Place {
  readonly round: number;
  readonly phase: string;
  readonly turn: number;
}

export interface Outcome {
  /** Points by source, one record a seat. The sources add up to the total. */
  readonly sources: readonly Readonly<Record<string, number>>[];
  readonly totals: readonly number[];
  /** Place of each seat among seats and rivals, 1 is best; equal numbers are shared places. */
  readonly ranks: readonly number[];
  /** Automatic opponents, which hold no seat. Absent where there are none. */
  readonly rivals?: readonly Rival[];
  /** The grade of a solo game. Absent in games of several people. */
  readonly solo?: SoloResult;
}

/** How the game would end if it ended with a view as it stands. */
export interface Projection {
  readonly outcome: Outcome;
  /** By seat: sources that depend on what the viewer may not see, so their points are incomplete. */
  readonly unsure: readonly (readonly string[])[];
}

/** The result of an automatic opponent. */
export interface Rival {
  /** Its key among the names of the game's texts. */
  readonly name: string;
  readonly sources: Readonly<Record<string, number>>;
  readonly total: number;
  readonly rank: number;
}

/** Both are keys among the names of the game's texts. */
export interface SoloResult {
  readonly level: string;
  /** Null: none was earned, or the game gives none. */
  readonly medal: string | null;
}

export interface Notation<A extends Action> {
  /** A short line that a person can read and type. Two actions are the same action if their lines are equal. */
  write(action: A): string;
  /** The action a line stands for, or null when it is none. Forgiving about letter case and spaces. */
  read(line: string): A | null;
  /** What messages call the arguments of an action, by their names. */
  arguments(action: A): Readonly<Record<string, LogValue>>;
  /** Every action that can ever be written. */
  readonly all: readonly A[];
}

/** A payment of a seat, and what it takes away and gives. */
export interface Exchange<A extends Action = Action> {
  readonly action: A;
  /** By the names of `Payments.holdings`: below zero what it takes away, above what it gives. */
  readonly changes: Readonly<Record<string, number>>;
}

/**
 * Payments are actions that only exchange what their seat owns, before or after another action. They open no
 * obligation, draw and reveal nothing, and change nothing of any other seat. `ways` puts them before a wished action
 * that the seat cannot afford yet.
 */
export interface Payments<S extends GameState = GameState, A extends Action = Action> {
  isPayment(action: A): boolean;
  /** Whatever payments exchange, by the names under which a refusal says that it is missing. */
  holdings(state: S, seat: Seat): Record<string, number>;
  /** Every payment of a seat, whether it is allowed now or not. They are made in this order. */
  exchanges(state: S, seat: Seat): readonly Exchange<A>[];
  /** What one of each of the holdings is worth, in whatever measure: the cheapest way to pay comes first. */
  readonly values: Readonly<Record<string, number>>;
}

/** A game compiled for one set of options. T: its tables. */
export interface Rules<S extends GameState = GameState, A extends Action = Action, T = unknown> {
  readonly seats: number;
  setup(seed: string): S;
  /**
   * Every legal action of a seat, the whole list. Empty when the seat owes nothing. With a `kind`, the list contains at
   * least every legal action of that kind; a game may leave out the others to save time.
   */
  legal(state: S, seat: Seat, kind?: A['kind']): A[];
  /**
   * The refusal of a wish by a rule of the game. Null when the wish is legal, and when the seat owes nothing: the
   * kernel handles that case itself. Runs the same checks as `legal`.
   */
  whyNot(state: S, seat: Seat, wish: A): Refusal | null;
  /** Changes the state in place. Trusts that the action came from `legal`. */
  apply(state: S, seat: Seat, action: A, listener?: Listener): void;
  /** Does the topmost obligation of the seat TABLE, one step. */
  run(state: S, listener?: Listener): void;
  /**
   * Removes a seat from the game for good, in place. Called by the kernel's `leave` at any decision: the seat may be in
   * the middle of its own turn, and it may owe others answers, or they may owe it some. The seat is already in
   * `state.gone`. Afterwards it owes nothing, neither on the stack nor aside, and must never owe anything again. Its
   * pieces stay in the game, the obligations of others remain, and when no one is left the game runs to its end. Logs
   * an event that everyone can read.
   */
  leave(state: S, seat: Seat, listener?: Listener): void;
  /** Whether the players are still setting the game up. If a player leaves now, the table is called off. */
  isSettingUp(state: S): boolean;
  clone(state: S): S;
  /** What a seat (null: a spectator) may know, in the same shape, without a generator. */
  view(state: S, seat: Seat | null): S;
  /** A full state that fits the view, made from the view and the given generator alone. */
  determinize(view: S, random: Random): S;
  outcome(state: S): Outcome;
  /** The named numbers a seat holds. Never negative: `points` that are below zero are `pointsBelowZero`. */
  counts(state: S, seat: Seat): Record<string, number>;
  /** How many of each piece exist, wherever they are. Never changes during a game. */
  components(state: S): Record<string, number>;
  where(state: S): Place;
  /** The typed facts of an obligation, for standing orders and prompts. */
  facts(state: S, obligation: S['pending'][number][number]): Record<string, number | string>;
  /** How the game would end now, by its own final scoring; worked out from a view, while the game goes on. */
  projection?(view: S): Projection;
  /** What the next income will bring a seat, by name; for those who plan. */
  income?(state: S, seat: Seat): Record<string, number>;
  /** The game's tables with their overrides in place, for those who draw it. Only read. */
  readonly tables: T;
  /** Expected final points of a seat, for bots. Pure, and fast: it is asked at every position they look at. */
  estimate?(state: S, seat: Seat): number;
  /**
   * The priority of each of these legal actions for a bot's search, in the order given: 0 if it is not worth trying in
   * this position (an exchange that pays for nothing), otherwise higher means earlier. It only saves time: a bot that
   * would have no action left tries all of them.
   */
  priorities?(state: S, seat: Seat, actions: readonly A[]): number[];
  /**
   * The maximum number of re-dealt copies in which bots evaluate a turn. Where draws matter little, few copies leave
   * more time to look ahead. Absent: the default of each bot level.
   */
  readonly redeals?: number;
  /**
   * For bots: whether a turn may begin in many ways that only prove themselves later, and much is drawn from one turn to
   * the next. Then bots compare turns that begin differently, and what they expect after several laps counts together.
   */
  readonly variedTurns?: boolean;
  readonly notation: Notation<A>;
  /** Null: the game has no payments. */
  readonly payments: Payments<S, A> | null;
}

/** Secrets of a game, named so that the test kit can see that each of them really is one. */
export interface HiddenPlace<S extends GameState = GameState> {
  readonly name: string;
  /**
   * The hidden content from the point of view of a seat that may not see it, and nothing else; null when nothing is
   * hidden now. Called with full states and with views, which have the same shape and "unknown" in that place.
   */
  look(state: S, viewer: Seat | null): unknown;
}

/** A rule with its id. The words stand in the game's texts under the same id. */
export type RuleId = string;

export interface Game<
  S extends GameState = GameState,
  A extends Action = Action,
  O extends BaseOptions = BaseOptions,
  T = unknown,
> {
  readonly id: string;
  /** Raised by every change that alters any game. */
  readonly version: number;
  /**
   * Raised by every change to its estimate or its priorities that alters how bots play it: values that were measured with
   * bots are then out of date, in this game alone. Absent: 1.
   */
  readonly estimateVersion?: number;
  readonly options: OptionsSchema<O>;
  /** Ids of all rules that a refusal, a test or the rule page may name. */
  readonly ruleIds: readonly RuleId[];
  readonly hidden: readonly HiddenPlace<S>[];
  /** More decisions than any game of it can have; a longer game is a fault. */
  readonly bound: number;
  /** Options that suit play over days better than their defaults: a table with days per move starts with these. */
  readonly slowPlay?: Partial<O>;
  /** Orders whose answers cost nothing. Clients add them for people who want that. Absent: there are none. */
  readonly costless?: readonly Order[];
  rules(options: O): Rules<S, A, T>;
}

/** Options that every game has. A game adds its variants and the fixed outcomes of its set-up. */
export interface BaseOptions {
  readonly players: number;
  readonly overrides: readonly Override[];
}
