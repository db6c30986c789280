/** A table as plain data: what a store keeps and a table is opened from again. */
import type { BaseOptions, Refusal } from '../contract/game.ts';
import type { SavedDraft } from './drafts.ts';
import type { Proposal } from './undo-proposal.ts';

export interface SavedTable {
  readonly game: string;
  readonly version: number;
  readonly options: BaseOptions;
  readonly seed: string;
  readonly entries: readonly string[];
  readonly drafts: readonly SavedDraft[];
  readonly proposal: Proposal | null;
}

/** Why a table could not be opened again. */
export class TableError extends Error {
  override readonly name = 'TableError';
  /** The number of the entry that does not fit; null when it is no entry's fault. */
  readonly entry: number | null;
  /** Why the game does not allow that entry; null when it could not even be read. */
  readonly refusal: Refusal | null;

  constructor(message: string, entry: number | null, refusal: Refusal | null) {
    super(message);
    this.entry = entry;
    this.refusal = refusal;
  }
}
