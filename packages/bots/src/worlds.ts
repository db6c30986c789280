/** Re-dealt copies of a view, in which the turns of a seat are compared. */
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

/**
 * Copies beside the first one, so that there are `count` in all where the game has as many. There are none where the
 * copies do not differ and none of the turns draws or reveals anything.
 */
export function otherWorlds<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  world: S,
  turns: readonly Turn<S, A>[],
  random: Random,
  count: number,
): S[] {
  const others = Math.min(count, rules.redeals ?? count) - 1;
  if (others < 1) return [];
  const another = rules.determinize(view, random);
  const isOpen =
    sameButChance(world, another) &&
    turns.every(({ state }) => state.chance.disclosed === view.chance.disclosed);
  if (isOpen) return [];
  return [another, ...Array.from({ length: others - 1 }, () => rules.determinize(view, random))];
}

function sameButChance(a: GameState, b: GameState): boolean {
  return canonicalJson({ ...a, chance: null }) === canonicalJson({ ...b, chance: null });
}

/** The position after a turn in another copy. Where chance gives the decision to somebody else, the turn ends there. */
export function afterTurn<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  world: S,
  seat: Seat,
  actions: readonly A[],
): S {
  const state = rules.clone(world);
  for (const action of actions) if (decides(state, seat)) rules.apply(state, seat, action);
  return state;
}
