/** A game as a small file that a person can read: JSON, one line an entry. */

import type { Outcome, Refusal, Seat } from '../contract/game.ts';
import type { OptionPlace } from '../options/options-error.ts';
import type { SavedDraft } from '../table/drafts.ts';
import type { Commitment } from './commitment.ts';

export const FILE_FORMAT = 1;

/** The check of the test kit that failed on this game. */
export interface Failure {
  readonly check: string;
  readonly message: string;
}

/** What somebody has to say about this game, and of which point of it. */
export interface Report {
  readonly message: string;
  readonly at: number;
  readonly seat: Seat | null;
}

export interface FileNotes {
  /** Who sat where. */
  readonly names?: readonly string[];
  /** Where the seed came from, when the game was played on a server. */
  readonly commitment?: Commitment;
  readonly failure?: Failure;
  readonly report?: Report;
}

export interface GameFile extends FileNotes {
  readonly guildhall: typeof FILE_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly result?: Pick<Outcome, 'totals' | 'ranks'>;
  readonly entries: readonly string[];
  readonly drafts?: readonly SavedDraft[];
  /** The hash of the full state after the last entry; null only for a failing game, which may have no such state. */
  readonly hash: string | null;
}

/** A finished game has some hundred entries, and fills some ten thousand characters. */
export const MOST_ENTRIES = 10_000;
export const LONGEST_FILE = 2_000_000;

export type FileFault =
  | 'too-large'
  | 'too-deep'
  | 'not-a-game'
  | 'cut-off'
  | 'broken'
  | 'newer-format'
  | 'field'
  | 'unknown-game'
  | 'newer-version'
  | 'missing-version'
  | 'options'
  | 'entry'
  | 'hash';

/** Where in a file a fault is. */
export type FilePlace =
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'option'; readonly at: OptionPlace | null }
  | { readonly kind: 'entry'; readonly number: number; readonly refusal: Refusal | null };

/** Why a file cannot be opened. The message says it in English; `fault` and `place` say it to a program. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly fault: FileFault;
  readonly place: FilePlace | null;

  constructor(fault: FileFault, place: FilePlace | null, message: string) {
    super(message);
    this.fault = fault;
    this.place = place;
  }
}

/** The text of a file. */
export function writeGameFile(file: GameFile): string {
  return writeFields(Object.entries(file), ['entries', 'drafts']);
}

/** JSON with one line a field, and one line a member of the fields that are lists of much. */
export function writeFields(
  fields: readonly (readonly [string, unknown])[],
  long: readonly string[],
): string {
  const lines = fields.map(([name, value]) => {
    const key = `  ${JSON.stringify(name)}: `;
    if (!long.includes(name) || !Array.isArray(value) || value.length === 0)
      return key + JSON.stringify(value);
    return `${key}[\n${value.map((member) => `    ${JSON.stringify(member)}`).join(',\n')}\n  ]`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
