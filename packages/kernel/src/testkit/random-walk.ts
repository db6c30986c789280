/** Random games, shown position by position: for tests of what must hold at every one of them. */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import { type Random, randomFrom } from '../engine/chance.ts';
import { deciders } from '../engine/obligations.ts';
import { settle } from '../engine/play.ts';

/** Walks through a random game, shows every position in which somebody decides, and returns the last one. */
export function walkRandomGame<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
  random: Random,
  visit: (state: S, seat: Seat) => void = () => {},
): S {
  const state = rules.setup(seed);
  settle(rules, state);
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    visit(state, seat);
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[random.below(legal.length)]);
    settle(rules, state);
  }
  return state;
}

/**
 * The estimates of each seat, by what it sees, added up over every decision of a random game. Another sum is no mistake
 * in itself: the rules or the judgement changed. How well the bots play has then to be measured again
 * (`npm run arena`), the version of the bots is raised, and the figures are set anew.
 */
export function estimateSums<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
): number[] {
  const sums = new Array<number>(rules.seats).fill(0);
  walkRandomGame(rules, seed, randomFrom(seed), (state) => {
    for (let seat = 0; seat < rules.seats; seat++)
      sums[seat] += rules.estimate?.(rules.view(state, seat), seat) ?? Number.NaN;
  });
  return sums;
}
