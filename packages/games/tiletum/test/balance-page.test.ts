import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { sourcedTables } from '../data/index.ts';

const page = readFileSync(
  fileURLToPath(new URL('../../../../docs/tiletum-balance.md', import.meta.url)),
  'utf8',
);

/** Each row of the list: how many values rest on a reason. */
const rows = [...page.matchAll(/^\| `(\w+)[^`]*` \| (\d+) \| (.*) \|$/gm)].map(([, table, count, why]) => ({
  table,
  count: Number(count),
  why,
}));

const guessed = sourcedTables
  .flatMap(sourcedValues)
  .filter(({ provenance }) => provenance?.source === 'reconstruction');

// `npm run balance -- tiletum --guesses` writes the list anew.
describe('docs/tiletum-balance.md', () => {
  test('lists every reason for a guess, with all values that rest on it', () => {
    const wanted = Object.groupBy(
      guessed,
      ({ path, provenance }) => `${path.split('.')[0]}: ${provenance?.note}`,
    );
    const listed = Object.groupBy(rows, ({ table, why }) => `${table}: ${why}`);
    const sum = (list: typeof rows = []): number => list.reduce((all, { count }) => all + count, 0);
    expect(Object.fromEntries(Object.entries(listed).map(([key, list]) => [key, sum(list)]))).toEqual(
      Object.fromEntries(Object.entries(wanted).map(([key, list]) => [key, list?.length])),
    );
  });

  test('says how many values are guessed', () => {
    const all = sourcedTables.flatMap(sourcedValues).length;
    expect(page).toContain(`${guessed.length} of the ${all} values of the tables are reconstructions`);
  });
});
