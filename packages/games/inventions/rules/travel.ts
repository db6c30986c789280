/** Travel: a citizen moves along a line and may learn from a sage. */
import { discharge, nextId } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../data/types.ts';
import type { ActionHandler } from './action-handler.ts';
import type { Action } from './actions.ts';
import { aspire } from './aspirations.ts';
import { give, performed } from './benefits.ts';
import { score } from './citizens.ts';
import { nameOf } from './names.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { ObligationOf, State } from './state.ts';

const TRAVEL = ACTIONS.indexOf('travel');
const CULTURE = TYPES.indexOf('culture');

export const travel: ActionHandler<'travel'> = {
  kind: 'travel',
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
    for (let from = 0; from < state.regions.length; from++)
      if (state.regions[from].citizens[seat] > 0)
        for (const to of g.neighbours[from]) out.push(g.catalogue.travel[from][to]);
  },
  check(g: Ruleset, state: State, seat: number, { from, to }): Check {
    if (state.regions[from].citizens[seat] === 0) return 'INV-TRAVEL-CITIZEN';
    return g.routes[from][to] ? null : 'INV-TRAVEL-ROUTE';
  },
  apply(g: Ruleset, state: State, seat: number, { from, to }, listener?: Listener): void {
    aspire(g, state, seat, CULTURE, listener);
    state.regions[from].citizens[seat] -= 1;
    state.regions[to].citizens[seat] += 1;
    listener?.({
      kind: 'travelled',
      seat,
      readers: 'all',
      data: { from: nameOf.region(from), to: nameOf.region(to) },
    });
    if (state.regions[to].sage)
      state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'knowledge', at: to }]);
    performed(g, state, seat, TRAVEL);
  },
};

/** Points for all knowledge tiles that show them; all are turned back. */
function showKnowledge(g: Ruleset, state: State, seat: number): void {
  for (const region of state.regions) {
    if (!region.shown) continue;
    region.shown = false;
    score(state.players[seat], 'knowledge', g.tables.knowledgePoints);
  }
}

function takeSage(state: State, seat: number, region: number, listener?: Listener): void {
  state.regions[region].sage = false;
  state.players[seat].sages += 1;
  listener?.({ kind: 'sageTaken', seat, readers: 'all', data: { region: nameOf.region(region) } });
}

/** Uses the knowledge tile of a region; its action comes first, then the tile turns over and the sage leaves. */
export function learn(g: Ruleset, state: State, seat: number, region: number, listener?: Listener): void {
  const at = state.regions[region];
  if (at.shown) {
    showKnowledge(g, state, seat);
    takeSage(state, seat, region, listener);
    return;
  }
  at.learning = true;
  state.pending.push([{ kind: 'learned', id: nextId(state), seat, region }]);
  give(g, state, seat, g.knowledgeTiles[at.knowledge], 'knowledge', 'chain');
}

export function finishLearning(state: State, owed: ObligationOf<'learned'>, listener?: Listener): void {
  discharge(state, owed);
  const at = state.regions[owed.region];
  at.learning = false;
  at.shown = true;
  takeSage(state, owed.seat, owed.region, listener);
}
