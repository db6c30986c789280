import type { Sources } from '@guildhall/kernel';
import { coinsAndPowerByCount, powerByCount, priestsByCount, workersByCount } from '../income.ts';
import { reference, rulebook } from '../sources.ts';
import type { FactionTable } from '../types.ts';

/** What most faction boards have in common. Terrain and starting cults are every faction's own. */
type CommonBoard = Omit<FactionTable, 'terrain' | 'start'> & {
  start: Omit<FactionTable['start'], 'cults'>;
};

/** A fresh copy for each faction: two factions that shared an object would share its overrides. */
export function commonBoard(): CommonBoard {
  return {
    start: { coins: 15, workers: 3, priests: 0, points: 20, bowls: [5, 7, 0] },
    firstDwellings: 2,
    cost: {
      dwelling: { coins: 2, workers: 1, priests: 0 },
      tradingHouse: { coins: 3, workers: 2, priests: 0 },
      temple: { coins: 5, workers: 2, priests: 0 },
      stronghold: { coins: 6, workers: 4, priests: 0 },
      sanctuary: { coins: 6, workers: 4, priests: 0 },
    },
    tradingHouseCoinsAlone: 6,
    income: {
      dwelling: workersByCount(1, 2, 3, 4, 5, 6, 7, 8, 8),
      tradingHouse: coinsAndPowerByCount([0, 0], [2, 1], [4, 2], [6, 4], [8, 6]),
      temple: priestsByCount(0, 1, 2, 3),
      stronghold: powerByCount(0, 2),
      sanctuary: priestsByCount(0, 1),
    },
    shipping: { start: 0, max: 3, cost: { coins: 4, workers: 0, priests: 1 }, points: [0, 2, 3, 4] },
    digging: {
      max: 2,
      cost: { coins: 5, workers: 2, priests: 1 },
      points: 6,
      spade: [
        { coins: 0, workers: 3, priests: 0 },
        { coins: 0, workers: 2, priests: 0 },
        { coins: 0, workers: 1, priests: 0 },
      ],
    },
    pointsForPaidSpade: 0,
    pointsForSpade: 0,
    spadesAlways: 0,
    favours: 1,
    townPoints: 0,
    townWorkers: 0,
    leap: null,
    riverTowns: false,
    cultStepWhenLeeched: false,
    coinsForPoint: 0,
    bridgeWorkers: 0,
    stronghold: {
      action: null,
      cultSteps: 0,
      freeSpades: 0,
      favours: 0,
      points: 0,
      power: 0,
      spades: 0,
      shipping: 0,
      ordinations: 0,
      powerForSpade: 0,
      bridgePoints: 0,
    },
  };
}

const abilities = rulebook('lines 1622 to 1702');

/** Of the boards only the pictures had the numbers; the text of the rulebook tells some of them. */
export const commonSources: Sources = {
  start: reference,
  'start.points': rulebook('lines 621 and 793'),
  'start.bowls.2': rulebook('line 651'),
  firstDwellings: rulebook('line 803'),
  'cost.dwelling': rulebook('line 913'),
  'cost.tradingHouse': rulebook('line 1083'),
  'cost.temple': rulebook('line 1096'),
  'cost.stronghold': reference,
  'cost.stronghold.priests': rulebook('line 1092'),
  'cost.sanctuary': reference,
  'cost.sanctuary.priests': rulebook('line 1102'),
  tradingHouseCoinsAlone: rulebook('line 1083'),
  // Which kinds a track gives is told, how many by the count of buildings is not.
  'income.dwelling': rulebook('line 932'),
  'income.dwelling.*.workers': reference,
  'income.tradingHouse': rulebook('lines 938 and 944'),
  'income.tradingHouse.*.coins': reference,
  'income.tradingHouse.*.power': reference,
  'income.temple': rulebook('lines 940 and 1154'),
  'income.temple.*.priests': reference,
  'income.stronghold': rulebook('line 944'),
  'income.stronghold.1.power': reference,
  'income.sanctuary': rulebook('line 940'),
  'shipping.start': rulebook('line 615'),
  'shipping.max': reference,
  'shipping.cost': rulebook('line 1047'),
  'shipping.points': reference,
  digging: rulebook('line 1057'),
  'digging.points': rulebook('line 1059'),
  pointsForPaidSpade: abilities,
  pointsForSpade: abilities,
  spadesAlways: rulebook('line 956'),
  favours: rulebook('lines 1096 and 1524'),
  townPoints: abilities,
  townWorkers: abilities,
  riverTowns: rulebook('line 1326'),
  cultStepWhenLeeched: abilities,
  coinsForPoint: abilities,
  bridgeWorkers: abilities,
  stronghold: abilities,
};

/** An example of a first income, of a board with two dwellings out that is not named. */
export const firstIncomeExample: Sources = { 'income.dwelling.2.workers': rulebook('line 934') };
