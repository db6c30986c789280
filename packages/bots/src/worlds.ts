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

/** Whether nothing is hidden, and none of the turns draws or reveals anything: then all copies of the view are the same. */
export function isOpen<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  world: S,
  turns: readonly Turn<S, A>[],
  random: Random,
): boolean {
  return (
    turns.every(({ state }) => state.chance.disclosed === view.chance.disclosed) &&
    sameButChance(world, rules.determinize(view, random))
  );
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
