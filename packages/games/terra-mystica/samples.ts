import { type GameSamples, type OptionValues, someIdsOf } from '../samples.ts';
import { sourcedTables, tables } from './data/index.ts';

export const samples: GameSamples = {
  boards: [{ options: { players: 4, factionChoice: 'free' }, language: 'uk' }],
  position: {
    options: { players: 4, factionChoice: 'firstGame' },
    isReached: (table) => table.rules.where(table.state()).round === 3,
    hasCurtain: false,
  },
  picture: { players: 4, round: 4, choiceOf: 'upgrade' },
  bench: {
    decisionsPerSecond: 450_000,
    gamesPerSecond: 1_500,
    replayMilliseconds: 5,
    biggestStateBytes: 8 * 1024,
    ratioToPeer: 15,
  },
  matches: {
    steady: {
      about: 'four steady bots',
      games: 40,
      seats: ['steady', 'steady', 'steady', 'steady'],
      goal: { kind: 'mean', points: 85 },
    },
    random: {
      about: 'one steady bot against three random players',
      games: 60,
      seats: ['steady', 'random', 'random', 'random'],
      goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
    },
    easy: {
      about: 'two steady bots against two easy ones',
      games: 60,
      seats: ['steady', 'easy', 'steady', 'easy'],
      goal: { kind: 'wins', of: 'steady', share: 0.9 },
    },
    strong: {
      about: 'four strong bots',
      games: 10,
      seats: ['strong', 'strong', 'strong', 'strong'],
      goal: { kind: 'mean', points: 98 },
    },
  },
  optionsWith,
};

function optionsWith(table: string, id: string): OptionValues {
  const extras = { extraTownTiles: true, shippingCard: true, templeTile: true };
  switch (table) {
    case 'factions': {
      const homes = new Map(
        Object.entries(tables.factions).map(([faction, { terrain }]) => [faction, terrain]),
      );
      const other = [...homes].find(([, home]) => home !== homes.get(id))?.[0];
      return { ...extras, factions: [id, other] };
    }
    case 'scoringTiles':
      return { ...extras, scoringTiles: someIdsOf(sourcedTables, table, id, 6) };
    case 'bonusCards':
      return { ...extras, bonusCards: someIdsOf(sourcedTables, table, id, 5) };
    case 'firstGame':
      return { factionChoice: 'firstGame', players: Number(id) };
    default:
      return extras;
  }
}
