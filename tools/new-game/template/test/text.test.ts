import type { Game, MessageArguments } from '@guildhall/kernel';
import { checkTexts } from '@guildhall/kernel/testkit/texts';
import { expect, test } from 'vitest';
import { SPICES } from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { spiceQuay } from '../rules/index.ts';
import type { Obligation } from '../rules/state.ts';
import { ACTION_ARGUMENTS, LOG_ARGUMENTS, PROMPT_ARGUMENTS, texts } from '../text/index.ts';

type Given = MessageArguments[string];

// A kind without an entry does not compile.
const PROMPTS: Readonly<Record<Obligation['kind'], Given>> = PROMPT_ARGUMENTS;
const ACTIONS: Readonly<Record<Action['kind'], Given>> = ACTION_ARGUMENTS;

/** What the generic table shows: the parts of a position, and the kinds of actions. */
const PARTS = ['round', 'market', 'warehouse', 'players', 'crates', 'contract', 'unknown'];

const { faults, seen } = checkTexts({
  game: spiceQuay as unknown as Game,
  texts,
  prompts: PROMPTS,
  actions: ACTIONS,
  log: LOG_ARGUMENTS,
  games: 20,
  options: [{}],
  names: [...SPICES, ...PARTS, ...Object.keys(ACTIONS).map((kind) => `action.${kind}`), 'phase.end'],
  sameEverywhere: ['title'],
});

test.each(Object.entries(faults))('%s', (_, found) => {
  expect(found).toEqual([]);
});

test('the games that were watched showed every event', () => {
  expect([...seen.events.keys()].sort()).toEqual(Object.keys(LOG_ARGUMENTS).sort());
});
