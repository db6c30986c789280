/** Spades from cult rewards: outside of the action phase, so no dwelling, no bought spade, no tunnel, no carpet. */
import { spadesHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { prepareCultReach } from './reach.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { ObligationOf, State } from './state.ts';
import { changeTerrain, checkTransform, terraformCandidates } from './terraform.ts';

export const cultSpades = {
  ownTurn: false,
  ...spadesHandler<Ruleset, State, ObligationOf<'cultSpades'>, Action, TmRule>({
    prepare: prepareCultReach,
    candidates: (g, state, seat, free, out) =>
      terraformCandidates(g, state, state.players[seat], free, false, out),
    check: (g, state, seat, action, free) =>
      checkTransform(g, state, state.players[seat], action, free, false),
    change: (g, state, seat, action, free, listener) =>
      changeTerrain(g, state, seat, action, free, false, listener),
    done: ({ catalogue }) => catalogue.done,
    isDone: ({ kind }) => kind === 'done',
    refusal: () => 'TM-ROUND-CULT-SPADES',
  }),
};
