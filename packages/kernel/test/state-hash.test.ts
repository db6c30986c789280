import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, hashOf, NotPlainData, stateHash, viewHash } from '../src/index.ts';
import { bazaarTable, must } from './positions.ts';

describe('canonical JSON', () => {
  test('does not depend on the order in which a record was filled', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    );
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  });

  test('is the SHA-256 of this text for ever', () => {
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });

  test('reads back as what it was, and hashes the same after it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(JSON.parse(canonicalJson(value)))).toBe(hashOf(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each<[string, unknown, string]>([
    ['undefined', { a: [1, { b: undefined }] }, 'a[1].b: undefined'],
    ['not a number', { coins: [0, Number.NaN] }, 'coins[1]: NaN'],
    ['without end', [Number.POSITIVE_INFINITY], '[0]: Infinity'],
    ['a function', { f: () => 0 }, 'f: a function'],
    ['a Map', { m: new Map() }, 'm: a Map'],
    ['a class', { d: new Date(0) }, 'd: a Date'],
    ['a bigint', { n: 1n }, 'n: a bigint'],
    ['a hole', { list: new Array(2) }, 'list[0]: undefined'],
    ['nothing at all', undefined, 'the value: undefined'],
  ])('refuses %s with its path', (_, value, message) => {
    expect(() => canonicalJson(value)).toThrow(NotPlainData);
    expect(() => canonicalJson(value)).toThrow(message);
  });
});

describe('hashes of a table', () => {
  test('of a view change only with what the viewer may know', () => {
    const [low, high] = [bazaarTable(), bazaarTable()];
    must(low.play(0, 'bid 0'));
    must(high.play(0, 'bid 1'));
    expect(stateHash(low.state())).not.toBe(stateHash(high.state()));
    expect(viewHash(low.rules, low.state(), 0)).not.toBe(viewHash(high.rules, high.state(), 0));
    expect(viewHash(low.rules, low.state(), 1)).toBe(viewHash(high.rules, high.state(), 1));
    expect(viewHash(low.rules, low.state(), null)).toBe(viewHash(high.rules, high.state(), null));
  });
});
