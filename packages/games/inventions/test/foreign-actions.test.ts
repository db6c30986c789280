/** The engine applies legal actions only: any other action throws, and no decision is made by mistake. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { NONE, type Obligation } from '../rules/index.ts';
import type { InvRule } from '../rules/rule-ids.ts';
import { shortfallFor } from '../rules/shortfall.ts';
import { position, table } from './position.ts';

describe('an action of another decision', () => {
  const owed = { id: 0, seat: 0 };

  test.each<[Obligation, string]>([
    [{ ...owed, kind: 'prepare' }, 'not a region: decline'],
    [{ ...owed, kind: 'turn', acted: true }, 'not a part of a turn: decline'],
    [{ ...owed, kind: 'citizen' }, 'not a region: decline'],
    [{ ...owed, kind: 'train' }, 'not a specialist: decline'],
    [{ ...owed, kind: 'exhaust', type: 0, left: 1 }, 'exhausts nobody: decline'],
    [{ ...owed, kind: 'eraSpace' }, 'not a space of the era track: decline'],
    [{ ...owed, kind: 'overflow' }, 'not an aspiration: decline'],
    [{ ...owed, kind: 'drawIdea', left: 1 }, 'not an idea: decline'],
    [{ ...owed, kind: 'progress' }, 'not a progress tile: decline'],
    [{ ...owed, kind: 'turnOrder' }, 'not a place: decline'],
  ])('%j: %s', (obligation, message) => {
    const p = position();
    p.state.pending.push([{ ...obligation, id: nextId(p.state) }]);
    expect(() => p.rules.apply(p.state, 0, p.g.catalogue.decline)).toThrow(message);
  });

  test('a chain is no end of the turn', () => {
    const p = position();
    p.state.pending.push([{ ...owed, id: nextId(p.state), kind: 'chain', from: 'inventions', at: NONE }]);
    expect(() => p.rules.apply(p.state, 0, p.g.catalogue.done)).toThrow('not a chain action: done');
  });

  test('a seat that owes nothing does nothing', () => {
    const p = position();
    expect(() => p.rules.apply(p.state, 1, p.g.catalogue.done)).toThrow('seat 1 owes nothing');
    expect(p.rules.legal(p.state, 1)).toEqual([]);
  });
});

describe('Chronos', () => {
  test('has no turn where he does not play', () => {
    expect(() => position(4).step('chronosTurn')).toThrow('Chronos plays with two players only');
  });

  test('needs an idea for the preparation', () => {
    const p = table(2);
    for (const region of p.state.regions) region.card = NONE;
    expect(() => p.step('chronosPrepares')).toThrow('no idea is left for Chronos');
  });
});

test.each<InvRule>([
  'INV-BUILD-PRICE',
  'INV-BUILD-COST',
  'INV-PREPARE-PRESENTERS',
  'INV-PRESENT-SPECIALISTS',
  'INV-INVENT-SPECIALISTS',
  'INV-INNOVATE-SPECIALIST',
  'INV-GAIN-MAJORITY',
  'INV-GAIN-CITIZENS',
  'INV-SEND-CITIZEN',
])('nothing is said to lack for a wish that the rule is not about: %s', (rule) => {
  const { g, state } = position();
  expect(shortfallFor(g, state, 0, state.pending[1][0], g.catalogue.decline, rule)).toEqual({});
});
