import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('special actions', () => {
  test('T63 TM-SPECIAL-ONCE the favour tile: 1 step on any track, once a round', () => {
    const p = position(['witches', 'nomads'])
      .give(0, { favours: ['FAV1', 'FAV6'] })
      .turn()
      .play(0, 'action favour', 'step earth', 'end turn')
      .pass(1);
    expect(p.player(0).cults).toEqual([0, 0, 1, 2]);
    expect(p.refusal(0, 'action favour')).toBe('TM-SPECIAL-ONCE');
  });

  test('T63 TM-SPECIAL-ONCE the card BON2: 1 step on any track, once a round', () => {
    const p = position(['witches', 'nomads'])
      .give(0, { card: 'BON2' })
      .turn()
      .play(0, 'action card', 'step fire', 'end turn')
      .pass(1);
    expect(p.player(0).cults).toEqual([1, 0, 0, 2]);
    expect(p.refusal(0, 'action card')).toBe('TM-SPECIAL-ONCE');
  });

  test('T63 TM-SPECIAL-ONCE the card BON1: 1 spade, a dwelling at its price, once a round', () => {
    // A4 is lakes, one step from forest.
    const p = position(['witches', 'nomads'])
      .put(0, 'A3')
      .give(0, { card: 'BON1', coins: 2, workers: 1 })
      .turn()
      .play(0, 'action card', 'transform A4 to forest', 'build A4', 'end turn')
      .pass(1);
    expect(p.buildingAt('A4')).toEqual({ seat: 0, kind: 'dwelling' });
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0 });
    expect(p.refusal(0, 'action card')).toBe('TM-SPECIAL-ONCE');
  });

  test('TM-SPECIAL-ONCE missing spades are bought on top of the one of BON1', () => {
    // A5 is desert, three steps from forest.
    const p = position(['witches', 'nomads'])
      .put(0, 'A4')
      .give(0, { card: 'BON1', workers: 6 })
      .turn()
      .play(0, 'action card', 'transform A5 to forest');
    expect(p.player(0).workers).toBe(0);
  });

  test('T63 TM-SPECIAL-ONCE each has its own action: all three in one round', () => {
    const p = position(['auren', 'nomads'])
      .put(0, 'A3', 'stronghold')
      .give(0, { card: 'BON2', favours: ['FAV6'] })
      .turn()
      .play(0, 'action card', 'step fire', 'end turn')
      .pass(1)
      .play(0, 'action favour', 'step fire', 'end turn')
      .play(0, 'action stronghold', 'step fire', 'end turn');
    expect(p.cult(0, 'fire')).toBe(4);
  });

  test('TM-SPECIAL-NONE nobody has the action of a tile, card or stronghold that is not there', () => {
    const p = position(['witches', 'nomads'])
      .put(0, 'A3')
      .give(0, { card: 'BON3', favours: ['FAV5', 'FAV12'] })
      .turn();
    for (const source of ['card', 'favour', 'stronghold', 'bridge']) {
      expect(p.refusal(0, `action ${source}`)).toBe('TM-SPECIAL-NONE');
    }
    expect(p.give(0, { card: null }).refusal(0, 'action card')).toBe('TM-SPECIAL-NONE');
  });

  test('T63 TM-WITCHES-STRONGHOLD the witches, after the stronghold: one free dwelling a round', () => {
    const p = position(['witches', 'nomads']).put(0, 'A3', 'stronghold').turn();
    p.play(0, 'action stronghold', 'build A10');
    expect(p.buildingAt('A10')).toEqual({ seat: 0, kind: 'dwelling' });
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0 });
  });

  test('TM-SPECIAL-ONCE what was begun is finished first; conversions are free meanwhile', () => {
    const p = position(['witches', 'nomads'])
      .give(0, { card: 'BON2', workers: 1, priests: 1 })
      .turn()
      .play(0, 'action card', 'convert worker to coin');
    expect(p.refusal(0, 'send priest to air for 3')).toBe('TM-TURN-FINISH-FIRST');
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
  });

  test('TM-SPECIAL-ONCE a step of a special action needs a key for space 10 like any other', () => {
    const step = (keys: number) =>
      position(['witches', 'nomads'])
        .give(0, { card: 'BON2', cults: { air: 9 }, keys })
        .turn()
        .play(0, 'action card', 'step air')
        .cult(0, 'air');
    expect(step(0)).toBe(9);
    expect(step(1)).toBe(10);
  });

  test('TM-SPECIAL-CARD spades of a card may go to several hexes', () => {
    const p = position(['witches', 'nomads'], { overrides: [{ path: 'bonusCards.BON1.spades', value: 2 }] })
      .put(0, 'E10')
      .give(0, { card: 'BON1' })
      .turn()
      .play(0, 'action card', 'transform E11 to forest', 'transform F6 to forest');
    expect([p.terrainAt('E11'), p.terrainAt('F6')]).toEqual(['forest', 'forest']);
  });
});
