/** The commands for players and bot builders: they need games and bots, no server and no source. */
import type { ListedCommand } from './command.ts';

/** A command is loaded when it is wanted: some of them bring a lot. */
export const PLAYER_COMMANDS: readonly ListedCommand[] = [
  {
    name: 'play',
    summary: 'play in the terminal, with friends or against bots',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'simulate',
    summary: 'play many random games and measure the speed',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'bot',
    summary: 'let a bot of your own play at tables of a server',
    load: async () => (await import('./commands/bot.ts')).bot,
  },
  {
    name: 'engine',
    summary: 'play many games at once for another program, by lines of JSON',
    load: async () => (await import('./commands/engine.ts')).engine,
  },
  {
    name: 'dataset',
    summary: 'write decisions of bots or of recorded games as lines of JSON, to learn from',
    load: async () => (await import('./commands/dataset.ts')).dataset,
  },
  {
    name: 'replay',
    summary: 'print a game file step by step, then its position and scores',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'analyse',
    summary: 'review a game: the turns that cost most, and what would have been better',
    load: async () => (await import('./commands/analyse.ts')).analyse,
  },
  {
    name: 'verify',
    summary: 'replay game files and compare hashes, results and seeds',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
];
