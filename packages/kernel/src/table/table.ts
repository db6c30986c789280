/**
 * A table is options, seed, ruleset version and an append-only list of settled entries, plus the drafts of unfinished
 * turns. Replays, spectating, crash recovery, analysis and bug reports are all derived from it.
 *
 * Every change is tried on a copy first: it happens as a whole, or it is refused with the rule that forbids it.
 */

import type { Action, BaseOptions, Game, GameState, Obligation, Rules, Seat } from '../contract/game.ts';
import { rulesOf } from '../engine/compiled-rules.ts';
import { hasLeft, remaining } from '../engine/leaving.ts';
import { deciders, isOver, owed, waitedFor } from '../engine/obligations.ts';
import { type Refused, refusedBy } from '../engine/play.ts';
import { stateHash } from '../engine/state-hash.ts';
import { readOptions } from '../options/options.ts';
import type { CommitBoundary } from './commit-boundary.ts';
import {
  type Confirming,
  type Draft,
  type DraftTip,
  EMPTY_DRAFT,
  settlingBoundary,
  takeStep,
  type Wish,
} from './draft.ts';
import { Drafts, type SavedDraft, type SeatMisfit } from './drafts.ts';
import { type Entry, type LeaveEntry, readEntry, writeEntry } from './entries.ts';
import { History, type HistoryConfig, type Prepared, type ReplayStep } from './history.ts';
import {
  type Perspective,
  type RedactedDraft,
  type RedactedEntry,
  redactEntry,
  redactSetup,
} from './redaction.ts';
import { type SavedTable, TableError } from './saved-table.ts';
import { shareParts } from './shared-parts.ts';
import { agreeTo, isAllowed, mayRefuse, mayWithdraw, type Proposal, proposeUndo } from './undo-proposal.ts';

/** How drafts are settled and shown, and how much is kept in memory: nothing of it changes the game. */
export interface TableConfig extends HistoryConfig {
  readonly confirm: Confirming;
  /** Whether everybody sees everybody's draft, as people do who sit around one board. */
  readonly open: boolean;
}

const DEFAULTS: TableConfig = { confirm: 'automatic', open: false, snapshotEvery: 32, log: 'values' };

/** What a change did. */
export interface Done {
  readonly ok: true;
  /** Numbers of the entries it settled. */
  readonly settled: readonly number[];
  /** How far the step reached that settled them; null when nothing was settled or nobody's step did it. */
  readonly boundary: CommitBoundary | null;
  /** Drafts of which steps had to be dropped, because what was settled goes before them. */
  readonly misfits: readonly SeatMisfit[];
  /** A proposal to go back that lapsed, because something was settled. */
  readonly lapsed: Proposal | null;
}

const NOTHING_SETTLED: Done = { ok: true, settled: [], boundary: null, misfits: [], lapsed: null };

export class Table<
  S extends GameState = GameState,
  A extends Action = Action,
  O extends BaseOptions = BaseOptions,
> {
  readonly game: Game<S, A, O>;
  readonly options: O;
  readonly seed: string;
  readonly rules: Rules<S, A>;
  readonly config: TableConfig;
  readonly #history: History<S, A>;
  readonly #hashes = new Map<number, string>();
  #drafts: Drafts<S, A>;
  #proposal: Proposal | null = null;

  /** A new table. Throws OptionsError when the options do not fit the game. */
  constructor(game: Game<S, A, O>, options: unknown, seed: string, config: Partial<TableConfig> = {}) {
    this.game = game;
    this.options = readOptions(game.options, options);
    this.seed = seed;
    this.config = { ...DEFAULTS, ...config };
    this.rules = rulesOf(game, this.options);
    this.#history = new History(this.rules, seed, this.config);
    this.#drafts = new Drafts(this.rules, this.config.confirm, this.#history.state, new Map());
  }

  /** A table as it was saved. Throws TableError where the entries do not fit the game. */
  static restore<S extends GameState, A extends Action, O extends BaseOptions>(
    game: Game<S, A, O>,
    saved: SavedTable,
    config: Partial<TableConfig> = {},
  ): Table<S, A, O> {
    if (saved.game !== game.id || saved.version !== game.version) {
      const wrong = `a table of ${saved.game} version ${saved.version}, not of ${game.id} version ${game.version}`;
      throw new TableError(`this is ${wrong}`, null, null);
    }
    const table = new Table(game, saved.options, saved.seed, config);
    saved.entries.forEach((text, at) => {
      const entry = readEntry(text);
      if (entry === null) throw new TableError(`entry ${at + 1} ("${text}") cannot be read`, at + 1, null);
      const refused = table.#history.rebuild(entry);
      if (refused === null) return;
      const { refusal } = refused;
      throw new TableError(`entry ${at + 1} ("${text}") is not allowed: ${refusal.rule}`, at + 1, refusal);
    });
    table.#drafts = table.#drafts.replayedOn(table.#history.state).drafts;
    for (const { seat, ...draft } of saved.drafts) table.replaceDraft(seat, draft);
    table.#proposal = saved.proposal;
    return table;
  }

  save(): SavedTable {
    return {
      game: this.game.id,
      version: this.game.version,
      options: this.options,
      seed: this.seed,
      entries: this.entries(),
      drafts: this.savedDrafts(),
      proposal: this.#proposal,
    };
  }

  get length(): number {
    return this.#history.length;
  }

  get over(): boolean {
    return isOver(this.#history.state);
  }

  get proposal(): Proposal | null {
    return this.#proposal;
  }

  /** The seats that owe a decision, by what is settled. */
  deciders(): Seat[] {
    return deciders(this.#history.state);
  }

  /** The seats whose clocks run: a turn is theirs until it is settled. */
  waitedFor(): Seat[] {
    return waitedFor(this.#history.state);
  }

  /** The entries after a point, all of them by default, as they are stored. */
  entries(after = 0): string[] {
    return this.settled(after).map(writeEntry);
  }

  /** What was settled after a point: who did it, and what. */
  settled(after: number): Entry[] {
    return this.#history.entries(after);
  }

  /** What a seat may answer, its draft on top; `settled`: what it owes whatever becomes of its draft. */
  owed(seat: Seat, on: 'draft' | 'settled' = 'draft'): Pick<Obligation, 'id' | 'kind'>[] {
    const state = on === 'draft' ? this.#drafts.tip(seat).state : this.#history.state;
    return owed(state, seat).map(({ id, kind }) => ({ id, kind }));
  }

  /** The drafts as they are stored. */
  savedDrafts(): SavedDraft[] {
    return this.#drafts.save();
  }

  /** Every legal action of a seat on top of its draft; none while the draft waits to be confirmed. */
  legal(seat: Seat): A[] {
    const tip = this.#drafts.tip(seat);
    return tip.complete ? [] : this.rules.legal(tip.state, seat);
  }

  /**
   * Plays one step of a seat's turn. It is added to the seat's draft, or settled with the draft if it reaches beyond
   * the seat. Several actions are one step: they are played all or nothing, and undone and logged as one.
   */
  play(seat: Seat, wish: Wish<A>): Done | Refused {
    return this.#step(seat, wish, []);
  }

  /** Takes the last step of a draft back. */
  undo(seat: Seat): Done | Refused {
    const { steps, undone } = this.#drafts.of(seat);
    if (steps.length === 0) return refusedBy('KERNEL-NOTHING-TO-UNDO');
    const back = steps.length - 1;
    return this.#setDraft(seat, {
      steps: steps.slice(0, back),
      undone: [steps[back], ...undone],
      misfit: null,
    });
  }

  /** Takes the step that was taken back last once more. */
  redo(seat: Seat): Done | Refused {
    const [next, ...later] = this.#drafts.of(seat).undone;
    return next === undefined ? refusedBy('KERNEL-NOTHING-TO-REDO') : this.#step(seat, next, later);
  }

  /** Takes the whole draft back. */
  restart(seat: Seat): Done | Refused {
    const { steps, undone } = this.#drafts.of(seat);
    if (steps.length === 0) return refusedBy('KERNEL-NOTHING-TO-UNDO');
    return this.#setDraft(seat, { steps: [], undone: [...steps, ...undone], misfit: null });
  }

  /** Settles a draft as it is, finished or not. */
  confirm(seat: Seat): Done | Refused {
    const tip = this.#drafts.tip(seat);
    if (tip.steps.length === 0) return refusedBy('KERNEL-NOTHING-TO-CONFIRM');
    return this.#settle(seat, { ...tip, state: this.rules.clone(tip.state) });
  }

  /** Puts a stored draft in the place of a seat's draft; steps that do not fit are dropped and reported. */
  replaceDraft(seat: Seat, draft: Draft): Done | Refused {
    return this.#isSeat(seat) ? this.#setDraft(seat, draft) : refusedBy('KERNEL-NO-SUCH-SEAT');
  }

  /**
   * Removes a seat from the game for good, at any moment. Its draft is dropped, the game's rule decides about its
   * obligations, and it can do nothing at this table any more. Rollbacks cannot pass this point.
   */
  leave(seat: Seat): Done | Refused {
    return this.#isSeat(seat) ? this.#leave({ kind: 'leave', seat }) : refusedBy('KERNEL-NO-SUCH-SEAT');
  }

  /** Proposes to go back to a point. Where nobody else plays it happens at once. */
  propose(seat: Seat, to: number): Done | Refused {
    const proposal = this.#isNoPlayer(seat) ?? proposeUndo(this.#proposal, seat, to, this.length);
    if ('ok' in proposal) return proposal;
    const possible = this.#history.prepareBack({ kind: 'back', to, by: seat });
    return possible.ok ? this.#consider(proposal) : possible;
  }

  /** Allows what is proposed. It happens once all seats have allowed it. */
  agree(seat: Seat): Done | Refused {
    return this.#isNoPlayer(seat) ?? this.#consider(agreeTo(this.#proposal, seat));
  }

  /** Does not allow what is proposed, which ends the proposal. */
  refuse(seat: Seat): Done | Refused {
    return this.#isNoPlayer(seat) ?? this.#endProposal(mayRefuse(this.#proposal, seat));
  }

  withdraw(seat: Seat): Done | Refused {
    return this.#endProposal(mayWithdraw(this.#proposal, seat));
  }

  /** Takes over an entry that another process settled at this table. */
  receive(number: number, text: string): Done | Refused {
    if (number !== this.length + 1) return refusedBy('KERNEL-OUT-OF-ORDER');
    const entry = readEntry(text);
    if (entry === null) return refusedBy('KERNEL-NOT-AN-ACTION');
    const history = this.#history;
    if (entry.kind === 'back') return this.#append(history.prepareBack(entry), this.#drafts);
    if (entry.kind === 'leave') return this.#leave(entry);
    const { seat, line } = entry;
    const draft = this.#drafts.of(seat);
    if (draft.steps[0] !== line) return this.#append(history.prepare(entry), this.#drafts);
    // A draft that was settled by another process arrives entry by entry; what has arrived is no longer a draft.
    const rest = { draft: { ...draft, steps: draft.steps.slice(1) }, tip: this.#drafts.tip(seat) };
    return this.#append(history.prepare(entry), this.#drafts.with(seat, rest));
  }

  /** A copy of the full settled state: secret while the table runs. */
  state(): S {
    return this.#history.stateAt(this.length);
  }

  /** A copy of the full state after entry number `point`. */
  stateAt(point: number): S {
    return this.#history.stateAt(point);
  }

  /** The hash of the full state at a point: secret while the table runs. */
  hashAt(point: number): string {
    const known = this.#hashes.get(point);
    if (known !== undefined) return known;
    const hash = stateHash(this.#history.stateAt(point));
    this.#hashes.set(point, hash);
    return hash;
  }

  /** What a seat (null: a spectator) sees now: what is settled, and its own draft on top. */
  view(viewer: Seat | null): S {
    return this.rules.view(viewer === null ? this.#history.state : this.#drafts.tip(viewer).state, viewer);
  }

  /** What a viewer sees with another seat's draft on top; null unless the table plays open. */
  viewOfDraft(viewer: Seat | null, seat: Seat): S | null {
    return viewer === seat || this.config.open ? this.rules.view(this.#drafts.tip(seat).state, viewer) : null;
  }

  /** What a seat saw at a point, of what was settled by then. */
  viewAt(viewer: Seat | null, point: number): S {
    return this.rules.view(this.#history.stateAt(point), viewer);
  }

  /** The drafts a viewer may see: its own, and everybody's at a table that plays open. */
  drafts(viewer: Seat | null): RedactedDraft[] {
    return this.#drafts.seenBy(viewer, this.config.open ? 'all' : 'own');
  }

  /** The log from set-up on, as a viewer may read it. After the end everything is open. */
  log(viewer: Seat | null): RedactedEntry[] {
    return [redactSetup(this.#history.firstEvents, this.#perspectiveOf(viewer)), ...this.since(0, viewer)];
  }

  /** The entries after a point, up to another one, as a viewer may read them. */
  since(point: number, viewer: Seat | null, to = this.length): RedactedEntry[] {
    const perspective = this.#perspectiveOf(viewer);
    const seen: RedactedEntry[] = [];
    for (let number = point + 1; number <= to; number++) {
      const { entry, events } = this.#history.settled(number);
      seen.push(redactEntry(number, entry, events, perspective));
    }
    return seen;
  }

  /** Steps through each action and each step of the table on its own, with full states and all events. */
  replay(from = 0, to = this.length): Generator<ReplayStep<S, A>> {
    return this.#history.replay(from, to);
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.rules.seats;
  }

  /** Why a seat has no say at this table, or null. */
  #isNoPlayer(seat: Seat): Refused | null {
    if (!this.#isSeat(seat)) return refusedBy('KERNEL-NO-SUCH-SEAT');
    return hasLeft(this.#history.state, seat) ? refusedBy('KERNEL-HAS-LEFT') : null;
  }

  #leave(entry: LeaveEntry): Done | Refused {
    const { drafts } = this.#drafts.replaced(entry.seat, EMPTY_DRAFT);
    return this.#append(this.#history.prepare(entry), drafts);
  }

  #perspectiveOf(viewer: Seat | null): Perspective {
    return { viewer, everything: this.over };
  }

  #step(seat: Seat, wish: Wish<A>, undone: readonly string[]): Done | Refused {
    if (!this.#isSeat(seat)) return refusedBy('KERNEL-NO-SUCH-SEAT');
    const next = takeStep(this.rules, this.#drafts.tip(seat), seat, wish);
    if (!next.ok) return next;
    const boundary = settlingBoundary(next.boundary, this.config.confirm);
    if (boundary !== null) {
      const done = this.#settle(seat, next.tip);
      return done.ok ? { ...done, boundary } : done;
    }
    const steps = next.tip.steps.map(({ line }) => line);
    const tip = { ...next.tip, state: shareParts(this.#history.state, next.tip.state) };
    this.#drafts = this.#drafts.with(seat, { draft: { steps, undone, misfit: null }, tip });
    return NOTHING_SETTLED;
  }

  #setDraft(seat: Seat, draft: Draft): Done {
    const { drafts, misfits } = this.#drafts.replaced(seat, draft);
    this.#drafts = drafts;
    return { ...NOTHING_SETTLED, misfits };
  }

  /** Settles a seat's draft, whose last state becomes the table's. */
  #settle(seat: Seat, tip: DraftTip<S, A>): Done | Refused {
    const { drafts } = this.#drafts.replaced(seat, EMPTY_DRAFT);
    return this.#append(this.#history.prepareDraft(seat, tip), drafts);
  }

  /** Makes prepared entries part of the table, with the drafts replayed on top of them. */
  #append(prepared: Prepared<S, A> | Refused, standing: Drafts<S, A>): Done | Refused {
    if (!prepared.ok) return prepared;
    const { drafts, misfits } = standing.replayedOn(prepared.state);
    const goesBack = prepared.settled[0].entry.kind === 'back';
    const lapsed = goesBack ? null : this.#proposal;
    const first = this.length + 1;
    this.#history.commit(prepared);
    this.#drafts = drafts;
    this.#proposal = null;
    return {
      ok: true,
      settled: prepared.settled.map((_, at) => first + at),
      boundary: null,
      misfits,
      lapsed,
    };
  }

  #consider(proposal: Proposal | Refused): Done | Refused {
    if ('ok' in proposal) return proposal;
    if (isAllowed(proposal, remaining(this.#history.state, this.rules.seats))) {
      const { to, by } = proposal;
      return this.#append(this.#history.prepareBack({ kind: 'back', to, by }), this.#drafts);
    }
    this.#proposal = proposal;
    return NOTHING_SETTLED;
  }

  #endProposal(refused: Refused | null): Done | Refused {
    if (refused !== null) return refused;
    this.#proposal = null;
    return NOTHING_SETTLED;
  }
}
