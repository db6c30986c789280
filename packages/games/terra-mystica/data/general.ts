import { always, between, named, upTo } from '@guildhall/kernel/ranges';
import { referenceBeside, rulebook, type Sourced } from './sources.ts';
import type { Tables } from './types.ts';
import { FACTIONS } from './types.ts';

export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { dwelling: 8, tradingHouse: 4, temple: 3, stronghold: 1, sanctuary: 1, priests: 7, bridges: 3 },
  sources: { '': rulebook('lines 142 to 156') },
  ranges: {
    dwelling: between(1, 8),
    tradingHouse: upTo(4),
    temple: upTo(3),
    stronghold: upTo(1),
    sanctuary: upTo(1),
    priests: upTo(7),
    bridges: upTo(6),
  },
};

export const powerValue: Sourced<Tables['powerValue']> = {
  name: 'powerValue',
  table: { dwelling: 1, tradingHouse: 2, temple: 2, stronghold: 3, sanctuary: 3 },
  sources: { '': rulebook('lines 1114 to 1118') },
  ranges: { '': upTo(10) },
};

export const town: Sourced<Tables['town']> = {
  name: 'town',
  table: { buildings: 4, buildingsWithSanctuary: 3, power: 7 },
  sources: {
    buildings: rulebook('line 1294'),
    buildingsWithSanctuary: rulebook('line 1298'),
    power: rulebook('line 1300'),
  },
  ranges: { '': between(1, 12), power: between(1, 30) },
};

export const cults: Sourced<Tables['cults']> = {
  name: 'cults',
  table: {
    top: 10,
    places: [3, 2, 2, 2],
    stepsWithoutPlace: 1,
    power: [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3],
  },
  sources: {
    top: rulebook('lines 1165 and 1173'),
    places: referenceBeside(
      'rulebook 002, line 1183 tells of four places of 3 or 2 steps, not how many of each',
    ),
    stepsWithoutPlace: rulebook('line 1189'),
    power: rulebook('line 1165'),
  },
  ranges: { top: always(10), 'places.*': upTo(10), stepsWithoutPlace: upTo(10), 'power.*': upTo(12) },
};

export const conversions: Sourced<Tables['conversions']> = {
  name: 'conversions',
  table: { powerForPriest: 5, powerForWorker: 3, powerForCoin: 1 },
  sources: {
    powerForPriest: rulebook('line 1215'),
    powerForWorker: rulebook('line 1216'),
    powerForCoin: rulebook('line 1217'),
  },
  ranges: { '': between(1, 15) },
};

export const finalScoring: Sourced<Tables['finalScoring']> = {
  name: 'finalScoring',
  table: { cult: [8, 4, 2], area: [18, 12, 6], coinsForPoint: 3 },
  sources: {
    cult: rulebook('lines 1390 to 1392'),
    area: rulebook('lines 1412 to 1414'),
    coinsForPoint: rulebook('line 1422'),
  },
  ranges: { 'cult.*': upTo(40), 'area.*': upTo(80), coinsForPoint: between(1, 20) },
};

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 6,
  sources: { '': rulebook('lines 703 and 917') },
  ranges: { '': between(1, 9) },
};

export const spareBonusCards: Sourced<Tables['spareBonusCards']> = {
  name: 'spareBonusCards',
  table: 3,
  sources: { '': rulebook('lines 724 and 831') },
  ranges: { '': between(1, 8) },
};

/** By the number of players. The dwellings, tiles and cards of the first game were pictures and are lost. */
export const firstGame: Sourced<Tables['firstGame']> = {
  name: 'firstGame',
  table: {
    2: ['witches', 'nomads'],
    3: ['witches', 'nomads', 'alchemists'],
    4: ['witches', 'nomads', 'halflings', 'mermaids'],
    5: ['witches', 'nomads', 'halflings', 'mermaids', 'giants'],
  },
  sources: { '': rulebook('lines 592 to 595') },
  ranges: { '': named(...FACTIONS) },
};
