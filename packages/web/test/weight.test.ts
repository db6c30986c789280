import { expect, test } from 'vitest';
import { LIMITS, weigh } from '../build/weigh.ts';
import { buildClient } from './built.ts';

test('home and a table with its engine are light', { timeout: 120_000 }, () => {
  buildClient();
  const { home, table } = weigh();
  expect(home.bytes, home.files.join(', ')).toBeLessThan(LIMITS.home);
  expect(table.bytes, table.files.join(', ')).toBeLessThan(LIMITS.table);
  // The engine and its bots are in it: else the measure would lie.
  expect(table.files.filter((file) => file.includes('terra-mystica'))).toHaveLength(2);
  expect(table.files.some((file) => file.includes('bot-worker'))).toBe(true);
});
