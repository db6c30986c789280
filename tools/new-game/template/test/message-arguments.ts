/** What each message is given. A kind of action or obligation without an entry does not compile. */
import type { MessageArguments } from '@guildhall/kernel';
import type { Action } from '../rules/actions.ts';
import type { Obligation } from '../rules/state.ts';

/** The arguments of an action, as its row defines them. */
export const ACTION_ARGUMENTS = {
  buy: { spice: 'name' },
  pass: {},
  sell: {},
} as const satisfies MessageArguments<Action['kind']>;

/** The facts of an obligation. */
export const PROMPT_ARGUMENTS = {
  turn: { contract: 'name' },
  round: {},
  scoring: {},
} as const satisfies MessageArguments<Obligation['kind']>;

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  roundStarted: { round: 'number', die: 'number', coins: 'number' },
  bought: { spice: 'name', price: 'number' },
  unloaded: { spice: 'name' },
  sold: { coins: 'number' },
  passed: {},
  contractShown: { contract: 'name' },
  left: {},
} as const satisfies MessageArguments;
