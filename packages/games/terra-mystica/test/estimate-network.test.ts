/** The estimate and its network. */
import { packNetwork, readOptions, unpackNetwork } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { estimateBy } from '../rules/estimate/index.ts';
import { WEIGHTS } from '../rules/estimate/weights.ts';
import { type State, terraMystica } from '../rules/index.ts';
import { position } from './position.ts';

describe('the estimate', () => {
  /** A network that answers 50, whatever it is given. */
  const fifty = unpackNetwork({
    ...packNetwork({
      inputs: WEIGHTS.inputs,
      first: 2,
      second: 2,
      toFirst: new Float64Array(2 * WEIGHTS.inputs),
      firstBias: Float64Array.of(0, 0),
      toSecond: new Float64Array(4),
      secondBias: Float64Array.of(0, 0),
      toResult: Float64Array.of(0, 0),
      resultBias: Float64Array.of(50),
    }),
  });

  test('adds what the network says to the points, until nothing is owed any more', () => {
    const at = position(['witches', 'nomads']).turn();
    const estimate = (state: State, seat: number): number => estimateBy(fifty, at.g, state, seat);
    at.player(0).points = 30;
    expect(estimate(at.state, 0)).toBeCloseTo(80);
    const [owed] = at.state.pending.pop()!;
    at.state.pending = [];
    expect(estimate(at.state, 0)).toBe(30);
    at.state.aside = [owed];
    expect(estimate(at.state, 0)).toBeCloseTo(80);
  });

  test('is that of the taught network for a game', () => {
    const at = position(['witches', 'nomads']).turn();
    const rules = terraMystica.rules(readOptions(terraMystica.options, { players: 2 }));
    expect(rules.estimate!(at.state, 0)).toBe(estimateBy(unpackNetwork(WEIGHTS), at.g, at.state, 0));
  });
});
