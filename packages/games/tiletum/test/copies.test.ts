/** A copy of a state is a state of its own: whoever plays on in one changes nothing in the other. */
import { randomFrom } from '@guildhall/kernel';
import { sharedObjects } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

/** A state in which no list is empty, with decisions that hold lists and a seat that has left. */
function busy() {
  const p = alone({ ...SILVER, challenges: ['deepCoffers'] });
  const { state } = p;
  const { silver, cardinal } = state;
  if (silver === null || cardinal === undefined) throw new Error('there is no silver, or no Cardinal');
  for (const lists of [state, state.turn, silver, cardinal, ...state.players])
    for (const list of Object.values(lists)) if (Array.isArray(list) && list.length === 0) list.push(1);
  state.pending = [
    [
      { kind: 'bonuses', id: 90, seat: 0, tiles: [1] },
      { kind: 'pick', id: 91, seat: 0, tiles: [2, 3] },
      { kind: 'act', id: 92, seat: 0, action: 1, points: 3 },
    ],
  ];
  state.aside = [];
  state.gone = [1];
  return p;
}

test('a clone has equal values and shares none of them', () => {
  const { rules, state } = busy();
  const clone = rules.clone(state);
  expect(clone).toEqual(state);
  expect(sharedObjects(state, clone)).toEqual([]);
});

test('a view and what is dealt anew from it share nothing either', () => {
  const { rules, state } = busy();
  const view = rules.view(state, 0);
  expect(sharedObjects(state, view)).toEqual([]);
  expect({ ...view, chance: null }).toEqual({ ...state, chance: null });
  expect(view.chance.key).toBeNull();
  const dealt = rules.determinize(view, randomFrom('copies'));
  expect(sharedObjects(view, dealt)).toEqual([]);
  expect({ ...dealt, chance: null }).toEqual({ ...view, chance: null });
  expect(dealt.chance.key).not.toBeNull();
});

test('who has not left is not said to have, and where no Cardinal plays there is none', () => {
  const { rules, state } = busy();
  delete state.gone;
  delete state.cardinal;
  const clone = rules.clone(state);
  expect(Object.hasOwn(clone, 'gone')).toBe(false);
  expect(Object.hasOwn(clone, 'cardinal')).toBe(false);
});
