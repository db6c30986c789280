/**
 * Many games that go on together: one action for each of them in one request. A game waits only where its seat has a
 * choice; a decision with a single legal action is played at once. Of several seats that have to decide, the lowest is
 * asked first.
 */
import { type Action, deciders, type GameState, settle } from '@guildhall/kernel';
import type { Column, Columns } from './columns.ts';
import { RequestError } from './request-error.ts';
import type { Ruleset } from './ruleset.ts';

/** The action number that leaves a game as it is, and the seat of a game that is over. */
const NONE = -1;

interface BatchWishes {
  /** Whether a game that is over makes room for the next one at once. */
  readonly again: boolean;
  /** Whether every position comes with its features. */
  readonly features: boolean;
}

interface Slot {
  state: GameState;
  seat: number;
  legal: readonly Action[];
  decisions: number;
}

/** The last position of a game. */
interface Ended {
  readonly at: number;
  readonly state: GameState;
  readonly decisions: number;
}

const NO_ACTIONS: readonly Action[] = [];

export class Batch {
  readonly ruleset: Ruleset;
  readonly size: number;
  readonly #wishes: BatchWishes;
  #slots: Slot[] = [];
  #seed = '';
  /** Games begun since the last reset. */
  #begun = 0;
  /** The positions now, and the games that ended on the way to them. */
  columns: Columns;

  constructor(ruleset: Ruleset, size: number, wishes: BatchWishes, seed: string) {
    this.ruleset = ruleset;
    this.size = size;
    this.#wishes = wishes;
    this.columns = {};
    this.reset(seed);
  }

  /** Begins all games anew. Game n has the seed "S n", as with "simulate --seed S". */
  reset(seed: string): Columns {
    const ended: Ended[] = [];
    this.#seed = seed;
    this.#begun = 0;
    this.#slots = Array.from({ length: this.size }, (_, at) => this.#begin(at, ended));
    this.columns = this.#columnsOf(ended);
    return this.columns;
  }

  /** Plays an action in every game, after all of them have been found legal. */
  step(actions: Int32Array): Columns {
    const chosen = this.#slots.map((slot, at) => this.#actionOf(slot, actions[at], at));
    const ended: Ended[] = [];
    for (const [at, slot] of this.#slots.entries()) {
      const action = chosen[at];
      if (action === null) continue;
      this.ruleset.rules.apply(slot.state, slot.seat, action);
      slot.decisions += 1;
      this.#goOn(slot);
      if (slot.seat === NONE) this.#slots[at] = this.#end(slot, at, ended);
    }
    this.columns = this.#columnsOf(ended);
    return this.columns;
  }

  state(at: number): GameState {
    return this.#slots[at].state;
  }

  #begin(at: number, ended: Ended[]): Slot {
    const state = this.ruleset.rules.setup(`${this.#seed} ${this.#begun++}`);
    const slot: Slot = { state, seat: NONE, legal: NO_ACTIONS, decisions: 0 };
    this.#goOn(slot);
    // A game without any decision is over before it began: there is no use in another one.
    if (slot.seat === NONE) ended.push({ at, state, decisions: slot.decisions });
    return slot;
  }

  #end(slot: Slot, at: number, ended: Ended[]): Slot {
    ended.push({ at, state: slot.state, decisions: slot.decisions });
    return this.#wishes.again ? this.#begin(at, ended) : slot;
  }

  /** On to the next choice of a seat, or to the end of the game. */
  #goOn(slot: Slot): void {
    const { rules, bound } = this.ruleset;
    const { state } = slot;
    for (;;) {
      settle(rules, state);
      const [seat] = deciders(state);
      if (seat === undefined) {
        slot.seat = NONE;
        slot.legal = NO_ACTIONS;
        return;
      }
      const legal = rules.legal(state, seat);
      if (legal.length === 0) throw new Error(`seat ${seat} has to decide and can do nothing`);
      if (slot.decisions > bound) throw new Error(`a game has more than ${bound} decisions`);
      if (legal.length > 1) {
        slot.seat = seat;
        slot.legal = legal;
        return;
      }
      rules.apply(state, seat, legal[0]);
      slot.decisions += 1;
    }
  }

  #actionOf({ seat, legal }: Slot, number: number, at: number): Action | null {
    if (number === NONE) return null;
    const { numbers, rules } = this.ruleset;
    const action = numbers.actions[number];
    if (seat === NONE) throw new RequestError('refused', `game ${at} is over: its action must be ${NONE}`);
    if (action === undefined)
      throw new RequestError(
        'refused',
        `game ${at}: there is no action ${number} among ${numbers.actions.length}`,
      );
    if (legal.includes(action)) return action;
    // Games that make a new value for each action.
    const found = legal.find((one) => numbers.of(one) === number);
    if (found !== undefined) return found;
    const line = rules.notation.write(action);
    throw new RequestError(
      'refused',
      `game ${at}: action ${number} ("${line}") is not legal for seat ${seat}`,
    );
  }

  #columnsOf(ended: readonly Ended[]): Columns {
    const { numbers, rules } = this.ruleset;
    const slots = this.#slots;
    const seats = Int8Array.from(slots, ({ seat }) => seat);
    const counts = Uint16Array.from(slots, ({ legal }) => legal.length);
    let length = 0;
    for (const { legal } of slots) length += legal.length;
    const legal = numbers.actions.length <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
    let at = 0;
    for (const slot of slots) for (const action of slot.legal) legal[at++] = numbers.of(action);
    const columns: Record<string, Column> = { seat: seats, count: counts, legal };
    if (this.#wishes.features) columns.features = this.#featureColumn();
    if (ended.length === 0) return columns;
    const outcomes = ended.map(({ state }) => rules.outcome(state));
    return {
      ...columns,
      ended: Uint32Array.from(ended, (one) => one.at),
      decisions: Uint32Array.from(ended, (one) => one.decisions),
      totals: Int32Array.from(outcomes.flatMap(({ totals }) => totals)),
      places: Uint8Array.from(outcomes.flatMap(({ ranks }) => ranks)),
    };
  }

  #featureColumn(): Float32Array {
    const { features, rules } = this.ruleset;
    const width = features.names.length;
    const column = new Float32Array(this.size * width);
    for (const [at, { state, seat }] of this.#slots.entries())
      if (seat !== NONE) features.write(rules.view(state, seat), seat, column, at * width);
    return column;
  }
}
