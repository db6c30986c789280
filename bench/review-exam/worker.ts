/** Does one piece of the examination after the other, in a thread of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { levelBot, playMatch, think } from '@guildhall/bots';
import {
  answer,
  isMistake,
  type Judgement,
  planReview,
  type Review,
  runReview,
  turnsMade,
} from '@guildhall/bots/review';
import { games } from '@guildhall/games/all';
import {
  decisionsOf,
  type Game,
  type GameState,
  importTable,
  type Rules,
  randomFrom,
  readOptions,
  rulesOf,
  Table,
} from '@guildhall/kernel';
import type { Calibrated, Mistake, MistakeFound, Playout, Result, Sample, Task } from './task.ts';

/** Players at tables of bots. */
const PLAYERS = 4;
/** One in so many turns is a sample: those between them look much the same. */
const SAMPLE_EVERY = 4;

function gameOf(id: string): Game {
  const entry = games.get(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  return entry.game;
}

async function botTable(id: string, seed: string, iterations: number): Promise<Table> {
  const game = gameOf(id);
  const players = Math.min(PLAYERS, game.options.maxPlayers);
  const table = new Table(game, { players }, seed);
  const bots = Array.from({ length: players }, () => levelBot('steady', iterations));
  await playMatch(table.rules, seed, bots, {
    onDecision: ({ seat, actions }) => table.play(seat, actions.map(table.rules.notation.write)),
  });
  return table;
}

async function calibrate(task: Calibrated['task']): Promise<Calibrated> {
  const table = await botTable(task.game, task.seed, task.iterations);
  const { rules } = table;
  const { turns } = turnsMade(rules, table.seed, table.settled(0));
  const samples: Sample[] = [];
  for (let at = 0; at < turns.length; at += SAMPLE_EVERY) {
    const { view, seat, lines, totals, where } = turns[at];
    const judgement = answer(rules, { kind: 'turn', view, seat, lines, depth: 'quick', seed: 'review' });
    const { expected, chances } = judgement.turns[judgement.played ?? 0];
    const toCome = expected.map((points, of) => points - totals[of]);
    samples.push({ round: where.round, expected, toCome, chances: chances ?? [1] });
  }
  const { totals, ranks } = rules.outcome(table.state());
  const winners = ranks.filter((rank) => rank === 1).length;
  return { task, samples, totals, won: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)) };
}

async function find(task: MistakeFound['task']): Promise<MistakeFound> {
  const { league, at } = task;
  const files =
    league === null
      ? null
      : readdirSync(league)
          .filter((name) => name.endsWith('.json'))
          .sort();
  if (files !== null && files[at] === undefined) return { task, mistakes: [], isLast: true };
  const source = files?.[at] ?? `mistakes ${at + 1}`;
  const table =
    league === null || files === null
      ? await botTable(task.game, source, task.iterations)
      : importTable(readFileSync(join(league, files[at]), 'utf8'), [gameOf(task.game)]);
  const { rules } = table;
  const review = await reviewed(table);
  const { turns } = turnsMade(rules, table.seed, table.settled(0));
  const mistakes = review.seats
    .flatMap(({ costliest }) => costliest)
    .flatMap((number): { mistake: Mistake }[] => {
      const turn = review.turns.find((one) => one.number === number);
      const made = turns.find((one) => one.number === number);
      if (turn === undefined || made === undefined || turn.better === null || !isMistake(turn)) return [];
      const { seat, loss, doubt, better, played } = turn;
      const { options, game } = table;
      const { view } = made;
      const lines = { played: played.lines, better: better.lines };
      return [{ mistake: { game: game.id, options, source, number, seat, view, ...lines, loss, doubt } }];
    });
  return { task, mistakes, isLast: false };
}

function reviewed(table: Table): Promise<Review> {
  const plan = planReview(table, 'quick');
  // What good play makes of the set-up is not asked for here.
  const none = { totals: [], sources: [] };
  return runReview(plan, {
    atOnce: 1,
    ask: async (question) => (question.kind === 'game' ? none : (answer(table.rules, question) as Judgement)),
  });
}

function playout(task: Playout['task']): Playout {
  const { mistake, seed, iterations } = task;
  const game = gameOf(mistake.game);
  const rules = rulesOf(game, readOptions(game.options, mistake.options));
  // Both games begin with the same re-deal, so that chance alone does not decide.
  const finalPoints = (lines: readonly string[]): number => {
    const state = rules.determinize(mistake.view, randomFrom(seed));
    playLines(rules, state, mistake.seat, lines);
    for (const [seat] of decisionsOf(rules, state)) {
      const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
      const { actions } = think(rules, {
        view: rules.view(state, seat),
        seat,
        level: 'steady',
        seed,
        budget,
      });
      for (const action of actions) rules.apply(state, seat, action);
    }
    return rules.outcome(state).totals[mistake.seat];
  };
  return { task, better: finalPoints(mistake.better), played: finalPoints(mistake.played) };
}

function playLines(rules: Rules, state: GameState, seat: number, lines: readonly string[]): void {
  for (const line of lines) {
    const action = rules.legal(state, seat).find((one) => rules.notation.write(one) === line);
    if (action === undefined) throw new Error(`"${line}" is not legal`);
    rules.apply(state, seat, action);
  }
}

async function resultOf(task: Task): Promise<Result> {
  switch (task.kind) {
    case 'calibrate':
      return calibrate(task);
    case 'find':
      return find(task);
    case 'playout':
      return playout(task);
    default:
      return task satisfies never;
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await resultOf(task)));
