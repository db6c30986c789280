/** The verdict of a soak run. */
import { describe, expect, it } from 'vitest';
import { type SoakSample, slopeOf } from '../src/testing/soak.ts';

const MB = 1 << 20;

/** A sample every quarter of a minute for ten minutes. */
function samples(held: (minutes: number) => number): SoakSample[] {
  return Array.from({ length: 40 }, (_, at) => {
    const minutes = (at + 1) / 4;
    return { minutes, steps: at, rss: 0, held: held(minutes) * MB, isWarmUp: minutes < 10 / 3 };
  });
}

describe('memory over time', () => {
  it('is flat where it comes and goes, whatever it did while warming up', () => {
    const comesAndGoes = slopeOf(
      samples((minutes) => (minutes < 3 ? 40 * minutes : 120) + 3 * Math.sin(9 * minutes)),
    );
    expect(comesAndGoes.isFlat).toBe(true);
    expect(comesAndGoes.first / MB).toBeCloseTo(120, -1);
  });

  it('grows where something is never let go of', () => {
    const grows = slopeOf(samples((minutes) => 120 + 2 * minutes + 3 * Math.sin(9 * minutes)));
    expect(grows.isFlat).toBe(false);
    expect(grows.perMinute / MB).toBeCloseTo(2, 0);
  });

  it('is not derived from too little', () => {
    expect(() => slopeOf(samples(() => 1).slice(0, 14))).toThrow('too short');
  });
});
