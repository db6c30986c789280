/** Plays games on given set-ups, by the estimate as it is or by another network, in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { type BotMove, levelBot, type Player, playMatch } from '@guildhall/bots';
import { type GameTeaching, manifestOf } from '@guildhall/games';
import {
  type Action,
  type BaseOptions,
  type PackedNetwork,
  type Rules,
  unpackNetwork,
} from '@guildhall/kernel';

export interface SetUpTask {
  readonly game: string;
  /** Whose set-up it is, and its options. */
  readonly name: string;
  readonly options: BaseOptions;
  readonly seed: string;
  readonly level: Player;
  /** Null: the weights of the game. */
  readonly network: PackedNetwork | null;
}

export interface SetUpGame {
  readonly name: string;
  readonly seed: string;
  readonly totals: readonly number[];
  readonly sources: readonly Readonly<Record<string, number>>[];
  readonly turns: number;
  readonly iterations: number;
  readonly cpuSeconds: number;
}

function byNetwork(rules: Rules, teaching: GameTeaching, options: BaseOptions, packed: PackedNetwork): Rules {
  const network = unpackNetwork(packed);
  const estimate = teaching.estimate(options);
  return { ...rules, estimate: (state, seat) => estimate.value(network, state, seat) };
}

async function playOn({ game, name, options, seed, level, network }: SetUpTask): Promise<SetUpGame> {
  const manifest = manifestOf(game);
  const rules = (await manifest?.game())?.rules(options);
  if (manifest === null || rules === undefined) throw new Error(`there is no game "${game}"`);
  const teaching = network === null ? undefined : await manifest.teaching?.();
  const played =
    teaching === undefined || network === null ? rules : byNetwork(rules, teaching, options, network);
  let turns = 0;
  let iterations = 0;
  const count = (move: BotMove<Action>): void => {
    if (move.iterations === 0) return;
    turns += 1;
    iterations += move.iterations;
  };
  const bots = Array.from({ length: rules.seats }, () => levelBot(level, undefined, count));
  const begun = process.threadCpuUsage();
  const { totals, state } = await playMatch(played, seed, bots);
  const { user, system } = process.threadCpuUsage(begun);
  const { sources } = rules.outcome(state);
  return { name, seed, totals, sources, turns, iterations, cpuSeconds: (user + system) / 1e6 };
}

parentPort?.on('message', async (task: SetUpTask) => parentPort?.postMessage(await playOn(task)));
