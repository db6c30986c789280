/** The rules of the games that an engine holds, one set for all games with the same options. */
import {
  ActionNumbers,
  type BaseOptions,
  canonicalJson,
  type Features,
  featuresOf,
  type Game,
  hashOf,
  OptionsError,
  type Rules,
  readOptions,
  rulesOf,
} from '@guildhall/kernel';
import { LIMITS } from './limits.ts';
import { RequestError } from './request-error.ts';

export class Ruleset {
  readonly options: BaseOptions;
  readonly rules: Rules;
  readonly numbers: ActionNumbers;
  /** More decisions than any game has. */
  readonly bound: number;
  #features: Features | null = null;
  #hash: string | null = null;

  constructor(game: Game, options: BaseOptions) {
    this.options = options;
    this.rules = rulesOf(game, options);
    this.numbers = new ActionNumbers(this.rules.notation);
    this.bound = game.bound;
  }

  /** Made when they are asked for: that takes a whole game. */
  get features(): Features {
    this.#features ??= featuresOf(this.rules);
    return this.#features;
  }

  /** The lines of all actions, by their numbers. */
  lines(): string[] {
    return this.numbers.actions.map((action) => this.rules.notation.write(action));
  }

  /** Tells lists of actions apart, for whoever keeps something by their numbers. */
  get actionsHash(): string {
    this.#hash ??= hashOf(this.lines());
    return this.#hash;
  }
}

export class Rulesets {
  readonly #game: Game;
  readonly #inUse = new Map<string, { readonly ruleset: Ruleset; games: number }>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** For somebody who only looks. Options of the players alone may be left out where there is one usual number. */
  read(given: unknown): Ruleset {
    try {
      const options = readOptions(this.#game.options, given);
      return this.#inUse.get(canonicalJson(options))?.ruleset ?? new Ruleset(this.#game, options);
    } catch (error) {
      if (error instanceof OptionsError) throw new RequestError('options', error.message);
      throw error;
    }
  }

  /** Notes that so many more games are played by these rules, or fewer. */
  count(ruleset: Ruleset, games: number): void {
    const key = canonicalJson(ruleset.options);
    const entry = this.#inUse.get(key) ?? { ruleset, games: 0 };
    entry.games += games;
    if (entry.games > 0) this.#inUse.set(key, entry);
    else this.#inUse.delete(key);
  }

  checkRoom(ruleset: Ruleset): void {
    if (this.#inUse.size < LIMITS.options || this.#inUse.has(canonicalJson(ruleset.options))) return;
    throw new RequestError(
      'limit',
      `the games here have ${LIMITS.options} different options already; free some of them first`,
    );
  }
}
