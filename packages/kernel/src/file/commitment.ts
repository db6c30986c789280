/**
 * Where the seed of a table on a server comes from, so that nobody has to trust the server. It draws 256 secret bits
 * and publishes a hash over them, the table and its options. Only then everybody who plays, the owner included, gives a
 * random word, and the seed follows from the bits and the words. When the game is over the bits are published: anybody
 * who kept the hash can check that nothing was exchanged.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, hashOf } from '../engine/state-hash.ts';

/** What a hash promises. */
export interface Promised {
  /** The id of the table. */
  readonly table: string;
  readonly game: string;
  /** The whole options, fixed outcomes and overrides included. */
  readonly options: unknown;
}

/**
 * How hash and seed are made. Form 1, of tables from before, is the hash of the bits alone, published after the owner
 * had given their word: it neither binds the options nor keeps a server from trying bits until it likes the seed.
 */
export const COMMITMENT_FORMS = [1, 2] as const;
export type CommitmentForm = (typeof COMMITMENT_FORMS)[number];
export const NEWEST_FORM: CommitmentForm = 2;

/** What a file says about the seed of its game. */
export interface Commitment {
  readonly form: CommitmentForm;
  /** The id of the table. */
  readonly table: string;
  /** 256 bits in hexadecimal. */
  readonly bits: string;
  /** The word of each seat; null where nobody gave one, as for a bot. */
  readonly words: readonly (string | null)[];
  /** The hash that was published. */
  readonly hash: string;
}

/** What a commitment is checked against: a file has all of it. */
export interface SeededGame {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
}

export type CommitmentFault = 'hash-does-not-fit' | 'seed-does-not-follow';

const HASH_TAG = 'guildhall commitment 2';
const SEED_TAG = 'guildhall seed 2';
const BITS = /^[0-9a-f]{64}$/;

/** The hash that is published while the bits are secret: SHA-256 of a tag, the bits, and the promise as JSON. */
export function commitmentTo(bits: string, { table, game, options }: Promised): string {
  return hashOfLines([HASH_TAG, checked(bits), canonicalJson({ table, game, options })]);
}

/** The seed that follows from the words, which came after the hash. */
export function seedFrom({ form, table, bits, words, hash }: Commitment): string {
  switch (form) {
    case 1:
      return hashOf({ table, bits, words: [...words] });
    case 2:
      return hashOfLines([SEED_TAG, hash, checked(bits), canonicalJson([...words])]);
    default:
      return form satisfies never;
  }
}

/** What is wrong with a commitment and the seed that should follow from it, or null. */
export function commitmentFault(commitment: Commitment, committed: SeededGame): CommitmentFault | null {
  if (hashOfCommitment(commitment, committed) !== commitment.hash) return 'hash-does-not-fit';
  return seedFrom(commitment) === committed.seed ? null : 'seed-does-not-follow';
}

function hashOfCommitment({ form, table, bits }: Commitment, { game, options }: SeededGame): string {
  switch (form) {
    case 1:
      return bytesToHex(sha256(hexToBytes(checked(bits))));
    case 2:
      return commitmentTo(bits, { table, game, options });
    default:
      return form satisfies never;
  }
}

function checked(bits: string): string {
  if (!BITS.test(bits)) throw new RangeError('a commitment is to 256 bits in hexadecimal');
  return bits;
}

/** Anybody can do the same with `printf` and `sha256sum`. */
function hashOfLines(lines: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}
