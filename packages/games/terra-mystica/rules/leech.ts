/** Power for the neighbours of a new building. */
import { discharge, hasLeft, nextId } from '@guildhall/kernel';
import { gainPower, leechGain, leechPrice, neighboursOf, powerRoom } from '../../terra/index.ts';
import { FACTIONS } from '../data/types.ts';
import type { Action } from './actions.ts';
import { kindOf, ownerOf } from './reach.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Leech, Obligation, ObligationOf, State } from './state.ts';

/**
 * Offers every neighbour its power. Answers at leisure open at once, beside the stack. Answers in turn are asked when
 * the builder's turn is over: nothing the builder still does can change an offer, and the turn stays one piece that
 * can be taken back.
 */
export function offerPower(g: Ruleset, state: State, seat: number, hex: number, listener?: Listener): void {
  const amounts = new Array<number>(g.seats).fill(0);
  let any = false;
  for (const near of neighboursOf(g, state, hex)) {
    const building = state.buildings[near];
    const owner = ownerOf(building);
    if (owner < 0 || owner === seat) continue;
    amounts[owner] += g.powerValue[kindOf(building)];
    any = true;
  }
  if (!any) return;
  const build = nextId(state);
  const offers: Obligation[] = g.options.leech === 'deferred' ? state.aside : state.offers;
  let left = 0;
  let open = 0;
  for (let step = 1; step < g.seats; step++) {
    const neighbour = (seat + step) % g.seats;
    const amount = amounts[neighbour];
    if (amount === 0 || hasLeft(state, neighbour)) continue;
    const hadRoom = powerRoom(state.players[neighbour]) > 0;
    offers.push({ kind: 'leech', id: nextId(state), seat: neighbour, amount, from: seat, build, hadRoom });
    left += 1;
    if (hadRoom) open += 1;
    listener?.({
      kind: 'powerOffered',
      seat: neighbour,
      readers: 'all',
      data: { power: amount, from: nameOf(state, seat) },
    });
  }
  if (left > 0 && g.factions[state.players[seat].faction].cultStepWhenLeeched) {
    state.harvests.push({ build, seat, left, open, taken: false, able: false });
  }
}

/** Asks for the answers to the turn that just ended. */
export function openOffers(g: Ruleset, state: State): void {
  const { offers } = state;
  if (offers.length === 0) return;
  state.offers = [];
  // The stack is answered from its end: the oldest offer goes on top. Full bowls leave nothing to ask.
  for (let i = offers.length - 1; i >= 0; i--) {
    const offer = offers[i];
    if (powerRoom(state.players[offer.seat]) > 0) state.pending.push([offer]);
    else countHarvest(g, state, offer, false, false);
  }
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
  ownTurn: false,
  candidates(g: Ruleset, _state: State, _owed: Leech, out: Action[]): void {
    out.push(g.catalogue.leech, g.catalogue.decline);
  },
  check(_g: Ruleset, _state: State, _owed: Leech, action: Action): Check {
    return action.kind === 'leech' || action.kind === 'decline' ? null : 'TM-LEECH-ANSWER-FIRST';
  },
  apply(g: Ruleset, state: State, owed: Leech, action: Action, listener?: Listener): void {
    discharge(state, owed);
    const player = state.players[owed.seat];
    const could = leechGain(owed.amount, player, player.points);
    const from = nameOf(state, owed.from);
    let taken = 0;
    if (action.kind === 'leech') {
      taken = could;
      gainPower(player, taken);
      score(player, 'leech', -leechPrice(taken));
      listener?.({
        kind: 'leeched',
        seat: owed.seat,
        readers: 'all',
        data: { power: taken, points: leechPrice(taken), from },
      });
    } else {
      listener?.({ kind: 'declined', seat: owed.seat, readers: 'all', data: { power: owed.amount, from } });
    }
    countHarvest(g, state, owed, could > 0, taken > 0, listener);
  },
};

/** An offer to a player who left: neither taken nor refused, so it never helps to a refusal by all. */
export function lapse(state: State, offer: Leech): void {
  const at = state.harvests.findIndex((harvest) => harvest.build === offer.build);
  if (at < 0) return;
  state.harvests[at].left -= 1;
  if (state.harvests[at].left === 0) state.harvests.splice(at, 1);
}

/** The cultists' step is owed as soon as somebody took power; what a refusal of all brings, when the last answered. */
function countHarvest(
  g: Ruleset,
  state: State,
  offer: Leech,
  could: boolean,
  took: boolean,
  listener?: Listener,
): void {
  const at = state.harvests.findIndex((harvest) => harvest.build === offer.build);
  if (at < 0) return;
  const harvest = state.harvests[at];
  harvest.left -= 1;
  if (offer.hadRoom) harvest.open -= 1;
  harvest.able ||= could;
  if (took && !harvest.taken) {
    harvest.taken = true;
    if (!hasLeft(state, harvest.seat)) oweStep(g, state, harvest.seat);
  }
  const isRefused = harvest.open === 0 && harvest.able && !harvest.taken;
  const isRewarded = isRefused && g.options.cultistsRefused === 'power';
  if (harvest.left === 0 || isRewarded) state.harvests.splice(at, 1);
  if (isRewarded) {
    gainPower(state.players[harvest.seat], 1);
    listener?.({ kind: 'refusedByAll', seat: harvest.seat, readers: 'all', data: { power: 1 } });
  }
}

function oweStep(g: Ruleset, state: State, seat: number): void {
  const step = { kind: 'leechStep', id: nextId(state), seat, steps: 1 } as const;
  if (g.options.leech === 'deferred') addStep(state, step);
  else state.pending.push([step]);
}

/** Beside the stack while play goes on; on the stack when the round waits for the last answers. */
function addStep(state: State, step: ObligationOf<'leechStep'>): void {
  const top = state.pending[state.pending.length - 1];
  const isRoundOver = state.players.every((player) => player.passed);
  if (!isRoundOver) state.aside.push(step);
  else if (top[0].kind === 'leech') top.push(step);
  else state.pending.push([step]);
}
