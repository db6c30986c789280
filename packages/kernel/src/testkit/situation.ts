/** One moment of one game, as the checks see it. */

import type { Action, BaseOptions, Game, GameState, Rules, Seat } from '../contract/game.ts';
import { type Random, randomFrom } from '../engine/chance.ts';
import type { Step } from '../table/entries.ts';
import type { Settings } from './settings.ts';
import type { Tally } from './tally.ts';

/** What a seat is offered, with each action's line. */
export interface Offers {
  readonly actions: readonly Action[];
  readonly lines: readonly string[];
}

/** A game in progress. */
export interface Playing {
  readonly game: Game;
  readonly options: BaseOptions;
  readonly rules: Rules;
  readonly seed: string;
  readonly settings: Settings;
  readonly tally: Tally;
  /** What `components` said after set-up. */
  readonly components: Readonly<Record<string, number>>;
  /** What was done so far, as a table file has it. */
  readonly steps: Step[];
  /** Actions that were offered to anybody so far, by line: wishes for states in which they are not offered. */
  readonly pool: Map<string, Action>;
}

export class Situation {
  readonly playing: Playing;
  /** Belongs to the game: checks look and copy. */
  readonly state: GameState;
  /** Two runs of one check with equal salts at equal states do the same. */
  readonly #salt: string;
  readonly #offers = new Map<Seat, Offers>();

  constructor(playing: Playing, state: GameState, salt: string) {
    this.playing = playing;
    this.state = state;
    this.#salt = salt;
  }

  get rules(): Rules {
    return this.playing.rules;
  }

  get seats(): Seat[] {
    return Array.from({ length: this.rules.seats }, (_, seat) => seat);
  }

  offers(seat: Seat): Offers {
    let offers = this.#offers.get(seat);
    if (offers === undefined) {
      offers = offersOf(this.rules, this.state, seat);
      this.#offers.set(seat, offers);
    }
    return offers;
  }

  /** The same moment, for other random choices. */
  salted(salt: string): Situation {
    return new Situation(this.playing, this.state, salt);
  }

  random(purpose: string): Random {
    return randomFrom(`${this.playing.seed} ${this.#salt} ${purpose}`);
  }
}

export function offersOf(rules: Rules, state: GameState, seat: Seat): Offers {
  const actions = rules.legal(state, seat);
  return { actions, lines: actions.map((action) => rules.notation.write(action)) };
}

/** Up to `count` different members, in random order. */
export function pick<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = list.slice();
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    const at = random.below(rest.length);
    picked.push(rest[at]);
    rest[at] = rest[rest.length - 1];
    rest.pop();
  }
  return picked;
}

/** A member of a random kind, so that a kind with many variants does not drown the others. */
export function pickByKind(random: Random, actions: readonly Action[]): Action {
  const kinds = [...new Set(actions.map(({ kind }) => kind))];
  const kind = kinds[random.below(kinds.length)];
  const ofKind = actions.filter((action) => action.kind === kind);
  return ofKind[random.below(ofKind.length)];
}
