/** A choice among good turns, for a bot that leaves things to others. */
import type { Action, GameState, Random } from '@guildhall/kernel';
import type { Turn } from './turns.ts';

/** How finely chances are drawn. */
const FINENESS = 2 ** 30;

/**
 * One of the turns, which come with the best first. Of those that begin with the same action only the best counts: to
 * do less well what one has begun is clumsy, to begin something else is a plan. A turn that looks `slip` points worse
 * than the best one is chosen e times as rarely.
 */
export function oneOfTheGood<S extends GameState, A extends Action>(
  turns: readonly Turn<S, A>[],
  slip: number,
  write: (action: A) => string,
  random: Random,
): Turn<S, A> {
  const byBeginning = new Map<string, Turn<S, A>>();
  for (const turn of turns) {
    const beginning = write(turn.actions[0]);
    if (!byBeginning.has(beginning)) byBeginning.set(beginning, turn);
  }
  const choices = [...byBeginning.values()];
  const weights = choices.map(({ value }) => Math.exp((value - turns[0].value) / slip));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (random.below(FINENESS) / FINENESS) * all;
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return choices[at];
  }
  return turns[0];
}
