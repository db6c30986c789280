/** Power for the neighbours of a new building. */
import { hasLeft, nextId, toAll } from '@guildhall/kernel';
import { gainPower, leechHandler, makeOffer, openOffers, powerAround, powerRoom } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { kindOf } from './reach.ts';
import { score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Leech, ObligationOf, Player, State } from './state.ts';

/** Offers every neighbour its power, in the order of the table after the builder. */
export function offerPower(g: Ruleset, state: State, seat: number, hex: number, listener?: Listener): void {
  const amounts = powerAround(g, state, seat, hex, (_, near) => g.powerValue[kindOf(state.buildings[near])]);
  if (amounts === null) return;
  const build = nextId(state);
  let left = 0;
  let open = 0;
  for (let step = 1; step < g.seats; step++) {
    const neighbour = (seat + step) % g.seats;
    const amount = amounts[neighbour];
    if (amount === 0 || hasLeft(state, neighbour)) continue;
    const hadRoom = powerRoom(state.players[neighbour]) > 0;
    left += 1;
    if (hadRoom) open += 1;
    const offer: Leech = {
      kind: 'leech',
      id: nextId(state),
      seat: neighbour,
      amount,
      from: seat,
      build,
      hadRoom,
    };
    makeOffer(g, state, offer, listener);
  }
  if (left > 0 && g.factions[state.players[seat].faction].cultStepWhenLeeched) {
    state.harvests.push({ build, seat, left, open, taken: false, able: false });
  }
}

/** Asks for the answers to the turn that just ended. */
export function endTurn(g: Ruleset, state: State): void {
  openOffers(state, (offer) => countHarvest(g, state, offer, false, 0));
}

export const leech = {
  ownTurn: false,
  ...leechHandler<Ruleset, State, Leech, Player, Action, TmRule>({
    pay: (player, points) => score(player, 'leech', -points),
    answered: countHarvest,
    refusal: 'TM-LEECH-ANSWER-FIRST',
  }),
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
  taken: number,
  listener?: Listener,
): void {
  const at = state.harvests.findIndex((harvest) => harvest.build === offer.build);
  if (at < 0) return;
  const harvest = state.harvests[at];
  harvest.left -= 1;
  if (offer.hadRoom) harvest.open -= 1;
  harvest.able ||= could;
  if (taken > 0 && !harvest.taken) {
    harvest.taken = true;
    if (!hasLeft(state, harvest.seat)) oweStep(g, state, harvest.seat);
  }
  const isRefused = harvest.open === 0 && harvest.able && !harvest.taken;
  const isRewarded = isRefused && g.options.cultistsRefused === 'power';
  if (harvest.left === 0 || isRewarded) state.harvests.splice(at, 1);
  if (isRewarded) {
    gainPower(state.players[harvest.seat], 1);
    listener?.(toAll('refusedByAll', harvest.seat, { power: 1 }));
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
