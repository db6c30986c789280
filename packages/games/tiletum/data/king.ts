import { always, between, upTo } from '@guildhall/kernel/ranges';
import { guess, likely, ONLINE, rulebook, type Sourced, sure } from './sources.ts';
import type { KingSpaceTable, Tables } from './types.ts';

const LOSSES = [10, 8, 6, 5, 4, 3, 2, 1];
const GAINS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The track from the bottom; the silver of the ribbons beside the upper part, if there are any. */
function spaces(ribbons: readonly number[]): KingSpaceTable[] {
  return [
    ...LOSSES.map((loss) => ({ loss, gain: 0, silver: 0 })),
    ...GAINS.map((gain, at) => ({ loss: 0, gain, silver: ribbons[at] ?? 0 })),
  ];
}

const ranges = {
  zero: always(LOSSES.length),
  prize: upTo(20),
  loss: upTo(20),
  gain: upTo(30),
  silver: upTo(6),
};

export const kingTrack: Sourced<Tables['kingTrack']> = {
  name: 'kingTrack',
  table: { zero: LOSSES.length, prize: 4, spaces: spaces([]) },
  sources: {
    '': guess('red part below 0, blue part above; the numbers are lost'),
    prize: rulebook('lines 90 to 94'),
    zero: likely('everybody begins on 0'),
    'spaces.8': sure(ONLINE),
    'spaces.13.gain': sure('a challenge card names the space 5'),
  },
  ranges,
};

export const silverKingTrack: Sourced<Tables['silverKingTrack']> = {
  name: 'silverKingTrack',
  table: {
    zero: LOSSES.length,
    prize: 4,
    spaces: spaces([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]),
  },
  sources: {
    '': guess('as the track of the base game, with ribbons of 1 or 2 silver'),
    prize: rulebook('lines 90 to 94'),
    'spaces.5.loss': rulebook('lines 582 and 583'),
    'spaces.7.loss': rulebook('lines 580 and 581'),
    'spaces.8': rulebook('lines 108 to 110'),
    'spaces.11.gain': rulebook('lines 575 to 579'),
    'spaces.11.silver': rulebook('lines 575 to 579'),
  },
  ranges,
};

export const fairs: Sourced<Tables['fairs']> = {
  name: 'fairs',
  table: {
    fairHousePillar: { points: 6, inBase: true, inSilver: true },
    fairContractCathedral: { points: 5, inBase: true, inSilver: true },
    fairContracts: { points: 3, inBase: true, inSilver: true },
    fairKing: { points: 3, inBase: true, inSilver: true },
    fairContractCrest: { points: 6, inBase: true, inSilver: false },
    fairHouses: { points: 2, inBase: true, inSilver: true },
    fairUpperFloors: { points: 3, inBase: true, inSilver: true },
    fairCrests: { points: 3, inBase: true, inSilver: true },
    fairPillars: { points: 2, inBase: true, inSilver: true },
    fairBuildings: { points: 5, inBase: true, inSilver: true },
    fairCathedrals: { points: 4, inBase: true, inSilver: true },
    fairMines: { points: 3, inBase: false, inSilver: true },
    fairTechnologies: { points: 2, inBase: false, inSilver: true },
    fairUnderground: { points: 5, inBase: false, inSilver: true },
  },
  sources: {
    '*.points': sure('online version, decree cards and photographs agree'),
    '*.inBase': sure('component lists'),
    '*.inSilver': rulebook('lines 263 to 272'),
    'fairContractCrest.inSilver': likely(
      'the picture of the tile that leaves is lost; its decree is the only one not reprinted',
    ),
    'fairMines.points': guess('the number is lost'),
    'fairTechnologies.points': guess('the number is lost'),
    'fairUnderground.points': guess('the number is lost'),
  },
  ranges: { points: between(0, 20) },
};
