/** Performing one of the ten actions, and whether any of them is possible. */
import { discharge } from '@guildhall/kernel';
import type { Benefit } from '../../data/types.ts';
import type { Action } from '../actions.ts';
import { eraOf, isOnMap } from '../citizens.ts';
import type { ActionHandler, HandlerOf } from '../handlers.ts';
import type { Ruleset } from '../ruleset.ts';
import type { ObligationOf, State } from '../state.ts';
import { actionsOf } from './benefits.ts';
import { couldBuild } from './building.ts';
import { call } from './call.ts';
import { recall, send } from './diplomats.ts';
import { eureka } from './eureka.ts';
import { gainInfluence } from './gain-influence.ts';
import { innovate } from './innovate.ts';
import { invent } from './invent.ts';
import { present } from './present.ts';
import { share } from './share.ts';
import { travel } from './travel.ts';

/** In the order of ACTIONS. An action only ever meets the handler of its kind. */
export const ACTION_HANDLERS: readonly ActionHandler[] = [
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
const BY_KIND = new Map<string, (typeof ACTION_BITS)[number]>(
  ACTION_BITS.map((entry) => [entry.handler.kind, entry]),
);

const scratch: Action[] = [];

/** Adds the ways in which a seat can perform an action now. */
function addLegal(g: Ruleset, state: State, seat: number, handler: ActionHandler, out: Action[]): void {
  let kept = out.length;
  handler.candidates(g, state, seat, out);
  for (let i = kept; i < out.length; i++)
    if (handler.check(g, state, seat, out[i]) === null) out[kept++] = out[i];
  out.length = kept;
}

/** Whether a seat could perform an action now. */
export function isPossible(g: Ruleset, state: State, seat: number, action: number): boolean {
  const handler = ACTION_HANDLERS[action];
  if (handler.isPossible !== undefined) return handler.isPossible(g, state, seat);
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

type Act = ObligationOf<'act'>;

function handlerFor(owed: Act, action: Action): ActionHandler | null {
  const entry = BY_KIND.get(action.kind);
  return entry !== undefined && (owed.actions & entry.bit) !== 0 ? entry.handler : null;
}

export const act = {
  legal(g, state, owed, kind, out) {
    for (const { handler, bit } of ACTION_BITS)
      if ((owed.actions & bit) !== 0 && (kind === undefined || kind === handler.kind))
        addLegal(g, state, owed.seat, handler, out);
    const { decline } = g.catalogue;
    if (owed.way === 'benefit' && (kind === undefined || kind === decline.kind)) out.push(decline);
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
