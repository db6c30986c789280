/** The shapes of what the rules are put together of. */
import type { Handler, RuleParts } from '@guildhall/kernel';
import type { TurnAction } from '../../terra/index.ts';
import type { Action, ActionOf } from './actions.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { Obligation, ObligationKind, ObligationOf, State } from './state.ts';

/** How an obligation is answered. `ownTurn`: whether it belongs to the seat's own turn, in which conversions are free. */
export type HandlerOf<K extends ObligationKind> = Handler<Ruleset, State, ObligationOf<K>, Action, TmRule> & {
  readonly ownTurn: boolean;
};

/** One of the actions of which a turn has one. */
export type TurnActionOf<K extends Action['kind']> = TurnAction<
  Ruleset,
  State,
  ObligationOf<'turn'>,
  Action,
  TmRule,
  ActionOf<K>
>;

/** What a seat lacks for a wish that a rule forbids. */
export type ShortfallFor = RuleParts<Ruleset, State, Obligation, Action, TmRule, ObligationKind>['missing'];
