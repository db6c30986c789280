/** The chapters of the guide, in the order in which they are read. */
import type { Guide } from '../../guide.ts';
import { countsOf } from '../../lesson-position.ts';
import { offered, placesOf, wheelDistance } from '../../terra/lessons/index.ts';
import { FACTIONS, TERRAINS, type Terrain, tables } from '../data/index.ts';
import { OWN, RIVAL, ROUND_TILES, TOWNS } from '../lessons/setup.ts';
import { worth } from '../rules/worth.ts';
import {
  building,
  cost,
  exchanges,
  HIGH,
  income,
  POWER_SPACES,
  powerValues,
  priests,
  scoring,
  start,
  terrain,
  townNeeds,
  tracks,
  tradingHouseCoinsAlone,
  upgrades,
} from './values.ts';

const FAVOURS = ['FAV5', 'FAV8', 'FAV10', 'FAV11'];

const POWERS = placesOf(tables.powerActions, 'power');

const HOME_TOWN = ['hex:C3', 'hex:D5', 'hex:E7', 'hex:F4'];

/** The steps on the terrain wheel, the shorter way round. */
function stepsHome(from: Terrain): number {
  return wheelDistance(TERRAINS.indexOf(from), TERRAINS.indexOf(terrain), TERRAINS.length);
}

export const chapters: Guide['chapters'] = [
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
      { kind: 'text', id: 'pieces' },
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
      'TM-UPGRADE-PIECES',
      'TM-UPGRADE-FAVOUR',
    ],
    values: () => ({
      ...upgrades,
      own: OWN,
      dwellings: tables.pieces.dwelling,
      houses: tables.pieces.tradingHouse,
      temples: tables.pieces.temple,
    }),
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
      {
        kind: 'list',
        id: 'well',
        lines: [
          'worth',
          'first',
          'land',
          'early',
          'close',
          'priests',
          'digging',
          'power',
          'plan',
          'town',
          'pass',
          'last',
        ].map((id) => ({ id })),
      },
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
      ...worth,
      ...priests,
      digPoints: tracks.digPoints,
      spade: tracks.spade,
      buildings: tables.town.buildings,
      coins: cost.tradingHouse.coins,
      alone: tradingHouseCoinsAlone,
    }),
  },
];
