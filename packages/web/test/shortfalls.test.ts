/** What somebody lacks is said as players say it, in every language: "2 thinkers", not "2 × Thinkers". */
import { manifests } from '@guildhall/games';
import { LANGUAGES, refusalOf } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { randomGameOf } from './games.ts';

/** So many decisions apart positions are looked at, and every so many of all actions are tried there. */
const BETWEEN = 6;
const EVERY = 23;

test.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))('$id', async ({ id, manifest }) => {
  const lacking = new Set<string>();
  let decisions = 0;
  randomGameOf(id, { players: 3, ...(id === 'tiletum' && { silver: true }) }, 'shortfalls', (now) => {
    if (decisions++ % BETWEEN > 0) return false;
    const [seat] = now.deciders();
    const view = now.view(seat);
    for (const [at, wish] of now.rules.notation.all.entries())
      if ((at + decisions) % EVERY === 0)
        for (const name of Object.keys(refusalOf(now.rules, view, seat, wish).missing)) lacking.add(name);
    return false;
  });
  expect(lacking.size).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const { board } = (await manifest.words[language]()).words;
    const unsaid = [...lacking].filter((name) => !Object.hasOwn(board, `amount.${name}`));
    expect(unsaid, language).toEqual([]);
  }
});
