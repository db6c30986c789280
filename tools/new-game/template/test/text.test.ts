import type { Game } from '@guildhall/kernel';
import { checkTexts } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { SPICES } from '../data/index.ts';
import { spiceQuay } from '../rules/index.ts';
import { texts } from '../text/index.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from './message-arguments.ts';

/** What the generic table shows: the parts of a position, and the kinds of actions. */
const PARTS = ['round', 'market', 'warehouse', 'players', 'crates', 'contract', 'unknown'];

const { faults, seen } = checkTexts({
  game: spiceQuay as unknown as Game,
  texts,
  prompts: PROMPT_ARGUMENTS,
  actions: ACTION_ARGUMENTS,
  log: LOG_ARGUMENTS,
  games: 20,
  options: [{}],
  names: [...SPICES, ...PARTS, ...Object.keys(ACTION_ARGUMENTS).map((kind) => `action.${kind}`), 'phase.end'],
  sameEverywhere: ['title'],
});

test.each(Object.entries(faults))('%s', (_, found) => {
  expect(found).toEqual([]);
});

test('the games that were watched showed every event', () => {
  expect([...seen.events.keys()].sort()).toEqual(Object.keys(LOG_ARGUMENTS).sort());
});
