/** Bridges: printed sites across the river, three for each player; the moles build over land too. */
import { discharge, nextId } from '@guildhall/kernel';
import { bridgesOf, hasBridge, ownEnds, raiseBridge } from '../../terra/index.ts';
import { isDoneWith } from './actions.ts';
import { focus } from './choices.ts';
import type { HandlerOf } from './handlers.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { townsAround } from './towns.ts';

function checkSite(g: Ruleset, state: State, seat: number, site: number, overLand: boolean): Check {
  if (bridgesOf(state, seat) >= g.tables.pieces.bridges) return 'AOI-BRIDGE-LIMIT';
  if (site >= g.printedSites && !overLand) return 'AOI-BRIDGE-OVER-LAND';
  if (ownEnds(g, state, seat, site) === 0) return 'AOI-BRIDGE-OWN-END';
  return hasBridge(state, site) ? 'AOI-BRIDGE-TAKEN' : null;
}

/** Whether a bridge could be built at all; an action that would lead nowhere is not offered. */
export function checkAnyBridge(g: Ruleset, state: State, seat: number, overLand: boolean): Check {
  if (bridgesOf(state, seat) >= g.tables.pieces.bridges) return 'AOI-BRIDGE-LIMIT';
  const sites = overLand ? g.sites.length : g.printedSites;
  for (let site = 0; site < sites; site++)
    if (checkSite(g, state, seat, site, overLand) === null) return null;
  return 'AOI-BRIDGE-SITE';
}

export function oweBridge(state: State, seat: number, overLand: boolean): void {
  state.pending.push([{ kind: 'bridge', id: nextId(state), seat, count: 1, overLand, bundled: 'no' }]);
}

export const bridge = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.bridge, g.catalogue.done.bridges);
  },
  check(g, state, owed, action) {
    // Bridges that a palace brings need not be built; one that was paid for is.
    if (isDoneWith(action, 'bridges') && owed.bundled !== 'no') return null;
    if (action.kind !== 'bridge') return 'AOI-TURN-FINISH-FIRST';
    return checkSite(g, state, owed.seat, action.site, owed.overLand);
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'bridge') {
      discharge(state, owed);
      return;
    }
    const { seat } = owed;
    const { site } = action;
    raiseBridge(g, state, seat, site, listener);
    owed.count -= 1;
    if (owed.count > 0 && checkAnyBridge(g, state, seat, owed.overLand) === null) focus(state, owed);
    else discharge(state, owed);
    if (ownEnds(g, state, seat, site) === 2) townsAround(g, state, seat, g.sites[site][0], listener);
  },
} satisfies HandlerOf<'bridge'>;
