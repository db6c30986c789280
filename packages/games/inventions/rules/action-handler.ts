/** How one of the ten actions is handled: candidates, the rule that forbids one of them, and what happens. */
import type { Action } from './actions.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export interface ActionHandler<K extends Action['kind'] = Action['kind']> {
  readonly kind: K;
  /** Actions that may be legal; a superset is fine, the check decides. */
  candidates(g: Ruleset, state: State, seat: number, out: Action[]): void;
  check(g: Ruleset, state: State, seat: number, action: Extract<Action, { kind: K }>): Check;
  apply(
    g: Ruleset,
    state: State,
    seat: number,
    action: Extract<Action, { kind: K }>,
    listener?: Listener,
  ): void;
}
