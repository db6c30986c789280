import { openGroup } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Building, Cult } from '../data/index.ts';
import { position, tilesFrom } from './position.ts';

/** Witches on C3 with enough of everything. */
function witches(tile: string, kind: Building = 'dwelling') {
  return position(['witches', 'nomads'], { scoringTiles: tilesFrom(tile), templeTile: true })
    .put(0, 'C3', kind)
    .give(0, { coins: 9, workers: 9, bowls: [0, 0, 3] });
}

const EXAMPLES: Record<string, (tile: string) => number> = {
  spade: (tile) => scored(witches(tile), 'transform D5 to forest'),
  dwelling: (tile) => scored(witches(tile).terrain('D5', 'forest'), 'build D5'),
  tradingHouse: (tile) => scored(witches(tile), 'upgrade C3 to tradingHouse'),
  temple: (tile) => scored(witches(tile, 'tradingHouse'), 'upgrade C3 to temple'),
  stronghold: (tile) => scored(witches(tile, 'tradingHouse'), 'upgrade C3 to stronghold'),
  sanctuary: (tile) => scored(witches(tile, 'temple'), 'upgrade C3 to sanctuary'),
  town: (tile) => {
    const p = witches(tile, 'tradingHouse').put(0, 'D4', 'tradingHouse').put(0, 'D5').put(0, 'B4', 'temple');
    return scored(p, 'action ACT1', 'bridge B4:C3', 'town TW1');
  },
};

function scored(p: ReturnType<typeof witches>, ...lines: string[]): number {
  return p
    .turn()
    .play(0, ...lines)
    .points(0, 'scoringTiles');
}

describe('scoring tiles in the action phase', () => {
  test.each<[string, string, Record<string, number>]>([
    ['T31 TM-TRANSFORM-SPADE-SCORING', 'SCORE1', { spade: 2 }],
    ['T71 TM-TOWN-TILE', 'SCORE2', { town: 5 }],
    ['T30 TM-BUILD-SCORING', 'SCORE3', { dwelling: 2 }],
    ['T45 TM-UPGRADE-SCORING', 'SCORE4', { stronghold: 5, sanctuary: 5 }],
    ['T30 TM-BUILD-SCORING', 'SCORE5', { dwelling: 2 }],
    ['T44 TM-UPGRADE-SCORING', 'SCORE6', { tradingHouse: 3 }],
    ['T45 TM-UPGRADE-SCORING', 'SCORE7', { stronghold: 5, sanctuary: 5 }],
    ['T44 TM-UPGRADE-SCORING', 'SCORE8', { tradingHouse: 3 }],
    ['TM-UPGRADE-SCORING', 'SCORE9', { temple: 4 }],
  ])('%s %s pays %o and nothing else', (_, tile, points) => {
    for (const [example, act] of Object.entries(EXAMPLES)) {
      expect(`${example} ${act(tile)}`).toBe(`${example} ${points[example] ?? 0}`);
    }
  });
});

describe('cult rewards', () => {
  /** The witches stand on a space of one track and on 0 of the others, pass, and take BON3 (6 coins). */
  const rewarded = (tile: string, cult: Cult, space: number) =>
    position(['witches', 'nomads'], {
      scoringTiles: tilesFrom(tile),
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON6', 'BON7'],
    })
      .put(0, 'C3')
      .give(0, { cults: { fire: 0, water: 0, earth: 0, air: 0, [cult]: space }, bowls: [12, 0, 0] })
      .give(1, { cults: { fire: 0, earth: 0 } })
      .turn()
      .play(0, 'pass BON3', 'end turn')
      .pass(1);

  // The next income comes on top: 6 coins of the card, 1 printed worker and 1 of the dwelling.
  const income = { coins: 6, workers: 2, priests: 0, bowl1: 12 };

  test.each<[string, Cult, number, Partial<typeof income>]>([
    ['SCORE1', 'earth', 7, { coins: 6 + 7 }],
    ['SCORE3', 'water', 9, { priests: 2 }],
    ['SCORE4', 'fire', 7, { workers: 2 + 3 }],
    ['SCORE5', 'fire', 9, { bowl1: 12 - 8 }],
    ['SCORE7', 'air', 9, { workers: 2 + 4 }],
  ])('TM-ROUND-CULT-REWARDS %s: %s on space %i brings %o in all', (tile, cult, space, reward) => {
    const p = rewarded(tile, cult, space);
    expect(p.player(0)).toMatchObject({ ...income, ...reward });
    expect(p.cult(0, cult)).toBe(space);
  });

  test.each<[string, Cult]>([
    ['SCORE2', 'earth'],
    ['SCORE6', 'water'],
    ['SCORE8', 'air'],
  ])('TM-ROUND-CULT-REWARDS %s: a spade for each 4 of %s', (tile, cult) => {
    const spades = (space: number) => openGroup(rewarded(tile, cult, space).state)[0];
    expect(spades(8)).toMatchObject({ kind: 'cultSpades', seat: 0, free: 2 });
    expect(spades(7)).toMatchObject({ kind: 'cultSpades', seat: 0, free: 1 });
    expect(spades(3).kind).toBe('turn');
  });

  test('TM-ROUND-CULT-REWARDS SCORE9: 2 coins for each priest that stays in the cults', () => {
    const p = position(['witches', 'nomads'], {
      scoringTiles: tilesFrom('SCORE9'),
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON6', 'BON7'],
    })
      .give(0, { priests: 3 })
      .turn()
      .play(0, 'send priest to fire for 3', 'end turn')
      .pass(1)
      .play(0, 'send priest to fire for 2', 'end turn')
      .play(0, 'send priest to fire for 1', 'end turn')
      .play(0, 'pass BON6', 'end turn');
    // The third priest went back to the supply.
    expect(p.player(0).coins).toBe(4);
  });
});
