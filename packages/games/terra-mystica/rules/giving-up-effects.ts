/** What an action or a neighbour's answer brings may be given up, where the table chose so. */
import { discharge, toAll } from '@guildhall/kernel';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Obligation, ObligationKind, State } from './state.ts';

const CAN_BE_GIVEN_UP: ReadonlySet<ObligationKind> = new Set<ObligationKind>([
  'sandstorm',
  'ride',
  'freeTradingHouse',
  'bridge',
  'cultStep',
  'leechStep',
  'favour',
  'town',
]);

/** They are finished by the same word, which means them first. */
const FINISHED_FIRST: ReadonlySet<ObligationKind> = new Set<ObligationKind>(['terraform', 'cultSpades']);

/** What "done" would give up of what a seat owes now, or null. */
export function givenUp(g: Ruleset, owing: readonly Obligation[]): Obligation | null {
  if (g.options.givingUp === 'never' || owing.some(({ kind }) => FINISHED_FIRST.has(kind))) return null;
  return owing.find(({ kind }) => CAN_BE_GIVEN_UP.has(kind)) ?? null;
}

export function giveUp(state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  listener?.(toAll('givenUp', owed.seat, {}));
}
