/** A table in this browser alone: the engine in the page, bots in a worker, kept after every step. */
import { engineOf } from '@guildhall/games';
import {
  answer,
  type BaseOptions,
  type Done,
  exportTable,
  exportWithDrafts,
  type Game,
  type GameState,
  type Order,
  type Refused,
  readOptions,
  rulesOf,
  type SavedTable,
  type Seat,
  setupFailure,
  Table,
  trySetup,
} from '@guildhall/kernel';
import { preferences } from '../preferences.ts';
import { knownGame } from '../text/words.ts';
import { Bots } from './bots.ts';
import {
  type Announce,
  type LinkResult,
  NOTHING_SHARED,
  type OwnDraft,
  type Snapshot,
  type TableLink,
  watchFree,
  withFree,
} from './link.ts';
import { Listeners, type When } from './listeners.ts';
import { type LocalSeat, randomText, type StoredTable, storedTable, storeTable } from './local-tables.ts';

export interface NewTable {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  readonly curtain: boolean;
}

/** Makes a table and keeps it; answers with its id. Throws OptionsError. */
export async function createLocal({ game, options, seats, curtain }: NewTable): Promise<string> {
  const loaded = await knownGame(game).game();
  const read = readOptions(loaded.options, { ...options, players: seats.length });
  trySetup(rulesOf(loaded, read), newSeed);
  return keep(begun(loaded, read).save(), seats, curtain);
}

function newSeed(): string {
  return randomText(20);
}

function begun(game: Game, options: BaseOptions): Table {
  try {
    return new Table(game, options, newSeed());
  } catch (error) {
    throw setupFailure(error);
  }
}

/** Keeps a table that came from elsewhere, as a file for instance. */
export async function keep(
  saved: SavedTable,
  seats: readonly LocalSeat[],
  curtain: boolean,
): Promise<string> {
  const id = randomText(8);
  const loaded = await engineOf(saved.game, saved.version);
  if (loaded === null) throw new Error(`version ${saved.version} of ${saved.game} is not kept here`);
  const now = Date.now();
  const bare = { id, saved, seats, curtain, orders: {}, created: now, changed: now };
  await storeTable({ ...bare, ...summaryOf(Table.restore(loaded, saved), seats) });
  return id;
}

function summaryOf(table: Table, seats: readonly LocalSeat[]) {
  return {
    isOver: table.over,
    isYourTurn: table.deciders().some((seat) => seats[seat].person !== null),
    totals: table.over ? table.rules.outcome(table.state()).totals : null,
  };
}

/** The table with this id; null when this browser has none. */
export async function openLocal(id: string, announce: Announce): Promise<LocalLink | 'older-rules' | null> {
  const stored = await storedTable(id);
  if (stored === null) return null;
  announce(stored.saved.game);
  const game = await engineOf(stored.saved.game, stored.saved.version);
  return game === null ? 'older-rules' : new LocalLink(game, stored);
}

class LocalLink implements TableLink {
  readonly isAnalysis = false;
  readonly #game: Game;
  readonly #bots = new Bots();
  readonly #listeners = new Listeners();
  #table: Table;
  #stored: StoredTable;
  #snapshot: Snapshot;
  #seat: Seat | null;
  /** Seats whose turn to look has come and who have not lifted the curtain yet. */
  #curtain: Seat | null = null;
  readonly #unwatch = watchFree(() => this.#changed());
  #isClosed = false;
  #isDriving = false;

  constructor(game: Game, stored: StoredTable) {
    this.#game = game;
    this.#stored = stored;
    this.#table = Table.restore(game, stored.saved, this.#settings());
    this.#seat = this.#mine()[0] ?? null;
    this.#turnTo();
    this.#snapshot = this.#look();
    void this.#drive();
  }

  get id(): string {
    return this.#stored.id;
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    return this.#listeners.add(changed);
  }

  act(...lines: readonly string[]): LinkResult {
    return this.#change((table, seat) => table.play(seat, lines));
  }

  undo(): LinkResult {
    return this.#change((table, seat) => table.undo(seat));
  }

  redo(): LinkResult {
    return this.#change((table, seat) => table.redo(seat));
  }

  restart(): LinkResult {
    return this.#change((table, seat) => table.restart(seat));
  }

  confirm(): LinkResult {
    return this.#change((table, seat) => table.confirm(seat));
  }

  /** Everybody else here is a bot or sits at the same screen: all agree. */
  goBack(to: number): LinkResult {
    return this.#change((table, seat) => {
      let done = table.propose(seat, to);
      for (let other = 0; other < table.rules.seats && done.ok && table.proposal !== null; other++) {
        if (other !== seat) done = table.agree(other);
      }
      return done;
    });
  }

  viewAt(point: number): Promise<GameState> {
    return Promise.resolve(this.#table.viewAt(this.#seat, point));
  }

  /** The whole record, for replay, charts and the end. */
  record(): Promise<Table | null> {
    return Promise.resolve(this.#table);
  }

  setOrders(orders: readonly Order[]): LinkResult {
    if (this.#seat !== null) {
      this.#stored = { ...this.#stored, orders: { ...this.#stored.orders, [this.#seat]: orders } };
      this.#changed();
    }
    return Promise.resolve(null);
  }

  liftCurtain(): void {
    this.#curtain = null;
    this.#changed();
  }

  answerProposal(): LinkResult {
    return Promise.resolve({ rule: 'KERNEL-NO-PROPOSAL', missing: {} });
  }

  say(): LinkResult {
    return Promise.resolve(null);
  }

  file(): Promise<string> {
    const notes = { names: this.#names() };
    return Promise.resolve(
      this.#table.over ? exportTable(this.#table, notes) : exportWithDrafts(this.#table, notes),
    );
  }

  report(message: string, at: number): Promise<string | null> {
    const report = { message, at, seat: this.#seat };
    return Promise.resolve(exportTable(this.#table, { names: this.#names(), report }));
  }

  close(): void {
    this.#isClosed = true;
    this.#unwatch();
    this.#bots.close();
    this.#listeners.clear();
  }

  #names(): readonly string[] {
    return this.#stored.seats.map(({ person, bot }, seat) => person ?? `${bot ?? 'bot'} ${seat + 1}`);
  }

  #settings() {
    return { confirm: preferences().confirm ? ('asked' as const) : ('automatic' as const) };
  }

  #mine(): readonly Seat[] {
    return this.#stored.seats.flatMap(({ person }, seat) => (person === null ? [] : [seat]));
  }

  #change(change: (table: Table, seat: Seat) => Done | Refused): LinkResult {
    if (this.#seat === null || this.#curtain !== null) {
      return Promise.resolve({ rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} });
    }
    const wanted = this.#settings();
    if (wanted.confirm !== this.#table.config.confirm) {
      this.#table = Table.restore(this.#game, this.#table.save(), wanted);
    }
    const done = change(this.#table, this.#seat);
    if (!done.ok) {
      const { refusal, line } = done;
      return Promise.resolve(line === undefined ? refusal : { ...refusal, line });
    }
    this.#changed();
    return Promise.resolve(null);
  }

  #changed(when: When = 'now'): void {
    this.#turnTo();
    this.#snapshot = this.#look();
    this.#stored = {
      ...this.#stored,
      ...summaryOf(this.#table, this.#stored.seats),
      saved: this.#table.save(),
      changed: Date.now(),
    };
    void storeTable(this.#stored);
    this.#listeners.tell(when);
    void this.#drive();
  }

  /** Shows the screen to the person who is asked, if another one than before. */
  #turnTo(): void {
    const mine = this.#mine();
    const deciders = this.#table.deciders();
    // Whose answer is given already does not have to look.
    const isAsked = (seat: Seat): boolean => deciders.includes(seat) && this.#ordered(seat) === null;
    if (mine.length < 2 || (this.#seat !== null && isAsked(this.#seat))) return;
    const next = mine.find(isAsked);
    if (next === undefined || next === this.#seat) return;
    this.#seat = next;
    if (this.#stored.curtain || this.#haveSecrets(mine)) this.#curtain = next;
  }

  /** Whether one of them sees what another may not. */
  #haveSecrets(seats: readonly Seat[]): boolean {
    if (this.#game.hidden.length === 0) return false;
    const [first, ...others] = seats.map((seat) => JSON.stringify(this.#table.view(seat)));
    return others.some((view) => view !== first);
  }

  #look(): Snapshot {
    const table = this.#table;
    const seat = this.#seat;
    return {
      realm: 'local',
      game: this.#game,
      options: table.options,
      rules: table.rules,
      seats: this.#stored.seats,
      mine: this.#mine(),
      seat,
      view: table.view(seat),
      length: table.length,
      log: table.log(seat),
      draft: this.#draft(),
      deciders: table.deciders(),
      isOver: table.over,
      curtain: this.#curtain,
      orders: this.#ordersOf(seat),
      abilities: { goBack: 'now', orders: true, standIn: null },
      ...NOTHING_SHARED,
    };
  }

  #draft(): OwnDraft {
    const seen = this.#table.drafts(this.#seat).find(({ seat }) => seat === this.#seat);
    const own = seen?.own ?? null;
    if (own === null) return { steps: [], undone: [], isComplete: false, dropped: null };
    const { steps, undone, misfit } = own;
    const why = misfit?.why;
    return {
      steps,
      undone,
      isComplete: seen?.complete ?? false,
      dropped:
        misfit === null || misfit === undefined
          ? null
          : { line: misfit.dropped[0], refusal: why?.kind === 'refused' ? why.refusal : null },
    };
  }

  /** Lets bots and standing orders play until a person is asked. */
  async #drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      for (let waits = this.#next(); waits !== null && !this.#isClosed; waits = this.#next()) {
        const before = this.#table;
        const length = before.length;
        const lines = await waits.lines;
        // While a bot thought, the person may have gone back.
        if (this.#isClosed || this.#table !== before || before.length !== length) continue;
        if (!this.#playAll(waits.seat, lines)) continue;
        // Who wants to see every move hears of each at once; the page shows them at the pace that the person likes.
        this.#changed(preferences().pace === 'instant' ? 'soon' : 'now');
      }
    } finally {
      this.#isDriving = false;
    }
  }

  /** Plays a bot's lines until one is settled or no longer fits. Answers whether something was settled. */
  #playAll(seat: Seat, lines: readonly string[]): boolean {
    for (const [at, line] of lines.entries()) {
      const done = this.#playFor(seat, line);
      if (!done.ok && at === 0) throw new Error(`seat ${seat} chose "${line}": ${done.refusal.rule}`);
      if (!done.ok) return false;
      if (done.settled.length > 0) return true;
    }
    return false;
  }

  /** A step of somebody who is not asked to confirm a turn. */
  #playFor(seat: Seat, line: string): Done | Refused {
    const done = this.#table.play(seat, line);
    const draft = this.#table.drafts(seat).find((one) => one.seat === seat);
    return done.ok && draft?.complete === true ? this.#table.confirm(seat) : done;
  }

  /** The next seat that does not wait for a person, and what it will play. */
  #next(): { readonly seat: Seat; readonly lines: Promise<readonly string[]> } | null {
    const table = this.#table;
    for (const seat of table.deciders()) {
      const { bot } = this.#stored.seats[seat];
      if (bot !== null) {
        // The bot's own draft is on top of its view.
        const view = table.view(seat);
        const { options } = table;
        return {
          seat,
          lines: this.#bots.choose({
            game: this.#game.id,
            version: this.#game.version,
            options,
            view,
            seat,
            level: bot,
          }),
        };
      }
      const ordered = this.#ordered(seat);
      if (ordered !== null) return { seat, lines: Promise.resolve([ordered]) };
    }
    return null;
  }

  #ordersOf(seat: Seat | null): readonly Order[] {
    return this.#stored.orders[String(seat)] ?? [];
  }

  #ordered(seat: Seat): string | null {
    const orders = withFree(this.#game, this.#ordersOf(seat));
    if (orders.length === 0) return null;
    const { rules } = this.#table;
    const { action } = answer(rules, this.#table.view(seat), seat, { plans: [], orders });
    return action === null ? null : rules.notation.write(action);
  }
}
