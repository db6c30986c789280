/** The shapes of what the rules are put together of. */
import type { Handler, RuleParts } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import type { Check, InvRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Obligation, ObligationKind, ObligationOf, State } from './state.ts';

/** How an obligation is answered. */
export type HandlerOf<K extends ObligationKind> = Handler<Ruleset, State, ObligationOf<K>, Action, InvRule>;

/** One of the ten actions: what might be done, which rule forbids it, and what happens. */
export interface ActionHandler<A extends Action = Action> {
  readonly kind: A['kind'];
  /** Actions that may be legal; a superset is fine, the check decides. */
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void;
  /** Whether the check allows any of the candidates, where that is known without listing them. */
  isPossible?(g: Ruleset, state: State, seat: number): boolean;
  check(g: Ruleset, state: State, seat: number, action: A): Check;
  apply(g: Ruleset, state: State, seat: number, action: A, listener?: Listener): void;
}

/** The handler of the actions of a kind. */
export type ActionHandlerOf<K extends Action['kind']> = ActionHandler<Extract<Action, { kind: K }>>;

/** What a seat lacks for a wish that a rule forbids. */
export type ShortfallFor = RuleParts<Ruleset, State, Obligation, Action, InvRule, ObligationKind>['missing'];
