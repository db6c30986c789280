/** Which of the turns that were found are worth playing on. */
import { type Action, canonicalJson, type GameState } from '@guildhall/kernel';
import { atMost, type Turn } from './turns.ts';

/**
 * So many of the turns, which come with the best first. What looks best now may lead nowhere: so they begin differently,
 * as far as there are such turns, and each ends in a position of its own. Where all of them may begin alike, they are simply
 * the best.
 */
export function differing<S extends GameState, A extends Action>(
  found: readonly Turn<S, A>[],
  most: number,
  mostAlike: number,
): Turn<S, A>[] {
  if (mostAlike >= most) return found.slice(0, most);
  const isAmongFirst = atMost(mostAlike);
  const chosen: Turn<S, A>[] = [];
  const spare: Turn<S, A>[] = [];
  for (const turn of found) {
    if (chosen.length === most) return chosen;
    if ([...chosen, ...spare].some((other) => endsAlike(other, turn))) continue;
    (isAmongFirst(turn.beginning) ? chosen : spare).push(turn);
  }
  return [...chosen, ...spare.slice(0, most - chosen.length)];
}

function endsAlike<S extends GameState, A extends Action>(a: Turn<S, A>, b: Turn<S, A>): boolean {
  return a.value === b.value && positionOf(a.state) === positionOf(b.state);
}

/** The order of the actions shows in the numbers of obligations. */
function positionOf(state: GameState): string {
  return canonicalJson({ ...state, nextObligation: 0 });
}
