/** Obligations are data inside the state. A rule pushes; it never calls the next rule and waits. */
import type { Obligation, Seat } from '../contract/game.ts';
import { type GameState, TABLE } from '../contract/game.ts';
import { MOST_IDS, MOST_OBLIGATIONS, RulesLimitError } from './limits.ts';

const NOTHING: readonly never[] = [];

/** The group that is open now: the top of the stack. */
export function openGroup<O extends Obligation>(state: GameState<O>): readonly O[] {
  const { pending } = state;
  return pending.length === 0 ? NOTHING : pending[pending.length - 1];
}

/** A fresh id for an obligation. A rule that owes without end is stopped here, before it fills the memory. */
export function nextId(state: GameState): number {
  const id = state.nextObligation;
  if (id > MOST_IDS) throw new RulesLimitError('obligations in one game', MOST_IDS);
  if (state.pending.length > MOST_OBLIGATIONS || state.aside.length > MOST_OBLIGATIONS)
    throw new RulesLimitError('open obligations', MOST_OBLIGATIONS);
  state.nextObligation = id + 1;
  return id;
}

/** Puts one obligation on top of the stack. */
export function push<O extends Obligation>(state: GameState<O>, obligation: O): void {
  state.pending.push([obligation]);
}

/** Puts a step of the table on top of the stack. */
export function oweTable<O extends Obligation>(state: GameState<O>, kind: O['kind']): void {
  const step: Obligation = { kind, id: nextId(state), seat: TABLE };
  // A step has nothing but its kind; TypeScript cannot see that from the kind alone.
  state.pending.push([step as O]);
}

/** Puts a group on top of the stack whose members may be answered in any order. */
export function pushGroup<O extends Obligation>(state: GameState<O>, group: O[]): void {
  if (group.length > 0) state.pending.push(group);
}

/** Takes an answered obligation away, wherever it is open; an emptied group leaves the stack. */
export function discharge<O extends Obligation>(state: GameState<O>, obligation: O): void {
  const { pending, aside } = state;
  const last = pending.length - 1;
  if (last >= 0 && pending[last].length === 1 && pending[last][0] === obligation) {
    pending.pop();
    return;
  }
  for (let depth = pending.length - 1; depth >= 0; depth--) {
    const group = pending[depth];
    const at = group.indexOf(obligation);
    if (at < 0) continue;
    if (group.length === 1) pending.splice(depth, 1);
    else group.splice(at, 1);
    return;
  }
  const at = aside.indexOf(obligation);
  if (at < 0) throw new Error(`obligation ${obligation.id} (${obligation.kind}) is not open`);
  aside.splice(at, 1);
}

/** Takes away whatever a seat owes, open or not; emptied groups leave the stack. Returns what it was. */
export function release<O extends Obligation>(state: GameState<O>, seat: Seat): O[] {
  const released = [...state.pending.flat(), ...state.aside].filter((obligation) => obligation.seat === seat);
  const stays = (obligation: O): boolean => obligation.seat !== seat;
  state.pending = state.pending.map((group) => group.filter(stays)).filter((group) => group.length > 0);
  state.aside = state.aside.filter(stays);
  return released;
}

/** The seat's open obligations: those aside first, oldest first, then those of the open group. */
export function owed<O extends Obligation>(state: GameState<O>, seat: Seat): O[] {
  const list: O[] = [];
  for (const obligation of state.aside) if (obligation.seat === seat) list.push(obligation);
  for (const obligation of openGroup(state)) if (obligation.seat === seat) list.push(obligation);
  return list;
}

/** The seats that owe a decision now, each once, in ascending order; empty when the game is over. */
export function deciders(state: GameState): Seat[] {
  const { pending, aside } = state;
  if (aside.length === 0) {
    // Nearly always one seat has one thing to decide.
    const group = openGroup(state);
    if (group.length === 1) return group[0].seat === TABLE ? [] : [group[0].seat];
    if (pending.length === 0) return [];
  }
  const seats = waitedFor(state);
  for (const { seat } of aside) if (!seats.includes(seat)) seats.push(seat);
  return seats.sort((a, b) => a - b);
}

/**
 * The seats without whose decision the game cannot go on; clocks run only for these. If only obligations aside are
 * left, the game waits for those.
 */
export function waitedFor(state: GameState): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of state.pending.length > 0 ? openGroup(state) : state.aside)
    if (seat !== TABLE && !seats.includes(seat)) seats.push(seat);
  return seats;
}

export function isOver(state: GameState): boolean {
  return state.pending.length === 0 && state.aside.length === 0;
}

/** Whether the next thing that happens is a step of the table. */
export function tableIsNext(state: GameState): boolean {
  const group = openGroup(state);
  return group.length > 0 && group[0].seat === TABLE;
}
