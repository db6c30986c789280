import { describe, expect, test } from 'vitest';
import { position, tilesFrom } from '../position.ts';

describe('swarmlings', () => {
  test('T98 TM-SWARMLINGS founding a town brings 3 workers', () => {
    const p = position(['swarmlings', 'nomads'])
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5', 'tradingHouse')
      .terrain('E7', 'lakes')
      .give(0, { coins: 3, workers: 2 })
      .turn()
      .play(0, 'build E7', 'town TW2');
    expect(p.player(0).workers).toBe(3 + 2);
  });

  const withStronghold = (tile = 'SCORE1') =>
    position(['swarmlings', 'nomads'], { scoringTiles: tilesFrom(tile) })
      .put(0, 'A4', 'stronghold')
      .put(0, 'D5');

  test('T98 TM-SWARMLINGS-STRONGHOLD a dwelling becomes a trading house for nothing', () => {
    const p = withStronghold().turn().play(0, 'action stronghold', 'upgrade D5 to tradingHouse');
    expect(p.buildingAt('D5')).toEqual({ seat: 0, kind: 'tradingHouse' });
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0, built: [0, 1, 0, 1, 0] });
  });

  test('TM-SWARMLINGS-STRONGHOLD it scores, and offers the neighbours power', () => {
    const p = withStronghold('SCORE6')
      .put(1, 'E8')
      .give(0, { favours: ['FAV10'] })
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'action stronghold', 'upgrade D5 to tradingHouse', 'end turn');
    expect(p.points(0, 'scoringTiles')).toBe(3);
    expect(p.points(0, 'favourTiles')).toBe(3);
    expect(p.legal(1)).toEqual(['leech', 'decline']);
  });

  test('TM-SWARMLINGS-STRONGHOLD it can found a town', () => {
    const p = position(['swarmlings', 'nomads'])
      .put(0, 'A4', 'stronghold')
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5')
      .put(0, 'E7')
      .turn()
      .play(0, 'action stronghold', 'upgrade E7 to tradingHouse', 'town TW1');
    expect(p.player(0).towns).toHaveLength(1);
  });

  test('TM-SWARMLINGS-STRONGHOLD only a dwelling, only to a trading house', () => {
    const p = withStronghold().put(0, 'D4', 'tradingHouse').turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'upgrade D4 to temple')).toBe('TM-SWARMLINGS-STRONGHOLD');
    expect(p.refusal(0, 'upgrade D4 to tradingHouse')).toBe('TM-UPGRADE-PATH');
    expect(p.refusal(0, 'upgrade E8 to tradingHouse')).toBe('TM-UPGRADE-OWN');
  });

  test('TM-SWARMLINGS-STRONGHOLD not without a dwelling, not without a trading house left', () => {
    const none = position(['swarmlings', 'nomads']).put(0, 'A4', 'stronghold').turn();
    expect(none.refusal(0, 'action stronghold')).toBe('TM-SWARMLINGS-STRONGHOLD');
    const all = withStronghold();
    for (const hex of ['A11', 'E4', 'H2', 'H4']) all.put(0, hex, 'tradingHouse');
    expect(all.turn().refusal(0, 'action stronghold')).toBe('TM-SWARMLINGS-STRONGHOLD');
  });

  test('TM-SWARMLINGS-STRONGHOLD once a round', () => {
    const p = withStronghold()
      .put(0, 'I10')
      .turn()
      .play(0, 'action stronghold', 'upgrade D5 to tradingHouse', 'end turn')
      .pass(1);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
  });
});
