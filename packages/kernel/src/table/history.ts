/**
 * The settled part of a table: an append-only list of entries, and what follows from them. Point n is the position
 * after entry n; point 0 is the set-up. Entries are numbered from 1.
 */
import type { Action, GameState, Obligation, Rules, Seat } from '../contract/game.ts';
import type { Listener, LogEvent } from '../contract/log.ts';
import { leave } from '../engine/leaving.ts';
import { openGroup, tableIsNext } from '../engine/obligations.ts';
import { type Refused, refusedBy, settle } from '../engine/play.ts';
import type { DraftTip } from './draft.ts';
import type { ActionEntry, BackEntry, Entry, LeaveEntry, Step } from './entries.ts';
import { playMove, writeMove } from './move.ts';
import { type LogForm, type Settled, SettledEntries } from './settled-entries.ts';
import { shareParts } from './shared-parts.ts';

/** One step of a replay. `state` is the reader's own copy. */
export type ReplayStep<S extends GameState, A extends Action> = {
  /** The entry that this step belongs to; 0 for set-up. */
  readonly number: number;
  readonly events: readonly LogEvent[];
  readonly state: S;
} & (
  | { readonly kind: 'setup' }
  | {
      readonly kind: 'action';
      readonly seat: Seat;
      readonly action: A;
      readonly line: string;
      /** Everything that was played as one with it, and which of it this action is, counted from 0. */
      readonly move: { readonly line: string; readonly at: number };
    }
  | { readonly kind: 'table'; readonly of: Obligation }
  | { readonly kind: 'back'; readonly to: number; readonly by: Seat }
  | { readonly kind: 'leave'; readonly seat: Seat }
);

/** Entries that were tried on a copy and fit; `commit` makes them part of the history. */
export interface Prepared<S extends GameState, A extends Action> {
  readonly ok: true;
  readonly settled: readonly Settled<A>[];
  readonly snapshots: readonly (readonly [number, S])[];
  readonly state: S;
}

export interface HistoryConfig {
  /** How many entries lie between the states kept in memory for a quick look back. */
  readonly snapshotEvery: number;
  readonly log: LogForm;
}

export class History<S extends GameState, A extends Action> {
  readonly #rules: Rules<S, A>;
  readonly #seed: string;
  readonly #snapshotEvery: number;
  readonly #settled: SettledEntries<A>;
  readonly #snapshots = new Map<number, S>();
  readonly #firstEvents: LogEvent[] = [];
  #state: S;

  constructor(rules: Rules<S, A>, seed: string, { snapshotEvery, log }: HistoryConfig) {
    this.#rules = rules;
    this.#seed = seed;
    this.#snapshotEvery = snapshotEvery;
    this.#settled = new SettledEntries(rules.notation, log);
    this.#state = this.#begin((event) => this.#firstEvents.push(event));
  }

  get length(): number {
    return this.#settled.length;
  }

  /** The current state. Belongs to the history: read-only. */
  get state(): S {
    return this.#state;
  }

  entries(after: number): Entry[] {
    const entries: Entry[] = [];
    for (let number = after + 1; number <= this.length; number++)
      entries.push(this.#settled.at(number).entry);
    return entries;
  }

  /** The events of the steps of the table that followed set-up. */
  get firstEvents(): readonly LogEvent[] {
    return this.#firstEvents;
  }

  /** An entry, with its events and those of the steps of the table after it. */
  settled(number: number): Settled<A> {
    return this.#settled.at(number);
  }

  /** A copy of the state at a point. */
  stateAt(point: number): S {
    if (!Number.isInteger(point) || point < 0 || point > this.length) {
      throw new RangeError(`there is no point ${point}; the table has ${this.length} entries`);
    }
    if (point === this.length) return this.#rules.clone(this.#state);
    const chain: (readonly [number, Settled<A>])[] = [];
    let at = point;
    let snapshot = this.#snapshots.get(at);
    while (snapshot === undefined && at > 0) {
      const settled = this.#settled.at(at);
      if (settled.entry.kind === 'back') at = settled.entry.to;
      else {
        chain.push([at, settled]);
        at -= 1;
      }
      snapshot = this.#snapshots.get(at);
    }
    const state = snapshot === undefined ? this.#begin() : this.#rules.clone(snapshot);
    for (const [step, [number, settled]] of chain.reverse().entries()) {
      this.#again(state, settled);
      // Rollbacks may bypass every snapshot; a long replay is done only once.
      if ((step + 1) % this.#snapshotEvery === 0) this.#snapshots.set(number, this.#rules.clone(state));
    }
    return state;
  }

  /** Tries what a seat does on a copy. */
  prepare(entry: Step): Prepared<S, A> | Refused {
    const state = this.#rules.clone(this.#state);
    const done = this.#advance(state, entry);
    if (!done.ok) return done;
    const settled = [done.settled];
    return { ok: true, settled, snapshots: this.#snapshotsWithin(settled, state), state };
  }

  /**
   * Turns a draft on top of this history into entries. Its steps were checked and played when they were taken, so
   * nothing is played again; only the steps of the table follow. The history takes over the state at the tip.
   */
  prepareDraft(seat: Seat, { state, steps }: DraftTip<S, A>): Prepared<S, A> {
    const afterwards: LogEvent[] = [];
    // If the table acts next, the draft is complete, so there is nothing to run before its last step.
    settle(this.#rules, state, (event) => afterwards.push(event));
    const settled = steps.map(
      ({ line, actions, events }, at): Settled<A> => ({
        entry: { kind: 'action', seat, line },
        actions,
        events: at === steps.length - 1 ? [...events, ...afterwards] : events,
      }),
    );
    return { ok: true, settled, snapshots: this.#snapshotsWithin(settled, state), state };
  }

  /**
   * Rolls back to an earlier point, or refuses. The same draws come again, because chance is part of the state.
   * Rollbacks cannot pass a departure: the player who left can neither play on nor agree.
   */
  prepareBack(entry: BackEntry): Prepared<S, A> | Refused {
    if (entry.by >= this.#rules.seats) return refusedBy('KERNEL-NO-SUCH-SEAT');
    if (entry.to >= this.length) return refusedBy('KERNEL-NO-SUCH-POINT');
    const state = this.stateAt(entry.to);
    if (countGone(state) < countGone(this.#state)) return refusedBy('KERNEL-LEFT-SINCE');
    const number = this.length + 1;
    return {
      ok: true,
      settled: [{ entry, actions: [], events: [backEvent(entry)] }],
      snapshots: number % this.#snapshotEvery === 0 ? [[number, this.#rules.clone(state)]] : [],
      state,
    };
  }

  commit(prepared: Prepared<S, A>): void {
    for (const settled of prepared.settled) this.#settled.push(settled);
    for (const [number, state] of prepared.snapshots) this.#snapshots.set(number, state);
    this.#state = shareParts(this.#state, prepared.state);
  }

  /**
   * Appends one entry in place, without a copy, to rebuild a history from its entries. After a refusal or an error the
   * history must be discarded.
   */
  rebuild(entry: Entry): Refused | null {
    if (entry.kind === 'back') {
      const prepared = this.prepareBack(entry);
      if (!prepared.ok) return prepared;
      this.commit(prepared);
      return null;
    }
    const done = this.#advance(this.#state, entry);
    if (!done.ok) return done;
    this.#settled.push(done.settled);
    if (this.length % this.#snapshotEvery === 0) {
      this.#snapshots.set(this.length, this.#rules.clone(this.#state));
    }
    return null;
  }

  /** Steps through everything between two points, each action and each step of the table on its own. */
  *replay(from: number, to: number): Generator<ReplayStep<S, A>> {
    const rules = this.#rules;
    let state = from === 0 ? rules.setup(this.#seed) : this.stateAt(from);
    let events: LogEvent[] = [];
    const listener = (event: LogEvent): void => {
      events.push(event);
    };
    if (from === 0) {
      yield { kind: 'setup', number: 0, events, state: rules.clone(state) };
      yield* tableSteps(0);
    }
    for (let number = from + 1; number <= to; number++) {
      const { entry, actions } = this.#settled.at(number);
      events = [];
      if (entry.kind === 'back') {
        state = this.stateAt(entry.to);
        const { to: target, by } = entry;
        yield { kind: 'back', number, to: target, by, events: [backEvent(entry)], state: rules.clone(state) };
      } else if (entry.kind === 'leave') {
        leave(rules, state, entry.seat, listener);
        yield { kind: 'leave', number, seat: entry.seat, events, state: rules.clone(state) };
        yield* tableSteps(number);
      } else {
        const { seat } = entry;
        for (const [at, action] of actions.entries()) {
          events = [];
          rules.apply(state, seat, action, listener);
          const line = rules.notation.write(action);
          const move = { line: entry.line, at };
          yield { kind: 'action', number, seat, action, line, move, events, state: rules.clone(state) };
        }
        yield* tableSteps(number);
      }
    }

    function* tableSteps(number: number): Generator<ReplayStep<S, A>> {
      while (tableIsNext(state)) {
        const of = structuredClone(openGroup(state)[0]);
        events = [];
        rules.run(state, listener);
        yield { kind: 'table', number, of, events, state: rules.clone(state) };
      }
    }
  }

  /** Point 0. It is rarely read and quickly made, so no table keeps it. */
  #begin(listener?: Listener): S {
    const state = this.#rules.setup(this.#seed);
    settle(this.#rules, state, listener);
    return state;
  }

  #advance(state: S, entry: Step): { readonly ok: true; readonly settled: Settled<A> } | Refused {
    const events: LogEvent[] = [];
    const listener = (event: LogEvent): void => {
      events.push(event);
    };
    const done =
      entry.kind === 'leave' ? this.#leave(state, entry, listener) : this.#act(state, entry, listener);
    if (!done.ok) return done;
    settle(this.#rules, state, listener);
    return { ok: true, settled: { entry: done.entry, actions: done.actions, events } };
  }

  #leave(state: S, entry: LeaveEntry, listener: Listener): Advanced<A> | Refused {
    const left = leave(this.#rules, state, entry.seat, listener);
    return left.ok ? { ok: true, entry, actions: [] } : left;
  }

  #act(state: S, { seat, line }: ActionEntry, listener: Listener): Advanced<A> | Refused {
    if (seat < 0 || seat >= this.#rules.seats) return refusedBy('KERNEL-NO-SUCH-SEAT');
    const played = playMove(this.#rules, state, seat, line, listener);
    if (!played.ok) return played;
    const { actions } = played;
    const written = writeMove(actions.map((action) => this.#rules.notation.write(action)));
    return { ok: true, entry: { kind: 'action', seat, line: written }, actions };
  }

  /** The states to keep of entries that are still to be appended and lead to `last`. */
  #snapshotsWithin(settled: readonly Settled<A>[], last: S): [number, S][] {
    const snapshots: [number, S][] = [];
    let state: S | null = null;
    let played = 0;
    for (let at = 1; at <= settled.length; at++) {
      if ((this.length + at) % this.#snapshotEvery !== 0) continue;
      if (at === settled.length) {
        snapshots.push([this.length + at, this.#rules.clone(last)]);
        continue;
      }
      state ??= this.#rules.clone(this.#state);
      for (; played < at; played++) this.#again(state, settled[played]);
      snapshots.push([this.length + at, this.#rules.clone(state)]);
    }
    return snapshots;
  }

  #again(state: S, { entry, actions }: Settled<A>): void {
    if (entry.kind === 'back') return;
    if (entry.kind === 'leave') leave(this.#rules, state, entry.seat);
    for (const action of actions) this.#rules.apply(state, entry.seat, action);
    settle(this.#rules, state);
  }
}

/** What one entry did, before the steps of the table that follow it. */
interface Advanced<A extends Action> {
  readonly ok: true;
  readonly entry: Step;
  readonly actions: readonly A[];
}

function countGone(state: GameState): number {
  return state.gone?.length ?? 0;
}

function backEvent({ to, by }: BackEntry): LogEvent {
  return { kind: 'KERNEL-BACK', seat: by, readers: 'all', data: { to } };
}
