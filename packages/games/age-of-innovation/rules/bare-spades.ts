/** Spades outside of the action phase: no workshop, no bought spade, no tunnel, no flight, any number of hexes. */
import { discharge } from '@guildhall/kernel';
import { type Action, isDoneWith } from './actions.ts';
import { prepareBareReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { ObligationOf, State } from './state.ts';
import { changeTerrain, checkTransform, transformCandidates } from './terraform.ts';

type Spades = ObligationOf<'spades'>;

export const bareSpades = {
  prepare(g: Ruleset, state: State, owed: Spades): void {
    prepareBareReach(g, state, owed.seat);
  },
  candidates(g: Ruleset, state: State, owed: Spades, out: Action[]): void {
    transformCandidates(g, state, state.players[owed.seat], owed.free, out);
    out.push(g.catalogue.done.spades);
  },
  check(g: Ruleset, state: State, owed: Spades, action: Action): Check {
    if (isDoneWith(action, 'spades')) return null;
    if (action.kind !== 'transform') return state.phase === 'setup' ? 'AOI-SETUP-SPADES' : 'AOI-ROUND-SPADES';
    return checkTransform(g, state, state.players[owed.seat], action, owed.free, 'none');
  },
  apply(g: Ruleset, state: State, owed: Spades, action: Action, listener?: Listener): void {
    if (action.kind === 'transform') {
      owed.free = changeTerrain(g, state, owed.seat, action, owed.free, listener);
      if (owed.free > 0) return;
    } else {
      listener?.({ kind: 'spadesLost', seat: owed.seat, readers: 'all', data: { spades: owed.free } });
    }
    discharge(state, owed);
  },
};
