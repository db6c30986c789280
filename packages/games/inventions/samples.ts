import type { GameSamples } from '../samples.ts';

export const samples: GameSamples = {
  boards: [
    { options: { players: 2 }, language: 'en' },
    { options: { players: 3 }, language: 'pl' },
    { options: { players: 4 }, language: 'uk' },
  ],
  position: {
    options: { players: 3 },
    isReached: (table) =>
      table.deciders()[0] === 1 &&
      table.rules.where(table.state()).round === 7 &&
      table.legal(table.deciders()[0]).some(({ kind }) => kind === 'pillar'),
    hasCurtain: true,
  },
  bench: {
    decisionsPerSecond: 350_000,
    gamesPerSecond: 1_000,
    replayMilliseconds: 8,
    biggestStateBytes: 12 * 1024,
    ratioToPeer: 10,
  },
  picture: { players: 3, round: 7, choiceOf: 'pillar' },
  matches: {
    'inventions-random': {
      about: 'Inventions: one steady bot against three random players',
      games: 60,
      seats: ['steady', 'random', 'random', 'random'],
      goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
    },
  },
};
