/** Plays games of the arena, one after the other, in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type BotMove, levelBot, type Player, playMatch } from '@guildhall/bots';
import { games } from '@guildhall/games/all';
import { type Action, type Rules, readOptions } from '@guildhall/kernel';
import { MATCHES, type Match, seating } from './matches.ts';

export interface Task {
  readonly match: string;
  readonly game: number;
}

export interface PlayedGame extends Task {
  readonly seed: string;
  readonly levels: readonly Player[];
  readonly totals: readonly number[];
  readonly places: readonly number[];
  /** Of the bots that search, all together. */
  readonly turns: number;
  readonly iterations: number;
  readonly cpuSeconds: number;
}

function rulesFor({ game, levels, options }: Match): Rules {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  return entry.game.rules(readOptions(entry.game.options, { ...options, players: levels.length }));
}

const compiled = new Map<string, Rules>();

/** Compiled once a thread. */
function rulesOf(match: string): Rules {
  const rules = compiled.get(match) ?? rulesFor(MATCHES[match]);
  compiled.set(match, rules);
  return rules;
}

async function playGame({ match, game }: Task): Promise<PlayedGame> {
  const rules = rulesOf(match);
  const levels = seating(MATCHES[match].levels, game);
  const seed = `arena ${match} ${game + 1}`;
  let turns = 0;
  let iterations = 0;
  const count = (move: BotMove<Action>): void => {
    if (move.iterations === 0) return;
    turns += 1;
    iterations += move.iterations;
  };
  const bots = levels.map((level) => levelBot(level, undefined, count));
  const begun = process.threadCpuUsage();
  const { totals, places } = await playMatch(rules, seed, bots);
  const { user, system } = process.threadCpuUsage(begun);
  return { match, game, seed, levels, totals, places, turns, iterations, cpuSeconds: (user + system) / 1e6 };
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await playGame(task)));
