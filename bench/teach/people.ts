/** What people did in recorded games: positions they reached, and for each of their turns what they passed over. */
import { BudgetMeter, turnsOf } from '@guildhall/bots';
import type { GameTeaching } from '@guildhall/games';
import { canonicalJson, type GameState, type Network, type Table } from '@guildhall/kernel';
import { turnsMadeIn } from '../records.ts';
import type { Start } from './play.ts';
import type { Notes } from './samples.ts';

const WIDTH = 6;
const MOST_OTHERS = 14;
const NO_LIMIT = { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

export function startsIn(table: Table): Start[] {
  const { options } = table;
  return [...turnsMadeIn(table)].map(({ before }) => ({ options, state: before }));
}

/**
 * Notes a game's positions with the points that were still to come, and its choices: the position that was chosen, then
 * the best others by the network. Returns the number for the next choice.
 */
export function notePeople(
  teaching: GameTeaching,
  table: Table,
  number: number,
  network: Network,
  positions: Notes,
  choices: Notes,
  firstChoice: number,
): number {
  const { rules } = table;
  const estimate = teaching.estimate(table.options);
  const evaluate = (position: GameState, who: number): number => estimate.value(network, position, who);
  const { totals } = rules.outcome(table.state());
  let choice = firstChoice;
  for (const { seat, before, after, isWhole } of turnsMadeIn(table)) {
    if (rules.isSettingUp?.(before) === true) continue;
    const points = estimate.points(after, seat);
    const toCome = totals[seat] - points;
    positions.add(estimate.inputs(after, seat), toCome, points, number);
    if (!isWhole || rules.legal(before, seat).length === 1) continue;
    choices.add(estimate.inputs(after, seat), toCome, points, choice);
    const seen = new Set([looksOf(after)]);
    const others = turnsOf({ rules, meter: new BudgetMeter(NO_LIMIT), evaluate }, before, seat, WIDTH);
    for (const { state } of others) {
      if (seen.size > MOST_OTHERS) break;
      const looks = looksOf(state);
      if (seen.has(looks)) continue;
      seen.add(looks);
      choices.add(estimate.inputs(state, seat), 0, estimate.points(state, seat), choice);
    }
    choice += 1;
  }
  return choice;
}

/** The same for positions that differ in nothing but the numbers of what is owed. */
function looksOf(state: GameState): string {
  return canonicalJson({ ...state, pending: [], aside: [], nextObligation: 0, chance: null });
}
