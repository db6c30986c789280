/** The set-ups of the lessons, which the guide shares. */
import { type ActionId, tables } from '../data/index.ts';

export const COSTS = [
  'costStone3a',
  'costStone5',
  'costStone2a',
  'costStone6',
  'costClosed',
  'costStone4a',
  'costStone2b',
  'costStone4b',
  'costStone3b',
];
const OFFERS = {
  contracts: ['same6for9', 'iron4for7b', 'wool4for7b', 'wool2iron2for6', 'crest3b'],
  characters: ['architect-points3', 'merchant-gold3', 'king-points2', 'contract-stone2', 'character-wool2'],
  costTiles: COSTS,
  fairTowns: ['antwerpen', 'leipzig', 'venezia'],
};

/** Around the wheel from the die of 1 on: what the first round needs is spread over good values. */
export const PLACES: readonly ActionId[] = [
  'joker',
  'king',
  'merchant',
  'character',
  'architect',
  'contract',
];
export const WHEEL = 1;
/** Everything but the seats: the guide shows the Cardinal at the same table. */
export const SET_UP = {
  ...OFFERS,
  places: [...PLACES],
  wheel: WHEEL,
  placeTiles: ['crest1a', 'points3a', 'gold3b', 'wool2for3', 'gold3a', 'goods2a'],
  kingTile: 'crest2a',
  mapTiles: {
    antwerpen: 'merchant2a',
    brugge: 'plus1a',
    koeln: 'king2a',
    paris: 'plus1b',
    praha: 'contract2a',
    frankfurt: 'architect2a',
  },
  fairs: ['fairHouses', 'fairHousePillar', 'fairCathedrals', 'fairBuildings'],
};
export const FIRST_GAME = {
  options: { ...SET_UP, players: 2, order: [0, 1] },
  seed: 'first-6653',
  seat: 0,
};

export const SILVER_PLACES: readonly ActionId[] = tables.wheel.order;
export const SILVER_WHEEL = 3;
export const DEEP_COSTS = ['costGold4', 'costSilver1', 'costSilver3'];
export const SILVER_GAME = {
  options: {
    ...OFFERS,
    players: 2,
    order: [0, 1],
    silver: true,
    silverSetup: 'first',
    actionTiles: 'printed',
    wheel: SILVER_WHEEL,
    seekerWheel: 1,
    seekerTile: 'silver1a',
    placeTiles: ['goods2a', 'points3a', 'gold3b', 'wool2for3', 'gold3a', 'crest1a'],
    kingTile: 'seeker2a',
    mapTiles: { antwerpen: 'merchant2a', brugge: 'plus1a', koeln: 'king2a', paris: 'plus1b' },
    undergroundTiles: { annaberg: 'mine1c', joachimsthal: 'crest7c', clausthal: 'seeker2d' },
    undergroundCosts: DEEP_COSTS,
    scoring: 'pillars',
    fairs: ['fairMines', 'fairHousePillar', 'fairTechnologies', 'fairBuildings'],
  },
  seed: 'silver-339',
  seat: 0,
};
