import { describe, expect, test } from 'vitest';
import { position, tilesFrom } from '../position.ts';

describe('witches', () => {
  const withStronghold = () => position(['witches', 'nomads']).put(0, 'A3', 'stronghold');

  test('T89 TM-WITCHES founding a town brings 5 points more', () => {
    const p = position(['witches', 'nomads'], { scoringTiles: tilesFrom('SCORE1') })
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5', 'tradingHouse')
      .terrain('E7', 'forest')
      .give(0, { coins: 2, workers: 1 })
      .turn()
      .play(0, 'build E7', 'town TW1');
    expect(p.points(0, 'townTiles')).toBe(5);
    expect(p.points(0, 'faction')).toBe(5);
    expect(p.player(0).points).toBe(30);
  });

  test('T89 TM-WITCHES-STRONGHOLD the ride builds on any free forest, far from all, for nothing', () => {
    const p = withStronghold().turn().play(0, 'action stronghold', 'build I11');
    expect(p.buildingAt('I11')).toEqual({ seat: 0, kind: 'dwelling' });
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0, priests: 0 });
  });

  test('T89 TM-WITCHES-STRONGHOLD the hex must be forest already: none is changed on the ride', () => {
    const p = withStronghold().give(0, { workers: 9, coins: 9 }).turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'build A2')).toBe('TM-WITCHES-STRONGHOLD');
    expect(p.refusal(0, 'transform A2 to forest')).toBe('TM-TURN-FINISH-FIRST');
    expect(p.refusal(0, 'build A3')).toBe('TM-BUILD-OCCUPIED');
  });

  test('TM-WITCHES-STRONGHOLD a hex that was made forest in an earlier action will do', () => {
    const p = withStronghold().terrain('A2', 'forest').turn();
    expect(p.play(0, 'action stronghold').refusal(0, 'build A2')).toBeNull();
  });

  test('TM-WITCHES-STRONGHOLD there must be a dwelling left to ride with', () => {
    const p = withStronghold();
    for (const hex of ['A10', 'C3', 'C4', 'D1', 'E9', 'F2', 'F4', 'G3']) p.put(0, hex);
    expect(p.turn().refusal(0, 'action stronghold')).toBe('TM-WITCHES-STRONGHOLD');
  });

  test('TM-WITCHES-STRONGHOLD once a round, and not before the stronghold stands', () => {
    const p = withStronghold().turn().play(0, 'action stronghold', 'build I11', 'end turn').pass(1);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
    expect(position(['witches', 'nomads']).put(0, 'A3').turn().refusal(0, 'action stronghold')).toBe(
      'TM-SPECIAL-NONE',
    );
  });

  test('TM-WITCHES-STRONGHOLD the dwelling scores and offers power like any other', () => {
    const p = position(['witches', 'nomads'], { scoringTiles: tilesFrom('SCORE3') })
      .put(0, 'A3', 'stronghold')
      .put(1, 'H8', 'temple')
      .give(0, { favours: ['FAV11'] })
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'action stronghold', 'build I11', 'end turn');
    expect(p.points(0, 'scoringTiles')).toBe(2);
    expect(p.points(0, 'favourTiles')).toBe(2);
    expect(p.legal(1)).toEqual(['leech', 'decline']);
  });
});
