import { expect, test } from 'vitest';
import { weigh } from '../build/weigh.ts';
import { buildClient } from './built.ts';

test('home, the tables of all games with their engines and their how-to-play pages are light', {
  timeout: 120_000,
}, () => {
  buildClient();
  const [home, ...tables] = weigh();
  expect(home.bytes, home.files.join(', ')).toBeLessThan(home.limit);
  expect(tables.length).toBeGreaterThan(2);
  for (const { page, bytes, limit, files } of tables) {
    expect(bytes, `${page}: ${files.join(', ')}`).toBeLessThan(limit);
    // The engine is in it, and where bots think in the page so are they: else the measure would lie.
    const hasBots = page.endsWith('in the page');
    expect(files.filter((file) => file.includes(page.split(' ')[0]))).toHaveLength(hasBots ? 2 : 1);
    expect(files.some((file) => file.includes('bot-worker'))).toBe(hasBots);
  }
});
