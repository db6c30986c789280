import { describe, expect, test } from 'vitest';
import type { Building } from '../data/index.ts';
import { position } from './position.ts';

const CARDS = ['BON1', 'BON2', 'BON3', 'BON6', 'BON7'];
const two = () => position(['witches', 'nomads'], { bonusCards: CARDS });

describe('passing', () => {
  test('T64 TM-PASS-CARD the old card goes back, another one comes with its coins', () => {
    const p = two();
    p.state.cardCoins[CARDS.indexOf('BON6')] = 2;
    p.turn().play(0, 'pass BON6');
    expect(p.player(0).coins).toBe(2);
    expect(p.g.cardIds[p.player(0).card]).toBe('BON6');
    expect(p.state.cardCoins[CARDS.indexOf('BON6')]).toBe(0);
  });

  test('T64 TM-PASS-CARD a card that was given back in this round may be taken', () => {
    const p = two().turn().play(0, 'pass BON6', 'end turn');
    expect(p.refusal(1, 'pass BON1')).toBeNull();
  });

  test("TM-PASS-CARD a card must be taken, not another player's, and not one that is not in the game", () => {
    const p = two().turn();
    expect(p.refusal(0, 'pass')).toBe('TM-PASS-CARD');
    expect(p.refusal(0, 'pass BON2')).toBe('TM-PASS-CARD');
    expect(p.refusal(0, 'pass BON9')).toBe('TM-PASS-CARD');
  });

  test('T64 TM-PASS-OWN-CARD not the card that is just given back', () => {
    expect(two().turn().refusal(0, 'pass BON1')).toBe('TM-PASS-OWN-CARD');
  });

  test('T64 TM-PASS-LAST-ROUND no new card in round 6', () => {
    const p = two().round(6).turn();
    expect(p.refusal(0, 'pass BON6')).toBe('TM-PASS-LAST-ROUND');
    p.play(0, 'pass');
    expect(p.player(0).card).toBe(-1);
  });

  test('T64 TM-PASS-ORDER the first to pass starts the next round, the others follow clockwise', () => {
    const p = position(['witches', 'nomads', 'mermaids', 'giants'])
      .give(0, { priests: 1 })
      .give(1, { priests: 1 })
      .turn()
      .play(0, 'send priest to fire for 3', 'end turn')
      .play(1, 'send priest to fire for 2', 'end turn')
      .pass(2)
      .pass(3)
      .pass(0)
      .pass(1);
    expect(p.state.round).toBe(2);
    expect(p.state.order).toEqual([2, 3, 0, 1]);
    expect(p.deciders()).toEqual([2]);
  });

  /** Points of the card for passing with these buildings. */
  const scored = (card: string, ...buildings: [hex: string, kind: Building][]) => {
    const p = position(['witches', 'nomads']).give(0, { card });
    for (const [hex, kind] of buildings) p.put(0, hex, kind);
    return p.turn().pass(0).points(0, 'bonusCards');
  };

  test('T65 TM-PASS-POINTS BON9: a point for each dwelling', () => {
    const dwellings = ['A3', 'A10', 'C3', 'C4', 'D1'].map((hex): [string, Building] => [hex, 'dwelling']);
    expect(scored('BON9', ...dwellings, ['E9', 'temple'])).toBe(5);
  });

  test('T66 TM-PASS-POINTS BON7: 2 points for each trading house', () => {
    const houses = ['A3', 'A10', 'C3'].map((hex): [string, Building] => [hex, 'tradingHouse']);
    expect(scored('BON7', ...houses, ['E9', 'dwelling'])).toBe(6);
  });

  test('T67 TM-PASS-POINTS BON6: 4 points for the stronghold, 4 for the sanctuary', () => {
    expect(scored('BON6', ['A3', 'stronghold'])).toBe(4);
    expect(scored('BON6', ['A3', 'sanctuary'])).toBe(4);
    expect(scored('BON6', ['A3', 'stronghold'], ['C3', 'sanctuary'])).toBe(8);
    expect(scored('BON6', ['A3', 'temple'])).toBe(0);
  });

  test('TM-PASS-POINTS the old card scores, not the new one, in round 6 as well', () => {
    const p = position(['witches', 'nomads'], { bonusCards: ['BON3', 'BON4', 'BON6', 'BON7', 'BON9'] })
      .put(0, 'A3')
      .turn()
      .play(0, 'pass BON9', 'end turn');
    expect(p.points(0, 'bonusCards')).toBe(0);
    const last = position(['witches', 'nomads'])
      .put(0, 'A3')
      .give(0, { card: 'BON9' })
      .round(6)
      .turn()
      .play(0, 'pass');
    expect(last.points(0, 'bonusCards')).toBe(1);
  });

  test('T68 TM-PASS-ALONE the last player goes on alone, turn after turn', () => {
    const p = two().give(1, { priests: 3 }).turn().pass(0);
    for (const cult of ['fire', 'water', 'air']) p.play(1, `send priest to ${cult} for 3`, 'end turn');
    expect(p.deciders()).toEqual([1]);
    expect(p.state.round).toBe(1);
    expect(p.pass(1).state.round).toBe(2);
  });

  test('TM-PASS-ALONE who passed has no more turns in the round', () => {
    const p = two().give(0, { priests: 3 }).turn().pass(0);
    expect(p.legal(0)).toEqual([]);
    expect(p.refusal(0, 'send priest to fire for 3')).toBe('KERNEL-NOT-YOUR-DECISION');
  });

  test('TM-PASS-POINTS the tile that pays for trading houses pays its owner alone', () => {
    const passed = (favours: string[]) =>
      two().put(0, 'E9', 'tradingHouse').give(0, { card: 'BON1', favours }).turn().play(0, 'pass BON3');
    expect(passed([]).points(0, 'favourTiles')).toBe(0);
    expect(passed(['FAV12', 'FAV1']).points(0, 'favourTiles')).toBe(2);
  });
});
