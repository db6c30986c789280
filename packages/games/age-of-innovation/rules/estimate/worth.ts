/** What things are worth in points, by what is still ahead. Values of experience, not of the rulebook. */
import type { Gain, SpaceEffect } from '../../data/types.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Player, State } from '../state.ts';
import { PRICES } from '../worth.ts';

export interface Prices {
  readonly coin: number;
  readonly tool: number;
  readonly scholar: number;
  readonly book: number;
  /** A token in bowls I, II and III. */
  readonly bowls: readonly [number, number, number];
  readonly power: number;
  readonly spade: number;
  readonly step: number;
}

/** While incomes are still to come. */
const EARLY: Prices = { ...PRICES, bowls: [0.1, 0.27, 0.45] };

/** In the last round, for those who still act. */
const LATE: Prices = {
  coin: 0.27,
  tool: 0.6,
  scholar: 1.1,
  book: 0.7,
  bowls: [0, 0.16, 0.33],
  power: 0.12,
  spade: 1,
  step: 0.7,
};

/** What the final scoring pays. */
const OVER: Prices = {
  coin: 0.2,
  tool: 0.2,
  scholar: 0.2,
  book: 0.2,
  bowls: [0, 0.1, 0.2],
  power: 0.05,
  spade: 0,
  step: 0,
};

export interface Moment {
  /** Incomes still to come. */
  readonly incomes: number;
  /** 1 for a seat that still acts in this round. */
  readonly live: number;
  /** Share of the game that is ahead, 0 to 1. */
  readonly ahead: number;
  readonly prices: Prices;
}

export function momentOf(g: Ruleset, state: State, player: Player): Moment {
  const { rounds } = g.tables;
  const isBefore = state.phase === 'setup';
  const incomes = rounds - state.round + (isBefore ? 1 : 0);
  const live = (state.phase === 'actions' || state.phase === 'income') && !player.passed ? 1 : 0;
  const prices = incomes > 0 ? EARLY : live === 1 ? LATE : OVER;
  return { incomes, live, ahead: incomes / rounds, prices };
}

export function worthOfGain(gain: Gain, prices: Prices): number {
  return (
    gain.coins * prices.coin +
    gain.tools * prices.tool +
    gain.scholars * prices.scholar +
    gain.books * prices.book +
    gain.power * prices.power +
    gain.points
  );
}

export function worthOfSpaceEffect(effect: SpaceEffect, prices: Prices): number {
  return (
    worthOfGain(effect, prices) +
    effect.spades * prices.spade +
    effect.steps * prices.step +
    effect.bridges * prices.step +
    (effect.guildFrom === 'nothing' ? 0 : 2 * prices.tool) +
    effect.pointsPerGuild
  );
}
