/** Call specialists: citizens come home from a region of the map, as specialists of the card there. */
import { discharge, nextId } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../data/types.ts';
import type { ActionHandler } from './action-handler.ts';
import type { Action } from './actions.ts';
import { aspire } from './aspirations.ts';
import { performed } from './benefits.ts';
import { leavesPrice } from './choices.ts';
import { nameOf } from './names.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { ANY, NONE, type ObligationOf, type State } from './state.ts';

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
  listener?.({
    kind: 'cameHome',
    seat,
    readers: 'all',
    data: { count, region: nameOf.region(region), specialist: nameOf.specialist(type) },
  });
}

export const call: ActionHandler<'call'> = {
  kind: 'call',
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
    for (let region = 0; region < state.regions.length; region++) {
      const most = state.regions[region].citizens[seat];
      for (let count = 1; count <= most; count++)
        for (const action of g.catalogue.call[region][count]) out.push(action);
    }
  },
  check(g: Ruleset, state: State, seat: number, { region, count, specialist }): Check {
    if (count < 1 || count > state.regions[region].citizens[seat]) return 'INV-CALL-CITIZENS';
    const demanded = typeAtHome(g, state, region);
    return demanded === ANY || demanded === specialist ? null : 'INV-CALL-TYPE';
  },
  apply(g: Ruleset, state: State, seat: number, { region, count, specialist }, listener?: Listener): void {
    aspire(g, state, seat, ECONOMY, listener);
    comeHome(state, seat, region, count, specialist, listener);
    state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'inventions', at: NONE }]);
    performed(g, state, seat, CALL);
  },
};

type BringHome = ObligationOf<'bringHome'>;

/** The benefit: the same as the action's second step, and nothing else of it. */
export const bringHome = {
  candidates(g: Ruleset, state: State, owed: BringHome, out: Action[]): void {
    call.candidates(g, state, owed.seat, out);
    out.push(g.catalogue.decline);
  },
  check(g: Ruleset, state: State, owed: BringHome, action: Action): Check {
    if (action.kind === 'decline') return leavesPrice(state, owed.seat, ANY, 0);
    if (action.kind !== 'call') return 'INV-TURN-NOT-NOW';
    const no = call.check(g, state, owed.seat, action);
    return no ?? leavesPrice(state, owed.seat, action.specialist, action.count);
  },
  apply(_g: Ruleset, state: State, owed: BringHome, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'call')
      comeHome(state, owed.seat, action.region, action.count, action.specialist, listener);
  },
};
