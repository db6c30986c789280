/** Spades from cult rewards: outside of the action phase, so no dwelling, no bought spade, no tunnel, no carpet. */
import { discharge } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { prepareCultReach } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { ObligationOf, State } from './state.ts';
import { changeTerrain, checkTransform, terraformCandidates } from './terraform.ts';

type CultSpades = ObligationOf<'cultSpades'>;

export const cultSpades = {
  ownTurn: false,
  prepare(g: Ruleset, state: State, owed: CultSpades): void {
    prepareCultReach(g, state, owed.seat);
  },
  candidates(g: Ruleset, state: State, owed: CultSpades, out: Action[]): void {
    terraformCandidates(g, state, state.players[owed.seat], owed.free, false, out);
    out.push(g.catalogue.done);
  },
  check(g: Ruleset, state: State, owed: CultSpades, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'transform') return 'TM-ROUND-CULT-SPADES';
    return checkTransform(g, state, state.players[owed.seat], action, owed.free, false);
  },
  apply(g: Ruleset, state: State, owed: CultSpades, action: Action, listener?: Listener): void {
    if (action.kind === 'transform') {
      owed.free = changeTerrain(g, state, owed.seat, action, owed.free, false, listener);
      if (owed.free > 0) return;
    } else {
      listener?.({ kind: 'spadesLost', seat: owed.seat, readers: 'all', data: { spades: owed.free } });
    }
    discharge(state, owed);
  },
};
