import type { Action, GameState, Obligation, Refusal, Rules, Seat } from '../contract/game.ts';
import type { Listener } from '../contract/log.ts';
import { MOST_TABLE_STEPS, RulesLimitError } from './limits.ts';
import { openGroup, owed, tableIsNext } from './obligations.ts';

/** The state was left untouched; `refusal` says which rule forbids the action. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
  /** Which line of a move of several actions it is, counted from 1. */
  readonly line?: number;
}

export interface Played<A extends Action> {
  readonly ok: true;
  readonly action: A;
}

/** The kernel's own rules: those that no game has to write. */
export const KERNEL_RULES = [
  'KERNEL-NOT-YOUR-DECISION',
  'KERNEL-NOT-OFFERED',
  'KERNEL-GAME-OVER',
  'KERNEL-NOT-AN-ACTION',
  'KERNEL-NO-SUCH-SEAT',
  'KERNEL-CONFIRM-FIRST',
  'KERNEL-NOTHING-TO-CONFIRM',
  'KERNEL-NOTHING-TO-UNDO',
  'KERNEL-NOTHING-TO-REDO',
  'KERNEL-NO-SUCH-POINT',
  'KERNEL-PROPOSAL-OPEN',
  'KERNEL-NO-PROPOSAL',
  'KERNEL-OWN-PROPOSAL',
  'KERNEL-NOT-YOUR-PROPOSAL',
  'KERNEL-ALREADY-AGREED',
  'KERNEL-OUT-OF-ORDER',
  'KERNEL-HAS-LEFT',
  'KERNEL-LEFT-SINCE',
  'KERNEL-TOO-MANY-MOVES',
  'KERNEL-MOVE-IS-OVER',
  'KERNEL-MOVE-TOO-LONG',
] as const;

export type KernelRule = (typeof KERNEL_RULES)[number];

/** A refusal by one of the kernel's own rules. */
export function refusedBy(rule: KernelRule): Refused {
  return { ok: false, refusal: { rule, missing: {} } };
}

/** The member of the seat's legal list that is the same action, or null. */
export function findLegal<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  action: A,
): A | null {
  const legal = rules.legal(state, seat, action.kind);
  // Games that keep one value per action are matched by identity, without writing a line.
  if (legal.includes(action)) return action;
  const key = rules.notation.write(action);
  for (const offered of legal) if (rules.notation.write(offered) === key) return offered;
  return null;
}

/**
 * The obligation that an action answers: the first one that alone would make it legal, those aside first, as always.
 * Null if it answers none.
 */
export function answeredBy<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  action: A,
): Obligation | null {
  const owing = owed(state, seat);
  if (owing.length < 2) return owing[0] ?? null;
  for (const { id } of owing) {
    const alone = rules.clone(state);
    const stays = (other: Obligation): boolean => other.seat !== seat || other.id === id;
    alone.aside = alone.aside.filter(stays);
    // An empty group stays on top, because the groups below it are not open.
    alone.pending = [...alone.pending.slice(0, -1), openGroup(alone).filter(stays)];
    if (findLegal(rules, alone, seat, action) !== null) return owing.find((one) => one.id === id) ?? null;
  }
  return null;
}

/**
 * Plays an action from outside: finds it in the legal list, or refuses it with the rule that forbids it and leaves the
 * state untouched. The steps of the table that follow are left to `settle`.
 */
export function play<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  action: A,
  listener?: Listener,
): Played<A> | Refused {
  const offered = findLegal(rules, state, seat, action);
  if (offered === null) return { ok: false, refusal: refusalOf(rules, state, seat, action) };
  rules.apply(state, seat, offered, listener);
  return { ok: true, action: offered };
}

/** The rule that forbids a wish; the kernel's own where the game has nothing to say. */
export function refusalOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  wish: A,
): Refusal {
  const refusal = rules.whyNot(state, seat, wish);
  if (refusal !== null) return refusal;
  if (state.pending.length === 0 && state.aside.length === 0)
    return { rule: 'KERNEL-GAME-OVER', missing: {} };
  if (state.gone?.includes(seat)) return { rule: 'KERNEL-HAS-LEFT', missing: {} };
  if (rules.legal(state, seat).length === 0) return { rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} };
  return { rule: 'KERNEL-NOT-OFFERED', missing: {} };
}

/** Runs the steps of the table until somebody has to decide or the game is over. */
export function settle<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  listener?: Listener,
): void {
  for (let steps = 0; tableIsNext(state); steps++) {
    if (steps >= MOST_TABLE_STEPS) throw new RulesLimitError('steps of the table in a row', MOST_TABLE_STEPS);
    rules.run(state, listener);
  }
}
