/** The re-dealt copies of a view in which turns are judged. */
import {
  type Action,
  canonicalJson,
  type GameState,
  type Random,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import { decides } from './search.ts';
import type { Turn } from './turns.ts';

/** Whether nothing is hidden or still to be drawn: then all copies of a view are the same. */
function isOpen<S extends GameState, A extends Action>(rules: Rules<S, A>, view: S, random: Random): boolean {
  return sameButChance(rules.determinize(view, random), rules.determinize(view, random));
}

/** More copies to judge turns in; none where nothing is hidden and none of the turns draws or reveals anything. */
export function otherWorlds<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  turns: readonly Turn<S, A>[],
  random: Random,
  count: number,
): S[] {
  if (count < 1) return [];
  const isSettled = turns.every(({ state }) => state.chance.disclosed === view.chance.disclosed);
  if (isSettled && isOpen(rules, view, random)) return [];
  return Array.from({ length: count }, () => rules.determinize(view, random));
}

function sameButChance(a: GameState, b: GameState): boolean {
  return canonicalJson({ ...a, chance: null }) === canonicalJson({ ...b, chance: null });
}

/** The position after a turn in another world; where chance went on it ends, as the turn does. */
export function after<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  world: S,
  seat: Seat,
  actions: readonly A[],
): S {
  const state = rules.clone(world);
  for (const action of actions) if (decides(state, seat)) rules.apply(state, seat, action);
  return state;
}
