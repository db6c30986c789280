/** Lists of what can be done are made often: what cannot be in them is not even looked at. */
import { decisionsOf, randomAction, randomFrom, readOptions } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { ACTIONS, REGIONS } from '../data/index.ts';
import { inventions } from '../index.ts';
import type { Action } from '../rules/actions.ts';
import { rulesetOf } from '../rules/index.ts';
import { ACTION_HANDLERS, act } from '../rules/turn/act.ts';
import { gainInfluence } from '../rules/turn/gain-influence.ts';
import { rich } from './rich-position.ts';

test.each([
  ['present', 'present'],
  ['callSpecialists', 'call'],
  ['recallDiplomat', 'recall'],
] as const)('an owed action (%s) is offered alone', (id, kind) => {
  const p = rich();
  const offered: Action[] = [];
  const actions = 1 << ACTIONS.indexOf(id);
  act.legal(p.g, p.state, { kind: 'act', id: 0, seat: 0, actions, way: 'main' }, undefined, offered);
  expect(new Set(offered.map((action) => action.kind))).toEqual(new Set([kind]));
});

test('for a token only regions with citizens of the own are looked at', () => {
  const p = rich();
  const looked: Action[] = [];
  gainInfluence.candidates(p.g, p.state, 0, looked);
  const regions = looked.map((action) => (action.kind === 'influence' ? REGIONS[action.region] : null));
  expect(new Set(regions)).toEqual(new Set(['africa']));
});

test('whether an action is possible is told without its list, and just as the list would', () => {
  const random = randomFrom('possible actions');
  const seen = new Map<string, Set<boolean>>();
  for (const seed of ['one', 'two', 'three', 'four']) {
    const options = readOptions(inventions.options, { players: 3 });
    const g = rulesetOf(options);
    const rules = inventions.rules(options);
    const state = rules.setup(seed);
    for (const [seat] of decisionsOf(rules, state)) {
      for (const { kind, isPossible, candidates, check } of ACTION_HANDLERS) {
        if (isPossible === undefined) continue;
        for (const someone of state.players.keys()) {
          const looked: Action[] = [];
          candidates(g, state, someone, looked);
          const listed = looked.some((action) => check(g, state, someone, action) === null);
          expect(isPossible(g, state, someone), `${kind} for ${someone} in ${seed}`).toBe(listed);
          seen.set(kind, (seen.get(kind) ?? new Set()).add(listed));
        }
      }
      rules.apply(state, seat, randomAction(rules, state, seat, random));
    }
  }
  const both = new Set([false, true]);
  expect(Object.fromEntries(seen)).toEqual({
    present: both,
    invent: both,
    call: both,
    influence: both,
    travel: both,
    send: both,
  });
});
