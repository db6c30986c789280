/** What the how-to-play page says about bots is what they did in the games that were counted. */
import { expect, test } from 'vitest';
import { counted } from '../compendium/counted.ts';

const { entries } = counted;

test('of the power actions bots take the scholar most', () => {
  const actions = Object.keys(entries).filter((id) => id.startsWith('powerActions.'));
  const byUse = actions.toSorted((one, other) => entries[other].seats - entries[one].seats);
  expect(byUse[0]).toBe('powerActions.powerScholar');
});
