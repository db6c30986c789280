/**
 * Where the seed of a table on a server comes from, so that nobody has to trust the server: it publishes the hash of
 * 256 random bits, everybody who sits down gives a word, and the seed is the hash of both and the table's id. When the
 * game is over the bits are published, and anybody can check that the hash fits and that the seed follows.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { hashOf } from './hash.ts';

export interface SeedSources {
  /** The id of the table. */
  readonly table: string;
  /** 256 bits in hexadecimal. */
  readonly bits: string;
  /** The word of each seat; null where nobody gave one, as for a bot. */
  readonly words: readonly (string | null)[];
}

/** What a file says about the seed of its game. */
export interface Commitment extends SeedSources {
  /** The hash of the bits that was published before anybody sat down. */
  readonly hash: string;
}

export type CommitmentFault = 'bits-do-not-fit-hash' | 'seed-does-not-follow';

const BITS = /^[0-9a-f]{64}$/;

/** The hash of the bits, to be published while the bits are secret. */
export function commitmentTo(bits: string): string {
  if (!BITS.test(bits)) throw new RangeError('a commitment is to 256 bits in hexadecimal');
  return bytesToHex(sha256(hexToBytes(bits)));
}

export function seedFrom({ table, bits, words }: SeedSources): string {
  return hashOf({ table, bits, words: [...words] });
}

/** What is wrong with a commitment and the seed that should follow from it, or null. */
export function commitmentFault(commitment: Commitment, seed: string): CommitmentFault | null {
  if (commitmentTo(commitment.bits) !== commitment.hash) return 'bits-do-not-fit-hash';
  return seedFrom(commitment) === seed ? null : 'seed-does-not-follow';
}
