import { describe, expect, it } from 'vitest';
import { difference } from '../src/testkit/difference.ts';

describe('difference', () => {
  it('finds nothing between equal values, whatever the order of their keys', () => {
    expect(difference({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBeNull();
    expect(difference([], [])).toBeNull();
  });

  it('names the place and both values', () => {
    expect(difference({ seats: [{ coins: 1 }] }, { seats: [{ coins: 2 }] })).toBe(
      'seats[0].coins is 1 and 2',
    );
    expect(difference(1, 2)).toBe('the value is 1 and 2');
  });

  it('tells a missing key from one that holds undefined', () => {
    expect(difference({ a: undefined }, {})).toBe('a is undefined and missing');
    expect(difference({}, { a: undefined })).toBe('a is missing and undefined');
    expect(difference({}, { a: 0 })).toBe('a is missing and 0');
  });

  it('tells lists of other lengths, lists and records, null and records apart', () => {
    expect(difference({ a: [1] }, { a: [1, 2] })).toContain('a has 1 and 2 members');
    expect(difference([], {})).not.toBeNull();
    expect(difference(null, {})).not.toBeNull();
    expect(difference({ a: [] }, { a: null })).not.toBeNull();
  });
});
