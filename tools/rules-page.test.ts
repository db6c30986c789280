import { readFileSync } from 'node:fs';
import { games } from '@guildhall/games/all';
import { expect, test } from 'vitest';
import { chapterOf, root, rulesPages } from './rules-page.ts';

test('there is a page for every game', () => {
  expect(rulesPages().map(({ path }) => path)).toEqual([...games.keys()].map((id) => `docs/rules/${id}.md`));
  expect(games.size).toBeGreaterThan(0);
});

test.each(rulesPages())('$path is up to date: `npm run docs` writes it', ({ path, text }) => {
  expect(readFileSync(`${root}${path}`, 'utf8')).toBe(text);
});

test.each([...games.values()])('every rule of $game.id has a chapter, every chapter a rule', (entry) => {
  for (const { names } of Object.values(entry.texts)) {
    const chapters = Object.keys(names).filter((key) => key.startsWith('rules.'));
    const used = new Set(entry.game.ruleIds.map((id) => chapterOf(names, id)));
    expect([...used].sort()).toEqual(chapters.map((key) => names[key]).sort());
  }
});

test('the longest beginning of an id counts', () => {
  const names = { 'rules.TM': 'all', 'rules.TM-CULT': 'cults', 'rules.TM-CULT-TOP': 'tops' };
  expect(chapterOf(names, 'TM-CULT-TOP-CHOICE')).toBe('tops');
  expect(chapterOf(names, 'TM-CULT-POWER')).toBe('cults');
  expect(chapterOf(names, 'TM-CULTISTS')).toBe('all');
  expect(() => chapterOf(names, 'AOI-SETUP')).toThrow('AOI-SETUP');
});
