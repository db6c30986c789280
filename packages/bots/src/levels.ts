/** The bots by level. All of them know the rules of the game and a view, nothing else. */
import {
  type Action,
  type GameState,
  hashOf,
  type Random,
  type Rules,
  randomAction,
  randomFrom,
  type Seat,
} from '@guildhall/kernel';
import type { Bot } from './bot.ts';
import type { BotMove } from './bot-move.ts';
import { type Budget, BudgetMeter } from './budget.ts';
import { chooseTurn, type RankedStart, rankStarts, type SearchParams } from './choose-turn.ts';

/**
 * Raised by every change to the search that alters how bots play: values that were measured with them
 * (`npm run calibrate`) are then out of date, in every game. A change to one game's estimate raises the
 * `estimateVersion` of that game instead.
 */
export const BOT_VERSION = 2;

export const LEVELS = ['random', 'easy', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Whom bots are measured against besides: the same search without a look at what comes after the own turn. */
export type Player = Level | 'singleTurn';

/** The usual budget of a turn at each level. */
export const BUDGETS: { readonly [P in Player]: Budget } = {
  random: { iterations: 0, milliseconds: 0 },
  easy: { iterations: 2_000, milliseconds: 1_500 },
  singleTurn: { iterations: 6_000, milliseconds: 1_500 },
  steady: { iterations: 6_000, milliseconds: 1_500 },
  strong: { iterations: 40_000, milliseconds: 6_000 },
};

/** How a level searches in most games, and in those with varied turns. */
interface LevelParams {
  readonly usual: SearchParams;
  readonly varied: SearchParams;
}

const ANY = Number.POSITIVE_INFINITY;

const USUAL = { alike: ANY, alikeAhead: ANY, turnsAlike: ANY, memory: 0, slip: 0 } as const;
const VARIED = { memory: 0.7, slip: 0 } as const;
/** Looks at the own turn alone. */
const ALONE = { widthAhead: 0, turns: 1, laps: 0, worlds: 1 } as const;
const STEADY = { widthAhead: 2, turns: 12, laps: 4, worlds: 4 } as const;
const STRONG = { widthAhead: 4, turns: 24, laps: 6, worlds: 8 } as const;
const EASY: SearchParams = { ...USUAL, ...ALONE, width: 4, slip: 2 };

const SEARCH_PARAMS: { readonly [P in Exclude<Player, 'random'>]: LevelParams } = {
  easy: { usual: EASY, varied: EASY },
  singleTurn: {
    usual: { ...USUAL, ...ALONE, width: 6 },
    varied: { ...VARIED, ...ALONE, width: 16, alike: 4, alikeAhead: 1, turnsAlike: 1 },
  },
  steady: {
    usual: { ...USUAL, ...STEADY, width: 6 },
    varied: { ...VARIED, ...STEADY, width: 16, alike: 4, alikeAhead: 2, turnsAlike: 3 },
  },
  strong: {
    usual: { ...USUAL, ...STRONG, width: 12 },
    varied: { ...VARIED, ...STRONG, width: 32, alike: 6, alikeAhead: 4, turnsAlike: 4 },
  },
};

function paramsFor(level: Exclude<Player, 'random'>, variedTurns = false): SearchParams {
  return SEARCH_PARAMS[level][variedTurns ? 'varied' : 'usual'];
}

export interface ThinkRequest<S extends GameState> {
  /** What the seat may know; never a full state. */
  readonly view: S;
  readonly seat: Seat;
  readonly level: Player;
  readonly seed: string;
  /** Absent: the usual budget of the level. */
  readonly budget?: Budget;
  /** Called now and then during the search. */
  readonly isCancelled?: () => boolean;
}

/**
 * What a seat does next, from its view alone. The same view, seed and iterations give the same move, as long as time
 * does not run out.
 */
export function think<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  request: ThinkRequest<S>,
): BotMove<A> {
  return decide(rules, request, randomAt(request.seed, request.seat, request.view));
}

/**
 * The bot of a level, with the iterations of that level or others. Only the match can limit its time. `onMove`
 * receives the cost of each of its turns.
 */
export function levelBot(
  level: Player,
  iterations = BUDGETS[level].iterations,
  onMove?: (move: BotMove<Action>) => void,
): Bot {
  return {
    choose(rules, view, seat, random, limit) {
      const budget = { ...limit, iterations: Math.min(iterations, limit.iterations) };
      const move = decide(rules, { view, seat, level, budget }, random);
      onMove?.(move);
      return move.actions;
    },
  };
}

/** The random numbers of a decision. They are made when the first is asked for, because hashing a view takes time. */
export function randomAt(seed: string, seat: Seat, view: GameState): Random {
  let random: Random | null = null;
  return {
    below(limit) {
      random ??= randomFrom(`${seed} ${seat} ${hashOf(view)}`);
      return random.below(limit);
    },
  };
}

function decide<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  { view, seat, level, budget = BUDGETS[level], isCancelled = () => false }: Omit<ThinkRequest<S>, 'seed'>,
  random: Random,
): BotMove<A> {
  if (view.chance.key !== null) throw new Error('a bot thinks about a view, never about the full state');
  const legal = rules.legal(view, seat);
  if (legal.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  if (legal.length === 1) return { actions: legal, iterations: 0, milliseconds: 0 };
  if (level === 'random')
    return { actions: [randomAction(rules, view, seat, random)], iterations: 0, milliseconds: 0 };
  const params = paramsFor(level, rules.variedTurns);
  return chooseTurn(rules, view, seat, random, new BudgetMeter(budget, isCancelled), params);
}

/**
 * These beginnings of turns as a bot likes them, the best first. Each must be legal, line after line; the
 * budget is for the comparison, and completing one beginning may cost a tenth of it besides.
 */
export function rank<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  { view, seat, level, seed, budget = BUDGETS[level], isCancelled = () => false }: ThinkRequest<S>,
  starts: readonly (readonly A[])[],
): RankedStart[] {
  if (view.chance.key !== null) throw new Error('a bot thinks about a view, never about the full state');
  if (level === 'random') throw new Error('a bot that plays at random likes nothing best');
  const random = randomAt(seed, seat, view);
  const tenth = { iterations: budget.iterations / 10, milliseconds: budget.milliseconds };
  const meterFor = (part: 'turn' | 'comparison'): BudgetMeter =>
    new BudgetMeter(part === 'turn' ? tenth : budget, isCancelled);
  return rankStarts(rules, view, seat, random, meterFor, paramsFor(level, rules.variedTurns), starts);
}
