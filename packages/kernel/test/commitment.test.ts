import { describe, expect, it } from 'vitest';
import {
  type Commitment,
  commitmentFault,
  commitmentTo,
  exportTable,
  readGameFile,
  seedFrom,
  Table,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';

const BITS = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const sources = { table: 't1', bits: BITS, words: ['apple', null] };
const commitment: Commitment = { ...sources, hash: commitmentTo(BITS) };

describe('the commitment to a seed', () => {
  it('fits when the bits have the published hash and the seed follows from bits, words and table', () => {
    expect(commitmentFault(commitment, seedFrom(sources))).toBeNull();
  });

  it('gives another seed for another word, seat of a word, table or bits', () => {
    const others = [
      { ...sources, words: ['pear', null] },
      { ...sources, words: [null, 'apple'] },
      { ...sources, table: 't2' },
      { ...sources, bits: BITS.replace('0', '1') },
    ];
    const seeds = [sources, ...others].map(seedFrom);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('tells which half is wrong', () => {
    const otherBits = { ...commitment, bits: BITS.replace('0', '1') };
    expect(commitmentFault(otherBits, seedFrom(otherBits))).toBe('bits-do-not-fit-hash');
    expect(commitmentFault(commitment, 'another seed')).toBe('seed-does-not-follow');
  });

  it('stands in a file and is read back', () => {
    const table = new Table(bazaar, { players: 2 }, seedFrom(sources));
    expect(readGameFile(exportTable(table, { commitment })).commitment).toEqual(commitment);
  });

  it('is refused in a file when it has another shape', () => {
    const text = exportTable(new Table(bazaar, { players: 2 }, 's'), { commitment });
    expect(() => readGameFile(text.replace('"apple"', '3'))).toThrow('commitment: must be');
    expect(() => readGameFile(text.replace(BITS, 'few'))).toThrow('commitment: must be');
  });
});
