/** Performing one of the ten actions, and whether any of them is possible. */
import { discharge } from '@guildhall/kernel';
import type { Benefit } from '../data/types.ts';
import type { Action } from './actions.ts';
import { actionsOf } from './benefits.ts';
import { couldBuild } from './building.ts';
import { call } from './call.ts';
import { eraOf } from './citizens.ts';
import { recall, send } from './diplomats.ts';
import { eureka } from './eureka.ts';
import { gainInfluence } from './gain-influence.ts';
import type { ActionHandler, HandlerOf } from './handlers.ts';
import { innovate } from './innovate.ts';
import { invent } from './invent.ts';
import { present } from './present.ts';
import type { Ruleset } from './ruleset.ts';
import { share } from './share.ts';
import type { ObligationOf, State } from './state.ts';
import { travel } from './travel.ts';

/** In the order of ACTIONS. An action only ever meets the handler of its kind. */
const ACTION_HANDLERS: readonly ActionHandler[] = [
  present,
  invent,
  innovate,
  share,
  call,
  gainInfluence,
  travel,
  eureka,
  send,
  recall,
];

const ACTION_BITS = ACTION_HANDLERS.map((handler, action) => ({ handler, action, bit: 1 << action }));

const scratch: Action[] = [];

/** Whether a seat could perform an action now. */
export function isPossible(g: Ruleset, state: State, seat: number, action: number): boolean {
  const handler = ACTION_HANDLERS[action];
  scratch.length = 0;
  handler.candidates(g, state, seat, scratch);
  for (const candidate of scratch) if (handler.check(g, state, seat, candidate) === null) return true;
  return false;
}

export function anyPossible(g: Ruleset, state: State, seat: number, actions: number): boolean {
  for (const { action, bit } of ACTION_BITS)
    if ((actions & bit) !== 0 && isPossible(g, state, seat, action)) return true;
  return false;
}

/** Whether an effect could do something now. */
export function canUse(g: Ruleset, state: State, seat: number, { effect, amount }: Benefit): boolean {
  const actions = actionsOf(effect);
  if (actions !== 0) return anyPossible(g, state, seat, actions);
  const player = state.players[seat];
  switch (effect) {
    case 'citizen':
    case 'specialist':
    case 'merchant':
    case 'artisan':
    case 'thinker':
      return player.supply > 0;
    case 'scholar':
      return player.supply > 0 && player.scholars < eraOf(g, state, seat);
    case 'bringHome':
      return isOnMap(state, seat);
    case 'build':
      return couldBuild(g, state, seat, amount);
    default:
      return true;
  }
}

export function isOnMap(state: State, seat: number): boolean {
  for (const region of state.regions) if (region.citizens[seat] > 0) return true;
  return false;
}

type Act = ObligationOf<'act'>;

function handlerFor(owed: Act, action: Action): ActionHandler | null {
  for (const { handler, bit } of ACTION_BITS)
    if ((owed.actions & bit) !== 0 && handler.kind === action.kind) return handler;
  return null;
}

export const act = {
  candidates(g, state, owed, out) {
    for (const { handler, bit } of ACTION_BITS)
      if ((owed.actions & bit) !== 0) handler.candidates(g, state, owed.seat, out);
    out.push(g.catalogue.decline);
  },
  check(g, state, owed, action) {
    if (action.kind === 'decline') return owed.way === 'benefit' ? null : 'INV-TURN-POSSIBLE';
    const handler = handlerFor(owed, action);
    return handler === null ? 'INV-TURN-NOT-NOW' : handler.check(g, state, owed.seat, action);
  },
  apply(g, state, owed, action, listener) {
    discharge(state, owed);
    handlerFor(owed, action)?.apply(g, state, owed.seat, action, listener);
  },
} satisfies HandlerOf<'act'>;
