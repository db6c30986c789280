import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameState } from '../src/index.ts';
import { shareParts } from '../src/table/shared-parts.ts';

type Market = GameState & Record<string, unknown>;

function market(parts: Readonly<Record<string, unknown>>): Market {
  const chance = { seed: 'market day', draws: 0, disclosed: 0 } as unknown as GameState['chance'];
  return { pending: [], aside: [], nextObligation: 1, chance, ...parts };
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('what is the same in both states is there once, and what is not is the later one’s', () => {
  const stalls = [
    { of: 0, goods: [1, 2] },
    { of: 1, goods: [] },
  ];
  const before = market({ stalls, lots: [[1], [2, 3]], gate: { open: true } });
  const after = copyOf(before);
  (after.stalls as typeof stalls)[1].goods.push(4 as never);
  (after.lots as number[][])[0].push(9);
  const [ownStall, ownLot] = [(after.stalls as unknown[])[1], (after.lots as unknown[])[0]];

  const shared = shareParts(before, after) as typeof after;
  expect(shared).toBe(after);
  expect(shared.gate).toBe(before.gate);
  expect(shared.chance).toBe(before.chance);
  expect(shared.pending).toBe(before.pending);
  expect((shared.stalls as unknown[])[0]).toBe(stalls[0]);
  expect((shared.stalls as unknown[])[1]).toBe(ownStall);
  expect((shared.lots as unknown[])[0]).toBe(ownLot);
  expect((shared.lots as unknown[])[1]).toBe((before.lots as unknown[])[1]);
});

test('both states stay what they are, whatever is in them', () => {
  const parts = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(parts, parts, fc.boolean(), (one, other, isLike) => {
      const before = market(one);
      const after = market(isLike ? { ...copyOf(one), ...other } : other);
      const [wasBefore, wasAfter] = [copyOf(before), copyOf(after)];
      shareParts(before, after);
      expect(copyOf(before)).toEqual(wasBefore);
      expect(copyOf(after)).toEqual(wasAfter);
    }),
  );
});
