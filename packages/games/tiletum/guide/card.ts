/** The reference card. */
import type { Guide } from '../../guide.ts';
import { tables } from '../data/index.ts';

const { wheel, dice, floors, characterOffer, contractOffer, buildings, scoring, kingTrack, pieces } = tables;

/** What the spaces of the king track below zero cost, from zero down. */
const BELOW = kingTrack.spaces
  .slice(0, kingTrack.zero)
  .map(({ loss }) => `−${loss}`)
  .toReversed();

const food = buildings.map((building) => building.food);

export const card: Guide['card'] = [
  {
    id: 'round',
    lines: ['dice', 'turns', 'king', 'fair', 'clean'],
    values: () => ({
      rounds: tables.rounds,
      two: dice.drawn[2],
      three: dice.drawn[3],
      four: dice.drawn[4],
      turns: dice.turns,
      one: 1,
    }),
  },
  {
    id: 'turn',
    lines: ['die', 'tile', 'goods', 'action'],
    values: () => ({
      gold: dice.changePrice,
      lowest: 1,
      highest: wheel.points.length,
      seven: 1 + wheel.points[0],
      spaces: pieces.storehouse,
    }),
  },
  {
    id: 'actions',
    lines: ['merchant', 'architect', 'character', 'refresh', 'contract', 'swap', 'king', 'joker'],
    values: () => ({
      one: 1,
      hire: characterOffer.price,
      low: floors[0],
      middle: floors[1],
      high: floors[2],
      refresh: characterOffer.refresh,
      least: Math.min(...contractOffer),
      most: Math.max(...contractOffer),
    }),
  },
  {
    id: 'tasks',
    lines: ['buy', 'fulfil', 'contribute', 'crest', 'helper'],
    values: () => ({
      price: tables.goodPrice,
      one: 1,
      least: Math.min(...food),
      most: Math.max(...food),
    }),
  },
  {
    id: 'king',
    lines: ['prize', 'points', 'order', 'reset'],
    values: () => ({ prize: kingTrack.prize, last: tables.rounds, one: 1, two: 2, below: BELOW.join(', ') }),
  },
  {
    id: 'end',
    lines: ['map', 'buildings', 'goods', 'tie'],
    values: () => ({
      ...Object.fromEntries(scoring.buildings.map((points, built) => [`points${built}`, points])),
      ...Object.fromEntries(scoring.buildings.map((_, built) => [`built${built}`, built])),
      goods: scoring.goodsPerPoint,
      one: 1,
    }),
  },
  {
    id: 'silver',
    lines: ['seeker', 'move', 'technology', 'income', 'end'],
    values: () => ({
      one: tables.technologies.price[0],
      two: tables.technologies.price[1],
      three: tables.technologies.price[2],
      each: 1,
      second: tables.underground.IIA.price,
      third: tables.underground.IIIA.price,
      silver: scoring.silverPerPoint,
    }),
  },
];
