/** Call specialists: citizens come home from a region of the map, as specialists of the card there. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../../data/types.ts';
import { isOnMap } from '../citizens.ts';
import type { ActionHandlerOf, HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { aspire } from '../scoring/aspirations.ts';
import { ANY, NONE, type State } from '../state.ts';
import { performed } from './benefits.ts';
import { leavesPrice } from './choices.ts';

const CALL = ACTIONS.indexOf('callSpecialists');
const ECONOMY = TYPES.indexOf('economy');

/** What citizens become who come home from a region: a type, or ANY where the player chooses. */
export function typeAtHome(g: Ruleset, state: State, region: number): number {
  const { card } = state.regions[region];
  if (card !== NONE) return g.cards[card].type;
  return state.ideas.length > 0 ? g.cards[state.ideas[state.ideas.length - 1]].type : ANY;
}

/** Brings citizens home from the map. */
export function comeHome(
  state: State,
  seat: number,
  region: number,
  count: number,
  type: number,
  listener?: Listener,
): void {
  state.regions[region].citizens[seat] -= count;
  state.players[seat].home[type] += count;
  listener?.(
    toAll('cameHome', seat, { count, region: nameOf.region(region), specialist: nameOf.specialist(type) }),
  );
}

export const call: ActionHandlerOf<'call'> = {
  kind: 'call',
  candidates(g, state, seat, out) {
    for (let region = 0; region < state.regions.length; region++) {
      const most = state.regions[region].citizens[seat];
      for (let count = 1; count <= most; count++)
        for (const action of g.catalogue.call[region][count]) out.push(action);
    }
  },
  isPossible: (_g, state, seat) => isOnMap(state, seat),
  check(g, state, seat, { region, count, specialist }) {
    if (count < 1 || count > state.regions[region].citizens[seat]) return 'INV-CALL-CITIZENS';
    const demanded = typeAtHome(g, state, region);
    return demanded === ANY || demanded === specialist ? null : 'INV-CALL-TYPE';
  },
  apply(g, state, seat, { region, count, specialist }, listener) {
    aspire(g, state, seat, ECONOMY, listener);
    comeHome(state, seat, region, count, specialist, listener);
    state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'inventions', at: NONE }]);
    performed(g, state, seat, CALL);
  },
};

/** The benefit: the same as the action's second step, and nothing else of it. */
export const bringHome = {
  candidates(g, state, owed, out) {
    call.candidates(g, state, owed.seat, out);
    out.push(g.catalogue.decline);
  },
  check(g, state, owed, action) {
    if (action.kind === 'decline') return leavesPrice(state, owed.seat, ANY, 0);
    if (action.kind !== 'call') return 'INV-TURN-NOT-NOW';
    const no = call.check(g, state, owed.seat, action);
    return no ?? leavesPrice(state, owed.seat, action.specialist, action.count);
  },
  apply(_g, state, owed, action, listener) {
    discharge(state, owed);
    if (action.kind === 'call')
      comeHome(state, owed.seat, action.region, action.count, action.specialist, listener);
  },
} satisfies HandlerOf<'bringHome'>;
