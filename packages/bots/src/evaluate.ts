import {
  type Action,
  deciders,
  type GameState,
  type Random,
  type Rules,
  randomAction,
  type Seat,
  settle,
} from '@guildhall/kernel';

/** Longer games are counted as they stand. */
const MOST_DECISIONS = 500;

/** How many points a seat may expect: the game's own estimate, or what random play to the end would bring. */
export function evaluatorFor<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  random: Random,
): (state: S, seat: Seat) => number {
  const { estimate } = rules;
  if (estimate !== undefined) return estimate;
  return (state, seat) => {
    const copy = rules.clone(state);
    settle(rules, copy);
    let open = deciders(copy);
    for (let count = 0; open.length > 0 && count < MOST_DECISIONS; count++) {
      const who = open[random.below(open.length)];
      rules.apply(copy, who, randomAction(rules, copy, who, random));
      settle(rules, copy);
      open = deciders(copy);
    }
    return rules.outcome(copy).totals[seat];
  };
}
