/** The pages that `npm run balance` writes list what is guessed. `npm run balance -- GAME --guesses` writes it anew. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifests } from '@guildhall/games';
import { sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';

const balanced = manifests.filter(({ balance }) => balance !== undefined);

test('some games have such a page', () => {
  expect(balanced.length).toBeGreaterThan(1);
});

describe.each(balanced)('the page of $id', async ({ balance, tables }) => {
  const { page: file = '' } = (await balance?.()) ?? {};
  const page = readFileSync(fileURLToPath(new URL(`../../../docs/${file}`, import.meta.url)), 'utf8');
  const values = (await tables()).flatMap(sourcedValues);
  const guessed = values.filter(({ provenance }) => provenance?.source === 'reconstruction');

  /** Each row of the list: how many values rest on a reason. */
  const rows = [...page.matchAll(/^\| `(\w+)[^`]*` \| (\d+) \| (.*) \|$/gm)].map(([, table, count, why]) => ({
    table,
    count: Number(count),
    why,
  }));

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
    expect(page).toContain(
      `${guessed.length} of the ${values.length} values of the tables are reconstructions`,
    );
  });
});
