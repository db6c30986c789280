/** Challenges: whether one lies there, and what its number says. */
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';

/** The number of a challenge in play; null: it is not in play. */
export function challengeOf(g: Ruleset, state: State, id: string): number | null {
  const isInPlay = state.cardinal?.challenges.includes(g.challengeIds.indexOf(id)) ?? false;
  return isInPlay ? g.tables.challenges[id].amount : null;
}
