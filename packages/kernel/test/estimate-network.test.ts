/** The network of an estimate, by hand: what it is given, how it is kept, what it makes of it. */
import { describe, expect, test } from 'vitest';
import { Inputs } from '../src/estimate/inputs.ts';
import {
  answerOf,
  type Network,
  packNetwork,
  unpackNetwork,
  type WeightList,
  weightsIn,
} from '../src/estimate/network.ts';

/** Three inputs, two cells, two cells. */
const SMALL: Network = {
  inputs: 3,
  first: 2,
  second: 2,
  toFirst: Float64Array.of(1, -1, 2, 0.5, 0, -4),
  firstBias: Float64Array.of(0.5, 1),
  toSecond: Float64Array.of(1, -2, 3, 0.25),
  secondBias: Float64Array.of(-1, 0.5),
  toResult: Float64Array.of(2, 10),
  resultBias: Float64Array.of(7),
};

function inputs(...values: number[]): Inputs {
  const made = new Inputs();
  for (const value of values) made.put(value);
  return made;
}

const listed = ({ values, places, count, length }: Inputs) => ({
  values: [...values.slice(0, count)],
  places: [...places.slice(0, count)],
  length,
});

describe('inputs', () => {
  test('keep what is not 0 with its place', () => {
    expect(listed(inputs(0, 3, 0, 0, -2))).toEqual({ values: [3, -2], places: [1, 4], length: 5 });
  });

  test.each([
    [0, { values: [9, 5], places: [0, 1], length: 4 }],
    [2, { values: [9, 5], places: [0, 3], length: 4 }],
    [3, { values: [9], places: [0], length: 4 }],
    [-1, { values: [9], places: [0], length: 4 }],
  ])('put one of a list of three: %i', (which, shown) => {
    const made = inputs(9);
    made.putOne(which, 3, 5);
    expect(listed(made)).toEqual(shown);
  });

  test('put none of a list where it is 0', () => {
    const made = inputs(9);
    made.putOne(1, 3, 0);
    made.put(4);
    expect(listed(made)).toEqual({ values: [9, 4], places: [0, 4], length: 5 });
  });

  test('begin anew when cleared', () => {
    const made = inputs(9, 8);
    made.clear();
    made.put(1);
    expect(listed(made)).toEqual({ values: [1], places: [0], length: 1 });
  });
});

describe('the network', () => {
  test('sums up layer by layer, and cells below 0 pass on nothing', () => {
    // First layer 1.5 and 0; second 0.5 and -2.5.
    expect(answerOf(SMALL, inputs(1, 0, 0))).toBe(7 + 2 * 0.5);
    // First layer 0.5 + 4 and 1 + 1 - 4, which counts as 0; second 3.5 and -8.5.
    expect(answerOf(SMALL, inputs(0, 2, 1))).toBe(7 + 2 * 3.5);
    // First layer -0.5, which counts as 0, and 2; second 5 and 1.
    expect(answerOf(SMALL, inputs(-1, 0, 0))).toBe(7 + 2 * 5 + 10 * 1);
    // Nothing at all: 0.5 and 1, then 2.5 and -0.25. What was there before is forgotten.
    expect(answerOf(SMALL, inputs(0, 0, 0))).toBe(7 + 2 * 2.5);
  });

  test('is kept as whole numbers and comes back nearly as it was', () => {
    const packed = packNetwork(SMALL);
    expect(packed).toMatchObject({ inputs: 3, first: 2, second: 2 });
    expect(packed.toFirst.unit).toBe(4 / 32_767);
    // 7 is the largest of its list: 32,767, the little end first.
    expect(packed.resultBias).toEqual({ unit: 7 / 32_767, numbers: btoa('\xff\x7f') });
    const back = unpackNetwork(packed);
    for (const name of Object.keys(weightsIn(SMALL)) as WeightList[]) {
      expect(back[name]).toHaveLength(weightsIn(SMALL)[name]);
      for (const [at, weight] of back[name].entries()) expect(weight).toBeCloseTo(SMALL[name][at], 3);
    }
    expect(back).toMatchObject({ inputs: 3, first: 2, second: 2 });
  });

  test('may have a list of zeros', () => {
    const packed = packNetwork({ ...SMALL, secondBias: Float64Array.of(0, 0) });
    expect(packed.secondBias).toEqual({ unit: 1, numbers: btoa('\0\0\0\0') });
    expect([...unpackNetwork(packed).secondBias]).toEqual([0, 0]);
  });

  test('of another size is refused', () => {
    const { resultBias, ...rest } = packNetwork(SMALL);
    const longer = { unit: 1, numbers: btoa('\0\0\0\0') };
    expect(() => unpackNetwork({ ...rest, resultBias: longer })).toThrow('resultBias has 2 weights, not 1');
    expect(unpackNetwork({ ...rest, resultBias }).first).toBe(2);
  });

  test('has so many weights', () => {
    expect(weightsIn({ inputs: 5, first: 3, second: 2 })).toEqual({
      toFirst: 15,
      firstBias: 3,
      toSecond: 6,
      secondBias: 2,
      toResult: 2,
      resultBias: 1,
    });
  });
});
