import { describe, expect, it } from 'vitest';
import { BoundedMap } from '../src/ops/bounded-map.ts';

describe('a memory that forgets', () => {
  it('holds no more than it may, and nothing that is too old, whether anybody asks for it or not', () => {
    let now = 0;
    const map = new BoundedMap<string, number>(3, 100, () => now);
    for (const [at, key] of ['a', 'b', 'c', 'd'].entries()) map.set(key, at);
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, 1, 2, 3]);
    now = 50;
    map.set('b', 7);
    now = 100;
    map.set('e', 8);
    expect(map.size).toBe(2);
    expect(['b', 'c', 'd', 'e'].map((key) => map.get(key))).toEqual([7, undefined, undefined, 8]);
  });
});
