import type { BenchTargets, GameSamples, OptionValues } from '../samples.ts';
import { tables } from './data/index.ts';

/** Tables that only a game with silver looks at. */
const SILVER_TABLES: readonly string[] = [
  'underground',
  'seekerWheel',
  'silverKingTrack',
  'silverPieces',
  'technologies',
  'tablets',
  'favouredGoods',
  'firstGame',
];

function needsSilver(table: string, id: string): boolean {
  if (SILVER_TABLES.includes(table)) return true;
  const { helpers, contracts, crests, characters } = tables;
  const tiles: Readonly<Record<string, Readonly<Record<string, { readonly isSilver: boolean }>>>> = {
    helpers,
    contracts,
    crests,
    characters,
  };
  return tiles[table]?.[id]?.isSilver === true;
}

/** A game with this fair, if it is one; the others are any that such a game has. */
function withFair(fair: string, silver: boolean): OptionValues {
  const pool = Object.keys(tables.fairs).filter((id) => tables.fairs[id][silver ? 'inSilver' : 'inBase']);
  if (!pool.includes(fair)) return {};
  return { fairs: [fair, ...pool.filter((id) => id !== fair).slice(0, tables.rounds - 1)] };
}

/** Options of a game alone in which a value of the Cardinal's tables is used; null: it is used in other games too. */
function optionsAlone(table: string, id: string): OptionValues | null {
  switch (table) {
    case 'cardinal':
    case 'surprises':
      return { players: 1, silver: true };
    case 'cardinalLevels':
      return { players: 1, silver: true, level: id };
    case 'challenges':
      return { players: 1, silver: tables.challenges[id].set === 'silver', challenges: [id] };
    case 'decrees': {
      const { fair, set, scoring } = tables.decrees[id];
      const silver = set === 'silver';
      return {
        players: 1,
        silver,
        ...withFair(fair, silver),
        ...(scoring === 'either' ? {} : { scoring }),
      };
    }
    default:
      return null;
  }
}

/** The side of a map, and the set-up of a first game, have to be chosen to be seen. */
function optionsWith(table: string, id: string): OptionValues {
  const alone = optionsAlone(table, id);
  if (alone !== null) return alone;
  if (!needsSilver(table, id)) return {};
  if (table === 'firstGame') return { silver: true, silverSetup: 'first' };
  if (table === 'favouredGoods') return { silver: true, technologies: ['goods', 'king', 'dice'] };
  if (table !== 'underground') return { silver: true };
  const side = id.slice(-1);
  return { silver: true, sides: [`I${side}`, `II${side}`, `III${side}`] };
}

const BENCH: BenchTargets = {
  decisionsPerSecond: 100_000,
  gamesPerSecond: 300,
  replayMilliseconds: 8,
  biggestStateBytes: 12 * 1024,
  ratioToPeer: 10,
};

export const samples: GameSamples = {
  boards: [
    { options: { players: 1 }, language: 'en' },
    { options: { players: 1, silver: true, level: 'hard' }, language: 'pl' },
    { options: { players: 2, silver: true }, language: 'uk' },
    { options: { players: 3, silver: true }, language: 'en' },
    { options: { players: 4 }, language: 'pl' },
  ],
  position: {
    options: { players: 3, silver: true },
    isReached: (table) =>
      table.deciders()[0] === 1 &&
      table.rules.where(table.state()).round === 2 &&
      table.legal(table.deciders()[0]).some(({ kind }) => kind === 'take'),
    hasCurtain: false,
  },
  picture: { players: 4, round: 2, choiceOf: 'take' },
  bench: BENCH,
  benchVariants: {
    silver: {
      options: { silver: true },
      targets: { ...BENCH, decisionsPerSecond: 80_000, gamesPerSecond: 150 },
    },
  },
  matches: {
    'tiletum-steady': {
      about: 'Tiletum: four steady bots',
      games: 40,
      seats: ['steady', 'steady', 'steady', 'steady'],
      goal: { kind: 'mean', points: 100, most: 170 },
    },
    'tiletum-random': {
      about: 'Tiletum: one steady bot against three random players',
      games: 60,
      seats: ['steady', 'random', 'random', 'random'],
      goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
    },
    'tiletum-single-turn': {
      about: 'Tiletum: two steady bots against two that choose the best single turn',
      games: 100,
      seats: ['steady', 'singleTurn', 'steady', 'singleTurn'],
      goal: { kind: 'wins', of: 'steady', share: 0.6 },
    },
    'tiletum-silver': {
      about: 'Tiletum with silver: four steady bots',
      games: 40,
      seats: ['steady', 'steady', 'steady', 'steady'],
      options: { silver: true },
      goal: { kind: 'mean', points: 100, most: 170 },
    },
    'tiletum-silver-random': {
      about: 'Tiletum with silver: one steady bot against three random players',
      games: 60,
      seats: ['steady', 'random', 'random', 'random'],
      options: { silver: true },
      goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
    },
    'tiletum-silver-single-turn': {
      about: 'Tiletum with silver: two steady bots against two that choose the best single turn',
      games: 100,
      seats: ['steady', 'singleTurn', 'steady', 'singleTurn'],
      options: { silver: true },
      goal: { kind: 'wins', of: 'steady', share: 0.6 },
    },
  },
  optionsWith,
};
