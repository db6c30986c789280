/** Power for the neighbours of a new building. */
import { discharge, hasLeft, nextId } from '@guildhall/kernel';
import { gainPower, leechGain, leechPrice, neighboursOf, powerRoom } from '../../terra/index.ts';
import { FACTIONS } from '../data/types.ts';
import type { Action } from './actions.ts';
import { ownerOf, powerAt } from './reach.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Leech, Obligation, State } from './state.ts';

const amounts: number[] = [];

/**
 * Offers every neighbour its power, in turn order after the builder. Answers at leisure open at once, beside the stack.
 * Answers in turn are asked when the builder's turn is over: nothing the builder still does can change an offer, and
 * the turn stays one piece that can be taken back.
 */
export function offerPower(g: Ruleset, state: State, seat: number, hex: number, listener?: Listener): void {
  amounts.length = g.seats;
  amounts.fill(0);
  let any = false;
  for (const near of neighboursOf(g, state, hex)) {
    const owner = ownerOf(state.buildings[near]);
    if (owner < 0 || owner === seat) continue;
    amounts[owner] += powerAt(g, state, near);
    any = true;
  }
  if (!any) return;
  const offers: Obligation[] = g.options.leech === 'deferred' ? state.aside : state.offers;
  const from = state.order.indexOf(seat);
  for (let step = 1; step < g.seats; step++) {
    const neighbour = state.order[(from + step) % g.seats];
    const amount = amounts[neighbour];
    if (amount === 0 || powerRoom(state.players[neighbour]) === 0 || hasLeft(state, neighbour)) continue;
    offers.push({ kind: 'leech', id: nextId(state), seat: neighbour, amount, from: seat });
    listener?.({
      kind: 'powerOffered',
      seat: neighbour,
      readers: 'all',
      data: { power: amount, from: nameOf(state, seat) },
    });
  }
}

/** Asks for the answers to the turn that just ended. */
export function openOffers(state: State): void {
  const { offers } = state;
  if (offers.length === 0) return;
  state.offers = [];
  // The stack is answered from its end: the oldest offer goes on top. Full bowls leave nothing to ask.
  for (let i = offers.length - 1; i >= 0; i--)
    if (powerRoom(state.players[offers[i].seat]) > 0) state.pending.push([offers[i]]);
}

/** Everything that is still open beside the stack is now waited for. */
export function waitForOffers(state: State): void {
  if (state.aside.length === 0) return;
  state.pending.push(state.aside);
  state.aside = [];
}

function nameOf(state: State, seat: number): string {
  return FACTIONS[state.players[seat].faction];
}

export const leech = {
  candidates(g: Ruleset, _state: State, _owed: Leech, out: Action[]): void {
    out.push(g.catalogue.leech, g.catalogue.decline);
  },
  check(_g: Ruleset, _state: State, _owed: Leech, action: Action): Check {
    return action.kind === 'leech' || action.kind === 'decline' ? null : 'AOI-LEECH-ANSWER-FIRST';
  },
  apply(_g: Ruleset, state: State, owed: Leech, action: Action, listener?: Listener): void {
    discharge(state, owed);
    const player = state.players[owed.seat];
    const from = nameOf(state, owed.from);
    if (action.kind !== 'leech') {
      listener?.({ kind: 'declined', seat: owed.seat, readers: 'all', data: { power: owed.amount, from } });
      return;
    }
    const taken = leechGain(owed.amount, player, player.points);
    gainPower(player, taken);
    if (taken > 1) score(player, 'leech', -leechPrice(taken));
    listener?.({
      kind: 'leeched',
      seat: owed.seat,
      readers: 'all',
      data: { power: taken, points: leechPrice(taken), from },
    });
  },
};
