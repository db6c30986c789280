/** The chapters of the guide, in the order in which they are read. */
import type { Guide } from '../../guide.ts';
import { countsOf, lastOf } from '../../lesson-position.ts';
import { offered, placesOf, wheelDistance } from '../../terra/lessons/index.ts';
import { DISCIPLINES, TERRAINS, type Terrain, tables } from '../data/index.ts';
import { worth } from '../rules/worth.ts';
import { finalScoring, upgradeCosts } from './card.ts';
import { HOME, OWN } from './values.ts';

const RIVAL = 'blessed';

const BOARD = tables.boards[HOME];

const ROUND_TILE = tables.roundTiles.schoolBanking;

const BUILDINGS = ['hex:E4', 'hex:E5', 'hex:E6', 'hex:F7'];

/** The places for scholars that give fewer steps: the best ones are taken. */
const FREE_SPOTS = DISCIPLINES.map((_, at) => `scholar:${at}.${tables.science.places[1]}`);

function spadesFrom(terrain: Terrain): number {
  return wheelDistance(TERRAINS.indexOf(terrain), TERRAINS.indexOf(HOME), TERRAINS.length);
}

export const chapters: Guide['chapters'] = [
  {
    id: 'goal',
    blocks: [
      { kind: 'text', id: 'intro' },
      { kind: 'diagram', id: 'map', position: 'books', part: 'main', lit: BUILDINGS },
      { kind: 'text', id: 'points' },
    ],
    rules: ['AOI-SETUP-SETS', 'AOI-SETUP-PLANNING-CARD', 'AOI-SETUP-FIRST-BUILDINGS', 'AOI-END-WINNER'],
    values: () => ({
      rounds: tables.rounds,
      points: tables.startPoints,
      own: OWN,
      home: HOME,
      rival: RIVAL,
      rivalHome: 'plains',
    }),
  },
  {
    id: 'turn',
    blocks: [
      { kind: 'text', id: 'phases' },
      { kind: 'diagram', id: 'income', position: 'books', part: { seat: 0 } },
      { kind: 'text', id: 'convert' },
    ],
    rules: [
      'AOI-TURN-ONE-ACTION',
      'AOI-INCOME-BOARD',
      'AOI-INCOME-TILES',
      'AOI-CONVERT-RATES',
      'AOI-CONVERT-AROUND-ACTIONS',
    ],
    values: (at) => {
      const position = at('books');
      return {
        ...tables.conversions,
        coins: lastOf(position, 'income', 'coins'),
        tools: lastOf(position, 'income', 'tools'),
        power: lastOf(position, 'income', 'power'),
        scholars: lastOf(position, 'income', 'scholars'),
      };
    },
  },
  {
    id: 'power',
    blocks: [
      {
        kind: 'diagram',
        id: 'bowls',
        position: 'turn',
        part: { seat: 0 },
        lit: ['bowls'],
        around: ['bowls', 'track:shipping', 'track:terraforming'],
      },
      { kind: 'text', id: 'burn' },
      {
        kind: 'diagram',
        id: 'offer',
        position: 'offer',
        part: 'main',
        lit: ['hex:D5', 'hex:E5', 'hex:E6'],
        around: ['hex:D5', 'hex:E4', 'hex:F7'],
      },
      { kind: 'text', id: 'worth' },
    ],
    rules: [
      'AOI-POWER-GAIN',
      'AOI-POWER-SPEND',
      'AOI-POWER-BURN',
      'AOI-LEECH-OFFER',
      'AOI-LEECH-PRICE',
      'AOI-LEECH-ALL-OR-NOTHING',
    ],
    values: (at) => {
      const counts = countsOf(at('turn'));
      return {
        ...tables.powerValue,
        own: OWN,
        rival: RIVAL,
        ready: counts.bowl3,
        ...offered(at('offer')),
      };
    },
  },
  {
    id: 'terraform',
    blocks: [
      { kind: 'text', id: 'action' },
      { kind: 'text', id: 'wheel' },
      {
        kind: 'try',
        id: 'first',
        position: 'start',
        part: 'main',
        actions: ['transform', 'build'],
        around: ['hex:C4', 'hex:D5', 'hex:F7', 'hex:F4', 'hex:H8'],
      },
      { kind: 'text', id: 'free' },
    ],
    rules: [
      'AOI-REACH',
      'AOI-TERRAFORM-SHORTEST',
      'AOI-TERRAFORM-COST',
      'AOI-TERRAFORM-PARTIAL',
      'AOI-TERRAFORM-TOP-UP',
      'AOI-TERRAFORM-SURPLUS',
      'AOI-BUILD-COST',
      'AOI-BUILD-FIRST-HEX',
    ],
    values: (at) => {
      const counts = countsOf(at('start'));
      const [spade] = BOARD.terraforming.tools;
      const spades = spadesFrom('mountain');
      return {
        ...Object.fromEntries(TERRAINS.map((terrain) => [terrain, terrain])),
        workshopCoins: BOARD.cost.workshop.coins,
        workshopTools: BOARD.cost.workshop.tools,
        spade,
        tools: counts.tools,
        shipping: counts.shipping,
        spades,
        price: spades * spade,
      };
    },
  },
  {
    id: 'upgrade',
    blocks: [
      {
        kind: 'list',
        id: 'paths',
        lines: ['guild', 'school', 'palace', 'university'].map((id) => ({ id })),
      },
      { kind: 'text', id: 'back' },
      {
        kind: 'try',
        id: 'which',
        position: 'turn',
        part: 'main',
        actions: ['upgrade'],
        around: ['hex:D5', ...BUILDINGS],
      },
    ],
    rules: [
      'AOI-UPGRADE-PATH',
      'AOI-UPGRADE-COST',
      'AOI-UPGRADE-NEIGHBOUR-PRICE',
      'AOI-UPGRADE-RETURNS-PIECE',
      'AOI-UPGRADE-PIECES',
    ],
    values: (at) => {
      const counts = countsOf(at('turn'));
      return {
        ...upgradeCosts(BOARD),
        workshops: tables.pieces.workshop,
        guilds: tables.pieces.guild,
        schools: tables.pieces.school,
        coins: counts.coins,
        tools: counts.tools,
      };
    },
  },
  {
    id: 'tracks',
    blocks: [
      { kind: 'text', id: 'shipping' },
      { kind: 'text', id: 'terraforming' },
      {
        kind: 'try',
        id: 'ships',
        position: 'ships',
        part: 'main',
        actions: ['transform', 'build'],
        around: ['hex:C4', 'hex:D5', 'hex:F7', 'hex:F4', 'hex:H8'],
      },
    ],
    rules: [
      'AOI-SHIPPING-ADVANCE',
      'AOI-SHIPPING-COST',
      'AOI-TERRAFORMING-ADVANCE',
      'AOI-TERRAFORMING-COST',
      'AOI-REACH',
      'AOI-ADJACENT',
    ],
    values: (at) => {
      const counts = countsOf(at('ships'));
      const { shipping, terraforming } = BOARD;
      const [, second, third] = terraforming.tools;
      return {
        shippingCoins: shipping.cost.coins,
        shippingScholars: shipping.cost.scholars,
        firstPoints: shipping.rewards[1].points,
        shippingBooks: shipping.rewards[2].books,
        lastPoints: shipping.rewards[3].points,
        terraformingCoins: terraforming.cost.coins,
        terraformingTools: terraforming.cost.tools,
        terraformingScholars: terraforming.cost.scholars,
        second,
        third,
        terraformingBooks: terraforming.rewards[1].books,
        terraformingPoints: terraforming.rewards[2].points,
        shipping: counts.shipping,
        tools: counts.tools,
        desert: 'desert',
        mountain: 'mountain',
        forest: 'forest',
      };
    },
  },
  {
    id: 'science',
    blocks: [
      {
        kind: 'tiles',
        id: 'competency',
        position: 'books',
        places: placesOf(tables.competencies, 'competency', ['toolAndStep', 'watchtower', 'pointsAndCoins']),
      },
      {
        kind: 'diagram',
        id: 'send',
        position: 'books',
        part: { panel: 'science' },
        lit: FREE_SPOTS,
      },
      { kind: 'text', id: 'levels' },
    ],
    rules: [
      'AOI-COMPETENCY-SLOT',
      'AOI-COMPETENCY-ONE-OF-A-KIND',
      'AOI-SCHOLAR-SEND',
      'AOI-SCHOLAR-RETURN',
      'AOI-SCIENCE-POWER',
      'AOI-SCIENCE-INCOME',
      'AOI-SCIENCE-KEY',
      'AOI-SCIENCE-TOP',
    ],
    values: () => {
      const [top, middle, bottom] = tables.competencyRows;
      const { places, stepsForReturn, power, keyLevel, incomeLevel } = tables.science;
      const [first, second, third, fourth] = power.flatMap((amount, level) => (amount > 0 ? [level] : []));
      return {
        topSteps: top.steps,
        middleSteps: middle.steps,
        middleBooks: middle.books,
        bottomSteps: bottom.steps,
        bottomBooks: bottom.books,
        best: places[0],
        other: places[1],
        back: stepsForReturn,
        scholars: tables.pieces.scholars,
        first,
        second,
        third,
        fourth,
        income: incomeLevel,
        last: keyLevel - 1,
        top: tables.science.top,
      };
    },
  },
  {
    id: 'actions',
    blocks: [
      { kind: 'text', id: 'shared' },
      {
        kind: 'try',
        id: 'which',
        position: 'turn',
        part: 'main',
        actions: ['power'],
        around: placesOf(tables.powerActions, 'power'),
      },
      { kind: 'text', id: 'bridge' },
    ],
    rules: [
      'AOI-ACTION-ONCE',
      'AOI-ACTION-POWER',
      'AOI-ACTION-BOOKS',
      'AOI-SPECIAL-ONCE',
      'AOI-BRIDGE-SITE',
      'AOI-BRIDGE-OWN-END',
    ],
    values: (at) => ({
      inPlay: tables.bookActionsInPlay,
      ready: countsOf(at('turn')).bowl3,
      rival: RIVAL,
      spades: tables.powerActions.powerSpades.deed.spades,
      price: tables.powerActions.powerSpades.cost,
      bridges: tables.pieces.bridges,
    }),
  },
  {
    id: 'innovation',
    blocks: [
      { kind: 'text', id: 'cost' },
      {
        kind: 'try',
        id: 'which',
        position: 'books',
        part: { panel: 'innovations' },
        actions: ['innovate'],
        around: placesOf(tables.innovations, 'innovation'),
      },
      { kind: 'text', id: 'neutral' },
      {
        kind: 'tiles',
        id: 'palace',
        position: 'books',
        places: placesOf(tables.palaces, 'palace', ['P1', 'P6', 'P12', 'P17']),
      },
    ],
    rules: [
      'AOI-INNOVATION-COST',
      'AOI-INNOVATION-COINS',
      'AOI-INNOVATION-THREE',
      'AOI-NEUTRAL-PLACE',
      'AOI-NEUTRAL-COUNTS',
      'AOI-PALACE-CHOICE',
    ],
    values: (at) => {
      const { column, coinsWithoutPalace, most, pair } = tables.innovationDisplay;
      const counts = countsOf(at('books'));
      const [, second, third] = BOARD.innovationBooks;
      return {
        books: column.own + column.any,
        own: column.own,
        any: column.any,
        each: pair[0].banking,
        rest: pair[0].any,
        second,
        third,
        surcharge: coinsWithoutPalace,
        most,
        law: 'law',
        engineering: 'engineering',
        medicine: 'medicine',
        lawBooks: counts.lawBooks,
        engineeringBooks: counts.engineeringBooks,
        medicineBooks: counts.medicineBooks,
        coins: counts.coins,
      };
    },
  },
  {
    id: 'town',
    blocks: [
      {
        kind: 'diagram',
        id: 'found',
        position: 'town',
        part: 'main',
        lit: BUILDINGS,
        around: ['hex:D5', ...BUILDINGS],
      },
      { kind: 'text', id: 'fewer' },
      { kind: 'text', id: 'annex' },
      { kind: 'tiles', id: 'tile', position: 'town', places: placesOf(tables.townTiles, 'town') },
    ],
    rules: [
      'AOI-TOWN-FOUND',
      'AOI-TOWN-FEWER',
      'AOI-TOWN-GROWS',
      'AOI-ANNEX-PLACE',
      'AOI-ANNEX-VALUE',
      'AOI-TOWN-TILE',
    ],
    values: () => {
      const { buildings, buildingsWithUniversity, buildingsWithMonument, power } = tables.town;
      const { workshop, school, guild } = tables.powerValue;
      return {
        buildings,
        power,
        annexPower: tables.annexPower,
        few: buildingsWithUniversity,
        fewest: buildingsWithMonument,
        workshop,
        school,
        guild,
      };
    },
  },
  {
    id: 'pass',
    blocks: [
      {
        kind: 'tiles',
        id: 'bonus',
        position: 'books',
        places: placesOf(tables.roundBonuses, 'bonus', ['coinBonus', 'spadeBonus', 'scholarBonus']),
      },
      { kind: 'diagram', id: 'tile', position: 'books', part: { panel: 'rounds' }, lit: ['round:3'] },
      { kind: 'text', id: 'spades' },
    ],
    rules: [
      'AOI-PASS-BONUS',
      'AOI-PASS-EFFECTS',
      'AOI-PASS-ORDER',
      'AOI-SCORE-ROUND',
      'AOI-ROUND-SCIENCE',
      'AOI-ROUND-SPADES',
      'AOI-ROUND-COINS',
    ],
    values: () => ({
      open: tables.spareBonuses,
      last: tables.rounds,
      points: ROUND_TILE.points,
      coins: ROUND_TILE.reward.coins,
      every: ROUND_TILE.every,
      discipline: ROUND_TILE.discipline,
    }),
  },
  {
    id: 'end',
    blocks: [
      { kind: 'diagram', id: 'area', position: 'ships', part: 'main', lit: BUILDINGS },
      { kind: 'text', id: 'science' },
      {
        kind: 'list',
        id: 'advice',
        lines: [
          'worth',
          'schools',
          'guilds',
          'power',
          'land',
          'scholars',
          'books',
          'tiles',
          'town',
          'last',
        ].map((id) => ({ id })),
      },
    ],
    rules: ['AOI-END-AREA', 'AOI-END-SCIENCE', 'AOI-END-RESOURCES', 'AOI-TWO-NEUTRAL', 'AOI-TWO-AREA'],
    values: () => ({
      ...finalScoring(),
      ...worth,
      guildCoins: BOARD.guildCoinsBesideNeighbour,
      best: tables.science.places[0],
      other: tables.science.places[1],
    }),
  },
];
