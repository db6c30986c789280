/** Simultaneous effects of one action: the seat answers them in the order it likes. */
import { openGroup } from '@guildhall/kernel';
import type { Ruleset } from './ruleset.ts';
import type { Obligation, ObligationKind, State } from './state.ts';

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

function isBundled(owed: Obligation): boolean {
  return 'bundled' in owed && owed.bundled;
}

/**
 * Adds a choice to the seat's open group of choices, or opens one. Bonuses of one palace that do not mix keep others
 * waiting: by version 1.2 until all of them are taken, by 1.0 until the one that was begun is done.
 */
export function addChoice(g: Ruleset, state: State, choice: Obligation): void {
  const { pending } = state;
  let at = pending.length;
  const isBegun = (): boolean => at === pending.length && pending[at - 1].length === 1;
  while (at > 0 && pending[at - 1].some(isBundled) && (g.isNew || isBegun())) at -= 1;
  const below = at > 0 ? pending[at - 1] : null;
  if (below !== null && below[0].seat === choice.seat && JOINABLE.has(below[0].kind)) below.push(choice);
  else pending.splice(at, 0, [choice]);
}

/** A choice that was begun is finished before the others of its group. */
export function focus(state: State, owed: Obligation): void {
  const group = openGroup(state) as Obligation[];
  if (group.length === 1) return;
  group.splice(group.indexOf(owed), 1);
  state.pending.push([owed]);
}
