/** How estimates are taught: the fit, a whole round from a seed, and what weights say they were made of. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { manifests } from '@guildhall/games';
import { packNetwork, randomFrom } from '@guildhall/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { fitNetwork } from '../../../bench/teach/fit.ts';
import { joined, Notes } from '../../../bench/teach/samples.ts';
import { moduleOf } from '../../../bench/teach/written.ts';

const TEACH = fileURLToPath(new URL('../../../bench/teach.ts', import.meta.url));
const SHAPE = { inputs: 4, first: 8, second: 4 };
const SETTINGS = {
  batch: 32,
  step: 1e-2,
  decay: 1e-4,
  choices: 0,
  choiceWeight: 5,
  spread: 1,
  seed: 'test',
  progress: () => {},
};

/** Positions in which points to come are a sum of the first two numbers. */
function sums(count: number): Notes {
  const random = randomFrom('sums');
  const notes = new Notes();
  for (let at = 0; at < count; at++) {
    const values = Array.from({ length: 4 }, () => random.below(100) / 100);
    notes.add({ places: [0, 1, 2, 3], values, count: 4 }, 10 * values[0] - 4 * values[1] + 3, 0, at);
  }
  return notes;
}

/** Choices in which the position with most of the third number was taken. */
function choices(count: number): Notes {
  const random = randomFrom('choices');
  const notes = new Notes();
  for (let choice = 0; choice < count; choice++) {
    const options = Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => random.below(100) / 100));
    options.sort((a, b) => b[2] - a[2]);
    for (const values of options) notes.add({ places: [0, 1, 2, 3], values, count: 4 }, 0, 0, choice);
  }
  return notes;
}

describe('the fit', () => {
  const positions = sums(1000).samples();
  const made = choices(600).samples();

  test('learns what came of positions', () => {
    const { error } = fitNetwork(SHAPE, [{ samples: positions, weight: 1 }], null, {
      ...SETTINGS,
      epochs: 60,
    });
    expect(error).toBeLessThan(0.8);
  });

  test('learns what was chosen, also in choices that it did not see', () => {
    const parts = [{ samples: positions, weight: 0.1 }];
    const without = fitNetwork(SHAPE, parts, made, { ...SETTINGS, epochs: 10 });
    const fitted = fitNetwork(SHAPE, parts, made, { ...SETTINGS, choices: 32, epochs: 40 });
    expect(without.agreement).toBeLessThan(0.6);
    expect(fitted.agreement).toBeGreaterThan(0.8);
  });

  test('is the same for the same seed, and goes on from a network without changing it', () => {
    const parts = [{ samples: positions, weight: 1 }];
    const once = fitNetwork(SHAPE, parts, made, { ...SETTINGS, choices: 4, epochs: 1 });
    const again = fitNetwork(SHAPE, parts, made, { ...SETTINGS, choices: 4, epochs: 1 });
    const packed = packNetwork(once.network);
    expect(packNetwork(again.network)).toEqual(packed);
    const further = fitNetwork(SHAPE, parts, made, { ...SETTINGS, epochs: 1 }, once.network);
    expect(packNetwork(once.network)).toEqual(packed);
    expect(further.error).toBeLessThan(once.error);
  });

  test('keeps the groups of samples that are put together apart', () => {
    const whole = joined([made, made]);
    expect(whole.targets).toHaveLength(2 * made.targets.length);
    expect(new Set(whole.groups).size).toBe(2 * new Set(made.groups).size);
    const last = whole.targets.length - 1;
    expect(whole.values.slice(whole.begins[last])).toEqual(
      made.values.slice(made.begins[made.targets.length - 1]),
    );
  });
});

describe('a round', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-teach-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function teach(name: string, ...more: string[]): Promise<string> {
    const place = join(folder, name);
    const small = ['--games', '3', '--epochs', '1', '--trials', '1', '--records', '0'];
    const where = ['--folder', place, '--to', join(place, 'weights.ts')];
    await promisify(execFile)(process.execPath, [TEACH, 'terra-mystica', ...small, ...where, ...more]);
    const teaching = await manifests.find(({ id }) => id === 'terra-mystica')?.teaching?.();
    const round = `round-${(teaching?.taught.rounds ?? 0) + 1}`;
    return readFileSync(join(place, 'terra-mystica', round, 'network.json'), 'utf8');
  }

  test('makes the same network of the same seed, whatever the threads, and another of another', async () => {
    const network = await teach('once', '--seed', 'a', '--threads', '1');
    expect(await teach('again', '--seed', 'a', '--threads', '2')).toBe(network);
    expect(await teach('other', '--seed', 'b', '--threads', '2')).not.toBe(network);
  }, 120_000);
});

const taught = (
  await Promise.all(manifests.map(async ({ id, teaching }) => ({ id, own: await teaching?.() })))
).flatMap(({ id, own }) => (own === undefined ? [] : [{ id, own }]));

test('some game is taught', () => {
  expect(taught.map(({ id }) => id)).toContain('terra-mystica');
});

test.each(taught)(
  'the weights of $id fit what its estimate looks at, and say what they were made of',
  ({ own }) => {
    const { weights, features, cells } = own;
    expect(new Set(features).size).toBe(features.length);
    expect(weights).toMatchObject({ inputs: features.length, ...cells });
    expect(own.taught.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(own.taught.seed).not.toBe('');
    for (const count of [own.taught.rounds, own.taught.games, own.taught.error])
      expect(count).toBeGreaterThan(0);
    expect(own.taught.recorded).toBeGreaterThanOrEqual(0);
  },
);

test('the module that is written holds the weights and what made them', async () => {
  const { own } = taught[0];
  const facts = { date: '2026-01-02', seed: 'x', rounds: 3, games: 4, recorded: 5, error: 6.5 };
  const source = moduleOf('some-game', own.weights, facts);
  expect(source).toContain('`npm run teach -- some-game`');
  const script = source.replace(/^import type .*$/m, '').replace(': PackedNetwork', '');
  const read = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(read.WEIGHTS).toEqual(own.weights);
  expect(read.taught).toEqual(facts);
});
