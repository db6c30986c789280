/**
 * How to play Terra Mystica: the Witches beside the Nomads, from the first round to a town. What is played is what the
 * first lesson plays, so that whoever reads this and then learns there meets the same neighbours.
 */
import type { Guide, GuidePosition } from '../../guide.ts';
import { countsOf } from '../../lesson-position.ts';
import { offered, placesOf, wheelDistance } from '../../terra/lessons/index.ts';
import { FACTIONS, TERRAINS, type Terrain, tables } from '../data/index.ts';
import { OPTIONS, OWN, RIVAL, ROUND_TILES, TOWNS } from '../lessons/setup.ts';

const { cost, income, tradingHouseCoinsAlone, terrain, shipping, digging, start } = tables.factions[OWN];
const FAVOURS = ['FAV5', 'FAV8', 'FAV10', 'FAV11'];

const POWERS = placesOf(tables.powerActions, 'power');

const BEGUN = [
  '0 build F4',
  '1 build F3',
  '1 build E8',
  '0 build C3',
  '1 build D3',
  '1 take BON1',
  '0 take BON5',
];
const OFFER = [
  ...BEGUN,
  ...['0 upgrade F4 to tradingHouse', '0 end turn', '1 leech', '1 upgrade F3 to tradingHouse', '1 end turn'],
];
const HOUSES = [
  ...OFFER,
  ...['0 leech', '0 burn', '0 burn', '0 burn', '0 burn', '0 action ACT5', '0 transform E7 to forest'],
  ...['0 build E7', '0 end turn', '1 leech', '1 upgrade E8 to tradingHouse', '1 end turn', '0 leech'],
];
const SECOND = [
  ...HOUSES,
  ...['0 upgrade F4 to temple', '0 favour FAV8', '0 end turn', '1 leech', '1 action card'],
  ...['1 transform E6 to desert', '1 build E6', '1 end turn', '0 leech', '0 pass BON9', '0 end turn'],
  ...['1 pass BON5', '1 end turn', '0 transform D5 to forest'],
];
const SAIL = [
  ...SECOND,
  ...[
    '0 advance shipping',
    '0 end turn',
    '1 upgrade F3 to temple',
    '1 favour FAV11',
    '1 end turn',
    '0 leech',
  ],
];
const POWER = [
  ...SECOND,
  ...['0 build D5', '0 end turn', '1 leech', '1 upgrade F3 to temple', '1 favour FAV11', '1 end turn'],
  ...['0 leech', '0 upgrade E7 to tradingHouse', '0 end turn', '1 leech', '1 action ACT5'],
  ...['1 transform D4 to desert', '1 build D4', '1 end turn', '0 leech'],
];
const TOWN = [
  ...POWER,
  ...['0 send priest to air for 3', '0 end turn', '1 upgrade D3 to tradingHouse', '1 end turn'],
  ...['0 upgrade D5 to tradingHouse', '0 town TW2', '0 end turn', '1 leech'],
];
const HOME_TOWN = ['hex:C3', 'hex:D5', 'hex:E7', 'hex:F4'];

const positionOf = (id: string, entries: readonly string[]): GuidePosition => ({
  id,
  options: OPTIONS,
  seed: 'how-to-play',
  seat: 0,
  entries,
});

/** The steps on the terrain wheel, the shorter way round. */
function stepsHome(from: Terrain): number {
  return wheelDistance(TERRAINS.indexOf(from), TERRAINS.indexOf(terrain), TERRAINS.length);
}

/** The spaces of a cult track that give power, and how much. */
const POWER_SPACES = tables.cults.power.flatMap((power, space) => (power === 0 ? [] : [{ power, space }]));
const [HIGH, LOW] = tables.cults.places;
const upgrades = {
  houseCoins: cost.tradingHouse.coins,
  houseWorkers: cost.tradingHouse.workers,
  alone: tradingHouseCoinsAlone,
  templeCoins: cost.temple.coins,
  templeWorkers: cost.temple.workers,
  strongholdCoins: cost.stronghold.coins,
  strongholdWorkers: cost.stronghold.workers,
  sanctuaryCoins: cost.sanctuary.coins,
  sanctuaryWorkers: cost.sanctuary.workers,
} as const;
const building = { ...cost.dwelling, spade: digging.spade[0].workers } as const;
const powerValues = {
  dwelling: tables.powerValue.dwelling,
  house: tables.powerValue.tradingHouse,
  stronghold: tables.powerValue.stronghold,
} as const;
const exchanges = {
  priest: tables.conversions.powerForPriest,
  worker: tables.conversions.powerForWorker,
  coin: tables.conversions.powerForCoin,
} as const;
const priests = { high: HIGH, low: LOW, one: tables.cults.stepsWithoutPlace } as const;
const townNeeds = {
  buildings: tables.town.buildings,
  value: tables.town.power,
  less: tables.town.buildingsWithSanctuary,
} as const;
const tracks = {
  shipCoins: shipping.cost.coins,
  shipPriests: shipping.cost.priests,
  shipFirst: shipping.points[1],
  shipLast: shipping.points[shipping.max],
  digCoins: digging.cost.coins,
  digWorkers: digging.cost.workers,
  digPriests: digging.cost.priests,
  digPoints: digging.points,
  spade: digging.spade[0].workers,
  better: digging.spade[1].workers,
  best: digging.spade[2].workers,
  bridge: tables.powerActions.ACT1.power,
  bridges: tables.pieces.bridges,
} as const;
const scoring = {
  rounds: tables.rounds,
  area: tables.finalScoring.area[0],
  areaSecond: tables.finalScoring.area[1],
  areaThird: tables.finalScoring.area[2],
  cult: tables.finalScoring.cult[0],
  cultSecond: tables.finalScoring.cult[1],
  cultThird: tables.finalScoring.cult[2],
  coins: tables.finalScoring.coinsForPoint,
} as const;

export const guide: Guide = {
  version: 2,
  positions: [
    positionOf('begun', BEGUN),
    positionOf('offer', OFFER),
    positionOf('houses', HOUSES),
    positionOf('second', SECOND),
    positionOf('sail', SAIL),
    positionOf('power', POWER),
    positionOf('town', TOWN),
  ],
  chapters: [
    {
      id: 'goal',
      blocks: [
        { kind: 'text', id: 'about' },
        { kind: 'diagram', id: 'map', position: 'begun', part: 'main' },
        {
          kind: 'list',
          id: 'points',
          lines: [{ id: 'rounds' }, { id: 'towns' }, { id: 'end' }],
        },
      ],
      rules: ['TM-END-WINNER', 'TM-SETUP-START-VALUES'],
      values: () => ({
        factions: FACTIONS.length,
        rounds: tables.rounds,
        points: start.points,
        own: OWN,
        rival: RIVAL,
        terrain,
        theirs: tables.factions[RIVAL].terrain,
      }),
    },
    {
      id: 'round',
      blocks: [
        { kind: 'list', id: 'phases', lines: [{ id: 'income' }, { id: 'actions' }, { id: 'clean' }] },
        { kind: 'diagram', id: 'board', position: 'begun', part: { seat: 0 } },
        { kind: 'text', id: 'goods' },
        { kind: 'diagram', id: 'tiles', position: 'begun', part: { panel: 'scoring' } },
      ],
      rules: ['TM-INCOME-BUILDINGS', 'TM-TURN-ONE-ACTION', 'TM-ROUND-CLEAN-UP'],
      values: () => {
        const { firstDwellings } = tables.factions[OWN];
        return { rounds: tables.rounds, dwellings: firstDwellings, ...income.dwelling[firstDwellings] };
      },
    },
    {
      id: 'build',
      blocks: [
        { kind: 'text', id: 'home' },
        { kind: 'text', id: 'spades' },
        {
          kind: 'diagram',
          id: 'wheel',
          position: 'begun',
          part: 'main',
          lit: ['hex:E7', 'hex:E6'],
          around: ['hex:F4', 'hex:E7', 'hex:E6', 'hex:D5'],
        },
        {
          kind: 'try',
          id: 'where',
          position: 'begun',
          part: 'main',
          actions: ['transform'],
          around: ['hex:F4', 'hex:C3'],
        },
      ],
      rules: ['TM-BUILD-HOME', 'TM-TRANSFORM-DISTANCE', 'TM-TRANSFORM-REACH', 'TM-TRANSFORM-PARTIAL'],
      values: () => ({
        ...building,
        own: OWN,
        terrain,
        near: 'E7',
        few: stepsHome('mountains'),
        far: 'E6',
        many: stepsHome('plains'),
      }),
    },
    {
      id: 'upgrade',
      blocks: [
        { kind: 'text', id: 'how' },
        {
          kind: 'list',
          id: 'kinds',
          lines: [{ id: 'house' }, { id: 'temple' }, { id: 'stronghold' }, { id: 'sanctuary' }],
        },
        {
          kind: 'try',
          id: 'which',
          position: 'houses',
          part: 'main',
          actions: ['upgrade'],
          around: [...HOME_TOWN, 'hex:F3', 'hex:E8'],
        },
      ],
      rules: [
        'TM-UPGRADE-PATH',
        'TM-UPGRADE-NEIGHBOUR-PRICE',
        'TM-UPGRADE-RETURNS-PIECE',
        'TM-UPGRADE-FAVOUR',
      ],
      values: () => ({ ...upgrades, own: OWN }),
    },
    {
      id: 'neighbours',
      blocks: [
        { kind: 'text', id: 'offer' },
        {
          kind: 'diagram',
          id: 'example',
          position: 'offer',
          part: 'main',
          lit: ['hex:F3', 'hex:F4'],
          around: ['hex:F3', 'hex:F4'],
        },
        { kind: 'list', id: 'worth', lines: [{ id: 'small' }, { id: 'middle' }, { id: 'large' }] },
        { kind: 'text', id: 'both' },
      ],
      rules: ['TM-LEECH-OFFER', 'TM-LEECH-PRICE', 'TM-LEECH-ALL-OR-NOTHING'],
      values: (at) => ({ ...powerValues, ...offered(at('offer')), own: OWN, rival: RIVAL, hex: 'F3' }),
    },
    {
      id: 'power',
      blocks: [
        { kind: 'text', id: 'flow' },
        {
          kind: 'diagram',
          id: 'bowls',
          position: 'second',
          part: { seat: 0 },
          lit: ['bowls'],
          around: ['bowls'],
        },
        { kind: 'text', id: 'burn' },
        { kind: 'text', id: 'actions' },
        { kind: 'try', id: 'open', position: 'power', part: 'main', actions: ['power'], around: POWERS },
        { kind: 'list', id: 'exchange', lines: [{ id: 'power' }, { id: 'down' }] },
      ],
      rules: ['TM-POWER-GAIN', 'TM-POWER-BURN', 'TM-ACTION-ONCE', 'TM-CONVERT-RATES'],
      values: (at) => {
        const [before, now] = [at('second'), at('power')];
        const counts = countsOf(before);
        return {
          ...exchanges,
          first: counts.bowl1,
          middle: counts.bowl2,
          third: counts.bowl3,
          ready: countsOf(now).bowl3,
        };
      },
    },
    {
      id: 'cults',
      blocks: [
        { kind: 'text', id: 'priest' },
        {
          kind: 'diagram',
          id: 'tracks',
          position: 'second',
          part: { panel: 'cults' },
          lit: [`priest:0.${HIGH}`, `priest:1.${HIGH}`, `priest:2.${HIGH}`, `priest:3.${HIGH}`],
        },
        { kind: 'text', id: 'steps' },
        {
          kind: 'tiles',
          id: 'favours',
          position: 'begun',
          places: placesOf(tables.favourTiles, 'favour', FAVOURS),
        },
      ],
      rules: ['TM-PRIEST-SEND', 'TM-CULT-POWER', 'TM-CULT-TOP', 'TM-FAVOUR-ONE-OF-A-KIND'],
      values: () => ({
        ...priests,
        first: POWER_SPACES[0].space,
        second: POWER_SPACES[1].space,
        third: POWER_SPACES[2].space,
        top: tables.cults.top,
        least: POWER_SPACES[0].power,
        most: POWER_SPACES[3].power,
      }),
    },
    {
      id: 'towns',
      blocks: [
        { kind: 'text', id: 'found' },
        { kind: 'diagram', id: 'example', position: 'town', part: 'main', lit: HOME_TOWN, around: HOME_TOWN },
        { kind: 'tiles', id: 'tiles', position: 'begun', places: placesOf(tables.townTiles, 'town', TOWNS) },
      ],
      rules: ['TM-TOWN-FOUND', 'TM-TOWN-SANCTUARY', 'TM-TOWN-GROWS', 'TM-TOWN-KEY'],
      values: () => ({ ...townNeeds, ...powerValues, own: OWN, larger: HOME_TOWN.length - 1 }),
    },
    {
      id: 'reach',
      blocks: [
        { kind: 'text', id: 'next' },
        {
          kind: 'list',
          id: 'ways',
          lines: [{ id: 'shipping' }, { id: 'digging' }, { id: 'bridge' }, { id: 'special' }],
        },
        {
          kind: 'try',
          id: 'ships',
          position: 'sail',
          part: 'main',
          actions: ['build'],
          around: ['hex:C3', 'hex:F4'],
        },
      ],
      rules: [
        'TM-ADJACENT-INDIRECT',
        'TM-SHIPPING-ADVANCE',
        'TM-DIGGING-ADVANCE',
        'TM-BRIDGE-SITE',
        'TM-SPECIAL-ONCE',
      ],
      values: (at) => ({ ...tracks, own: OWN, terrain, shipping: countsOf(at('sail')).shipping }),
    },
    {
      id: 'passing',
      blocks: [
        { kind: 'text', id: 'pass' },
        { kind: 'text', id: 'first' },
        { kind: 'try', id: 'cards', position: 'second', part: { panel: 'cards' }, actions: ['pass'] },
        { kind: 'list', id: 'after', lines: [{ id: 'reward' }, { id: 'free' }, { id: 'coins' }] },
      ],
      rules: ['TM-PASS-CARD', 'TM-PASS-ORDER', 'TM-ROUND-CULT-REWARDS', 'TM-ROUND-CARD-COINS'],
      values: () => {
        const { every, reward, counts } = tables.scoringTiles[ROUND_TILES[0]];
        return { every, spades: reward.spades, cult: counts };
      },
    },
    {
      id: 'end',
      blocks: [
        { kind: 'text', id: 'when' },
        { kind: 'list', id: 'scores', lines: [{ id: 'area' }, { id: 'cults' }, { id: 'goods' }] },
        { kind: 'diagram', id: 'area', position: 'town', part: 'main', lit: HOME_TOWN },
        { kind: 'text', id: 'ties' },
      ],
      rules: ['TM-END-AREA', 'TM-END-CULTS', 'TM-END-RESOURCES'],
      values: () => ({ ...scoring, own: OWN, connected: HOME_TOWN.length }),
    },
    {
      id: 'advice',
      blocks: [
        { kind: 'list', id: 'three', lines: [{ id: 'power' }, { id: 'close' }, { id: 'plan' }] },
        {
          kind: 'diagram',
          id: 'neighbours',
          position: 'houses',
          part: 'main',
          lit: ['hex:F4', 'hex:E7'],
          around: ['hex:F3', 'hex:F4', 'hex:E7', 'hex:E8'],
        },
      ],
      rules: ['TM-LEECH-PRICE', 'TM-UPGRADE-NEIGHBOUR-PRICE'],
      values: () => ({
        own: OWN,
        rival: RIVAL,
        coins: cost.tradingHouse.coins,
        alone: tradingHouseCoinsAlone,
      }),
    },
  ],
  tour: {
    position: 'second',
    drawings: [
      {
        part: 'main',
        labels: [
          { id: 'land', place: 'hex:B5' },
          { id: 'buildings', place: 'hex:E7' },
          { id: 'power', place: 'power:0' },
        ],
      },
      {
        part: { seat: 0 },
        labels: [
          { id: 'ability', place: `faction:${FACTIONS.indexOf(OWN)}` },
          { id: 'bowls', place: 'bowls' },
          { id: 'shipping', place: 'track:shipping' },
          { id: 'digging', place: 'track:digging' },
          { id: 'tiles', place: `favour:${Object.keys(tables.favourTiles).indexOf('FAV8')}` },
        ],
      },
      { part: { panel: 'cults' }, labels: [{ id: 'cults' }] },
      { part: { panel: 'scoring' }, labels: [{ id: 'scoring' }] },
      { part: { panel: 'cards' }, labels: [{ id: 'cards' }] },
      { part: { panel: 'favours' }, labels: [{ id: 'favours' }] },
      { part: { panel: 'towns' }, labels: [{ id: 'towns' }] },
    ],
  },
  card: [
    { id: 'round', lines: ['income', 'actions', 'clean'] },
    {
      id: 'actions',
      lines: [
        'build',
        'spade',
        'house',
        'temple',
        'stronghold',
        'sanctuary',
        'shipping',
        'digging',
        'priest',
        'power',
        'special',
        'pass',
      ],
      values: () => ({ ...building, ...upgrades, ...tracks, ...priests }),
    },
    {
      id: 'power',
      lines: ['flow', 'burn', 'exchange', 'leech', 'worth'],
      values: () => ({ ...exchanges, ...powerValues }),
    },
    {
      id: 'towns',
      lines: ['needs', 'tile'],
      values: () => townNeeds,
    },
    {
      id: 'cults',
      lines: ['steps', 'top', 'favours'],
      values: () => ({
        first: POWER_SPACES[0].space,
        second: POWER_SPACES[1].space,
        third: POWER_SPACES[2].space,
        top: tables.cults.top,
        firstPower: POWER_SPACES[0].power,
        secondPower: POWER_SPACES[1].power,
        thirdPower: POWER_SPACES[2].power,
        topPower: POWER_SPACES[3].power,
      }),
    },
    { id: 'passing', lines: ['points', 'card', 'first'] },
    { id: 'end', lines: ['area', 'cults', 'goods', 'ties'], values: () => scoring },
  ],
};
