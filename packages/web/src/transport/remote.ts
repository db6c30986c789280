/** A table on a server: its views arrive by a socket, what is done goes by requests, the rules run here as well. */
import {
  type BaseOptions,
  type Game,
  type GameState,
  importTable,
  type Order,
  publicOptions,
  type Rules,
  type Seat,
  type SeenEntry,
  type Table,
} from '@guildhall/kernel';
import { lazyGame } from '../words.ts';
import { api, type ChatMessage, type Position, ServerNo, type TableInfo, type Told } from './api.ts';
import type { Answer, OwnDraft, SeatInfo, Snapshot, TableLink } from './link.ts';
import { LiveSocket } from './live-socket.ts';
import { randomText } from './shelf.ts';

const ORDERS_KEY = 'guildhall.orders.';

/** The table with this id while it waits for its people; null when it does not. */
export async function waitingTable(id: string, code: string | null): Promise<TableInfo | null> {
  try {
    const { table } = await api.table(id, code);
    return table.status === 'gathering' ? table : null;
  } catch (error) {
    if (error instanceof ServerNo && error.status === 404) return null;
    throw error;
  }
}

/** The table with this id as far as it may be seen; null when there is none. Its game has started. */
export async function openRemote(id: string, code: string | null): Promise<RemoteLink | null> {
  try {
    const [{ table }, position] = await Promise.all([api.table(id, code), api.position(id, -1, code)]);
    const game = await lazyGame(table.game).game();
    // Called off before it began, or of rules that are not kept: there is nothing to show.
    if (position.view === null || table.version !== game.version) return null;
    return new RemoteLink(game, table, position, code);
  } catch (error) {
    if (error instanceof ServerNo && error.status === 404) return null;
    throw error;
  }
}

export class RemoteLink implements TableLink {
  readonly #game: Game;
  readonly #rules: Rules;
  readonly #options: BaseOptions;
  readonly #code: string | null;
  readonly #listeners = new Set<() => void>();
  readonly #socket: LiveSocket;
  readonly #views = new Map<number, Promise<GameState>>();
  #info: TableInfo;
  #position: Position;
  #log: SeenEntry[];
  #chat: readonly ChatMessage[] = [];
  #isReached = true;
  #snapshot: Snapshot;

  constructor(game: Game, info: TableInfo, position: Position, code: string | null) {
    this.#game = game;
    this.#info = info;
    this.#code = code;
    this.#position = position;
    this.#log = [...position.entries];
    // Fixed outcomes of set-up are not told while a table runs; the rules do without them.
    this.#options = publicOptions(game.options, info.options);
    this.#rules = game.rules(this.#options);
    this.#snapshot = this.#look();
    this.#socket = new LiveSocket({
      table: info.id,
      code,
      known: () => ({ entry: this.#log.at(-1)?.number ?? -1, message: this.#chat.at(-1)?.number ?? null }),
      hear: (told) => this.#hear(told),
      reached: (isReached) => this.#reach(isReached),
      gone: () => this.#reach(false),
    });
  }

  get id(): string {
    return this.#info.id;
  }

  get info(): TableInfo {
    return this.#info;
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  act(line: string): Answer {
    const { owed = [] } = this.#position;
    const due = owed.at(-1);
    if (due === undefined) return Promise.resolve({ rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} });
    const steps = this.#draft().steps.length;
    return this.#change((seen, key) =>
      api.act(this.id, { seen, key, obligation: due.id, action: line, steps }),
    );
  }

  undo(): Answer {
    return this.#deed('undo');
  }

  redo(): Answer {
    return this.#deed('redo');
  }

  restart(): Answer {
    return this.#deed('restart');
  }

  confirm(): Answer {
    return this.#deed('confirm');
  }

  goBack(to: number): Answer {
    return this.#change((seen, key) => api.proposeBack(this.id, { seen, key, to }));
  }

  answerProposal(answer: 'agree' | 'refuse' | 'withdraw'): Answer {
    return this.#change((seen, key) => api.answerBack(this.id, answer, { seen, key }));
  }

  viewAt(point: number): Promise<GameState> {
    const known = this.#views.get(point) ?? api.viewAt(this.id, point, this.#code);
    this.#views.set(point, known);
    known.catch(() => this.#views.delete(point));
    return known;
  }

  async record(): Promise<Table | null> {
    if (this.#position.status !== 'finished') return null;
    return importTable(await api.export(this.id, this.#code), [this.#game]);
  }

  setOrders(chosen: Readonly<Record<string, string>>, orders: readonly Order[]): void {
    localStorage.setItem(ORDERS_KEY + this.id, JSON.stringify(chosen));
    void api.setOrders(this.id, { plans: [], orders }).then(() => this.#changed());
  }

  liftCurtain(): void {}

  file(): Promise<string> {
    return api.export(this.id, this.#code);
  }

  async report(message: string, at: number): Promise<string | null> {
    await api.report(this.id, at, message);
    return null;
  }

  async say(text: string): Promise<void> {
    await api.chat(this.id, text, this.#code);
  }

  close(): void {
    this.#socket.close();
    this.#listeners.clear();
  }

  #deed(deed: 'undo' | 'redo' | 'restart' | 'confirm'): Answer {
    const steps = this.#draft().steps.length;
    return this.#change((seen, key) => api.draft(this.id, deed, { seen, key, steps }));
  }

  async #change(ask: (seen: number, key: string) => Promise<Position>): Answer {
    try {
      this.#hear(await ask(this.#position.number, randomText(8)));
      return null;
    } catch (error) {
      if (!(error instanceof ServerNo)) throw error;
      const { position } = error.body;
      if (typeof position === 'object' && position !== null) this.#hear(position as Position);
      if (error.status === 0) this.#reach(false);
      return error.refusal ?? { rule: `SERVER-${error.code}`, missing: {}, reason: error.message };
    }
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case 'table':
        this.#info = told.table;
        break;
      case 'position':
        if (!this.#takePosition(told)) return;
        break;
      case 'chat': {
        const last = this.#chat.at(-1)?.number ?? -1;
        this.#chat = [...this.#chat, ...told.messages.filter(({ number }) => number > last)];
        break;
      }
      case 'present':
        return;
      default:
        told satisfies never;
    }
    this.#changed();
  }

  /** Answers and the socket tell the same twice: only what is newer counts. */
  #takePosition(position: Position): boolean {
    const isOther = position.seat !== this.#position.seat;
    if (position.revision < this.#position.revision && !isOther) return false;
    const last = isOther ? -1 : (this.#log.at(-1)?.number ?? -1);
    const fresh = position.entries.filter(({ number }) => number > last);
    this.#log = isOther ? [...position.entries] : [...this.#log, ...fresh];
    this.#position = position;
    return true;
  }

  #reach(isReached: boolean): void {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    this.#changed();
  }

  #changed(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #draft(): OwnDraft {
    const { drafts, seat } = this.#position;
    const seen = drafts.find((draft) => draft.seat === seat);
    const own = seen?.own ?? null;
    if (own === null) return { steps: [], undone: [], isComplete: false, dropped: null };
    const { steps, undone, misfit } = own;
    return {
      steps,
      undone,
      isComplete: seen?.complete ?? false,
      dropped:
        misfit === null
          ? null
          : {
              line: misfit.dropped[0],
              refusal: misfit.why.kind === 'refused' ? misfit.why.refusal : null,
            },
    };
  }

  #look(): Snapshot {
    const { seat, view, number, status, waiting, proposal, clocks } = this.#position;
    if (view === null) throw new Error('the game has not started');
    const owes = (this.#position.owed ?? []).length > 0;
    return {
      realm: 'table',
      game: this.#game,
      options: this.#options,
      rules: this.#rules,
      seats: this.#info.seats.map(seatInfo),
      mine: seat === null ? [] : [seat],
      seat,
      view,
      length: number,
      log: this.#log,
      draft: this.#draft(),
      deciders: seat !== null && owes && !waiting.includes(seat) ? [...waiting, seat] : waiting,
      isOver: status === 'finished' || status === 'abandoned',
      curtain: null,
      orders: storedOrders(this.id),
      connection: this.#isReached ? 'here' : 'lost',
      abilities: { goBack: seat === null || status !== 'running' ? 'no' : 'ask', orders: seat !== null },
      proposal,
      clocks,
      chat: this.#chat,
    };
  }
}

function seatInfo({ occupant, heldFor }: TableInfo['seats'][number]): SeatInfo {
  switch (occupant.kind) {
    case 'person':
      return { person: occupant.person?.name ?? '', bot: null };
    case 'bot':
      return { person: heldFor?.name ?? null, bot: occupant.level };
    case 'open':
      return { person: null, bot: null };
    default:
      return occupant satisfies never;
  }
}

function storedOrders(id: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(ORDERS_KEY + id) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The seat a person has at a table of a list, or null. */
export function seatAt(seats: TableInfo['seats'], person: string | null): Seat | null {
  const found = seats.find(
    ({ occupant, heldFor }) =>
      (occupant.kind === 'person' && occupant.person?.id === person) ||
      (heldFor !== null && heldFor.id === person),
  );
  return person === null ? null : (found?.seat ?? null);
}
