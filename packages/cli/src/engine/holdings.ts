/** The games and batches that an engine holds, never more than its limits allow. */
import { deciders, type GameState } from '@guildhall/kernel';
import { messageOf } from '../usage-error.ts';
import type { Batch } from './batch.ts';
import type { Columns } from './columns.ts';
import type { Fields } from './fields.ts';
import type { HeldGame } from './held-game.ts';
import { LIMITS } from './limits.ts';
import { RequestError } from './request-error.ts';
import type { Ruleset, Rulesets } from './ruleset.ts';

/** Fields that name a game by itself, or one of a batch. */
export const WHICH = ['game', 'batch', 'at'];

export class Holdings {
  readonly #rulesets: Rulesets;
  readonly #games = new Map<number, HeldGame>();
  readonly #batches = new Map<number, Batch>();
  #lastId = 0;
  #held = 0;

  constructor(rulesets: Rulesets) {
    this.#rulesets = rulesets;
  }

  addGame(ruleset: Ruleset, make: () => HeldGame): { readonly id: number; readonly game: HeldGame } {
    this.#checkRoom(ruleset, 1);
    const game = make();
    const id = ++this.#lastId;
    this.#games.set(id, game);
    this.#count(ruleset, 1);
    return { id, game };
  }

  addBatch(
    ruleset: Ruleset,
    size: number,
    make: () => Batch,
  ): { readonly id: number; readonly batch: Batch } {
    this.#checkRoom(ruleset, size);
    const batch = make();
    const id = ++this.#lastId;
    this.#batches.set(id, batch);
    this.#count(ruleset, size);
    return { id, batch };
  }

  /** Rules that fail halfway leave a batch that nobody can use. */
  change(fields: Fields, change: (batch: Batch) => Columns): Columns {
    const id = idOf(fields, 'batch');
    const batch = this.batch(fields);
    try {
      return change(batch);
    } catch (error) {
      if (error instanceof RequestError) throw error;
      this.#dropBatch(id, batch);
      throw new RequestError('bug', `the rules failed, and batch ${id} is gone: ${messageOf(error)}`);
    }
  }

  free(fields: Fields): void {
    if (fields.has('batch')) this.#dropBatch(idOf(fields, 'batch'), this.batch(fields));
    else {
      const { ruleset } = this.game(fields);
      this.#games.delete(idOf(fields, 'game'));
      this.#count(ruleset, -1);
    }
  }

  batch(fields: Fields): Batch {
    const id = idOf(fields, 'batch');
    const batch = this.#batches.get(id);
    if (batch === undefined) throw new RequestError('not-there', `there is no batch ${id}`);
    return batch;
  }

  game(fields: Fields): HeldGame {
    const id = idOf(fields, 'game');
    const game = this.#games.get(id);
    if (game === undefined) throw new RequestError('not-there', `there is no game ${id}`);
    return game;
  }

  /** A game by itself, or one of a batch, to look at. */
  either(fields: Fields): { readonly ruleset: Ruleset; readonly state: GameState } {
    if (!fields.has('batch')) return this.game(fields);
    const batch = this.batch(fields);
    return { ruleset: batch.ruleset, state: batch.state(fields.whole('at', 0, batch.size - 1)) };
  }

  #dropBatch(id: number, { ruleset, size }: Batch): void {
    this.#batches.delete(id);
    this.#count(ruleset, -size);
  }

  #checkRoom(ruleset: Ruleset, more: number): void {
    if (this.#held + more > LIMITS.games) {
      const most = `${LIMITS.games} at most; free some of them first`;
      throw new RequestError('limit', `the engine holds ${this.#held} games and takes ${most}`);
    }
    this.#rulesets.checkRoom(ruleset);
  }

  #count(ruleset: Ruleset, more: number): void {
    this.#held += more;
    this.#rulesets.count(ruleset, more);
  }
}

function idOf(fields: Fields, name: string): number {
  return fields.whole(name, 1, Number.MAX_SAFE_INTEGER);
}

export function seatOf(fields: Fields, { rules }: Ruleset): number {
  return fields.whole('seat', 0, rules.seats - 1);
}

/** The seat that is named, or the first that has to decide; null when the game is over. */
export function seatAsked(fields: Fields, ruleset: Ruleset, state: GameState): number | null {
  return fields.has('seat') ? seatOf(fields, ruleset) : (deciders(state)[0] ?? null);
}
