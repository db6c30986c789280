/**
 * Actions as numbers, for programs that learn: the place of an action in the game's list of all actions. The list depends
 * on the version of the rules and the options alone, so a number means the same in every game that is played by them.
 */
import type { Action, Notation } from '../contract/game.ts';

export class ActionNumbers<A extends Action = Action> {
  readonly actions: readonly A[];
  readonly #notation: Notation<A>;
  readonly #numbers: ReadonlyMap<A, number>;

  constructor(notation: Notation<A>) {
    this.actions = notation.all;
    this.#notation = notation;
    this.#numbers = new Map(notation.all.map((action, number) => [action, number]));
  }

  of(action: A): number {
    return this.#numbers.get(action) ?? this.#ofCopy(action);
  }

  #ofCopy(action: A): number {
    const line = this.#notation.write(action);
    const shared = this.#notation.read(line);
    const number = shared === null ? undefined : this.#numbers.get(shared);
    if (number === undefined) throw new Error(`"${line}" is not in the list of all actions`);
    return number;
  }
}
