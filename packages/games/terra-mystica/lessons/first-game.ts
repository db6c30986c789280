/**
 * The first game: the Witches between two houses of the Nomads, from the second dwelling to the first town. The chain
 * C3, D5, E7, F4 grows by one hex for each way to get a spade: a power action and a cult reward.
 */
import type { Lesson } from '../../lesson.ts';
import { countsOf } from '../../lesson-position.ts';
import { goalSteps, leechSteps, offered, placeOf } from '../../terra/lessons/index.ts';
import { type Building, tables } from '../data/index.ts';
import { worth } from '../rules/worth.ts';
import { OPTIONS, OWN, RIVAL, ROUND_TILES, TOWNS } from './setup.ts';

const { cost, tradingHouseCoinsAlone, terrain } = tables.factions[OWN];

const card = (id: string) =>
  ({ place: placeOf(tables.bonusCards, 'card', id), on: { panel: 'cards' } }) as const;
const hex = (name: string) => ({ place: `hex:${name}` }) as const;
const AIR = 3;

/** The power value of buildings together. */
function powerOf(buildings: readonly Building[]): number {
  return buildings.reduce((sum, building) => sum + tables.powerValue[building], 0);
}

export const firstGame: Lesson = {
  id: 'first-game',
  version: 2,
  options: OPTIONS,
  seed: 'first-game',
  seat: 0,
  before: ['0 build F4', '1 build F3', '1 build E8'],
  steps: [
    ...goalSteps(tables.rounds, OWN, terrain),
    {
      id: 'place',
      chapter: 'goal',
      show: [hex('C3')],
      wanted: ['build C3'],
      after: [`1 build D3`, '1 take BON1'],
      values: () => ({ rival: RIVAL, hex: 'C3' }),
    },
    {
      id: 'card',
      chapter: 'income',
      show: [card('BON5')],
      wanted: ['take BON5'],
      values: () => ({ ...tables.bonusCards.BON5.income }),
    },
    {
      id: 'income',
      chapter: 'income',
      show: [{ part: 'own' }],
      values: ({ events, seat }) => {
        const found = events.find((event) => event.kind === 'income' && event.seat === seat);
        return { workers: Number(found?.data.workers), power: Number(found?.data.power) };
      },
    },
    {
      id: 'roundTile',
      chapter: 'income',
      show: [{ panel: 'scoring' }],
      values: () => ({ points: tables.scoringTiles[ROUND_TILES[0]].points.tradingHouse }),
    },
    {
      id: 'tradingHouse',
      chapter: 'building',
      show: [hex('F4')],
      wanted: ['upgrade F4 to tradingHouse; end turn'],
      after: ['1 leech', '1 upgrade F3 to tradingHouse', '1 end turn'],
      values: () => ({ ...cost.tradingHouse, alone: tradingHouseCoinsAlone, rival: RIVAL, hex: 'F4' }),
    },
    ...leechSteps(RIVAL),
    {
      id: 'powerAction',
      chapter: 'power',
      show: [{ place: placeOf(tables.powerActions, 'power', 'ACT5') }],
      wanted: ['burn; burn; burn; burn; action ACT5'],
      values: () => {
        const { power, spades } = tables.powerActions.ACT5;
        return { power, spades, burned: power };
      },
    },
    {
      id: 'terraform',
      chapter: 'building',
      show: [hex('E7')],
      wanted: ['transform E7 to forest; build E7; end turn'],
      after: ['1 leech', '1 upgrade E8 to tradingHouse', '1 end turn'],
      values: () => ({ ...cost.dwelling, from: 'mountains', terrain, hex: 'E7' }),
    },
    {
      id: 'freePower',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech'],
      values: offered,
    },
    {
      id: 'temple',
      chapter: 'cults',
      show: [hex('F4')],
      wanted: ['upgrade F4 to temple'],
      values: () => ({ ...cost.temple, hex: 'F4' }),
    },
    {
      id: 'favour',
      chapter: 'cults',
      show: [{ place: placeOf(tables.favourTiles, 'favour', 'FAV8'), on: { panel: 'favours' } }],
      wanted: ['favour FAV8; end turn'],
      after: ['1 leech', '1 action card', '1 transform E6 to desert', '1 build E6', '1 end turn'],
      values: () => {
        const { cult, steps, income } = tables.favourTiles.FAV8;
        return { cult, steps, power: income.power };
      },
    },
    {
      id: 'yourChoice',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech', 'decline'],
      values: offered,
    },
    {
      id: 'pass',
      chapter: 'passing',
      show: [card('BON9')],
      wanted: ['pass BON9; end turn'],
      after: ['1 pass BON5', '1 end turn'],
      values: () => ({ points: tables.bonusCards.BON9.passPoints.dwelling }),
    },
    {
      id: 'cultReward',
      chapter: 'passing',
      show: [hex('D5'), { panel: 'scoring' }],
      wanted: ['transform D5 to forest'],
      values: (position) => {
        const { every, reward, counts } = tables.scoringTiles[ROUND_TILES[0]];
        return {
          every,
          spades: reward.spades,
          cult: counts,
          reached: countsOf(position).air,
          hex: 'D5',
        };
      },
    },
    {
      id: 'roundTwo',
      chapter: 'passing',
      show: [{ panel: 'scoring' }],
      values: () => ({ points: tables.scoringTiles[ROUND_TILES[1]].points.dwelling }),
    },
    {
      id: 'dwelling',
      chapter: 'towns',
      show: [hex('D5')],
      wanted: ['build D5; end turn'],
      after: ['1 leech', '1 upgrade F3 to temple', '1 favour FAV11', '1 end turn'],
      values: () => ({ ...cost.dwelling, hex: 'D5' }),
    },
    {
      id: 'again',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech', 'decline'],
      values: offered,
    },
    {
      id: 'townRule',
      chapter: 'towns',
      show: [hex('C3'), hex('D5'), hex('E7'), hex('F4')],
      values: () => ({
        buildings: tables.town.buildings,
        value: tables.town.power,
        small: tables.powerValue.dwelling,
        large: tables.powerValue.temple,
        now: powerOf(['dwelling', 'dwelling', 'dwelling', 'temple']),
      }),
    },
    {
      id: 'secondHouse',
      chapter: 'towns',
      show: [hex('E7')],
      wanted: ['upgrade E7 to tradingHouse; end turn'],
      after: ['1 leech', '1 action ACT5', '1 transform D4 to desert', '1 build D4', '1 end turn'],
      values: () => ({ hex: 'E7' }),
    },
    {
      id: 'onceMore',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech', 'decline'],
      values: offered,
    },
    {
      id: 'priest',
      chapter: 'cults',
      show: [{ place: `priest:${AIR}.3`, on: { panel: 'cults' } }],
      wanted: ['send priest to air for 3; end turn'],
      after: ['1 upgrade D3 to tradingHouse', '1 end turn'],
      values: () => ({ steps: tables.cults.places[0], cult: 'air' }),
    },
    {
      id: 'found',
      chapter: 'towns',
      show: [hex('D5')],
      wanted: ['upgrade D5 to tradingHouse'],
      values: () => ({ value: tables.town.power, hex: 'D5' }),
    },
    {
      id: 'townTile',
      chapter: 'towns',
      show: TOWNS.map((tile) => ({ place: placeOf(tables.townTiles, 'town', tile), on: { panel: 'towns' } })),
      wanted: TOWNS.map((tile) => `town ${tile}; end turn`),
      after: ['1 leech'],
      values: () => ({ faction: OWN, points: tables.factions[OWN].townPoints }),
    },
    {
      id: 'scoring',
      chapter: 'end',
      show: [{ panel: 'cults' }, { part: 'main' }],
      values: () => ({ area: tables.finalScoring.area[0], cult: tables.finalScoring.cult[0] }),
    },
    {
      id: 'playingWell',
      chapter: 'end',
      show: [],
      values: () => ({ ...worth, power: tables.powerActions.ACT2.power }),
    },
    { id: 'done', chapter: 'end', show: [] },
  ],
};
