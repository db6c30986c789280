import { type GameSamples, type OptionValues, someIdsOf } from '../samples.ts';
import { sourcedTables } from './data/index.ts';

export const samples: GameSamples = {
  boards: [
    { options: { players: 4 }, language: 'en' },
    { options: { players: 5, distribution: 'draft' }, language: 'pl' },
    { options: { players: 2 }, language: 'uk' },
    { options: { players: 3, mapForThree: 'small' }, language: 'en' },
    { options: { players: 1, level: 'ultoma', automaFaction: 'powermongers' }, language: 'pl' },
  ],
  position: {
    options: { players: 4 },
    isReached: (table) =>
      table.rules.where(table.state()).round === 3 &&
      table.legal(table.deciders()[0]).some(({ kind }) => kind === 'upgrade'),
    hasCurtain: false,
  },
  bench: {
    decisionsPerSecond: 300_000,
    gamesPerSecond: 1_000,
    replayMilliseconds: 8,
    biggestStateBytes: 12 * 1024,
    ratioToPeer: 10,
  },
  picture: { players: 4, round: 3, choiceOf: 'upgrade' },
  matches: {
    'age-of-innovation': {
      about: 'Age of Innovation: one steady bot against three random players',
      games: 60,
      seats: ['steady', 'random', 'random', 'random'],
      goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
    },
  },
  optionsWith,
};

/** The palace that is always there. */
const LAST_PALACE = 'P17';

function optionsWith(table: string, id: string): OptionValues {
  const of = (name: string, count: number): string[] =>
    someIdsOf(sourcedTables, name, name === table ? id : null, count);
  switch (table) {
    case 'boards':
    case 'factions':
    case 'roundBonuses': {
      const [boards, factions, bonuses] = [of('boards', 2), of('factions', 2), of('roundBonuses', 2)];
      return { hands: boards.map((board, seat) => [board, factions[seat], bonuses[seat]]) };
    }
    case 'automa':
    case 'automaCards':
    case 'automaTiles':
      return { players: 1, level: 'alptrauma' };
    case 'automaLevels':
      return { players: 1, level: id };
    case 'automaFactions':
      return { players: 1, automaFaction: id };
    case 'automaRows':
      return { players: 1 };
    case 'automaLetters':
      return { players: 1, mapForOne: id };
    case 'automaFinals':
      return { players: 1, finalTile: id };
    case 'maps':
      return { players: id === 'large' ? 4 : 2 };
    case 'innovations':
      return { innovations: of(table, 6) };
    case 'palaces':
      return {
        palaces: of(table, 4)
          .filter((palace) => palace !== LAST_PALACE)
          .slice(0, 3),
      };
    case 'finalTiles':
      return { finalTile: id };
    case 'bookActions':
      return { bookActions: of(table, 3) };
    default:
      return {};
  }
}
