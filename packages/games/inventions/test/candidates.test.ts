/** Lists of what can be done are made often: what cannot be in them is not even looked at. */
import { describe, expect, test } from 'vitest';
import { ACTIONS, REGIONS } from '../data/index.ts';
import { act } from '../rules/act.ts';
import type { Action } from '../rules/actions.ts';
import { gainInfluence } from '../rules/gain-influence.ts';
import { rich } from './rich-position.ts';

describe('what is looked at', () => {
  test.each([
    ['present', 'present'],
    ['callSpecialists', 'call'],
    ['recallDiplomat', 'recall'],
  ] as const)('for an owed action (%s) is this action alone', (id, kind) => {
    const p = rich();
    const looked: Action[] = [];
    const actions = 1 << ACTIONS.indexOf(id);
    act.candidates(p.g, p.state, { kind: 'act', id: 0, seat: 0, actions, way: 'main' }, looked);
    expect(new Set(looked.map((action) => action.kind))).toEqual(new Set([kind, 'decline']));
  });

  test('for a token are regions with citizens of the own', () => {
    const p = rich();
    const looked: Action[] = [];
    gainInfluence.candidates(p.g, p.state, 0, looked);
    const regions = looked.map((action) => (action.kind === 'influence' ? REGIONS[action.region] : null));
    expect(new Set(regions)).toEqual(new Set(['africa']));
  });
});
