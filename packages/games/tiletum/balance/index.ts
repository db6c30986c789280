/** What `npm run balance -- tiletum` counts: how the reconstructed values play, with and without silver. */
import {
  type BalanceRun,
  byTimes,
  each,
  type GameBalance,
  pointsOf,
  seenIn,
  shareOf,
  type Tally,
  table,
} from '../../balance.ts';
import {
  ACTIONS,
  CATHEDRALS,
  GOODS,
  TECHNOLOGIES,
  TOWNS,
  tables,
  UNDERGROUND,
  WHEEL_ACTIONS,
} from '../data/index.ts';
import { counterFor, kindOfTile } from './counting.ts';

const GAMES = 30;
const runs: readonly BalanceRun[] = [false, true].flatMap((silver) =>
  [2, 3, 4].map((players) => ({
    label: silver ? `silver ${players}` : `base ${players}`,
    level: 'steady',
    options: { players, silver },
    games: GAMES,
  })),
);

/** What a seat has at the end, by the names of its numbers. */
const AT_THE_END = [
  'housesOnMap',
  'pillarsOnMap',
  'houses',
  'pillars',
  'contractsFulfilled',
  'characters',
  'crests',
  'storehouse',
  'minesOnMaps',
  'technologyLevels',
  'silver',
  ...GOODS,
];

function kinds(tiles: object): string[] {
  return [...new Set(Object.keys(tiles).map(kindOfTile))];
}

/** How often each thing was done, and the mean of what came with it. */
function withMeans(
  tallies: readonly Tally[],
  title: string,
  about: string,
  ids: readonly string[],
  [what, text]: readonly [string, string],
): string {
  return `## ${title}\n\n${text}\n\n${table(
    [what, ...tallies.map(({ run }) => run.label)],
    ids.map((id) => [
      id,
      ...tallies.map((tally) =>
        tally.times(about, id) === 0 ? '–' : `${each(tally, about, id)} × ${pointsOf(tally, about, id)}`,
      ),
    ]),
  )}`;
}

/** Of the tiles that lay open in a game, how many were used. */
function shareUsed(tallies: readonly Tally[], title: string, tiles: object): string {
  return `## ${title}\n\nShare of the tiles that lay open at any time of a game and were used.\n\n${table(
    ['tile', ...tallies.map(({ run }) => run.label)],
    kinds(tiles).map((id) => [id, ...tallies.map((tally) => shareOf(tally, 'used', 'seen', id))]),
  )}`;
}

function describeFairs(tallies: readonly Tally[]): string {
  return `## Fairs\n\nShare of the players who score a fair when it is held, and their points then.\n\n${table(
    ['fair', ...tallies.map(({ run }) => run.label)],
    Object.keys(tables.fairs).map((id) => [
      id,
      ...tallies.map((tally) =>
        tally.times('fairHeld', id) === 0
          ? '–'
          : `${shareOf(tally, 'fairPoints', 'fairHeld', id)}, ${pointsOf(tally, 'fairPoints', id)}`,
      ),
    ]),
  )}`;
}

const BUILDINGS = [
  ['Crests below buildings', 'crest'],
  ['Buildings filled', 'buildingFilled'],
  ['Buildings completed', 'buildingCompleted'],
] as const;

function describeSilver(tallies: readonly Tally[]): string[] {
  const silver = tallies.filter(({ run }) => run.options.silver === true);
  const cities = UNDERGROUND.flat();
  const visited = (about: string): string[] => {
    const seen = seenIn(silver, about);
    return cities.filter((city) => seen.includes(city));
  };
  return [
    `## Technologies\n\nShare of the players who reach each level of a technology that is in play.\n\n${table(
      ['technology', ...silver.map(({ run }) => run.label)],
      TECHNOLOGIES.map((id, at) => [id, ...silver.map((tally) => levelsOf(tally, id, at))]),
    )}`,
    byTimes(silver, 'Stone tablets', 'tablet', seenIn(silver, 'tablet'), 'tablet'),
    byTimes(silver, 'Mines', 'minePlaced', visited('minePlaced'), 'city'),
    byTimes(silver, 'Houses underground', 'housePlaced', visited('housePlaced'), 'city'),
    byTimes(silver, 'Pillars underground', 'pillarPlaced', visited('pillarPlaced'), 'city'),
    withMeans(silver, 'Cathedrals underground', 'cathedralPoints', visited('cathedralPoints'), CONTRIBUTIONS),
  ];
}

const CONTRIBUTIONS = ['town', 'Contributions of each player, and their points.'] as const;

function sections(tallies: readonly Tally[]): string[] {
  const times = (title: string, about: string, ids: readonly string[], what: string): string =>
    byTimes(tallies, title, about, ids, what);
  return [
    withMeans(tallies, 'Actions', 'die', WHEEL_ACTIONS, [
      'action',
      'Dice that each player took for an action, and their mean value: the lower, the more action points.',
    ]),
    times('Actions chosen with the Joker or in place of the printed one', 'chosen', ACTIONS, 'action'),
    withMeans(tallies, 'Colours of the dice', 'good', GOODS, [
      'good',
      'Dice of each colour, and their mean value.',
    ]),
    times('Goods bought and exchanged', 'spent', ['buy', 'swap', 'refresh', 'mint'], ''),
    shareUsed(tallies, 'Helpers', tables.helpers),
    shareUsed(tallies, 'Contracts', tables.contracts),
    shareUsed(tallies, 'Crests', tables.crests),
    shareUsed(tallies, 'Characters', tables.characters),
    withMeans(tallies, 'Cathedrals', 'cathedralPoints', CATHEDRALS, CONTRIBUTIONS),
    times('Houses', 'housePlaced', TOWNS, 'town'),
    times('Pillars', 'pillarPlaced', CATHEDRALS, 'town'),
    describeFairs(tallies),
    ...BUILDINGS.map(([title, about]) =>
      times(
        title,
        about,
        tables.buildings.map((_, building) => String(building + 1)),
        'building',
      ),
    ),
    ...describeSilver(tallies),
  ];
}

function levelsOf(tally: Tally, id: string, at: number): string {
  const all = tally.times('inPlay', String(at));
  if (all === 0) return '–';
  return [1, 2, 3]
    .map((level) => `${Math.round((100 * tally.times('raised', `technology.${id} ${level}`)) / all)}`)
    .join(' / ')
    .concat(' %');
}

export const balance: GameBalance = {
  page: 'tiletum-balance.md',
  iterations: 1500,
  runs,
  about: (played, iterations) =>
    `${played[0].games} games of steady bots with ${iterations} iterations a turn in each column: ${played.map(({ label }) => label).join(', ')} players. Numbers are per player and game unless they are points; where they stand side by side, the first says how often and the second is a mean.`,
  counterFor,
  further: (tallies) => [
    ['a round of the king track', ...tallies.map((tally) => pointsOf(tally, 'kingPoints', 'round'))],
    ...AT_THE_END.map((name) => [
      `${name} at the end`,
      ...tallies.map((tally) => pointsOf(tally, 'end', name)),
    ]),
  ],
  sections,
};
