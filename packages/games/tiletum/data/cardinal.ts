import { between, upTo } from '@guildhall/kernel/ranges';
import { calibrated } from './calibrated.ts';
import type { CardinalTables, StartPoints } from './cardinal-types.ts';
import { guess, likely, rulebook, type Sourced } from './sources.ts';

export const cardinal: Sourced<CardinalTables['cardinal']> = {
  name: 'cardinal',
  table: {
    place: 2,
    goods: { stone: 1, ironWool: 2, food: 1, gold: 3 },
    houses: 7,
    pillars: 7,
    silverPillars: 8,
    buildings: 5,
    contractSpaces: 6,
    goodsPerPoint: 4,
    silverPerPoint: 1,
    surprisePrices: [1, 3, 5],
  },
  sources: {
    '': guess('the booklet of the base game is lost'),
    goods: guess('what the second player begins with; iron and wool share a field of his board'),
    houses: likely('all his mines are there from the beginning (rulebook 003, lines 707 to 709)'),
    pillars: likely('all his mines are there from the beginning (rulebook 003, lines 707 to 709)'),
    silverPillars: likely('as without silver, and one more as everybody has'),
    buildings: likely('seen on a picture of his board: 3, 2, 2, 1 and 1 rooms'),
    silverPerPoint: rulebook('lines 857 to 860'),
    surprisePrices: rulebook('lines 712 to 721'),
  },
  ranges: {
    place: between(1, 2),
    'goods.*': upTo(12),
    houses: upTo(20),
    pillars: upTo(20),
    silverPillars: upTo(20),
    buildings: between(1, 6),
    contractSpaces: upTo(10),
    goodsPerPoint: between(1, 20),
    silverPerPoint: between(1, 20),
    'surprisePrices.*': between(1, 20),
  },
};

export const MOST_START_POINTS = 200;

/** What the bots made of it; a table keeps the points with which it was begun (rules/cardinal/start-points.ts). */
export const startPoints: StartPoints = calibrated.values;

const CALIBRATED = guess(
  'set by games of the steady bot (npm run calibrate), so that it wins about three in four on easy, one in two on normal, one in four on hard',
);

export const cardinalLevels: Sourced<CardinalTables['cardinalLevels']> = {
  name: 'cardinalLevels',
  table: {
    easy: { challenges: 0, points: startPoints.easy, silverPoints: startPoints.easySilver, silver: 0 },
    normal: { challenges: 2, points: startPoints.normal, silverPoints: startPoints.normalSilver, silver: 0 },
    hard: { challenges: 5, points: startPoints.hard, silverPoints: 30, silver: 1 },
  },
  sources: {
    '*.challenges': likely('a program that uses photographs of the cards'),
    'hard.challenges': rulebook('lines 676 to 679'),
    '*.points': CALIBRATED,
    '*.silverPoints': CALIBRATED,
    'hard.silverPoints': rulebook('lines 676 to 679: 30 whatever bots make of it'),
    '*.silver': rulebook('lines 676 to 679'),
  },
  ranges: {
    challenges: upTo(8),
    points: upTo(MOST_START_POINTS),
    silverPoints: upTo(MOST_START_POINTS),
    silver: upTo(20),
  },
};
