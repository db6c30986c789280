/** What a file proves about its seed to somebody who kept, or did not keep, what they saw before the game. */
import type { Game, GameState, Seat } from '../contract/game.ts';
import { hashOf } from '../engine/state-hash.ts';
import { type Commitment, type CommitmentFault, commitmentFault, type SeededGame } from './commitment.ts';
import { readGameFile } from './file-reader.ts';
import { FileError, type GameFile } from './game-file.ts';
import { openFile } from './table-file.ts';

/** What somebody kept. */
export interface Kept {
  /** The hash that the table showed before it started. */
  readonly hash: string;
  /** The word they gave, and for which seat; null where they did not play. */
  readonly word: { readonly seat: Seat; readonly text: string } | null;
}

export type Proof =
  /** The seed follows from the hash that was kept and from words that came later. */
  | 'proved'
  /** Everything fits, but the hash that was shown before the game is unknown. */
  | 'not-compared'
  /** Everything fits, but the commitment is of the first form, which proves less. */
  | 'old-form'
  /** The file says nothing of where its seed came from, as files of games without a server. */
  | 'no-commitment'
  | 'other-hash'
  | 'other-word'
  | CommitmentFault;

/** What a file proves to somebody; null: to somebody who kept nothing. */
export function proofOf(file: SeededGame & { readonly commitment?: Commitment }, kept: Kept | null): Proof {
  const { commitment } = file;
  if (commitment === undefined) return 'no-commitment';
  const fault = commitmentFault(commitment, file);
  if (fault !== null) return fault;
  if (kept !== null && kept.hash !== commitment.hash) return 'other-hash';
  const word = kept?.word ?? null;
  if (word !== null && commitment.words[word.seat] !== word.text) return 'other-word';
  if (commitment.form === 1) return 'old-form';
  return kept === null ? 'not-compared' : 'proved';
}

/** What somebody saw of a game when it was over. */
export interface Seen {
  readonly game: Game;
  readonly seat: Seat | null;
  /** Null: something of their own that is not in the file was on top of it. */
  readonly view: GameState | null;
}

/** Also where the file is of another game than the one that was seen: an honest seed, and other cards on the table. */
export type ProofOfSeen = Proof | 'other-game';

/** What a file proves to somebody who saw the game: its seed is proved as ever, and leads to what they saw. */
export function proofOfSeen(text: string, kept: Kept | null, seen: Seen): ProofOfSeen {
  const file = readGameFile(text);
  return leadsTo(file, seen) ? proofOf(file, kept) : 'other-game';
}

/** Whether the entries of a file, played from its seed, lead to a view. */
function leadsTo(file: GameFile, { game, seat, view }: Seen): boolean {
  try {
    const table = openFile(file, [game]);
    return view === null || hashOf(table.view(seat)) === hashOf(view);
  } catch (error) {
    if (error instanceof FileError && (error.fault === 'entry' || error.fault === 'hash')) return false;
    throw error;
  }
}
