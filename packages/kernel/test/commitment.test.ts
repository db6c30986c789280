import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Commitment,
  commitmentFault,
  commitmentTo,
  exportTable,
  type Game,
  hashOf,
  type Kept,
  proofOf,
  proofOfSeen,
  randomFrom,
  readGameFile,
  readOptions,
  seedFrom,
  Table,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { playOn } from './positions.ts';

const BITS = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const options = readOptions(bazaar.options, { players: 2 });
const promised = { table: 't1', game: 'bazaar', options };
const commitment: Commitment = {
  form: 2,
  table: 't1',
  bits: BITS,
  words: ['apple', null],
  hash: commitmentTo(BITS, promised),
};
const committed = { game: 'bazaar', options, seed: seedFrom(commitment) };

describe('the commitment to a seed', () => {
  it('fits when hash and seed follow from bits, options, words and table', () => {
    expect(commitmentFault(commitment, committed)).toBeNull();
  });

  it('is what sha256sum says of its lines', () => {
    const json = JSON.stringify({
      game: 'bazaar',
      options: Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))),
      table: 't1',
    });
    const sum = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(commitment.hash).toBe(sum(`guildhall commitment 2\n${BITS}\n${json}`));
    expect(committed.seed).toBe(sum(`guildhall seed 2\n${commitment.hash}\n${BITS}\n["apple",null]`));
  });

  it('promises the options as well as the bits: another outcome, override, game or table has another hash', () => {
    const others = [
      { ...promised, options: { ...options, days: 4 } },
      { ...promised, options: { ...options, firstMarket: ['silk-1'] } },
      { ...promised, options: { ...options, overrides: [{ path: 'cards.silk-1.cost', value: 9 }] } },
      { ...promised, game: 'another' },
      { ...promised, table: 't2' },
    ];
    const hashes = [promised, ...others].map((one) => commitmentTo(BITS, one));
    hashes.push(commitmentTo(BITS.replace('0', '1'), promised));
    expect(new Set(hashes).size).toBe(hashes.length);
    const rigged = { ...committed, options: { ...options, days: 4 } };
    expect(commitmentFault(commitment, rigged)).toBe('hash-does-not-fit');
  });

  it('does not depend on the order of the options', () => {
    const turned = Object.fromEntries(Object.entries(options).reverse());
    expect(commitmentTo(BITS, { ...promised, options: turned })).toBe(commitment.hash);
  });

  it('gives another seed for another word, seat of a word, bits or promise', () => {
    const others: Commitment[] = [
      { ...commitment, words: ['pear', null] },
      { ...commitment, words: [null, 'apple'] },
      { ...commitment, bits: BITS.replace('0', '1') },
      { ...commitment, hash: BITS },
    ];
    const seeds = [commitment, ...others].map(seedFrom);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('tells which half is wrong', () => {
    const otherBits = { ...commitment, bits: BITS.replace('0', '1') };
    expect(commitmentFault(otherBits, { ...committed, seed: seedFrom(otherBits) })).toBe('hash-does-not-fit');
    expect(commitmentFault(commitment, { ...committed, seed: 'another' })).toBe('seed-does-not-follow');
  });

  it('of the first form, the hash of the bits alone, is still read', () => {
    const hash = createHash('sha256').update(Buffer.from(BITS, 'hex')).digest('hex');
    const first: Commitment = { ...commitment, form: 1, hash };
    const seed = hashOf({ table: 't1', bits: BITS, words: ['apple', null] });
    expect(seedFrom(first)).toBe(seed);
    expect(commitmentFault(first, { ...committed, seed })).toBeNull();
    expect(proofOf({ ...committed, seed, commitment: first }, { hash, word: null })).toBe('old-form');
    const { form: _, ...unnamed } = first;
    const text = exportTable(new Table(bazaar, options, seed), { commitment: first });
    const old = text.replace(JSON.stringify(first), JSON.stringify(unnamed));
    expect(readGameFile(old).commitment).toEqual(first);
  });

  it('proves something only to whoever kept the hash, and their word', () => {
    const file = { ...committed, commitment };
    const kept: Kept = { hash: commitment.hash, word: { seat: 0, text: 'apple' } };
    expect(proofOf(file, kept)).toBe('proved');
    expect(proofOf(file, { ...kept, word: null })).toBe('proved');
    expect(proofOf(file, null)).toBe('not-compared');
    expect(proofOf(committed, kept)).toBe('no-commitment');
    expect(proofOf(file, { ...kept, hash: BITS })).toBe('other-hash');
    expect(proofOf(file, { ...kept, word: { seat: 0, text: 'pear' } })).toBe('other-word');
    expect(proofOf(file, { ...kept, word: { seat: 1, text: 'apple' } })).toBe('other-word');
    expect(proofOf({ ...file, seed: 'another' }, kept)).toBe('seed-does-not-follow');
    expect(proofOf({ ...file, options: { ...options, days: 4 } }, kept)).toBe('hash-does-not-fit');
  });

  it('proves nothing where the file is of another game than the one that was played', () => {
    const kept: Kept = { hash: commitment.hash, word: null };
    const honest = new Table(bazaar, options, committed.seed);
    playOn(honest, randomFrom('honest'));
    const file = exportTable(honest, { commitment });
    const seen = { game: bazaar as unknown as Game, seat: 0 };
    // A server that dealt from a seed of its own has the right file at the end, of a game that nobody played.
    const dealt = new Table(bazaar, options, 'a seed that the server liked');
    playOn(dealt, randomFrom('honest'));
    expect(proofOfSeen(file, kept, { ...seen, view: honest.view(0) })).toBe('proved');
    expect(proofOfSeen(file, null, { ...seen, view: honest.view(0) })).toBe('not-compared');
    expect(proofOfSeen(file, kept, { ...seen, view: null })).toBe('proved');
    expect(proofOfSeen(file, kept, { ...seen, view: dealt.view(0) })).toBe('other-game');
    const entries = dealt.entries();
    const foreign = JSON.stringify({ ...readGameFile(file), entries, hash: dealt.hashAt(dealt.length) });
    expect(proofOfSeen(foreign, kept, { ...seen, view: dealt.view(0) })).toBe('other-game');
  });

  it('stands in a file and is read back', () => {
    const table = new Table(bazaar, options, committed.seed);
    const file = readGameFile(exportTable(table, { commitment }));
    expect(file.commitment).toEqual(commitment);
    expect(commitmentFault(commitment, file)).toBeNull();
  });

  it('is refused in a file when it has another shape', () => {
    const text = exportTable(new Table(bazaar, { players: 2 }, 's'), { commitment });
    expect(() => readGameFile(text.replace('"apple"', '3'))).toThrow('commitment: must be');
    expect(() => readGameFile(text.replace(BITS, 'few'))).toThrow('commitment: must be');
    expect(() => readGameFile(text.replace('"form":2', '"form":3'))).toThrow('commitment: must be');
  });
});
