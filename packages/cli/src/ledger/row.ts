/** Carries out the commands of one row by legal actions, in the written order or, where that fails, in another. */

import type { Action, Ruleset, State } from '@guildhall/games/terra-mystica';
import { openGroup, type Rules, refusalOf } from '@guildhall/kernel';
import { actionsFor, landNamed, towards } from './actions-for.ts';
import type { Command } from './commands.ts';
import { differenceOf } from './compare.ts';
import type { Position } from './rows.ts';
import type { Played } from './table.ts';

export type RowResult =
  | { readonly kind: 'done'; readonly state: State; readonly played: readonly Played[] }
  | { readonly kind: 'refused'; readonly problem: string };

/** More orders than any row needs, and than all rows of a game need; what tries as many is a difference. */
const MOST_TRIES = 20_000;
const MOST_TRIES_A_GAME = 100_000;

/** What is left of the tries of a game. */
export interface Effort {
  left: number;
}

export function newEffort(): Effort {
  return { left: MOST_TRIES_A_GAME };
}

interface Search {
  readonly g: Ruleset;
  readonly rules: Rules<State, Action>;
  readonly seat: number;
  readonly position: Position | null;
  readonly effort: Effort;
  tries: number;
  problem: string;
}

export function carryOut(
  { g, rules, state }: { readonly g: Ruleset; readonly rules: Rules<State, Action>; readonly state: State },
  seat: number,
  commands: readonly Command[],
  position: Position | null,
  effort: Effort,
): RowResult {
  const search: Search = { g, rules, seat, position, effort, tries: 0, problem: '' };
  const steps = inSteps(g, state, seat, commands);
  const joined = joinSteps(steps);
  const inOrder = (some: readonly Command[]): RowResult | null =>
    tryOrders(search, rules.clone(state), some, []);
  return (
    inOrder(joined) ??
    // Steps that stand side by side may be of two actions.
    (joined.length < steps.length ? inOrder(steps) : null) ?? {
      kind: 'refused',
      problem: search.problem || 'no order of the commands is legal',
    }
  );
}

/**
 * A dwelling on foreign terrain stands for its change first; a change without a target goes home as far as the
 * spades reach; a hex dug in several goes is changed in as many; the darklings' priests are ordained at once, and spades
 * that are thrown away one by one go together at the end.
 */
function inSteps(g: Ruleset, state: State, seat: number, commands: readonly Command[]): Command[] {
  const { home, faction } = state.players[seat];
  const named = new Set(commands.flatMap((command) => (command.kind === 'transform' ? [command.hex] : [])));
  const digs = commands.flatMap((command) => (command.kind === 'dig' ? [command.spades] : []));
  const ordained = commands.reduce(
    (sum, command) => sum + (command.kind === 'ordain' ? command.priests : 0),
    0,
  );
  const targets = commands.filter(
    (command) => command.kind === 'transform' || (command.kind === 'build' && !named.has(command.hex)),
  ).length;
  const change = (name: string, to: number): Command[] => {
    const from = state.terrain[landNamed(g, name)];
    if (
      g.factions[faction].stronghold.powerForSpade === 0 ||
      targets !== 1 ||
      digs.length < 2 ||
      g.wheel[from][to] !== digs.reduce((sum, spades) => sum + spades, 0)
    ) {
      return [{ kind: 'transform', hex: name, to }];
    }
    let dug = 0;
    return digs.map((spades) => {
      dug += spades;
      return { kind: 'transform', hex: name, to: towards(g, from, to, dug) };
    });
  };
  let ordains = false;
  /** Spades dug in the row for the hex that comes next. */
  let ahead = 0;
  const thrown = commands.reduce(
    (sum, command) => sum + (command.kind === 'discardSpades' ? command.spades : 0),
    0,
  );
  const steps = commands.flatMap((command): Command[] => {
    switch (command.kind) {
      case 'dig':
        ahead += command.spades;
        return [];
      case 'ignore':
      case 'discardSpades':
        return [];
      case 'ordain':
        if (ordains) return [];
        ordains = true;
        return [{ kind: 'ordain', priests: ordained }];
      case 'transform': {
        const dug = ahead;
        ahead = 0;
        return command.to === null ? [{ ...command, dug }] : change(command.hex, command.to);
      }
      case 'build': {
        const isHome = state.terrain[landNamed(g, command.hex)] === home;
        if (isHome || named.has(command.hex)) return [command];
        ahead = 0;
        return [...change(command.hex, home), command];
      }
      default:
        return [command];
    }
  });
  return thrown === 0 ? steps : [...steps, { kind: 'discardSpades', spades: thrown }];
}

/** Steps on one track that stand side by side are one move up. */
function joinSteps(commands: readonly Command[]): Command[] {
  const joined: Command[] = [];
  for (const command of commands) {
    const last = joined.at(-1);
    if (command.kind === 'step' && last?.kind === 'step' && last.cult === command.cult)
      joined[joined.length - 1] = { ...last, steps: last.steps + command.steps };
    else joined.push(command);
  }
  return joined;
}

/** Tries the remaining commands, each as the next one, until the recorded position comes out. */
function tryOrders(
  search: Search,
  state: State,
  left: readonly Command[],
  played: readonly Played[],
): RowResult | null {
  const { g, rules, seat, position } = search;
  if (left.length === 0) {
    if (tileStepsOf(state, seat) !== null) return takeTileSteps(search, state, left, played);
    const crowned = openGroup(state).find((owed) => owed.kind === 'crown' && owed.seat === seat);
    if (crowned?.kind === 'crown') return crownEach(search, state, crowned.tracks, played);
    const problem = position === null ? null : differenceOf(state, seat, position);
    if (problem === null) return { kind: 'done', state, played };
    search.problem ||= problem;
    return null;
  }
  for (let next = 0; next < left.length; next++) {
    if (search.tries++ > MOST_TRIES || search.effort.left-- <= 0) return null;
    const copy = rules.clone(state);
    const done = playCommand(search, copy, left[next]);
    if (done === null) continue;
    const rest = [...left.slice(0, next), ...left.slice(next + 1)];
    const result = tryOrders(search, copy, rest, [...played, ...done.map((action) => ({ seat, action }))]);
    if (result !== null) return result;
  }
  if (tileStepsOf(state, seat) !== null) return takeTileSteps(search, state, left, played);
  // Spades that the row does not use are thrown away at its end.
  const open = openGroup(state)[0];
  if (open?.kind === 'terraform' && open.seat === seat) {
    const copy = rules.clone(state);
    rules.apply(copy, seat, g.catalogue.done);
    return tryOrders(search, copy, left, [...played, { seat, action: g.catalogue.done }]);
  }
  return null;
}

/** The track that a favour tile still has to move up, or null. */
function tileStepsOf(state: State, seat: number): number | null {
  const owed = openGroup(state).find((one) => one.kind === 'tileSteps' && one.seat === seat);
  return owed?.kind === 'tileSteps' ? owed.cult : null;
}

function takeTileSteps(
  search: Search,
  state: State,
  left: readonly Command[],
  played: readonly Played[],
): RowResult | null {
  const { g, rules, seat } = search;
  const copy = rules.clone(state);
  const action = g.catalogue.step[tileStepsOf(state, seat) ?? 0];
  rules.apply(copy, seat, action);
  return tryOrders(search, copy, left, [...played, { seat, action }]);
}

/** The record does not tell which track took the key: the one that gives the recorded position. */
function crownEach(
  search: Search,
  state: State,
  tracks: readonly number[],
  played: readonly Played[],
): RowResult | null {
  for (const cult of tracks) {
    const copy = search.rules.clone(state);
    const action = search.g.catalogue.step[cult];
    search.rules.apply(copy, search.seat, action);
    const result = tryOrders(search, copy, [], [...played, { seat: search.seat, action }]);
    if (result !== null) return result;
  }
  return null;
}

/** Does one command by legal actions; null (and a spoilt state) when that is not possible now. */
function playCommand(search: Search, state: State, command: Command): Action[] | null {
  const { g, rules, seat } = search;
  const done: Action[] = [];
  const isLegal = (action: Action): boolean => rules.legal(state, seat).includes(action);
  const act = (action: Action): boolean => {
    if (!isLegal(action)) {
      const { rule } = refusalOf(rules, state, seat, action);
      search.problem ||= `"${rules.notation.write(action)}" is not legal here (${rule})`;
      return false;
    }
    rules.apply(state, seat, action);
    done.push(action);
    return true;
  };
  const actions = actionsFor(g, state, seat, command, isLegal);
  if (actions === null) {
    search.problem ||= `"${command.kind}" answers no open offer`;
    return null;
  }
  if (actions.some((action) => action === undefined)) {
    search.problem ||= `"${command.kind}" asks for something that does not exist`;
    return null;
  }
  return actions.every(act) ? done : null;
}
