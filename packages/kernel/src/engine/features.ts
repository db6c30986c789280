/**
 * Named numbers of a position, for programs that learn: what a player at a seat would count, for every seat. They are
 * derived from what each game says about itself anyway: `where`, `counts`, `income` and `projection`.
 */
import type { GameState, Rules, Seat } from '../contract/game.ts';
import { randomFrom } from './chance.ts';
import { deciders, isOver } from './obligations.ts';
import { decisionsOf, randomAction } from './random-play.ts';

export interface Features<S extends GameState = GameState> {
  /**
   * `round`, `turn`; then for the seat itself (`own.`) and for those who follow it around the table (`next1.`, `next2.`):
   * `decides`, its counts, its next income (`income.coins`), and what it would have if the game ended now (`projected`).
   */
  readonly names: readonly string[];
  /** Writes the numbers of a view into a list, from a place on. */
  write(view: S, seat: Seat, out: NumberList, at: number): void;
}

interface NumberList {
  [at: number]: number;
}

export function featuresOf<S extends GameState>(rules: Rules<S>): Features<S> {
  const { seats } = rules;
  const { counts, incomes } = namesIn(rules);
  const ofSeat = [
    'decides',
    ...counts,
    ...incomes.map((name) => `income.${name}`),
    ...(rules.projection === undefined ? [] : ['projected']),
  ];
  const names = ['round', 'turn'];
  for (let after = 0; after < seats; after++)
    names.push(...ofSeat.map((name) => `${after === 0 ? 'own' : `next${after}`}.${name}`));

  return {
    names,
    write(view, seat, out, from) {
      let at = from;
      const { round, turn } = rules.where(view);
      const open = deciders(view);
      const totals = totalsOf(rules, view);
      out[at++] = round;
      out[at++] = turn;
      for (let after = 0; after < seats; after++) {
        const who = (seat + after) % seats;
        out[at++] = open.includes(who) ? 1 : 0;
        const held = rules.counts(view, who);
        for (const name of counts) out[at++] = held[name] ?? 0;
        if (incomes.length > 0) {
          const income = rules.income?.(view, who);
          for (const name of incomes) out[at++] = income?.[name] ?? 0;
        }
        if (totals !== null) out[at++] = totals[who];
      }
    },
  };
}

function totalsOf<S extends GameState>(rules: Rules<S>, view: S): readonly number[] | null {
  if (rules.projection === undefined) return null;
  return (isOver(view) ? rules.outcome(view) : rules.projection(view).outcome).totals;
}

/**
 * All names that counts and incomes have. A position may lack some of them (nobody has an income before factions are
 * chosen), so a whole game is looked through.
 */
function namesIn<S extends GameState>(
  rules: Rules<S>,
): { counts: readonly string[]; incomes: readonly string[] } {
  const counts = new Set<string>();
  const incomes = new Set<string>();
  const random = randomFrom('names of features');
  const state = rules.setup('names of features');
  for (const [seat] of decisionsOf(rules, state)) {
    for (let who = 0; who < rules.seats; who++) {
      for (const name of Object.keys(rules.counts(state, who))) counts.add(name);
      for (const name of Object.keys(rules.income?.(state, who) ?? {})) incomes.add(name);
    }
    rules.apply(state, seat, randomAction(rules, state, seat, random));
  }
  return { counts: [...counts], incomes: [...incomes] };
}
