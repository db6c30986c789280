import { describe, expect, test } from 'vitest';
import { position, tilesFrom } from '../position.ts';

describe('alchemists', () => {
  const withStronghold = () => position(['alchemists', 'nomads']).put(0, 'A8', 'stronghold');

  test('T90 TM-ALCHEMISTS a point becomes a coin and two coins a point, as often as they like', () => {
    const toCoin = 'convert point to coin';
    const p = position(['alchemists', 'nomads']).turn().play(0, toCoin, toCoin, toCoin);
    expect(p.player(0)).toMatchObject({ points: 17, coins: 3 });
    p.play(0, 'convert coins to point');
    expect(p.player(0)).toMatchObject({ points: 18, coins: 1 });
    expect(p.refusal(0, 'convert coins to point')).toBe('TM-CONVERT-RATES');
    expect(p.missing(0, 'convert coins to point')).toEqual({ coins: 1 });
  });

  test('T90 TM-ALCHEMISTS nobody else has the exchange, and points do not go below 0', () => {
    const p = position(['nomads', 'alchemists']).give(0, { coins: 9 }).turn();
    expect(p.refusal(0, 'convert point to coin')).toBe('TM-CONVERT-ALCHEMISTS');
    expect(p.refusal(0, 'convert coins to point')).toBe('TM-CONVERT-ALCHEMISTS');
    const poor = position(['alchemists', 'nomads']).give(0, { points: 0 }).turn();
    expect(poor.refusal(0, 'convert point to coin')).toBe('TM-CONVERT-RATES');
  });

  test('TM-ALCHEMISTS at any moment: before an offer of power is answered, too', () => {
    // The nomads build on E8 beside the alchemists' stronghold on E7: 3 power for 2 points.
    const p = position(['nomads', 'alchemists'])
      .put(0, 'D5')
      .put(1, 'E7', 'stronghold')
      .give(0, { coins: 2, workers: 1 })
      .give(1, { points: 0, coins: 5, bowls: [12, 0, 0] })
      .turn()
      .play(0, 'build E8', 'end turn');
    expect(p.refusal(1, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
    p.play(1, 'convert coins to point', 'convert coins to point', 'leech');
    expect(p.bowls(1)).toEqual([9, 3, 0]);
    expect(p.player(1)).toMatchObject({ points: 0, coins: 1 });
  });

  test('T90 TM-ALCHEMISTS-STRONGHOLD 12 power at once', () => {
    const p = position(['alchemists', 'nomads'])
      .put(0, 'A8', 'tradingHouse')
      .give(0, { workers: 4, coins: 6, bowls: [5, 7, 0] })
      .turn()
      .play(0, 'upgrade A8 to stronghold');
    // 5 tokens to bowl II, then 7 of the 12 there to bowl III.
    expect(p.bowls(0)).toEqual([0, 5, 7]);
  });

  test('T90 TM-ALCHEMISTS-STRONGHOLD then 2 power for each spade: bought ones', () => {
    // B4 is desert, two steps from swamp: 2 spades for 6 workers, 4 power.
    const p = withStronghold()
      .give(0, { workers: 6, bowls: [12, 0, 0] })
      .turn()
      .play(0, 'transform B4 to swamp');
    expect(p.bowls(0)).toEqual([8, 4, 0]);
    const before = position(['alchemists', 'nomads'])
      .put(0, 'A8')
      .give(0, { workers: 6, bowls: [12, 0, 0] })
      .turn()
      .play(0, 'transform B4 to swamp');
    expect(before.bowls(0)).toEqual([12, 0, 0]);
  });

  test('T90 TM-ALCHEMISTS-STRONGHOLD 2 power for a spade of an action, of a card, of a cult', () => {
    const action = withStronghold()
      .give(0, { bowls: [0, 0, 4] })
      .turn()
      .play(0, 'action ACT5');
    expect(action.bowls(0)).toEqual([2, 2, 0]);
    const card = withStronghold()
      .give(0, { bowls: [12, 0, 0], card: 'BON1' })
      .turn()
      .play(0, 'action card');
    expect(card.bowls(0)).toEqual([10, 2, 0]);
    const cult = position(['alchemists', 'nomads'], {
      scoringTiles: tilesFrom('SCORE2'),
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON7', 'BON9'],
    })
      .put(0, 'A8', 'stronghold')
      .give(0, { cults: { earth: 4 }, bowls: [12, 0, 0] })
      .turn()
      .passAll();
    expect(cult.bowls(0)).toEqual([10, 2, 0]);
  });

  test('TM-ALCHEMISTS-STRONGHOLD power gained while digging pays for the next spade of the same hex', () => {
    // 1 worker a spade. The first spade brings 2 power, which with 1 more make a worker for the second.
    const p = withStronghold()
      .give(0, { digging: 2, workers: 1, bowls: [0, 2, 1] })
      .turn()
      .play(0, 'transform B4 to plains');
    expect(p.bowls(0)).toEqual([0, 0, 3]);
    expect(p.refusal(0, 'transform B4 to swamp')).toBe('TM-TRANSFORM-COST');
    expect(p.refusal(0, 'transform A7 to swamp')).toBe('TM-TRANSFORM-ONE-HEX');
    p.play(0, 'convert power to worker', 'transform B4 to swamp');
    expect(p.terrainAt('B4')).toBe('swamp');
    expect(p.bowls(0)).toEqual([1, 2, 0]);
  });

  test('TM-ALCHEMISTS-STRONGHOLD without it a hex that was left half changed waits for the next action', () => {
    const p = position(['alchemists', 'nomads'])
      .put(0, 'A8')
      .give(0, { workers: 9 })
      .turn()
      .play(0, 'transform B4 to plains');
    expect(p.refusal(0, 'transform B4 to swamp')).toBe('TM-TURN-ONE-ACTION');
  });
});
