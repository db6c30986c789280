/** A single game that an engine holds: every decision is asked for, whichever seat it is. */
import { type Action, deciders, type GameState, isOver, play, type Refusal, settle } from '@guildhall/kernel';
import type { Ruleset } from './ruleset.ts';

export class HeldGame {
  readonly ruleset: Ruleset;
  #state: GameState;

  private constructor(ruleset: Ruleset, state: GameState) {
    this.ruleset = ruleset;
    this.#state = state;
  }

  static begin(ruleset: Ruleset, seed: string): HeldGame {
    return HeldGame.at(ruleset, ruleset.rules.setup(seed));
  }

  /** A game that goes on from a state, which now belongs to it. */
  static at(ruleset: Ruleset, state: GameState): HeldGame {
    settle(ruleset.rules, state);
    return new HeldGame(ruleset, state);
  }

  get state(): GameState {
    return this.#state;
  }

  /** Plays an action on a copy, which takes the place of the state when everything went well. Returns why not. */
  apply(seat: number, action: Action): Refusal | null {
    const { rules } = this.ruleset;
    const state = rules.clone(this.#state);
    const played = play(rules, state, seat, action);
    if (!played.ok) return played.refusal;
    settle(rules, state);
    this.#state = state;
    return null;
  }

  /** Where the game stands, for everybody. */
  position() {
    const { rules } = this.ruleset;
    const seats = deciders(this.#state);
    const position = {
      seat: seats[0] ?? null,
      seats,
      ...rules.where(this.#state),
      over: isOver(this.#state),
    };
    if (!position.over) return position;
    const { totals, ranks, sources, rivals } = rules.outcome(this.#state);
    return { ...position, totals, places: ranks, sources, ...(rivals === undefined ? {} : { rivals }) };
  }

  /** The features of the position that each legal action of a seat leads to, for that seat. */
  after(seat: number): { legal: readonly Action[]; features: Float32Array; over: Uint8Array } {
    const { rules, features } = this.ruleset;
    const legal = rules.legal(this.#state, seat);
    const width = features.names.length;
    const numbers = new Float32Array(legal.length * width);
    const over = new Uint8Array(legal.length);
    for (const [at, action] of legal.entries()) {
      const state = rules.clone(this.#state);
      rules.apply(state, seat, action);
      settle(rules, state);
      features.write(rules.view(state, seat), seat, numbers, at * width);
      over[at] = isOver(state) ? 1 : 0;
    }
    return { legal, features: numbers, over };
  }
}
