/** What a file proves about its seed to somebody who kept, or did not keep, what they saw before the game. */

import type { Seat } from '../contract/game.ts';
import { type Commitment, type CommitmentFault, commitmentFault, type SeededGame } from './commitment.ts';

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
