import { always, between, named, upTo } from '@guildhall/kernel/ranges';
import { guess, likely, ONLINE, PHOTOGRAPHS, rulebook, type Sourced, sure } from './sources.ts';
import { CREST_BONUSES, type Tables, WHEEL_ACTIONS } from './types.ts';

export const wheel: Sourced<Tables['wheel']> = {
  name: 'wheel',
  table: {
    order: ['merchant', 'character', 'contract', 'architect', 'king', 'joker'],
    points: [6, 5, 4, 3, 2, 1],
  },
  sources: {
    order: guess('the six actions are sure, their printed order is unknown'),
    points: sure(`${PHOTOGRAPHS} and ${ONLINE}: 7 less the value`),
  },
  ranges: { 'order.*': named(...WHEEL_ACTIONS), 'points.*': upTo(12) },
};

export const dice: Sourced<Tables['dice']> = {
  name: 'dice',
  table: { perPlayer: 1, drawn: { 2: 8, 3: 11, 4: 14 }, turns: 3, changePrice: 2 },
  sources: {
    perPlayer: sure('reviews: one die of each colour for each player'),
    drawn: rulebook('lines 56 to 58'),
    turns: rulebook('line 64'),
    changePrice: sure(ONLINE),
  },
  ranges: {
    perPlayer: between(1, 4),
    'drawn.*': between(3, 20),
    turns: between(1, 6),
    changePrice: upTo(9),
  },
};

export const rounds: Sourced<Tables['rounds']> = {
  name: 'rounds',
  table: 4,
  sources: { '': sure(ONLINE) },
  ranges: { '': always(4) },
};

export const start: Sourced<Tables['start']> = {
  name: 'start',
  table: {
    goods: { gold: 0, food: 1, wool: 1, stone: 1, iron: 1 },
    gold: [1, 3, 5, 6],
    houses: 2,
    pillars: 2,
  },
  sources: {
    goods: sure('reviews and a crib sheet'),
    gold: sure('crib sheet'),
    'gold.2': likely('one source that is right about the first two'),
    'gold.3': likely('one source that is right about the first two'),
    houses: sure('reviews'),
    pillars: sure('reviews'),
  },
  ranges: { 'goods.*': upTo(12), 'gold.*': upTo(20), houses: upTo(7), pillars: upTo(7) },
};

export const pieces: Sourced<Tables['pieces']> = {
  name: 'pieces',
  table: { houses: 8, pillars: 7, storehouse: 4, contractSpaces: 6, contractPillars: 5 },
  sources: {
    '': sure('component list'),
    storehouse: sure('description of the player board'),
    contractSpaces: sure('description of the player board'),
    contractPillars: rulebook('lines 359 to 361, and reviews'),
  },
  ranges: {
    houses: between(1, 20),
    pillars: between(1, 20),
    storehouse: between(1, 8),
    contractSpaces: between(1, 10),
    contractPillars: upTo(10),
  },
};

const board = { amount: 0, hasRoofHouse: true, takesAnyone: false } as const;

export const buildings: Sourced<Tables['buildings']> = {
  name: 'buildings',
  table: [
    { ...board, rooms: 3, marker: 3, food: 6, bonus: 'house' },
    { ...board, rooms: 2, marker: 2, food: 6, bonus: 'pillar' },
    { ...board, rooms: 2, marker: 2, food: 5, bonus: 'merchant' },
    { ...board, rooms: 1, marker: 1, food: 4, bonus: 'architect' },
    { ...board, rooms: 1, marker: 1, food: 3, bonus: 'goods', amount: 2 },
    { rooms: 1, marker: 0, hasRoofHouse: false, takesAnyone: true, food: 2, bonus: 'points', amount: 5 },
  ],
  sources: {
    '*.rooms': likely('3, 2, 2, 1, 1 is sure as a set, the order is seen on the board of the Cardinal'),
    '*.marker': sure(`${PHOTOGRAPHS} and ${ONLINE}: as many as rooms`),
    '*.hasRoofHouse': sure('reviews: five roofs hold a house'),
    '*.food': sure(ONLINE),
    '*.bonus': sure(ONLINE),
    '*.amount': sure(ONLINE),
    '*.takesAnyone': likely('six completed buildings score and there are five types: one must be exempt'),
    '5.rooms': guess('the sixth building has one room'),
  },
  ranges: {
    rooms: between(1, 3),
    marker: upTo(6),
    food: upTo(12),
    bonus: named(...CREST_BONUSES),
    amount: upTo(12),
  },
};

export const floors: Sourced<Tables['floors']> = {
  name: 'floors',
  table: [1, 2, 3],
  sources: { '': sure(ONLINE) },
  ranges: { '': upTo(6) },
};

export const corruption: Sourced<Tables['corruption']> = {
  name: 'corruption',
  table: { tokens: [0, 1, 1, 2, 2, 3], perRound: 3 },
  sources: {
    tokens: guess('six tokens, of which 0 and 2 are seen in photographs'),
    perRound: rulebook('lines 62 to 64'),
  },
  ranges: { 'tokens.*': upTo(9), perRound: between(1, 6) },
};

export const contractOffer: Sourced<Tables['contractOffer']> = {
  name: 'contractOffer',
  table: [3, 3, 2, 2, 1],
  sources: { '': guess('five places at 1 to 3 points (rulebook 003, line 131), cheapest at the right') },
  ranges: { '*': upTo(6) },
};

export const characterOffer: Sourced<Tables['characterOffer']> = {
  name: 'characterOffer',
  table: { size: 5, price: 1, refresh: 1 },
  sources: { '': sure(ONLINE) },
  ranges: { size: always(5), price: upTo(6), refresh: between(1, 6) },
};

export const goodPrice: Sourced<Tables['goodPrice']> = {
  name: 'goodPrice',
  table: 2,
  sources: { '': rulebook('lines 388 and 389') },
  ranges: { '': between(1, 9) },
};

export const scoring: Sourced<Tables['scoring']> = {
  name: 'scoring',
  table: {
    buildings: [0, 0, 0, 5, 10, 20, 30],
    goodsPerPoint: 4,
    silverPerPoint: 2,
    levels: [1, 2, 3],
  },
  sources: {
    buildings: rulebook('lines 604 to 608'),
    goodsPerPoint: rulebook('lines 632 and 633'),
    silverPerPoint: rulebook('lines 635 and 636'),
    levels: rulebook('lines 681 to 685'),
  },
  ranges: {
    'buildings.*': upTo(60),
    goodsPerPoint: between(1, 20),
    silverPerPoint: between(1, 20),
    'levels.*': upTo(20),
  },
};
