import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';

describe('fakirs', () => {
  /** On E8; E6 lies behind one hex, E5 behind two, E4 behind three. All are desert. */
  const onE8 = (kind: 'dwelling' | 'stronghold' = 'dwelling') =>
    position(['fakirs', 'witches'], { extraTownTiles: true })
      .put(0, 'E8', kind)
      .terrain('E6', 'desert')
      .terrain('E5', 'desert')
      .terrain('E4', 'desert')
      .give(0, { workers: 9, coins: 9, priests: 1 });

  test('T96 TM-FAKIRS a carpet skips 1 hex for 1 priest and brings 4 points', () => {
    const p = onE8().turn();
    expect(p.refusal(0, 'build E5')).toBe('TM-BUILD-REACH');
    p.play(0, 'build E6');
    expect(p.player(0)).toMatchObject({ priests: 0, workers: 8, coins: 7 });
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('T96 TM-FAKIRS-STRONGHOLD skips 2 hexes for the same priest', () => {
    const p = onE8('stronghold').turn();
    expect(p.refusal(0, 'build E4')).toBe('TM-BUILD-REACH');
    p.play(0, 'build E5');
    expect(p.player(0).priests).toBe(0);
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('TM-FAKIRS no flight without a priest, none to a hex that is adjacent', () => {
    const p = onE8().give(0, { priests: 0 }).terrain('E7', 'desert').turn();
    expect(p.refusal(0, 'build E6')).toBe('TM-BUILD-COST');
    expect(p.missing(0, 'build E6')).toEqual({ priests: 1 });
    p.play(0, 'build E7');
    expect(p.points(0, 'faction')).toBe(0);
  });

  test('TM-FAKIRS over the river as well, and once for change and dwelling', () => {
    // G3 is forest, three steps from desert: 9 workers and the priest.
    const p = onE8().give(0, { workers: 10 }).turn().play(0, 'transform G3 to desert', 'build G3');
    expect(p.player(0)).toMatchObject({ workers: 0, priests: 0 });
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('TM-LEAP-ONCE one flight in an action', () => {
    const p = onE8()
      .terrain('D4', 'wasteland')
      .terrain('C4', 'plains')
      .give(0, { priests: 2, bowls: [0, 0, 6] })
      .turn()
      .play(0, 'action ACT6', 'transform D4 to desert');
    expect(p.refusal(0, 'transform C4 to desert')).toBe('TM-LEAP-ONCE');
  });

  test('TM-TOWN-EXTRA-TILES TW7 lengthens the carpet by 1: to 2, with the stronghold to 3', () => {
    const afterTown = (kind: 'dwelling' | 'stronghold') => {
      const p = onE8(kind).give(0, { workers: 20, coins: 20 });
      // Far from there: a town of G6, G7, H8 and H7.
      for (const hex of ['G6', 'G7', 'H8']) p.put(0, hex, 'tradingHouse');
      return p.terrain('H7', 'desert').turn().play(0, 'build H7', 'town TW7', 'end turn').pass(1);
    };
    const without = afterTown('dwelling');
    expect(without.points(0, 'townTiles')).toBe(4);
    expect(without.refusal(0, 'build E5')).toBeNull();
    expect(without.refusal(0, 'build E4')).toBe('TM-BUILD-REACH');
    expect(afterTown('stronghold').refusal(0, 'build E4')).toBeNull();
  });

  test('TM-FAKIRS the card for shipping is no use to them', () => {
    // F4 lies one river hex from E8: with a ship it would need no priest.
    const p = onE8().terrain('F4', 'desert').give(0, { priests: 0, card: 'BON4' }).turn();
    expect(p.refusal(0, 'build F4')).toBe('TM-BUILD-COST');
    expect(p.refusal(0, 'advance shipping')).toBe('TM-SHIPPING-NO-TRACK');
  });
});
