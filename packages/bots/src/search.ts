/** What all parts of one search share. */
import {
  type Action,
  type GameState,
  openGroup,
  type Rules,
  type Seat,
  tableIsNext,
} from '@guildhall/kernel';
import type { BudgetMeter } from './budget.ts';

export interface Search<S extends GameState, A extends Action> {
  readonly rules: Rules<S, A>;
  readonly meter: BudgetMeter;
  /** Expected final points of a seat. */
  readonly evaluate: (state: S, seat: Seat) => number;
}

/** Whether the seat may decide something before anything else happens. */
export function decides(state: GameState, seat: Seat): boolean {
  if (tableIsNext(state)) return false;
  const { aside } = state;
  for (let i = 0; i < aside.length; i++) if (aside[i].seat === seat) return true;
  const group = openGroup(state);
  for (let i = 0; i < group.length; i++) if (group[i].seat === seat) return true;
  return false;
}

/** The seat's legal actions that are worth a try, the most promising first. */
export function promising<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
): A[] {
  const legal = rules.legal(state, seat);
  if (legal.length < 2 || rules.priorities === undefined) return legal;
  const priorities = rules.priorities(state, seat, legal);
  const order = legal.map((_, index) => index).filter((index) => priorities[index] > 0);
  if (order.length === 0) return legal;
  return order.sort((a, b) => priorities[b] - priorities[a]).map((index) => legal[index]);
}
