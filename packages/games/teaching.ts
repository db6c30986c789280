/**
 * How the estimate of a game is taught. `npm run teach -- GAME` lets bots play, fits a small network to what came of their
 * positions and to what people chose in recorded games, and writes the network into the game's folder.
 */
import type { BaseOptions, GameState, Inputs, Network, PackedNetwork, Random, Seat } from '@guildhall/kernel';
import type { OptionValues } from './samples.ts';

/** What weights were made of. */
export interface TaughtBy {
  readonly date: string;
  readonly seed: string;
  /** Rounds so far, and the games of bots and of people that the last one learnt from. */
  readonly rounds: number;
  readonly games: number;
  readonly recorded: number;
  /** How many points it was off in games that it had not seen: the root of the mean square. */
  readonly error: number;
}

/** Something that a seat may like more than others do, for a whole game, so that its games differ from theirs. */
export interface Liking<S extends GameState = GameState> {
  readonly name: string;
  /** By how many points one of it may look better than it is. */
  readonly most: number;
  count(state: S, seat: Seat): number;
}

/** An estimate for one set of options. */
export interface TeachableEstimate<S extends GameState = GameState> {
  /** What the network is given. The same object is filled anew each time. */
  inputs(state: S, seat: Seat): Inputs;
  /** Points at hand, to which the network's answer is added. */
  points(state: S, seat: Seat): number;
  /** What bots that have this network expect. */
  value(network: Network, state: S, seat: Seat): number;
}

export interface GameTeaching<S extends GameState = GameState, O extends BaseOptions = BaseOptions> {
  /** The module that is written, below the game's folder, and what it holds. */
  readonly file: string;
  readonly weights: PackedNetwork;
  readonly taught: TaughtBy;
  /** Cells of the two hidden layers. */
  readonly cells: { readonly first: number; readonly second: number };
  /** Everything that the network is given, by name, in its order. */
  readonly features: readonly string[];
  readonly likings: readonly Liking<S>[];
  estimate(options: O): TeachableEstimate<S>;
  /** Options of one game: each value often enough to be known. */
  options(random: Random): { readonly players: number } & OptionValues;
  /** Recorded games of people, where they lie beside the project. */
  readonly records?: {
    /** Below ../shared/games. */
    readonly folder: string;
    /** The number of players whose games are used, and in which of them nothing is learnt, only measured. */
    isOfUse(file: string): boolean;
    isMeasured(file: string): boolean;
  };
}
