/** Places and numbers that several parts of the guide show. */
import { tables } from '../data/index.ts';
import { OWN } from '../lessons/setup.ts';

export const { cost, income, tradingHouseCoinsAlone, terrain, start } = tables.factions[OWN];
const { shipping, digging } = tables.factions[OWN];

/** The spaces of a cult track that give power, and how much. */
export const POWER_SPACES = tables.cults.power.flatMap((power, space) =>
  power === 0 ? [] : [{ power, space }],
);

export const HIGH = tables.cults.places[0];
const LOW = tables.cults.places[1];

export const upgrades = {
  houseCoins: cost.tradingHouse.coins,
  houseWorkers: cost.tradingHouse.workers,
  alone: tradingHouseCoinsAlone,
  templeCoins: cost.temple.coins,
  templeWorkers: cost.temple.workers,
  strongholdCoins: cost.stronghold.coins,
  strongholdWorkers: cost.stronghold.workers,
  sanctuaryCoins: cost.sanctuary.coins,
  sanctuaryWorkers: cost.sanctuary.workers,
} as const;

export const building = { ...cost.dwelling, spade: digging.spade[0].workers } as const;

export const powerValues = {
  dwelling: tables.powerValue.dwelling,
  house: tables.powerValue.tradingHouse,
  stronghold: tables.powerValue.stronghold,
} as const;

export const exchanges = {
  priest: tables.conversions.powerForPriest,
  worker: tables.conversions.powerForWorker,
  coin: tables.conversions.powerForCoin,
} as const;

export const priests = { high: HIGH, low: LOW, one: tables.cults.stepsWithoutPlace } as const;

export const townNeeds = {
  buildings: tables.town.buildings,
  value: tables.town.power,
  less: tables.town.buildingsWithSanctuary,
} as const;

export const tracks = {
  shipCoins: shipping.cost.coins,
  shipPriests: shipping.cost.priests,
  shipFirst: shipping.points[1],
  shipLast: shipping.points[shipping.max],
  digCoins: digging.cost.coins,
  digWorkers: digging.cost.workers,
  digPriests: digging.cost.priests,
  digPoints: digging.points,
  spade: digging.spade[0].workers,
  better: digging.spade[1].workers,
  best: digging.spade[2].workers,
  bridge: tables.powerActions.ACT1.power,
  bridges: tables.pieces.bridges,
} as const;

export const scoring = {
  rounds: tables.rounds,
  area: tables.finalScoring.area[0],
  areaSecond: tables.finalScoring.area[1],
  areaThird: tables.finalScoring.area[2],
  cult: tables.finalScoring.cult[0],
  cultSecond: tables.finalScoring.cult[1],
  cultThird: tables.finalScoring.cult[2],
  coins: tables.finalScoring.coinsForPoint,
} as const;
