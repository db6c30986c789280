/**
 * Chance and secrets. Every random outcome and every disclosure goes through this file, which counts them
 * in the state: an action that changes the count is a point of no return, and no game has to say so.
 *
 * The generator is ChaCha8, keyed with the SHA-256 of the seed, the count of draws as its nonce. With a small or
 * linear generator the public set-up would give away every deck and die.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { firstWordBelow } from './chacha8.ts';

export interface Chance {
  /** Hexadecimal key; null in a view, where nothing can be drawn. */
  key: string | null;
  /** Draws made so far. */
  draws: number;
  /** Draws and reveals made so far. */
  disclosed: number;
}

/** Thrown when a view would have to draw or reveal: what happens next is not known to its owner. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
  readonly what: 'draw' | 'reveal';

  constructor(what: 'draw' | 'reveal') {
    super(`a view cannot ${what}`);
    this.what = what;
  }
}

export function chanceFrom(seed: string): Chance {
  return { key: bytesToHex(sha256(utf8ToBytes(seed))), draws: 0, disclosed: 0 };
}

/** The chance of a view: the public counts, no generator. */
export function withoutGenerator(chance: Chance): Chance {
  return { key: null, draws: chance.draws, disclosed: chance.disclosed };
}

export function cloneChance(chance: Chance): Chance {
  return { key: chance.key, draws: chance.draws, disclosed: chance.disclosed };
}

interface HasChance {
  readonly chance: Chance;
}

/** The copies of a game without secrets: a view is the state without its generator. */
export function openCopies<S extends HasChance>(copy: (state: S, chance: Chance) => S) {
  return {
    cloneState: (state: S): S => copy(state, cloneChance(state.chance)),
    viewOf: (state: S): S => copy(state, withoutGenerator(state.chance)),
    redeal: (view: S, random: Random): S => copy(view, chanceForRedeal(random, view.chance)),
  };
}

/** Rolls a die with sides 1 to `sides`. */
export function roll(state: HasChance, sides: number): number {
  return 1 + below(state, sides);
}

/** Takes a random member out of a pile whose order nobody knows. The pile is stored sorted. */
export function draw<T>(state: HasChance, pile: T[]): T {
  // Checked first, because the pile of a view may be empty when its owner may not look into it.
  if (state.chance.key === null) throw new Unknown('draw');
  if (pile.length === 0) throw new Error('draw from an empty pile');
  return pile.splice(below(state, pile.length), 1)[0];
}

/** Puts a list in random order, in place: one draw for each member but the last. */
export function shuffle<T>(state: HasChance, list: T[]): void {
  if (state.chance.key === null) throw new Unknown('draw');
  for (let end = list.length - 1; end > 0; end--) {
    const at = below(state, end + 1);
    const kept = list[end];
    list[end] = list[at];
    list[at] = kept;
  }
}

/** A copy of a list in random order. */
export function shuffled<T>(state: HasChance, list: readonly T[]): T[] {
  const copy = [...list];
  shuffle(state, copy);
  return copy;
}

/** Counts a reveal: something hidden becomes known to somebody. */
export function reveal(state: HasChance): void {
  if (state.chance.key === null) throw new Unknown('reveal');
  state.chance.disclosed += 1;
}

function below(state: HasChance, limit: number): number {
  const { chance } = state;
  if (chance.key === null) throw new Unknown('draw');
  const value = uniform(chance.key, chance.draws, limit);
  chance.draws += 1;
  chance.disclosed += 1;
  return value;
}

/** An unbiased whole number from 0 to limit - 1 out of the key stream that belongs to `nonce`. */
function uniform(key: string, nonce: number, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 0x7fffffff)
    throw new Error(`cannot draw below ${limit}`);
  const ceiling = 0x100000000 - (0x100000000 % limit);
  return firstWordBelow(ceiling, key, nonce) % limit;
}

/** A generator outside of any state: for bots, re-deals, fuzzing. Small and fast, never used for a game's own chance. */
export interface Random {
  /** A whole number from 0 to limit - 1. */
  below(limit: number): number;
}

/** A fast generator (xoshiro128**) seeded from a text. */
export function randomFrom(seed: string): Random {
  const bytes = sha256(utf8ToBytes(seed));
  const words = new DataView(bytes.buffer, bytes.byteOffset, 16);
  let a = words.getUint32(0);
  let b = words.getUint32(4);
  let c = words.getUint32(8);
  let d = words.getUint32(12) | 1;
  return {
    below(limit) {
      const product = Math.imul(b, 5);
      const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
      const shifted = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= shifted;
      d = (d << 11) | (d >>> 21);
      return Math.floor((result / 0x100000000) * limit);
    },
  };
}

/** A fresh generator for a re-dealt state, taken from an outside one. */
export function chanceForRedeal(random: Random, known: Chance): Chance {
  let key = '';
  for (let i = 0; i < 32; i++) key += random.below(256).toString(16).padStart(2, '0');
  return { key, draws: known.draws, disclosed: known.disclosed };
}
