import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';

describe('darklings', () => {
  const onA8 = () => position(['darklings', 'nomads']).put(0, 'A8');

  test('T91 TM-DARKLINGS a spade costs a priest and brings 2 points', () => {
    const p = onA8().give(0, { priests: 3 }).turn().play(0, 'transform B4 to swamp');
    expect(p.player(0).priests).toBe(1);
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('TM-DARKLINGS workers buy no spades', () => {
    const p = onA8().give(0, { priests: 1, workers: 9 }).turn();
    expect(p.refusal(0, 'transform B4 to swamp')).toBe('TM-TRANSFORM-COST');
    expect(p.missing(0, 'transform B4 to swamp')).toEqual({ priests: 1 });
    expect(p.refusal(0, 'advance digging')).toBe('TM-DIGGING-NO-TRACK');
  });

  test('TM-DARKLINGS a free spade brings no points, a missing one costs a priest', () => {
    const p = onA8()
      .give(0, { priests: 1, bowls: [0, 0, 4] })
      .turn()
      .play(0, 'action ACT5', 'transform B4 to swamp');
    expect(p.player(0).priests).toBe(0);
    expect(p.points(0, 'faction')).toBe(2);
  });

  test('TM-DARKLINGS priests that were paid are back in the supply', () => {
    const p = onA8()
      .give(0, { priests: 7, bowls: [0, 0, 5] })
      .turn();
    expect(p.refusal(0, 'convert power to priest')).toBe('TM-CONVERT-PRIEST-SUPPLY');
    p.play(0, 'transform A7 to swamp');
    expect(p.refusal(0, 'convert power to priest')).toBeNull();
  });

  const founding = (workers: number, priests = 0) =>
    position(['darklings', 'nomads'])
      .put(0, 'A8', 'tradingHouse')
      .give(0, { coins: 6, workers: 4 + workers, priests })
      .turn();

  test('T91 TM-DARKLINGS-STRONGHOLD up to 3 workers become priests, once', () => {
    const p = founding(5).play(0, 'upgrade A8 to stronghold');
    expect(p.refusal(0, 'ordain 4')).toBe('TM-DARKLINGS-STRONGHOLD');
    p.play(0, 'ordain 3');
    expect(p.player(0)).toMatchObject({ workers: 2, priests: 3 });
    expect(p.refusal(0, 'ordain 1')).toBe('TM-TURN-NOT-NOW');
  });

  test('TM-DARKLINGS-STRONGHOLD fewer, or none, if they like', () => {
    const p = founding(5).play(0, 'upgrade A8 to stronghold', 'ordain 0');
    expect(p.player(0)).toMatchObject({ workers: 5, priests: 0 });
  });

  test('TM-DARKLINGS-STRONGHOLD no more than there are workers', () => {
    const p = founding(1).play(0, 'upgrade A8 to stronghold');
    expect(p.refusal(0, 'ordain 2')).toBe('TM-DARKLINGS-STRONGHOLD');
    expect(p.refusal(0, 'ordain 1')).toBeNull();
  });

  test('TM-DARKLINGS-STRONGHOLD no more than there are priests in the supply', () => {
    const p = founding(3, 4);
    p.player(0).priestsSent = 2;
    p.play(0, 'upgrade A8 to stronghold');
    expect(p.refusal(0, 'ordain 2')).toBe('TM-DARKLINGS-STRONGHOLD');
    p.play(0, 'ordain 1');
    expect(p.player(0)).toMatchObject({ workers: 2, priests: 5 });
  });
});
