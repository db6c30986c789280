/** Plays games of the arena, one after the other, in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type Player, playMatch } from '@guildhall/bots';
import { games } from '@guildhall/games/all';
import { type GameState, type Rules, readOptions } from '@guildhall/kernel';
import { MATCHES, type Match, seating } from './matches.ts';

export interface Task {
  readonly match: string;
  readonly game: number;
}

export interface PlayedGame extends Task {
  readonly seed: string;
  readonly levels: readonly Player[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** Of the bots that search, all together. */
  readonly turns: number;
  readonly iterations: number;
  readonly cpuSeconds: number;
}

function rulesFor({ game, bots, options }: Match): Rules {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  return entry.game.rules(readOptions(entry.game.options, { ...options, players: bots.length }));
}

const compiled = new Map<string, Rules>();

/** Compiled once a thread. */
function rulesOf(match: string): Rules {
  const rules = compiled.get(match) ?? rulesFor(MATCHES[match]);
  compiled.set(match, rules);
  return rules;
}

function playGame({ match, game }: Task): PlayedGame {
  const rules = rulesOf(match);
  const bots = seating(MATCHES[match], game);
  const seed = `arena ${match} ${game + 1}`;
  let turns = 0;
  let iterations = 0;
  const begun = process.threadCpuUsage();
  const state: GameState = playMatch(rules, seed, bots, ({ move }) => {
    if (move.iterations === 0) return;
    turns += 1;
    iterations += move.iterations;
  });
  const { user, system } = process.threadCpuUsage(begun);
  const { totals, ranks } = rules.outcome(state);
  const levels = bots.map(({ level }) => level);
  return { match, game, seed, levels, totals, ranks, turns, iterations, cpuSeconds: (user + system) / 1e6 };
}

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playGame(task)));
