/** Travel: a citizen moves along a line and may learn from a sage. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../../data/types.ts';
import { isOnMap, score } from '../citizens.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { aspire } from '../scoring/aspirations.ts';
import type { ObligationOf, State } from '../state.ts';
import { give, performed } from './benefits.ts';

const TRAVEL = ACTIONS.indexOf('travel');
const CULTURE = TYPES.indexOf('culture');

export const travel: ActionHandlerOf<'travel'> = {
  kind: 'travel',
  candidates(g, state, seat, out) {
    for (let from = 0; from < state.regions.length; from++)
      if (state.regions[from].citizens[seat] > 0)
        for (const to of g.neighbours[from]) out.push(g.catalogue.travel[from][to]);
  },
  isPossible: (_g, state, seat) => isOnMap(state, seat),
  check(g, state, seat, { from, to }) {
    if (state.regions[from].citizens[seat] === 0) return 'INV-TRAVEL-CITIZEN';
    return g.routes[from][to] ? null : 'INV-TRAVEL-ROUTE';
  },
  apply(g, state, seat, { from, to }, listener) {
    aspire(g, state, seat, CULTURE, listener);
    state.regions[from].citizens[seat] -= 1;
    state.regions[to].citizens[seat] += 1;
    listener?.(toAll('travelled', seat, { from: nameOf.region(from), to: nameOf.region(to) }));
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
  listener?.(toAll('sageTaken', seat, { region: nameOf.region(region) }));
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
