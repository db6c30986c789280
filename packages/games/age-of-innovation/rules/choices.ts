/** Simultaneous effects of one action: the seat answers them in the order it likes. */
import { nextId } from '@guildhall/kernel';
import type { Ruleset } from './ruleset.ts';
import type { Obligation, ObligationKind, State, StepsFor } from './state.ts';

const JOINABLE: ReadonlySet<ObligationKind> = new Set<ObligationKind>([
  'terraform',
  'bridge',
  'placeGuild',
  'placeNeutral',
  'steps',
  'takeBooks',
  'competency',
  'town',
]);

function bundledIn(group: readonly Obligation[], how: 'whole' | 'begun'): boolean {
  return group.some((owed) => 'bundled' in owed && owed.bundled === how);
}

/**
 * Whether bonuses of a palace that do not mix keep a choice waiting: the one that was begun always does, and by version
 * 1.2 a town that is founded meanwhile waits for all of them.
 */
function keepsWaiting(g: Ruleset, group: readonly Obligation[], choice: Obligation): boolean {
  return bundledIn(group, 'begun') || (g.isNew && choice.kind === 'town' && bundledIn(group, 'whole'));
}

/** Steps that a seat may take in disciplines of its choice, one by one. */
export function owedSteps(state: State, seat: number, count: number, why: StepsFor): Obligation {
  return { kind: 'steps', id: nextId(state), seat, count, together: false, for: why };
}

/** Books of disciplines that a seat chooses. */
export function owedBooks(state: State, seat: number, count: number): Obligation {
  return { kind: 'takeBooks', id: nextId(state), seat, count, bundled: 'no' };
}

/** Puts choices into the seat's group at a place of the stack, or opens a group above it. */
function join(state: State, at: number, choices: Obligation[]): void {
  const below = at > 0 ? state.pending[at - 1] : null;
  if (below !== null && below[0].seat === choices[0].seat && JOINABLE.has(below[0].kind))
    below.push(...choices);
  else state.pending.splice(at, 0, choices);
}

/** Adds a choice to the seat's open group of choices, or opens one. */
export function addChoice(g: Ruleset, state: State, choice: Obligation): void {
  let at = state.pending.length;
  while (at > 0 && keepsWaiting(g, state.pending[at - 1], choice)) at -= 1;
  join(state, at, [choice]);
}

/** Adds bonuses of one palace that do not mix, beside what waits already. */
export function addBundle(state: State, bonuses: Obligation[]): void {
  join(state, state.pending.length, bonuses);
}

/** A choice that was begun is finished before the others of its group. */
export function focus(state: State, owed: Obligation): void {
  if ('bundled' in owed && owed.bundled === 'whole') owed.bundled = 'begun';
  const group = state.pending[state.pending.length - 1];
  if (group.length === 1) return;
  group.splice(group.indexOf(owed), 1);
  state.pending.push([owed]);
}
