/** Spades outside of the action phase: no workshop, no bought spade, no tunnel, no flight, any number of hexes. */
import { spadesHandler } from '../../terra/index.ts';
import { type Action, isDoneWith } from './actions.ts';
import { prepareBareReach } from './reach.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { ObligationOf, State } from './state.ts';
import { changeTerrain, checkTransform, transformCandidates } from './terraform.ts';

export const bareSpades = spadesHandler<Ruleset, State, ObligationOf<'spades'>, Action, AoiRule>({
  prepare: prepareBareReach,
  candidates: (g, state, seat, free, out) => transformCandidates(g, state, state.players[seat], free, out),
  check: (g, state, seat, action, free) =>
    checkTransform(g, state, state.players[seat], action, free, 'none'),
  change: changeTerrain,
  done: ({ catalogue }) => catalogue.done.spades,
  isDone: (action) => isDoneWith(action, 'spades'),
  refusal: ({ phase }) => (phase === 'setup' ? 'AOI-SETUP-SPADES' : 'AOI-ROUND-SPADES'),
});
