import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bowls, burnPower, gainPower, leechGain, leechPrice, powerRoom, spendPower } from '../index.ts';

const tokens = (bowls: Bowls): number => bowls.bowl1 + bowls.bowl2 + bowls.bowl3;
const few = fc.integer({ min: 0, max: 12 });
const anyBowls = fc.record({ bowl1: few, bowl2: few, bowl3: few });

function after(before: [number, number, number], change: (bowls: Bowls) => void): number[] {
  const bowls = { bowl1: before[0], bowl2: before[1], bowl3: before[2] };
  change(bowls);
  return [bowls.bowl1, bowls.bowl2, bowls.bowl3];
}

describe('gaining power', () => {
  test('empties bowl I before it touches bowl II', () => {
    expect(after([2, 5, 5], (bowls) => gainPower(bowls, 1))).toEqual([1, 6, 5]);
    expect(after([2, 5, 5], (bowls) => gainPower(bowls, 3))).toEqual([0, 6, 6]);
  });

  test('a token may move twice in one gain', () => {
    expect(after([1, 0, 11], (bowls) => gainPower(bowls, 2))).toEqual([0, 0, 12]);
  });

  test('ends when everything is in bowl III', () => {
    expect(after([0, 0, 12], (bowls) => gainPower(bowls, 5))).toEqual([0, 0, 12]);
  });

  test('conserves the tokens and gains what the bowls have room for', () => {
    fc.assert(
      fc.property(anyBowls, fc.nat(40), (bowls, amount) => {
        const total = tokens(bowls);
        const room = powerRoom(bowls);
        expect(gainPower(bowls, amount)).toBe(Math.min(amount, room));
        expect(tokens(bowls)).toBe(total);
        expect(powerRoom(bowls)).toBe(room - Math.min(amount, room));
      }),
    );
  });

  test('gaining at once and point by point is the same', () => {
    fc.assert(
      fc.property(anyBowls, fc.nat(40), (bowls, amount) => {
        const slowly = { ...bowls };
        for (let i = 0; i < amount; i++) gainPower(slowly, 1);
        gainPower(bowls, amount);
        expect(bowls).toEqual(slowly);
      }),
    );
  });
});

describe('spending and sacrificing power', () => {
  test('spent power goes from bowl III back to bowl I', () => {
    expect(after([0, 6, 6], (bowls) => spendPower(bowls, 4))).toEqual([4, 6, 2]);
  });

  test('a sacrifice moves one token from bowl II to III and takes another out of the game', () => {
    expect(after([0, 4, 2], (bowls) => burnPower(bowls, 2))).toEqual([0, 0, 4]);
  });

  test('spending conserves the tokens, a sacrifice loses one each', () => {
    fc.assert(
      fc.property(anyBowls, few, (bowls, amount) => {
        const total = tokens(bowls);
        const spent = Math.min(amount, bowls.bowl3);
        spendPower(bowls, spent);
        expect(tokens(bowls)).toBe(total);
        const burnt = Math.min(amount, Math.floor(bowls.bowl2 / 2));
        burnPower(bowls, burnt);
        expect(tokens(bowls)).toBe(total - burnt);
        expect(Math.min(bowls.bowl1, bowls.bowl2, bowls.bowl3)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('power from a neighbour', () => {
  test('1, 2, 3, 4 power cost 0, 1, 2, 3 points', () => {
    expect([0, 1, 2, 3, 4].map(leechPrice)).toEqual([0, 0, 1, 2, 3]);
  });

  test('never more than was offered, fits into the bowls, or can be paid for', () => {
    fc.assert(
      fc.property(fc.nat(12), anyBowls, fc.nat(30), (offer, bowls, points) => {
        const gain = leechGain(offer, bowls, points);
        expect(gain).toBeLessThanOrEqual(offer);
        expect(gain).toBeLessThanOrEqual(powerRoom(bowls));
        expect(leechPrice(gain)).toBeLessThanOrEqual(points);
        // One more would break one of the three.
        const more = gain + 1;
        expect(more > offer || more > powerRoom(bowls) || leechPrice(more) > points).toBe(true);
      }),
    );
  });
});
