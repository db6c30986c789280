/** The action after which the seat stands best, by the game's own estimate or else by its points. */
import type { Bot } from '@guildhall/bots';
import type { Action, GameState, Rules, Seat } from '@guildhall/kernel';

const bot: Bot = {
  choose(rules, view, seat, random) {
    let best: Action[] = [];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const action of rules.legal(view, seat)) {
      const value = valueAfter(rules, view, seat, action);
      if (value > bestValue) best = [];
      if (value >= bestValue) best.push(action);
      bestValue = Math.max(bestValue, value);
    }
    return best[random.below(best.length)];
  },
};

function valueAfter(rules: Rules, view: GameState, seat: Seat, action: Action): number {
  const after = rules.clone(view);
  try {
    rules.apply(after, seat, action);
  } catch {
    // Something is drawn or revealed, which a view does not know: count it as no change.
    return standing(rules, view, seat);
  }
  return standing(rules, after, seat);
}

function standing(rules: Rules, state: GameState, seat: Seat): number {
  return rules.estimate?.(state, seat) ?? rules.counts(state, seat).points ?? 0;
}

export default bot;
