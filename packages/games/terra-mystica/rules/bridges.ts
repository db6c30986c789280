/** Bridges: printed sites across the river, three for each player. */
import { discharge, nextId } from '@guildhall/kernel';
import { bridgesOf, hasBridge, ownEnds, raiseBridge } from '../../terra/index.ts';
import { ofKind } from './actions.ts';
import type { HandlerOf } from './handlers.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';
import { townsAround } from './towns.ts';

function checkSite(g: Ruleset, state: State, seat: number, site: number): Check {
  if (ownEnds(g, state, seat, site) === 0) return 'TM-BRIDGE-OWN-END';
  const isForbidden = g.options.secondBridge === 'forbidden';
  return hasBridge(state, site, isForbidden ? null : seat) ? 'TM-BRIDGE-TAKEN' : null;
}

/** Whether a bridge could be built at all; an action that would lead nowhere is not offered, unless it can be given up. */
export function checkAnyBridge(g: Ruleset, state: State, seat: number): Check {
  if (g.options.givingUp === 'allowed') return null;
  if (bridgesOf(state, seat) >= g.tables.pieces.bridges) return 'TM-BRIDGE-LIMIT';
  const canBuild = g.sites.some((_, site) => checkSite(g, state, seat, site) === null);
  return canBuild ? null : 'TM-BRIDGE-SITE';
}

export function oweBridge(state: State, seat: number): void {
  state.pending.push([{ kind: 'bridge', id: nextId(state), seat }]);
}

export const bridge = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.bridge);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'bridge') return 'TM-TURN-FINISH-FIRST';
    if (bridgesOf(state, owed.seat) >= g.tables.pieces.bridges) return 'TM-BRIDGE-LIMIT';
    return checkSite(g, state, owed.seat, action.site);
  },
  apply(g, state, owed, action, listener) {
    const { site } = ofKind(action, 'bridge');
    const { seat } = owed;
    discharge(state, owed);
    raiseBridge(g, state, seat, site, listener);
    // One end is the builder's, so nobody else can have both.
    if (ownEnds(g, state, seat, site) === 2) townsAround(g, state, seat, g.sites[site][0], listener);
  },
} satisfies HandlerOf<'bridge'>;
