/** What the how-to-play page says about bots is what they did in the games that were counted. */
import { expect, test } from 'vitest';
import { counted } from '../compendium/counted.ts';
import { tables } from '../data/index.ts';

const { entries } = counted;

test('bots complete buildings with one room far more often than the largest one', () => {
  const most = Math.max(...tables.buildings.map(({ rooms }) => rooms));
  const largest = tables.buildings.findIndex(({ rooms }) => rooms === most);
  for (const [at, { rooms }] of tables.buildings.entries())
    if (rooms === 1)
      expect(entries[`buildings.${at}`].taken).toBeGreaterThan(
        2 * entries[`buildings.${largest}`].taken + 10,
      );
});
