/**
 * The first game: the Philosophers on the Wasteland, beside the Felines. Workshop, guild and school on E5 bring books, a
 * scholar brings a spade at the end of the round, and in the second round five books become a monument that founds a
 * town with what stands beside it.
 */
import type { Lesson } from '../../lesson.ts';
import { countsOf, lastOf } from '../../lesson-position.ts';
import { goalSteps, leechSteps, offered, placeOf } from '../../terra/lessons/index.ts';
import { DISCIPLINES, tables } from '../data/index.ts';
import { worth } from '../rules/worth.ts';

const OWN = 'philosophers';
const RIVAL = 'felines';
const HOME = 'wasteland';
const COLUMN = 'medicine';
const { cost, guildCoinsBesideNeighbour } = tables.boards[HOME];
const ROUND_TILES = [
  'guildMedicine',
  'innovationLaw',
  'workshopBanking',
  'greatMedicine',
  'townEngineering',
  'schoolBanking',
] as const;
/** Of those that the learner may pass with none asks for more. */
const BONUSES = ['powerBonus', 'schoolBonus', 'stepBonus'] as const;
/** By column from the top. */
const COMPETENCIES = [
  ['toolAndStep', 'grant', 'bookAndPower'],
  ['twoSpades', 'watchtower', 'fourPower'],
  ['frontier', 'twoAnnexes', 'townCharters'],
  ['scholarship', 'breadth', 'pointsAndCoins'],
];
/** The place of the competency that the learner takes: the last of its column. */
const ROW = tables.competencyRows[2];
const { column, coinsWithoutPalace, most } = tables.innovationDisplay;
const BOOKS_OF_INNOVATION = column.own + column.any;
const TOWNS = Object.keys(tables.townTiles);

const hex = (name: string) => ({ place: `hex:${name}` }) as const;
const inPanel = (place: string, panel: string) => ({ place, on: { panel } }) as const;
const roundTile = (round: number) => inPanel(`round:${round}`, 'rounds');
const ownAction = { place: 'special:faction', on: 'own' } as const;

const ownBooks = DISCIPLINES.map((_, at) => ({ place: `book:${at}`, on: 'own' }) as const);

/** The learner takes a book, whichever. */
const anyBook = DISCIPLINES.map((discipline) => `action faction; take book ${discipline}; end turn`);

export const firstGame: Lesson = {
  id: 'first-game',
  version: 3,
  options: {
    players: 2,
    hands: [
      [HOME, OWN, 'scholarBonus'],
      ['plains', RIVAL, 'stepBonus'],
    ],
    spareBonuses: ['coinBonus', 'powerBonus', 'schoolBonus'],
    roundTiles: [...ROUND_TILES],
    finalTile: 'finalGuild',
    bookActions: ['bookPower', 'bookSteps', 'bookPoints'],
    innovations: ['professors', 'libraries', 'steamPower', 'neutralMonument', 'tradeRoutes', 'colleges'],
    competencies: COMPETENCIES.flat(),
    palaces: ['P1', 'P6', 'P12'],
    neutralArea: 12,
    startSeat: 0,
  },
  seed: 'first-game',
  seat: 0,
  before: ['0 take book medicine', '0 place workshop F3', '1 place workshop D5', '1 place workshop I6'],
  steps: [
    ...goalSteps(tables.rounds, OWN, HOME),
    {
      id: 'place',
      chapter: 'goal',
      show: [hex('E5')],
      wanted: ['place workshop E5'],
      values: () => ({ rival: RIVAL, hex: 'E5' }),
    },
    {
      id: 'income',
      chapter: 'income',
      show: [{ part: 'own' }],
      values: (position) => ({
        tools: lastOf(position, 'income', 'tools'),
        scholars: lastOf(position, 'income', 'scholars'),
      }),
    },
    {
      id: 'roundTile',
      chapter: 'income',
      show: [roundTile(1)],
      values: () => ({ points: tables.roundTiles[ROUND_TILES[0]].points }),
    },
    {
      id: 'guild',
      chapter: 'building',
      show: [hex('E5')],
      wanted: ['upgrade E5 to guild; end turn'],
      after: ['1 leech', '1 upgrade D5 to guild', '1 end turn'],
      values: () => ({
        coins: guildCoinsBesideNeighbour,
        tools: cost.guild.tools,
        alone: cost.guild.coins,
        rival: RIVAL,
        hex: 'E5',
      }),
    },
    ...leechSteps(RIVAL),
    {
      id: 'bookAction',
      chapter: 'power',
      show: [{ place: placeOf(tables.bookActions, 'bookAction', 'bookPower') }],
      wanted: ['action bookPower; end turn'],
      after: [
        '1 upgrade D5 to school',
        '1 competency twoSpades',
        '1 transform D6 to plains',
        '1 transform C5 to plains',
        '1 build D6',
        '1 end turn',
      ],
      values: () => {
        const { cost: books, deed } = tables.bookActions.bookPower;
        return { books, power: deed.power };
      },
    },
    {
      id: 'enough',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech'],
      values: (position) => ({
        ...offered(position),
        rival: RIVAL,
        needed: tables.powerActions.powerSpade.cost,
      }),
    },
    {
      id: 'powerAction',
      chapter: 'building',
      show: [{ place: placeOf(tables.powerActions, 'power', 'powerSpade') }],
      wanted: ['action powerSpade'],
      values: () => ({ power: tables.powerActions.powerSpade.cost }),
    },
    {
      id: 'terraform',
      chapter: 'building',
      show: [hex('E4')],
      wanted: ['transform E4 to wasteland; build E4; end turn'],
      after: ['1 build C5', '1 end turn'],
      values: () => ({ ...cost.workshop, from: 'desert', terrain: HOME, hex: 'E4' }),
    },
    {
      id: 'school',
      chapter: 'science',
      show: [hex('E5')],
      wanted: ['upgrade E5 to school'],
      values: () => ({ ...cost.school, hex: 'E5' }),
    },
    {
      id: 'competency',
      chapter: 'science',
      show: [inPanel(placeOf(tables.competencies, 'competency', 'pointsAndCoins'), 'competencies')],
      wanted: ['competency pointsAndCoins; end turn'],
      after: ['1 leech', '1 action roundBonus', '1 step banking', '1 end turn'],
      values: () => {
        const { points, coins } = tables.competencies.pointsAndCoins.income;
        const extra = tables.factions[OWN].competencyBooks;
        return { points, coins, books: ROW.books + extra, extra, steps: ROW.steps, discipline: COLUMN };
      },
    },
    {
      id: 'special',
      chapter: 'science',
      show: [ownAction],
      showNext: ownBooks,
      wanted: anyBook,
      after: ['1 pass coinBonus', '1 end turn'],
      values: () => ({ faction: OWN }),
    },
    {
      id: 'disciplines',
      chapter: 'science',
      show: [{ panel: 'science' }],
      values: () => ({ last: tables.science.keyLevel - 1 }),
    },
    {
      id: 'scholar',
      chapter: 'science',
      show: [inPanel(`scholar:${DISCIPLINES.indexOf(COLUMN)}.${tables.science.places[0]}`, 'science')],
      wanted: ['send scholar to medicine for 3; end turn'],
      values: () => ({
        steps: tables.science.places[0],
        discipline: COLUMN,
        points: tables.roundBonuses.scholarBonus.pointsPerScholar,
      }),
    },
    {
      id: 'pass',
      chapter: 'passing',
      show: BONUSES.map((bonus) => inPanel(placeOf(tables.roundBonuses, 'bonus', bonus), 'bonuses')),
      wanted: BONUSES.map((bonus) => `pass ${bonus}; end turn`),
      values: () => ({ rival: RIVAL }),
    },
    {
      id: 'scienceBonus',
      chapter: 'passing',
      show: [hex('D4'), roundTile(1)],
      wanted: ['transform D4 to wasteland'],
      values: (position) => {
        const { every, reward } = tables.roundTiles[ROUND_TILES[0]];
        return {
          every,
          spades: reward.spades,
          discipline: COLUMN,
          reached: countsOf(position)[COLUMN],
          hex: 'D4',
        };
      },
    },
    {
      id: 'roundTwo',
      chapter: 'passing',
      show: [roundTile(2)],
      after: ['1 upgrade D5 to university', '1 competency grant', '1 end turn'],
      values: () => ({
        income: tables.competencies.pointsAndCoins.income.points,
        points: tables.roundTiles[ROUND_TILES[1]].points,
      }),
    },
    {
      id: 'yourChoice',
      chapter: 'power',
      show: [{ part: 'actions' }],
      wanted: ['leech', 'decline'],
      values: (position) => ({ ...offered(position), rival: RIVAL }),
    },
    {
      id: 'fifthBook',
      chapter: 'innovation',
      show: [ownAction],
      showNext: ownBooks,
      wanted: anyBook,
      after: ['1 send scholar to law for 3', '1 end turn'],
      values: () => ({ books: BOOKS_OF_INNOVATION }),
    },
    {
      id: 'price',
      chapter: 'innovation',
      show: [{ panel: 'innovations' }],
      values: () => ({ books: BOOKS_OF_INNOVATION, own: column.own, coins: coinsWithoutPalace, most }),
    },
    {
      id: 'innovate',
      chapter: 'innovation',
      show: [inPanel(placeOf(tables.innovations, 'innovation', 'neutralMonument'), 'innovations')],
      wanted: ['innovate neutralMonument'],
      values: () => ({
        building: 'monument',
        discipline: COLUMN,
        points: tables.innovations.neutralMonument.atOnce.points,
        round: tables.roundTiles[ROUND_TILES[1]].points,
      }),
    },
    {
      id: 'monument',
      chapter: 'innovation',
      show: [hex('D4'), hex('E4'), hex('E5')],
      wanted: ['place monument D4'],
      values: () => {
        const { buildings, buildingsWithMonument, power } = tables.town;
        const { monument, school, workshop } = tables.powerValue;
        return { buildings, few: buildingsWithMonument, power, monument, school, workshop, hex: 'D4' };
      },
    },
    {
      id: 'townTile',
      chapter: 'innovation',
      show: TOWNS.map((tile) => inPanel(placeOf(tables.townTiles, 'town', tile), 'towns')),
      wanted: TOWNS.map((tile) => `town ${tile}`),
    },
    {
      id: 'scoring',
      chapter: 'end',
      show: [{ panel: 'science' }, { part: 'main' }],
      values: () => ({ area: tables.finalScoring.area[0], science: tables.finalScoring.science[0] }),
    },
    {
      id: 'playingWell',
      chapter: 'end',
      show: [],
      values: () => ({ ...worth, coins: guildCoinsBesideNeighbour }),
    },
    { id: 'done', chapter: 'end', show: [] },
  ],
};
