import { openGroup, randomFrom, readOptions } from '@guildhall/kernel';
import { hiddenOutcomes } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';
import { spiceQuay } from '../rules/index.ts';
import { Position } from './position.ts';

test('SQ-SETUP-MARKET one crate of each spice lies in the market, all others are in the warehouse', () => {
  const { state, rules } = new Position();
  expect(state.market).toEqual({ pepper: 1, cinnamon: 1, ginger: 1, saffron: 1 });
  expect(state.warehouse).toHaveLength(4 + 3 + 3 + 2);
  expect(rules.components(state)).toEqual({ pepper: 5, cinnamon: 4, ginger: 4, saffron: 3 });
  expect(rules.counts(state, 0)).toMatchObject({ pearls: 2, pepper: 0, cinnamon: 0, ginger: 0, saffron: 0 });
  expect(rules.isSettingUp(state)).toBe(false);
});

test('SQ-SETUP-CONTRACT two different contracts are dealt, and another seed deals others', () => {
  const dealt = Array.from({ length: 20 }, (_, at) => {
    const { state } = new Position({ options: { contracts: null }, seed: `deal ${at}` });
    return state.players.map(({ contract }) => contract);
  });
  for (const contracts of dealt) expect(new Set(contracts).size).toBe(2);
  expect(new Set(dealt.map(String)).size).toBeGreaterThan(5);
});

test('SQ-SETUP-CONTRACT nobody sees the contract of another before the end', () => {
  const { state, rules } = new Position();
  const contractsSeenBy = (viewer: number | null) =>
    rules.view(state, viewer).players.map(({ contract }) => contract);
  expect(contractsSeenBy(0)).toEqual(['pepper', 'unknown']);
  expect(contractsSeenBy(1)).toEqual(['unknown', 'ginger']);
  expect(contractsSeenBy(null)).toEqual(['unknown', 'unknown']);
  // The prompt names the seat's own contract.
  expect(rules.facts(state, openGroup(state)[0])).toEqual({ contract: 'pepper' });
});

test('SQ-SETUP-CONTRACT whoever thinks ahead may expect any contract but their own', () => {
  const { state, rules } = new Position();
  const view = rules.view(state, 0);
  const random = randomFrom('redeal');
  const expected = Array.from({ length: 60 }, () => rules.determinize(view, random).players[1].contract);
  expect(new Set(expected)).toEqual(new Set(['cinnamon', 'ginger', 'saffron']));
});

test('contracts that somebody chose are marked as hidden', () => {
  const values = [
    ['pepper', 'ginger'],
    ['pepper', 'saffron'],
  ] as const;
  expect(hiddenOutcomes(spiceQuay, { contracts: { values, options: { players: 2 } } })).toEqual([
    'contracts',
  ]);
  expect(spiceQuay.options.fields.contracts.hidden).toBe(true);
});

test.each([
  [['pepper'], 'must name 2 spices'],
  ['pepper', 'must name 2 spices'],
  [['pepper', 'salt'], 'must be some of pepper, cinnamon, ginger, saffron'],
  [['pepper', 'pepper'], 'names a spice twice'],
])('contracts %j are refused', (contracts, why) => {
  expect(() => readOptions(spiceQuay.options, { players: 2, contracts })).toThrow(why);
});
