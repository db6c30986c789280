/** What the values of the tables may become: generous for a printed box, and bounded for the rules. */
import { between, named, type Ranges, upTo } from '@guildhall/kernel/ranges';
import { STRONGHOLD_ACTIONS, TERRAINS } from './types.ts';

/** What is paid or gained. */
export const amounts: Ranges = {
  coins: upTo(30),
  workers: upTo(15),
  priests: upTo(7),
  power: upTo(24),
  points: upTo(40),
  spades: upTo(6),
};

export const factionRanges: Ranges = {
  ...amounts,
  terrain: named(...TERRAINS),
  'start.coins': upTo(60),
  'start.points': upTo(100),
  'bowls.*': upTo(20),
  'cults.*': upTo(9),
  firstDwellings: between(1, 3),
  tradingHouseCoinsAlone: upTo(30),
  'shipping.start': upTo(5),
  'shipping.max': upTo(5),
  'shipping.points.*': upTo(20),
  'digging.max': upTo(2),
  pointsForPaidSpade: upTo(10),
  pointsForSpade: upTo(10),
  spadesAlways: upTo(3),
  favours: upTo(4),
  townPoints: upTo(20),
  townWorkers: upTo(15),
  coinsForPoint: upTo(10),
  bridgeWorkers: upTo(10),
  skip: upTo(4),
  skipWithStronghold: upTo(4),
  skipForShipping: upTo(2),
  'stronghold.action': named(...STRONGHOLD_ACTIONS),
  cultSteps: upTo(10),
  freeSpades: upTo(6),
  'stronghold.shipping': upTo(3),
  ordinations: upTo(7),
  powerForSpade: upTo(10),
  bridgePoints: upTo(12),
};
