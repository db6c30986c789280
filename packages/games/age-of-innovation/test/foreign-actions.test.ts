/** The engine applies legal actions only; whoever hands it another one is told, and no decision is taken by mistake. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Check } from '../rules/rule-ids.ts';
import { shortfallFor } from '../rules/shortfall.ts';
import type { Obligation } from '../rules/state.ts';
import { position } from './position.ts';

const two = () =>
  position([
    ['desert', 'monks'],
    ['lake', 'psychics'],
  ]);

describe('an action of another decision', () => {
  const owed = { id: 0, seat: 0 };

  test.each<[Obligation, string]>([
    [{ ...owed, kind: 'chooseSet' }, 'not a set: decline'],
    [{ ...owed, kind: 'draft' }, 'not a choice of a draft: decline'],
    [{ ...owed, kind: 'chooseBonus' }, 'not a round bonus: decline'],
    [{ ...owed, kind: 'firstBuilding' }, 'not a first building: decline'],
    [
      { ...owed, kind: 'turn', actions: 1, acted: false, lowestOwed: false },
      'not an action of a turn: decline',
    ],
    [{ ...owed, kind: 'freeGuild', from: 0 }, 'not a guild: decline'],
    [{ ...owed, kind: 'key', discipline: 0, steps: 1 }, 'not a key: decline'],
    [{ ...owed, kind: 'takeBooks', count: 1, bundled: 'no' }, 'not a book: decline'],
    [{ ...owed, kind: 'payBooks', count: 1, purchase: 'bookAction', what: 0 }, 'not a book: decline'],
    [{ ...owed, kind: 'choosePalace' }, 'not a palace: decline'],
    [{ ...owed, kind: 'town', founded: true }, 'not a town tile: decline'],
  ])('%j: %s', (obligation, message) => {
    const p = two();
    p.state.pending.push([{ ...obligation, id: nextId(p.state) }]);
    expect(() => p.rules.apply(p.state, 0, p.g.catalogue.decline)).toThrow(message);
  });

  test('a seat that owes nothing does nothing', () => {
    const p = two().turn();
    expect(() => p.rules.apply(p.state, 1, p.g.catalogue.decline)).toThrow(
      'owes nothing that "decline" answers',
    );
  });
});

test.each<NonNullable<Check>>([
  'AOI-BUILD-COST',
  'AOI-TERRAFORM-COST',
  'AOI-TERRAFORM-TOP-UP',
  'AOI-NEUTRAL-PLACE',
  'AOI-UPGRADE-COST',
  'AOI-ACTION-POWER',
  'AOI-ACTION-BOOKS',
  'AOI-INNOVATION-COST',
  'AOI-CONVERT-RATES',
])('nothing is said to lack for a wish that the rule is not about: %s', (rule) => {
  const { g, state } = two().turn();
  expect(shortfallFor(g, state, 0, state.pending[0][0], g.catalogue.decline, rule)).toEqual({});
});
