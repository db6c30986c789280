/**
 * A player that looks ahead. It finds the turns it could make, then plays the most promising of them on, everybody
 * making the turn that looks best, and after each lap around the table gives up the weaker half of them.
 */
import {
  type Action,
  canonicalJson,
  type GameState,
  type Random,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import type { BudgetMeter } from './budget.ts';
import { type Habits, Line } from './lines.ts';
import { decides, type Search } from './search.ts';
import type { BotMove } from './thought.ts';
import { type Turn, turnsOf } from './turns.ts';
import { worthIn } from './worth.ts';

export interface SearchParams {
  /** Width of the beam that finds the seat's own turns, and of the one that plays on. */
  readonly width: number;
  readonly widthAhead: number;
  /** Turns that are played on, and laps for which the last of them are. */
  readonly turns: number;
  readonly laps: number;
  /** Re-dealt copies in which a turn is judged, where something is hidden or drawn. */
  readonly worlds: number;
}

interface Candidate<S extends GameState, A extends Action> {
  readonly turn: Turn<S, A>;
  /** One in each world. */
  readonly lines: readonly Line<S, A>[];
  value: number;
}

export function steady<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  random: Random,
  purse: BudgetMeter,
  manner: SearchParams,
): BotMove<A> {
  const search: Search<S, A> = { rules, purse, worth: worthIn(rules, random) };
  const world = rules.determinize(view, random);
  const turns = turnsOf(search, world, seat, manner.width);
  const best = compare(search, view, world, seat, turns.slice(0, manner.turns), random, manner);
  return { actions: best.actions, iterations: purse.spent, milliseconds: purse.milliseconds() };
}

function compare<S extends GameState, A extends Action>(
  search: Search<S, A>,
  view: S,
  world: S,
  seat: Seat,
  turns: readonly Turn<S, A>[],
  random: Random,
  manner: SearchParams,
): Turn<S, A> {
  const { rules } = search;
  if (turns.length === 1 || search.purse.isEmpty()) return turns[0];
  const copies = Math.min(manner.worlds, rules.redeals ?? manner.worlds);
  const worlds = otherWorlds(search, view, world, turns, random, copies - 1);
  const habits = [world, ...worlds].map((): Habits<A> => new Map());
  let field = turns.map((turn): Candidate<S, A> => {
    const states = [turn.state, ...worlds.map((other) => after(rules, other, seat, turn.actions))];
    const lines = states.map(
      (state, index) => new Line(search, state, seat, search.worth(state, seat), habits[index]),
    );
    return { turn, lines, value: mean(lines) };
  });
  field.sort((a, b) => b.value - a.value);
  for (let lap = 0; lap < manner.laps && field.length > 1; lap++) {
    for (const { lines } of field) {
      for (const line of lines)
        if (!line.isOver && !line.playOn(rules.seats, manner.widthAhead)) return field[0].turn;
    }
    for (const candidate of field) candidate.value = mean(candidate.lines);
    field.sort((a, b) => b.value - a.value);
    if (field.every(({ lines }) => lines.every(({ isOver }) => isOver))) break;
    field = field.slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  return field[0].turn;
}

function mean<S extends GameState, A extends Action>(lines: readonly Line<S, A>[]): number {
  let sum = 0;
  for (const { value } of lines) sum += value;
  return sum / lines.length;
}

/** More copies to judge the turns in; none where nothing is hidden and none of the turns draws or reveals anything. */
function otherWorlds<S extends GameState, A extends Action>(
  { rules }: Search<S, A>,
  view: S,
  world: S,
  turns: readonly Turn<S, A>[],
  random: Random,
  count: number,
): S[] {
  if (count < 1) return [];
  const another = rules.determinize(view, random);
  const isOpen =
    sameButChance(world, another) &&
    turns.every(({ state }) => state.chance.disclosed === view.chance.disclosed);
  if (isOpen) return [];
  return [another, ...Array.from({ length: count - 1 }, () => rules.determinize(view, random))];
}

function sameButChance(a: GameState, b: GameState): boolean {
  return canonicalJson({ ...a, chance: null }) === canonicalJson({ ...b, chance: null });
}

/** The position after a turn in another world; where chance went on it ends, as the turn does. */
function after<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  world: S,
  seat: Seat,
  actions: readonly A[],
): S {
  const state = rules.clone(world);
  for (const action of actions) if (decides(state, seat)) rules.apply(state, seat, action);
  return state;
}
