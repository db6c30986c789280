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
import { ACTIONS, CATHEDRALS, GOODS, TECHNOLOGIES, TOWNS, tables, UNDERGROUND } from '../data/index.ts';
import { counterFor, kindOfTile } from './counting.ts';

const GAMES = 40;
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

function sections(tallies: readonly Tally[]): string[] {
  const labels = tallies.map(({ run }) => run.label);
  const times = (title: string, about: string, ids: readonly string[], what: string): string =>
    byTimes(tallies, title, about, ids, what);
  /** Of the tiles that lay open in a game, how many were used. */
  const used = (title: string, tiles: object, about: string): string =>
    `## ${title}\n\n${about}\n\n${table(
      ['tile', ...labels],
      kinds(tiles).map((id) => [id, ...tallies.map((tally) => shareOf(tally, 'used', 'seen', id))]),
    )}`;
  const worth = (title: string, about: string, ids: readonly string[], what: string, text: string): string =>
    `## ${title}\n\n${text}\n\n${table(
      [what, ...labels],
      ids.map((id) => [
        id,
        ...tallies.map((tally) =>
          tally.times(about, id) === 0 ? '–' : `${each(tally, about, id)} × ${pointsOf(tally, about, id)}`,
        ),
      ]),
    )}`;
  const taken = 'Share of the tiles that lay open at any time of a game and were used.';
  return [
    worth(
      'Actions',
      'die',
      ACTIONS,
      'action',
      'Dice that each player took for an action, and their mean value: the lower, the more action points.',
    ),
    times('Actions chosen with the Joker or in place of the printed one', 'chosen', ACTIONS, 'action'),
    worth('Colours of the dice', 'good', GOODS, 'good', 'Dice of each colour, and their mean value.'),
    times('Goods bought and exchanged', 'spent', ['buy', 'swap', 'refresh', 'mint'], ''),
    used('Helpers', tables.helpers, taken),
    used('Contracts', tables.contracts, taken),
    used('Crests', tables.crests, taken),
    used('Characters', tables.characters, taken),
    worth(
      'Cathedrals',
      'cathedralPoints',
      [...CATHEDRALS, ...UNDERGROUND.flat()],
      'town',
      'Contributions of each player, and their points.',
    ).replaceAll(/\n\| \w+ \|( – \|)+/g, ''),
    times('Houses', 'housePlaced', [...TOWNS, ...UNDERGROUND.flat()], 'town'),
    times('Pillars', 'pillarPlaced', seenIn(tallies, 'pillarPlaced'), 'town'),
    `## Fairs\n\nShare of the players who score a fair when it is held, and their points then.\n\n${table(
      ['fair', ...labels],
      Object.keys(tables.fairs).map((id) => [
        id,
        ...tallies.map((tally) =>
          tally.times('fairHeld', id) === 0
            ? '–'
            : `${shareOf(tally, 'fairPoints', 'fairHeld', id)}, ${pointsOf(tally, 'fairPoints', id)}`,
        ),
      ]),
    )}`,
    ...(['crest', 'buildingFilled', 'buildingCompleted'] as const).map((about, at) =>
      times(
        ['Crests below buildings', 'Buildings filled', 'Buildings completed'][at],
        about,
        tables.buildings.map((_, building) => String(building + 1)),
        'building',
      ),
    ),
    `## Technologies\n\nShare of the players who reach each level of a technology that is in play.\n\n${table(
      ['technology', ...labels],
      TECHNOLOGIES.map((id, at) => [id, ...tallies.map((tally) => levelsOf(tally, id, at))]),
    )}`,
    times('Stone tablets', 'tablet', seenIn(tallies, 'tablet'), 'tablet'),
    times('Mines', 'minePlaced', UNDERGROUND.flat(), 'city'),
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
