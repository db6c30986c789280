import { isOver, openGroup } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/index.ts';
import { position, tilesFrom } from './position.ts';

describe('cult rewards', () => {
  test('T77 TM-ROUND-CULT-REWARDS air 6 brings 3 workers with SCORE7, and the track stays', () => {
    const p = position(['witches', 'nomads'], {
      scoringTiles: tilesFrom('SCORE7'),
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'],
    })
      .give(0, { cults: { air: 6 } })
      .turn()
      .passAll();
    // 3 of the cult, 1 of the income.
    expect(p.player(0).workers).toBe(4);
    expect(p.cult(0, 'air')).toBe(6);
  });

  test.each([
    [8, 2],
    [7, 1],
  ])('T77 TM-ROUND-CULT-REWARDS earth %i brings %i spades with SCORE2', (earth, spades) => {
    const p = position(['witches', 'nomads'], { scoringTiles: tilesFrom('SCORE2') })
      .give(0, { cults: { earth } })
      .turn()
      .passAll();
    expect(openGroup(p.state)).toMatchObject([{ kind: 'cultSpades', seat: 0, free: spades }]);
  });

  test('T20 TM-ROUND-CULT-REWARDS no priest where none is in the supply', () => {
    const p = position(['witches', 'nomads'], { scoringTiles: tilesFrom('SCORE3') })
      .give(0, { cults: { water: 8 }, priests: 6 })
      .turn();
    p.player(0).priestsSent = 1;
    expect(p.passAll().player(0).priests).toBe(6);
  });
});

describe('cult spades', () => {
  /** A seat 0 on E7 that has passed, with 9 workers and 9 coins, and gets these spades. */
  const spades = (faction: FactionId, count: number, more: { shipping?: number; card?: string } = {}) =>
    position([faction, 'alchemists'], { scoringTiles: tilesFrom('SCORE2') })
      .put(0, 'E7')
      .give(0, { cults: { earth: 4 * count }, workers: 9, coins: 9, ...more })
      .turn()
      .passAll();

  test('T78 TM-ROUND-CULT-SPADES used in the order of the next round', () => {
    const p = position(['witches', 'nomads', 'mermaids'], { scoringTiles: tilesFrom('SCORE2') });
    for (const seat of [0, 1, 2]) p.give(seat, { cults: { earth: 4 } });
    p.give(0, { priests: 1 })
      .give(1, { priests: 1 })
      .turn()
      .play(0, 'send priest to air for 3', 'end turn')
      .play(1, 'send priest to air for 2', 'end turn')
      .passAll();
    const order: number[] = [];
    while (p.state.phase === 'cults') {
      order.push(p.deciders()[0]);
      p.play(p.deciders()[0], 'done');
    }
    expect(order).toEqual([2, 0, 1]);
  });

  test('T78 TM-ROUND-CULT-SPADES no dwelling on the changed hex before the next action phase', () => {
    const p = spades('witches', 2).play(0, 'transform D5 to forest');
    expect(p.refusal(0, 'build D5')).toBe('TM-ROUND-CULT-SPADES');
    p.play(0, 'done');
    expect(p.refusal(0, 'build D5')).toBeNull();
  });

  test('T78 TM-ROUND-CULT-SPADES no bought spade on top; a hex may be left half way', () => {
    // D4 is wasteland, two steps from forest.
    const p = spades('witches', 1);
    expect(p.refusal(0, 'transform D4 to forest')).toBe('TM-TRANSFORM-TOP-UP');
    expect(p.play(0, 'transform D4 to mountains').terrainAt('D4')).toBe('mountains');
    expect(p.player(0).workers).toBeGreaterThanOrEqual(9);
  });

  test('T78 TM-ROUND-CULT-SPADES no tunnel and no carpet', () => {
    expect(spades('dwarves', 1).refusal(0, 'transform G3 to mountains')).toBe('TM-TRANSFORM-REACH');
    expect(spades('fakirs', 1).refusal(0, 'transform F3 to plains')).toBe('TM-TRANSFORM-REACH');
  });

  test('T78 TM-ROUND-CULT-SPADES shipping reaches, the card for shipping does not', () => {
    // G3 lies one river hex from E7.
    expect(spades('mermaids', 1, { shipping: 1 }).refusal(0, 'transform G3 to lakes')).toBeNull();
    expect(spades('engineers', 1, { card: 'BON4' }).refusal(0, 'transform G3 to mountains')).toBe(
      'TM-TRANSFORM-REACH',
    );
  });

  test('T78 TM-ROUND-CULT-SPADES several hexes; what is not used is lost', () => {
    const p = spades('witches', 2).play(0, 'transform D5 to forest', 'transform E6 to swamp');
    expect([p.terrainAt('D5'), p.terrainAt('E6')]).toEqual(['forest', 'swamp']);
    expect(p.state.phase).toBe('actions');
    const lost = spades('witches', 2).play(0, 'done');
    expect(lost.state.phase).toBe('actions');
    expect(lost.legal(0)).not.toContain('done');
  });

  test('TM-ROUND-CULT-SPADES no conversions meanwhile', () => {
    expect(spades('witches', 1).refusal(0, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
  });

  test('TM-ROUND-CULT-SPADES the spade tile pays nothing for them', () => {
    // SCORE1 lies in round 2: the spades of round 1 come before it, and its own after its action phase.
    const p = position(['witches', 'nomads'], {
      scoringTiles: ['SCORE2', 'SCORE1', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
    })
      .put(0, 'E7')
      .give(0, { cults: { earth: 4 } })
      .turn()
      .passAll()
      .play(0, 'transform D5 to forest');
    expect(p.points(0, 'scoringTiles')).toBe(0);
  });

  test.each(['used', 'gained'] as const)(
    'TM-ROUND-CULT-SPADES nor would it where it brought spades itself (%s)',
    (spadeTile) => {
      const p = position(['witches', 'nomads'], {
        spadeTile,
        scoringTiles: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
        overrides: [{ path: 'scoringTiles.SCORE1.reward.spades', value: 1 }],
      })
        .put(0, 'E7')
        .give(0, { cults: { earth: 1 } })
        .turn()
        .passAll()
        .play(0, 'transform D5 to forest');
      expect(p.points(0, 'scoringTiles')).toBe(0);
    },
  );
});

describe('clean-up', () => {
  test('T79 TM-ROUND-CLEAN-UP power actions and special actions are free again', () => {
    const p = position(['auren', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] })
      .put(0, 'A3', 'stronghold')
      .give(0, { bowls: [0, 0, 12], favours: ['FAV6'], card: 'BON2' })
      .give(1, { card: 'BON1' })
      .turn()
      .play(0, 'action ACT4', 'end turn')
      .play(1, 'pass BON3', 'end turn')
      .play(0, 'action stronghold', 'step fire', 'end turn')
      .play(0, 'action favour', 'step fire', 'end turn')
      .play(0, 'action card', 'step fire', 'end turn')
      .play(0, 'pass BON1', 'end turn')
      .pass(1);
    p.give(0, { bowls: [0, 0, 12] });
    expect(p.deciders()).toEqual([0]);
    for (const action of ['ACT4', 'stronghold', 'favour', 'card']) {
      expect(p.refusal(0, `action ${action}`)).toBeNull();
    }
  });

  test('T80 TM-ROUND-CARD-COINS a coin on each card left over, 2 after two rounds', () => {
    const cards = ['BON1', 'BON2', 'BON3', 'BON6', 'BON7'];
    const p = position(['witches', 'nomads'], { bonusCards: cards, scoringTiles: tilesFrom('SCORE4') })
      .turn()
      .play(0, 'pass BON3', 'end turn')
      .play(1, 'pass BON6', 'end turn');
    expect(p.state.cardCoins).toEqual([1, 1, 0, 0, 1]);
    p.play(0, 'pass BON1', 'end turn').play(1, 'pass BON3', 'end turn');
    expect(p.state.cardCoins).toEqual([0, 2, 0, 1, 2]);
    const { coins } = p.player(0);
    p.play(0, 'pass BON7');
    expect(p.player(0).coins).toBe(coins + 2);
  });

  test('T81 TM-ROUND-CLEAN-UP after two rounds the third tile counts: round 3', () => {
    const p = position(['witches', 'nomads'], {
      scoringTiles: ['SCORE4', 'SCORE7', 'SCORE3', 'SCORE1', 'SCORE5', 'SCORE6'],
    })
      .put(0, 'C3')
      .terrain('D5', 'forest')
      .turn()
      .passAll()
      .passAll()
      .give(0, { coins: 2, workers: 1 })
      .play(0, 'build D5');
    expect(p.state.round).toBe(3);
    expect(p.points(0, 'scoringTiles')).toBe(2);
  });

  test('TM-ROUND-CLEAN-UP what is left over is kept', () => {
    const p = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON8', 'BON9'] })
      .give(0, { coins: 30, workers: 20, priests: 3 })
      .turn()
      .passAll();
    // BON3 brings 6 coins, an empty board 1 worker.
    expect(p.player(0)).toMatchObject({ coins: 36, workers: 21, priests: 3 });
  });
});

describe('the last round', () => {
  test('TM-ROUND-SIX no cult reward after round 6: the game is over', () => {
    const p = position(['witches', 'nomads'], {
      scoringTiles: ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7'],
    })
      .give(0, { cults: { air: 9 } })
      .round(6)
      .turn()
      .passAll();
    expect(isOver(p.state)).toBe(true);
    expect(p.state.phase).toBe('end');
    // 4 workers of SCORE7 would have made a point.
    expect(p.points(0, 'resources')).toBe(0);
    expect(p.refusal(0, 'pass')).toBe('KERNEL-GAME-OVER');
  });
});
