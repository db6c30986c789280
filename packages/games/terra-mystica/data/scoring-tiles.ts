import { between, named, upTo } from '@guildhall/kernel/ranges';
import { nothing } from './income.ts';
import { amounts } from './ranges.ts';
import { miniExpansion, rulebook, type Sourced } from './sources.ts';
import type { ScoringTileTable, Tables } from './types.ts';
import { CULTS } from './types.ts';

/** What the left half gives points for. */
function points(given: Partial<ScoringTileTable['points']>): ScoringTileTable['points'] {
  return {
    dwelling: 0,
    tradingHouse: 0,
    temple: 0,
    stronghold: 0,
    sanctuary: 0,
    spade: 0,
    town: 0,
    ...given,
  };
}

const noReward = { ...nothing, spades: 0 };

export const scoringTiles: Sourced<Tables['scoringTiles']> = {
  name: 'scoringTiles',
  table: {
    SCORE1: { points: points({ spade: 2 }), counts: 'earth', every: 1, reward: { ...noReward, coins: 1 } },
    SCORE2: { points: points({ town: 5 }), counts: 'earth', every: 4, reward: { ...noReward, spades: 1 } },
    SCORE3: {
      points: points({ dwelling: 2 }),
      counts: 'water',
      every: 4,
      reward: { ...noReward, priests: 1 },
    },
    SCORE4: {
      points: points({ stronghold: 5, sanctuary: 5 }),
      counts: 'fire',
      every: 2,
      reward: { ...noReward, workers: 1 },
    },
    SCORE5: { points: points({ dwelling: 2 }), counts: 'fire', every: 4, reward: { ...noReward, power: 4 } },
    SCORE6: {
      points: points({ tradingHouse: 3 }),
      counts: 'water',
      every: 4,
      reward: { ...noReward, spades: 1 },
    },
    SCORE7: {
      points: points({ stronghold: 5, sanctuary: 5 }),
      counts: 'air',
      every: 2,
      reward: { ...noReward, workers: 1 },
    },
    SCORE8: {
      points: points({ tradingHouse: 3 }),
      counts: 'air',
      every: 4,
      reward: { ...noReward, spades: 1 },
    },
    SCORE9: {
      points: points({ temple: 4 }),
      counts: 'cultPriests',
      every: 1,
      reward: { ...noReward, coins: 2 },
    },
  },
  sources: {
    SCORE1: rulebook('lines 1572 and 1573'),
    SCORE2: rulebook('lines 1575 and 1576'),
    SCORE3: rulebook('lines 1554 and 1555'),
    SCORE4: rulebook('lines 1569 and 1570'),
    SCORE5: rulebook('lines 1557 and 1558'),
    SCORE6: rulebook('lines 1563 and 1564'),
    SCORE7: rulebook('lines 1566 and 1567'),
    SCORE8: rulebook('lines 1560 and 1561'),
    SCORE9: miniExpansion,
  },
  ranges: {
    ...amounts,
    'points.*': upTo(20),
    counts: named(...CULTS, 'cultPriests'),
    every: between(1, 10),
    'reward.spades': upTo(3),
  },
};
