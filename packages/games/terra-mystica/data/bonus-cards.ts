import { upTo } from '@guildhall/kernel/ranges';
import { nothing } from './income.ts';
import { amounts } from './ranges.ts';
import { miniExpansion, referenceBeside, rulebook, type Sourced } from './sources.ts';
import type { BonusCardTable, Income, Tables } from './types.ts';

const noPoints = { dwelling: 0, tradingHouse: 0, temple: 0, stronghold: 0, sanctuary: 0 };

/** A card that gives income and nothing else. */
function card(income: Partial<Income>): BonusCardTable {
  return {
    income: { ...nothing, ...income },
    spades: 0,
    cultSteps: 0,
    shipping: 0,
    passPoints: { ...noPoints },
    passPointsForShipping: 0,
  };
}

export const bonusCards: Sourced<Tables['bonusCards']> = {
  name: 'bonusCards',
  table: {
    BON1: { ...card({ coins: 2 }), spades: 1 },
    BON2: { ...card({ coins: 4 }), cultSteps: 1 },
    BON3: card({ coins: 6 }),
    BON4: { ...card({ power: 3 }), shipping: 1 },
    BON5: card({ workers: 1, power: 3 }),
    BON6: { ...card({ workers: 2 }), passPoints: { ...noPoints, stronghold: 4, sanctuary: 4 } },
    BON7: { ...card({ workers: 1 }), passPoints: { ...noPoints, tradingHouse: 2 } },
    BON8: card({ priests: 1 }),
    BON9: { ...card({ coins: 2 }), passPoints: { ...noPoints, dwelling: 1 } },
    BON10: { ...card({ power: 3 }), passPointsForShipping: 3 },
  },
  sources: {
    BON1: rulebook('line 1592'),
    BON2: rulebook('line 1598'),
    BON3: rulebook('line 1596'),
    BON4: rulebook('line 1586'),
    BON5: referenceBeside(
      'rulebook 002, line 1590 repeats another card; line 1155 counts two cards with power',
    ),
    BON6: rulebook('lines 1600 and 1273'),
    BON7: rulebook('line 1594'),
    BON8: rulebook('line 1584'),
    BON9: rulebook('line 1588'),
    BON10: miniExpansion,
  },
  ranges: {
    ...amounts,
    cultSteps: upTo(10),
    shipping: upTo(3),
    'passPoints.*': upTo(12),
    passPointsForShipping: upTo(12),
  },
};
