/** A table that is open in this process: its stored record, and the kernel's table built from it. */
import {
  type Draft,
  type Game,
  readStandingOrders,
  type SavedDraft,
  type Seat,
  type StandingOrders,
  Table,
} from '@guildhall/kernel';
import type {
  EntryOrigin,
  Head,
  OpenTable,
  OwnBotId,
  PersonId,
  TableChange,
  TableId,
  TableRecord,
  TableSecrets,
  Time,
} from '@guildhall/store';
import { type Clocks, readClocks } from './clocks.ts';
import type { GameRegistry } from './game-registry.ts';
import { type OwnBotNote, readSettings, type TableSettings } from './table-settings.ts';
import { readTableVotes, type TableVotes } from './table-votes.ts';

/** The number of entries between two kept states. Rebuilding a state from the one before it takes a moment. */
const SNAPSHOT_EVERY = 128;

const NO_DRAFT: Draft = { steps: [], undone: [], misfit: null };

export interface EntryNote {
  readonly origin: EntryOrigin;
  readonly at: Time;
}

/** Two lists instead of one object per entry, because they stay in memory as long as the table does. */
class EntryNotes {
  readonly #origins: EntryOrigin[] = [];
  readonly #times: Time[] = [];

  constructor(notes: readonly EntryNote[]) {
    for (const note of notes) this.add(note);
  }

  add({ origin, at }: EntryNote): void {
    this.#origins.push(origin);
    this.#times.push(at);
  }

  of(number: number): EntryNote {
    return { origin: this.#origins[number - 1], at: this.#times[number - 1] };
  }
}

/** What changed, for subscribers. */
export interface News {
  /** Whose position changed: everyone's, or only that of these seats. */
  readonly position: 'all' | readonly Seat[];
  /** Whether seats, status, settings or votes changed. */
  readonly table: boolean;
}

export const EVERYTHING: News = { position: 'all', table: true };

export class LiveTable {
  readonly id: TableId;
  readonly #registry: GameRegistry;
  #record: TableRecord;
  #settings: TableSettings;
  #clocks: Clocks;
  #tableVotes: TableVotes;
  #table: Table | null = null;
  readonly #notes: EntryNotes;
  #standing: ReadonlyMap<Seat, StandingOrders>;
  #published: TableSecrets | null = null;
  #drafts: readonly SavedDraft[] = [];

  constructor(registry: GameRegistry, open: OpenTable) {
    this.#registry = registry;
    this.id = open.table.id;
    this.#record = open.table;
    this.#settings = readSettings(open.table.settings);
    this.#clocks = readClocks(open.table.clocks);
    this.#tableVotes = readTableVotes(open.table.votes);
    this.#standing = standingBySeat(open);
    this.#notes = new EntryNotes(open.entries);
    this.#table = this.#restored(open);
    this.#drafts = this.#table?.savedDrafts() ?? [];
    this.#publish(open);
  }

  get record(): TableRecord {
    return this.#record;
  }

  get settings(): TableSettings {
    return this.#settings;
  }

  get clocks(): Clocks {
    return this.#clocks;
  }

  get tableVotes(): TableVotes {
    return this.#tableVotes;
  }

  /** Null before the game starts, and if this server does not have its version of the rules. */
  get table(): Table | null {
    return this.#table;
  }

  get game(): Game | null {
    return this.#registry.find(this.#record.game, this.#record.version);
  }

  get standing(): ReadonlyMap<Seat, StandingOrders> {
    return this.#standing;
  }

  /** The drafts as the store has them. */
  get drafts(): readonly SavedDraft[] {
    return this.#drafts;
  }

  /** The secret bits and the seed, once the table is over. */
  get published(): TableSecrets | null {
    return this.#published;
  }

  get over(): boolean {
    return this.#record.status === 'finished' || this.#record.status === 'abandoned';
  }

  /** Who made an entry and when. */
  note(number: number): EntryNote {
    return this.#notes.of(number);
  }

  /** The seat that belongs to a person, even if a bot is playing it; null if there is none. */
  seatOf(person: PersonId): Seat | null {
    for (const { seat, occupant } of this.#record.seats) {
      if (occupant.kind === 'person' && occupant.person === person) return seat;
      if (this.#settings.seats[seat]?.heldFor === person) return seat;
    }
    return null;
  }

  /** The person who plays a seat; null if a bot or no one does. */
  personAt(seat: Seat): PersonId | null {
    const occupant = this.#record.seats[seat]?.occupant;
    return occupant?.kind === 'person' ? occupant.person : null;
  }

  /** The level of the bot that plays a seat; null when none does. */
  botAt(seat: Seat): string | null {
    const occupant = this.#record.seats[seat]?.occupant;
    return occupant?.kind === 'bot' ? occupant.level : null;
  }

  /** The bot of somebody's own that plays a seat; null when none does. */
  ownBotAt(seat: Seat): OwnBotNote | null {
    return this.#settings.seats[seat]?.ownBot ?? null;
  }

  /** The seat that a bot of somebody's own plays; null: none. */
  seatOfOwnBot(bot: OwnBotId): Seat | null {
    const seat = this.#settings.seats.findIndex(({ ownBot }) => ownBot?.id === bot);
    return seat === -1 ? null : seat;
  }

  /** The seats that people hold. */
  peopleSeats(): Seat[] {
    return this.#record.seats.filter(({ occupant }) => occupant.kind === 'person').map(({ seat }) => seat);
  }

  /** Sets the kernel's table that the start created. */
  begin(table: Table): void {
    this.#table = table;
  }

  /** Adopts a change of this process that is durable now. */
  adopt(change: TableChange, head: Head, now: Time): News {
    const { facts, seats } = change;
    const status = facts?.status ?? this.#record.status;
    const startsNow = status === 'running' && this.#record.status === 'gathering';
    const endsNow = facts?.status === 'finished' || facts?.status === 'abandoned';
    this.#record = {
      ...this.#record,
      ...facts,
      status,
      head,
      changed: now,
      started: startsNow ? now : this.#record.started,
      finished: endsNow ? now : this.#record.finished,
      clocks: change.clocks ?? this.#record.clocks,
      proposal: change.proposal === undefined ? this.#record.proposal : change.proposal,
      votes: change.votes ?? this.#record.votes,
      waiting: change.waiting ?? this.#record.waiting,
      seats:
        seats === undefined
          ? this.#record.seats
          : this.#record.seats.map((old) => seats.find(({ seat }) => seat === old.seat) ?? old),
    };
    this.#settings = facts?.settings === undefined ? this.#settings : readSettings(facts.settings);
    const clocks = change.clocks === undefined ? this.#clocks : (change.clocks as Clocks);
    const timeIsUp = clocks.some(({ out }, seat) => out !== this.#clocks[seat]?.out);
    this.#clocks = clocks;
    this.#tableVotes = change.votes === undefined ? this.#tableVotes : (change.votes as TableVotes);
    if (change.standing !== undefined) {
      const standing = new Map(this.#standing);
      for (const one of change.standing) standing.set(one.seat, one.standing);
      this.#standing = standing;
    }
    const entries = change.entries ?? [];
    for (const { origin } of entries) this.#notes.add({ origin, at: now });
    this.#drafts = this.#table?.savedDrafts() ?? [];
    const forAll = entries.length > 0 || change.proposal !== undefined || startsNow || endsNow || timeIsUp;
    const drafted = (change.drafts ?? []).map(({ seat }) => seat);
    return {
      position: forAll || (this.#settings.openDrafts && drafted.length > 0) ? 'all' : drafted,
      table: seats !== undefined || facts !== undefined || change.votes !== undefined,
    };
  }

  /** After the end of the game, when nothing is secret any more. */
  publish(secrets: TableSecrets): void {
    this.#published = secrets;
  }

  /**
   * Applies what other processes did since. Null if that cannot be done in small steps, and the table has to be opened
   * again.
   */
  catchUp(open: OpenTable): News | null {
    const before = this.#record;
    if (before.status !== open.table.status || before.version !== open.table.version) return null;
    const table = this.#table;
    if (table !== null) {
      for (const { number, line } of open.entries) {
        if (!table.receive(number, line).ok) return null;
      }
      if (table.length !== open.table.head.length) return null;
      if (!followDrafts(table, open.drafts) || !followProposal(table, open.table)) return null;
    }
    for (const note of open.entries) this.#notes.add(note);
    const besides = besidesTheGame(before);
    const isGameAlone = JSON.stringify(besides) === JSON.stringify(besidesTheGame(open.table));
    // Unchanged parts keep their old objects, so that the fresh copies are collected at once.
    this.#record = { ...open.table, options: before.options, ...(isGameAlone ? besides : {}) };
    if (!isGameAlone) {
      this.#settings = readSettings(open.table.settings);
      this.#tableVotes = readTableVotes(open.table.votes);
    }
    this.#clocks = readClocks(open.table.clocks);
    this.#standing = standingBySeat(open);
    this.#drafts = table?.savedDrafts() ?? [];
    const isOneMove = open.entries.length > 0 && open.table.head.revision === before.head.revision + 1;
    return isOneMove && isGameAlone ? { position: 'all', table: false } : EVERYTHING;
  }

  #restored(open: OpenTable): Table | null {
    const { game } = this;
    const { seed } = open;
    if (game === null || seed === null) return null;
    const { version, options, proposal } = open.table;
    const entries = open.entries.map(({ line }) => line);
    const saved = { game: game.id, version, options, seed, entries, drafts: open.drafts, proposal };
    return Table.restore(game, saved, tableConfig(this.#settings));
  }

  #publish({ secret, seed }: OpenTable): void {
    if (this.over) this.#published = { secret, seed };
  }
}

/** What clients are sent about a table besides its position. */
function besidesTheGame({ owner, visibility, status, seats, settings, votes, outcome }: TableRecord) {
  return { owner, visibility, status, seats, settings, votes, outcome };
}

function standingBySeat({ standing }: OpenTable): Map<Seat, StandingOrders> {
  return new Map(standing.map((one) => [one.seat, readStandingOrders(one.standing)]));
}

export function tableConfig({ confirm, openDrafts }: TableSettings) {
  return { confirm, open: openDrafts, snapshotEvery: SNAPSHOT_EVERY, log: 'texts' as const };
}

function followDrafts(table: Table, drafts: readonly SavedDraft[]): boolean {
  const now = table.savedDrafts();
  for (let seat = 0; seat < table.rules.seats; seat++) {
    const is = now.find((draft) => draft.seat === seat);
    const { seat: _, ...should } = drafts.find((draft) => draft.seat === seat) ?? { seat, ...NO_DRAFT };
    if (is !== undefined && JSON.stringify({ ...is, seat }) === JSON.stringify({ ...should, seat })) continue;
    if (is === undefined && should.steps.length === 0 && should.undone.length === 0) continue;
    if (!table.replaceDraft(seat, should).ok) return false;
  }
  return true;
}

/** Gives the kernel's table the stored proposal, seat by seat, because it takes one in no other way. */
function followProposal(table: Table, { proposal }: TableRecord): boolean {
  const now = table.proposal;
  if (JSON.stringify(now) === JSON.stringify(proposal)) return true;
  if (now !== null && !table.withdraw(now.by).ok) return false;
  if (proposal === null) return true;
  if (!table.propose(proposal.by, proposal.to).ok) return false;
  return proposal.agreed.every((seat) => table.agree(seat).ok);
}
