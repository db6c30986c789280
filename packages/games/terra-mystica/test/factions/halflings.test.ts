import { describe, expect, test } from 'vitest';
import { position, tilesFrom } from '../position.ts';

describe('halflings', () => {
  test('T92 TM-HALFLINGS a point for each spade that was bought', () => {
    // D4 is wasteland, two steps from plains.
    const p = position(['halflings', 'nomads'])
      .put(0, 'E6')
      .give(0, { workers: 6 })
      .turn()
      .play(0, 'transform D4 to plains');
    expect(p.points(0, 'faction')).toBe(2);
  });

  test('T92 TM-HALFLINGS a point for each spade of an action, of a card and of a cult', () => {
    const action = position(['halflings', 'nomads'])
      .put(0, 'E6')
      .give(0, { bowls: [0, 0, 6] })
      .turn()
      .play(0, 'action ACT6', 'transform E5 to plains', 'done');
    expect(action.points(0, 'faction')).toBe(2);
    const card = position(['halflings', 'nomads'])
      .put(0, 'E6')
      .give(0, { card: 'BON1' })
      .turn()
      .play(0, 'action card', 'transform E5 to plains');
    expect(card.points(0, 'faction')).toBe(1);
    const cult = position(['halflings', 'nomads'], { scoringTiles: tilesFrom('SCORE2') })
      .put(0, 'E6')
      .give(0, { cults: { earth: 8 } })
      .turn()
      .passAll();
    expect(cult.points(0, 'faction')).toBe(2);
  });

  const stronghold = () =>
    position(['halflings', 'nomads'])
      .put(0, 'E6', 'tradingHouse')
      .give(0, { workers: 4 + 9, coins: 8 + 4 })
      .turn()
      .play(0, 'upgrade E6 to stronghold');

  test('T29 TM-HALFLINGS-STRONGHOLD 3 spades over several hexes, with one dwelling at its price', () => {
    const p = stronghold().play(0, 'transform E5 to plains', 'transform D4 to plains', 'build D4');
    expect([p.terrainAt('E5'), p.terrainAt('D4')]).toEqual(['plains', 'plains']);
    expect(p.player(0)).toMatchObject({ workers: 9 - 1, coins: 4 - 2 });
    expect(p.points(0, 'faction')).toBe(3);
    expect(p.refusal(0, 'build E5')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-HALFLINGS-STRONGHOLD three hexes with a spade each, the last one on its way', () => {
    const p = stronghold().play(
      0,
      'transform E5 to plains',
      'transform F3 to plains',
      'transform D4 to desert',
    );
    expect(p.terrainAt('D4')).toBe('desert');
    expect(p.refusal(0, 'build D4')).toBe('TM-BUILD-THIS-ACTION');
    p.play(0, 'build F3');
    expect(p.buildingAt('F3')).toEqual({ seat: 0, kind: 'dwelling' });
  });

  test('TM-HALFLINGS-STRONGHOLD all three on one hex', () => {
    const p = stronghold().play(0, 'transform E7 to plains', 'build E7');
    expect(p.player(0).workers).toBe(9 - 1);
  });

  test('TM-HALFLINGS-STRONGHOLD no spade is bought on top', () => {
    const p = stronghold().play(0, 'transform E5 to plains');
    expect(p.refusal(0, 'transform E7 to plains')).toBe('TM-TRANSFORM-TOP-UP');
    expect(p.missing(0, 'transform E7 to plains')).toEqual({ spades: 1 });
  });

  test('TM-HALFLINGS-STRONGHOLD spades that are not used at once are gone, their points are not', () => {
    const p = stronghold().play(0, 'transform E5 to plains', 'done');
    expect(p.points(0, 'faction')).toBe(3);
    expect(p.refusal(0, 'transform D4 to plains')).toBe('TM-TURN-ONE-ACTION');
  });
});
