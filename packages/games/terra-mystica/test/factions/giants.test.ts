import { describe, expect, test } from 'vitest';
import { position, tilesFrom } from '../position.ts';

describe('giants', () => {
  const onD4 = (kind: 'dwelling' | 'stronghold' = 'dwelling') =>
    position(['giants', 'witches']).put(0, 'D4', kind);

  test.each([
    ['mountains', 'E7'],
    ['plains', 'E6'],
    ['lakes', 'D5'],
  ])('TM-GIANTS two spades for every terrain: %s', (_, hex) => {
    const p = onD4().give(0, { workers: 6 }).turn().play(0, `transform ${hex} to wasteland`);
    expect(p.player(0).workers).toBe(0);
  });

  test('TM-GIANTS 5 workers are too few even for a neighbour on the wheel', () => {
    const p = onD4().give(0, { workers: 5 }).turn();
    expect(p.refusal(0, 'transform E7 to wasteland')).toBe('TM-TRANSFORM-COST');
    expect(p.missing(0, 'transform E7 to wasteland')).toEqual({ workers: 1 });
  });

  test('TM-GIANTS only ever to wasteland', () => {
    const p = onD4().give(0, { workers: 9 }).turn();
    expect(p.refusal(0, 'transform E6 to desert')).toBe('TM-GIANTS');
  });

  test('TM-GIANTS a single spade of an action or card needs a bought one beside it', () => {
    const p = onD4()
      .give(0, { workers: 3, bowls: [0, 0, 4] })
      .turn()
      .play(0, 'action ACT5', 'transform E7 to wasteland');
    expect(p.player(0).workers).toBe(0);
    const poor = onD4().give(0, { workers: 2, card: 'BON1' }).turn().play(0, 'action card');
    expect(poor.refusal(0, 'transform E7 to wasteland')).toBe('TM-TRANSFORM-COST');
    expect(poor.legal(0)).toContain('done');
  });

  const cultSpades = (earth: number) =>
    position(['giants', 'witches'], { scoringTiles: tilesFrom('SCORE2') })
      .put(0, 'D4')
      .give(0, { workers: 9, cults: { earth } })
      .turn()
      .passAll();

  test('T78 TM-GIANTS a single cult spade is lost', () => {
    const p = cultSpades(7);
    expect(p.refusal(0, 'transform E7 to wasteland')).toBe('TM-TRANSFORM-TOP-UP');
    expect(p.legal(0)).toEqual(['done']);
  });

  test('TM-GIANTS two cult spades change a hex', () => {
    expect(cultSpades(8).play(0, 'transform E7 to wasteland').terrainAt('E7')).toBe('wasteland');
  });

  test('T100 TM-GIANTS-STRONGHOLD 2 spades for one hex, a dwelling at its price', () => {
    const p = position(['giants', 'witches'], { scoringTiles: tilesFrom('SCORE1') })
      .put(0, 'D4', 'stronghold')
      .give(0, { workers: 1, coins: 2 })
      .turn()
      .play(0, 'action stronghold', 'transform E7 to wasteland', 'build E7');
    expect(p.player(0)).toMatchObject({ workers: 0, coins: 0 });
    expect(p.points(0, 'scoringTiles')).toBe(4);
  });

  test('TM-GIANTS-STRONGHOLD any hex in reach, by ship too, and no other', () => {
    const p = onD4('stronghold').give(0, { shipping: 1 }).turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'transform C2 to wasteland')).toBeNull();
    expect(p.refusal(0, 'transform I9 to wasteland')).toBe('TM-TRANSFORM-REACH');
  });

  test('TM-GIANTS-STRONGHOLD once a round', () => {
    const p = onD4('stronghold')
      .turn()
      .play(0, 'action stronghold', 'transform E7 to wasteland', 'done', 'end turn')
      .pass(1);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
  });

  test('TM-GIANTS-STRONGHOLD its spades are for one hex, and none is bought to them, however many a change needs', () => {
    const needing = (spades: number) =>
      position(['giants', 'witches'], {
        overrides: [{ path: 'factions.giants.spadesAlways', value: spades }],
      })
        .put(0, 'D4', 'stronghold')
        .give(0, { workers: 9 })
        .turn()
        .play(0, 'action stronghold');
    expect(needing(3).refusal(0, 'transform E7 to wasteland')).toBe('TM-TRANSFORM-TOP-UP');
    const cheap = needing(1).play(0, 'transform E7 to wasteland');
    expect(cheap.refusal(0, 'transform E6 to wasteland')).toBe('TM-TRANSFORM-LEFTOVER');
  });
});
