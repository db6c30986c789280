/** A copy of a state is a state of its own: whoever plays on in one changes nothing in the other. */
import { randomFrom } from '@guildhall/kernel';
import { sharedObjects } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { position } from './position.ts';

/** A state in which no list is empty, with an open offer and a seat that has left. */
function busy() {
  const game = position([
    ['desert', 'blessed'],
    ['lake', 'felines'],
  ]);
  game.put(0, 'H1').put(1, 'H2');
  game.give(0, { innovations: ['steel'], towns: ['townTools'] }).turn();
  const { state } = game;
  state.players[0].riverTowns.push(3);
  state.bridges.push(5);
  state.passing.push(1);
  state.offeredBoards.push(1);
  state.offeredFactions.push(1);
  state.offeredBonuses.push(1);
  state.offers.push({ kind: 'leech', id: 90, seat: 1, amount: 2, from: 0 });
  state.aside.push({ kind: 'leech', id: 91, seat: 1, amount: 1, from: 0 });
  state.gone = [1];
  return game;
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
  expect({ ...view, chance: null, neutralArea: 0 }).toEqual({ ...state, chance: null, neutralArea: 0 });
  const dealt = rules.determinize(view, randomFrom('copies'));
  expect(sharedObjects(view, dealt)).toEqual([]);
  expect([12, 13, 14, 15]).toContain(dealt.neutralArea);
});

test('who has not left is not said to have', () => {
  const { rules, state } = busy();
  delete (state as { gone?: number[] }).gone;
  expect(Object.hasOwn(rules.clone(state), 'gone')).toBe(false);
});
