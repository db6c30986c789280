import { always, between, lettersOf, named, upTo } from '@guildhall/kernel/ranges';
import { MAPS, SIDES } from './places.ts';
import { guess, likely, rulebook, type Sourced } from './sources.ts';
import { GOODS, type Tables, TECHNOLOGIES } from './types.ts';

/** F: the field of the seeker action; M: a seeker may move. */
export const seekerWheel: Sourced<Tables['seekerWheel']> = {
  name: 'seekerWheel',
  table: { segments: 'FF.MM.' },
  sources: {
    '': guess('the field spans two segments (lines 482 to 484); number and place of the moves are lost'),
  },
  ranges: { segments: lettersOf('.FM') },
};

export const silverPieces: Sourced<Tables['silverPieces']> = {
  name: 'silverPieces',
  table: { mines: 6, supplyMines: 2, seekers: 3, pillars: 1, startSilver: [0, 1, 1, 1] },
  sources: { '': rulebook('lines 190 to 219 and 341 to 361') },
  ranges: {
    mines: between(1, 12),
    supplyMines: upTo(11),
    seekers: always(3),
    pillars: always(1),
    'startSilver.*': upTo(9),
  },
};

export const technologies: Sourced<Tables['technologies']> = {
  name: 'technologies',
  table: {
    price: [1, 2, 3],
    inPlay: 3,
    kingGold: 2,
    kingPoints: 2,
    mineGoods: 3,
    movePoints: 2,
    offeredContracts: 3,
    offeredPrice: 2,
    dieGoods: 2,
    diePoints: 2,
    jokerPoints: 2,
    jokerKing: 1,
    cathedralKing: 2,
    stoneLess: 2,
    goldLess: 2,
    silverLess: 1,
  },
  sources: {
    '': rulebook('lines 1153 to 1291'),
    price: rulebook('lines 410 to 412'),
    inPlay: rulebook('lines 313 and 314'),
  },
  ranges: { '': upTo(9), 'price.*': upTo(9), inPlay: always(3), offeredContracts: upTo(5) },
};

export const tablets: Sourced<Tables['tablets']> = {
  name: 'tablets',
  table: {
    points: 4,
    kingFirst: 1,
    kingPaid: 3,
    pointsFirst: 5,
    pointsPaid: 5,
    silver: 1,
    gold: 2,
    silverLess: 2,
  },
  sources: { '': rulebook('lines 1118 to 1149'), points: rulebook('lines 541 and 542') },
  ranges: { '': upTo(12) },
};

export const favouredGoods: Sourced<Tables['favouredGoods']> = {
  name: 'favouredGoods',
  table: ['food', 'wool', 'stone', 'iron'],
  sources: { '': likely('four tiles (line 182); a good counts as gold, so gold is none of them') },
  ranges: { '*': named(...GOODS.filter((good) => good !== 'gold')) },
};

export const firstGame: Sourced<Tables['firstGame']> = {
  name: 'firstGame',
  table: { sides: ['IA', 'IIA', 'IIIA'], technologies: ['architect', 'universal', 'character'] },
  sources: { '': rulebook('lines 284, 285 and 320 to 323') },
  ranges: {
    'sides.*': named(...MAPS.flatMap((map) => SIDES.map((side) => `${map}${side}`))),
    'technologies.*': named(...TECHNOLOGIES),
  },
};
