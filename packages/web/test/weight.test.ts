import { expect, test } from 'vitest';
import { weigh } from '../build/weigh.ts';
import { buildClient } from './built.ts';

test('home and the tables of all games with their engines are light', { timeout: 120_000 }, () => {
  buildClient();
  const [home, ...tables] = weigh();
  expect(home.bytes, home.files.join(', ')).toBeLessThan(home.limit);
  expect(tables.length).toBeGreaterThan(1);
  for (const { page, bytes, limit, files } of tables) {
    expect(bytes, files.join(', ')).toBeLessThan(limit);
    // The engine and its bots are in it: else the measure would lie.
    expect(files.filter((file) => file.includes(page))).toHaveLength(2);
    expect(files.some((file) => file.includes('bot-worker'))).toBe(true);
  }
});
