/** A table on a server: its views arrive by a socket, what is done goes by requests, the rules run here as well. */
import { engineOf } from '@guildhall/games';
import {
  answeredBy,
  type BaseOptions,
  type Game,
  type GameState,
  type Order,
  publicOptions,
  type RedactedEntry,
  type Rules,
  rulesOf,
  type Table,
} from '@guildhall/kernel';
import type {
  ChatMessage,
  DraftCommand,
  Position,
  Present,
  ServerMessage,
  TableInfo,
} from '@guildhall/protocol';
import { ApiError, api, attempt, linkRefusalOf } from './api.ts';
import { FinishedGame } from './finished-game.ts';
import {
  type Announce,
  type LinkResult,
  type Snapshot,
  type TableLink,
  watchFree,
  withFree,
  withoutFree,
} from './link.ts';
import { Listeners, type When } from './listeners.ts';
import { LiveSocket } from './live-socket.ts';
import { randomText } from './local-tables.ts';
import { chatAccessOf, ownDraftOf, seatInfoOf } from './server-snapshot.ts';

/** A table of a server: one to look at, one that still waits for its people, or why there is nothing to see. */
export type Found =
  | { readonly kind: 'open'; readonly link: RemoteLink }
  | { readonly kind: 'gathering'; readonly table: TableInfo }
  /** The server did not answer; it may, later. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'none' | 'called-off' | 'older-rules' };

export async function findRemote(id: string, code: string | null, announce: Announce): Promise<Found> {
  try {
    const [{ table }, position] = await Promise.all([api.table(id, code), api.position(id, -1, code)]);
    if (table.status === 'gathering') return { kind: 'gathering', table };
    announce(table.game);
    const game = await engineOf(table.game, table.version);
    if (game === null) return { kind: 'older-rules' };
    if (position.view === null) return { kind: 'called-off' };
    return { kind: 'open', link: new RemoteLink(game, table, position, code) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'none' };
    if (error instanceof ApiError && (error.status === 0 || error.status >= 502))
      return { kind: 'unreachable' };
    throw error;
  }
}

export class RemoteLink implements TableLink {
  readonly isAnalysis = false;
  readonly #game: Game;
  readonly #rules: Rules;
  readonly #options: BaseOptions;
  readonly #code: string | null;
  readonly #listeners = new Listeners();
  readonly #socket: LiveSocket;
  readonly #views = new Map<number, Promise<GameState>>();
  readonly #finished: FinishedGame;
  #info: TableInfo;
  #position: Position;
  #log: RedactedEntry[];
  #chat: readonly ChatMessage[] = [];
  #present: Present;
  #orders: readonly Order[] = [];
  #unwatch: () => void = () => {};
  #connection: Snapshot['connection'] = 'here';
  #snapshot: Snapshot;

  constructor(game: Game, info: TableInfo, position: Position, code: string | null) {
    this.#game = game;
    this.#info = info;
    this.#code = code;
    this.#present = info.present;
    this.#position = position;
    this.#log = [...position.entries];
    // Fixed outcomes of set-up are not told while a table runs; the rules do without them.
    this.#options = publicOptions(game.options, { overrides: [], ...info.options });
    this.#rules = rulesOf(game, this.#options);
    this.#finished = new FinishedGame(game, () => api.export(info.id, code));
    this.#snapshot = this.#look();
    this.#socket = new LiveSocket({
      table: info.id,
      code,
      hearsChat: true,
      known: () => ({ entry: this.#log.at(-1)?.number ?? -1, message: this.#chat.at(-1)?.number ?? null }),
      // What others do comes in bursts.
      hear: (message) => this.#hear(message, 'soon'),
      reached: (isReached) => this.#connected(isReached ? 'here' : 'lost'),
      gone: () => this.#connected('gone'),
    });
    if (position.seat !== null && position.status === 'running') {
      void this.#askForOrders();
      this.#unwatch = watchFree(() => void this.#followPreferences());
    }
  }

  get id(): string {
    return this.#info.id;
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(changed: () => void): () => void {
    return this.#listeners.add(changed);
  }

  act(...lines: readonly string[]): LinkResult {
    const { seat, view, owed = [] } = this.#position;
    const due = owed.at(-1);
    if (due === undefined || seat === null || view === null) {
      return Promise.resolve({ rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} });
    }
    const first = this.#rules.notation.read(lines[0]);
    const answered = first === null ? null : answeredBy(this.#rules, view, seat, first);
    // What answers nothing is refused by the server, which says why.
    const obligation = answered?.id ?? due.id;
    const steps = ownDraftOf(this.#position).steps.length;
    const action = lines.length === 1 ? lines[0] : lines;
    return this.#change((seen, key) => api.act(this.id, { seen, key, obligation, action, steps }));
  }

  undo(): LinkResult {
    return this.#draftCommand('undo');
  }

  redo(): LinkResult {
    return this.#draftCommand('redo');
  }

  restart(): LinkResult {
    return this.#draftCommand('restart');
  }

  confirm(): LinkResult {
    return this.#draftCommand('confirm');
  }

  goBack(to: number): LinkResult {
    return this.#change((seen, key) => api.proposeUndo(this.id, { seen, key, to }));
  }

  answerProposal(answer: 'agree' | 'refuse' | 'withdraw'): LinkResult {
    return this.#change((seen, key) => api.answerBack(this.id, answer, { seen, key }));
  }

  viewAt(point: number): Promise<GameState> {
    const known = this.#views.get(point) ?? this.#lookBack(point);
    this.#views.set(point, known);
    known.catch(() => this.#views.delete(point));
    return known;
  }

  async record(): Promise<Table | null> {
    return this.#isFinished ? await this.#finished.table() : null;
  }

  setOrders(orders: readonly Order[]): LinkResult {
    return attempt(async () => {
      this.#orders = (await api.setOrders(this.id, withFree(this.#game, orders))).orders;
      this.#changed();
    });
  }

  liftCurtain(): void {}

  file(): Promise<string> {
    return this.#isFinished ? this.#finished.file() : api.export(this.id, this.#code);
  }

  async report(message: string, at: number): Promise<string | null> {
    await api.report(this.id, at, message);
    return null;
  }

  say(text: string): LinkResult {
    return attempt(() => api.chat(this.id, text, this.#code));
  }

  close(): void {
    this.#socket.close();
    this.#unwatch();
    this.#listeners.clear();
  }

  get #isFinished(): boolean {
    return this.#position.status === 'finished';
  }

  /** A finished game is replayed here; what was seen while one goes on only the server knows. */
  async #lookBack(point: number): Promise<GameState> {
    const record = await this.record();
    if (record === null) return await api.viewAt(this.id, point, this.#code);
    return record.viewAt(this.#position.seat, point);
  }

  #draftCommand(command: DraftCommand): LinkResult {
    const steps = ownDraftOf(this.#position).steps.length;
    return this.#change((seen, key) => api.draft(this.id, command, { seen, key, steps }));
  }

  async #change(ask: (seen: number, key: string) => Promise<Position>): LinkResult {
    try {
      this.#hear(await ask(this.#position.number, randomText(8)), 'now');
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { position } = error.body;
      if (typeof position === 'object' && position !== null) this.#hear(position as Position, 'now');
      if (error.status === 0) this.#connected('lost');
      return linkRefusalOf(error);
    } finally {
      // The answer may have come by the socket first: whoever asked sees it before they go on.
      this.#listeners.hurry();
    }
  }

  async #askForOrders(): Promise<void> {
    try {
      this.#orders = (await api.orders(this.id)).orders;
      this.#changed();
      await this.#followPreferences();
    } catch {
      // They are kept where they are; only the form does not show them.
    }
  }

  /** What the person here likes to have answered everywhere is answered at this table too. */
  async #followPreferences(): Promise<void> {
    const own = withoutFree(this.#game, this.#orders);
    if (withFree(this.#game, own).length !== this.#orders.length) await this.setOrders(own);
  }

  #hear(message: ServerMessage, when: When): void {
    switch (message.kind) {
      case 'table':
        this.#takeInfo(message.table);
        break;
      case 'position':
        if (!this.#takePosition(message)) return;
        break;
      case 'chat':
        this.#takeMessages(message.messages);
        break;
      case 'present':
        this.#present = message;
        break;
      default:
        message satisfies never;
    }
    this.#changed(when);
  }

  #takeInfo(info: TableInfo): void {
    const isOpened = info.settings.openChat && !this.#info.settings.openChat;
    this.#info = info;
    this.#present = info.present;
    // What was said when it was open before was kept from whoever only watches.
    if (isOpened) void this.#askWhatWasSaid();
  }

  #takeMessages(messages: readonly ChatMessage[]): void {
    const fresh = messages.filter(({ number }) => this.#chat.every((known) => known.number !== number));
    if (fresh.length === 0) return;
    this.#chat = [...this.#chat, ...fresh].sort((a, b) => a.number - b.number);
  }

  async #askWhatWasSaid(): Promise<void> {
    try {
      this.#takeMessages(await api.messages(this.id, this.#code, null));
      this.#changed();
    } catch {
      // What is said from now on comes by the socket all the same.
    }
  }

  /** A response and the socket may carry the same position: only what is newer counts. */
  #takePosition(position: Position): boolean {
    const isOther = position.seat !== this.#position.seat;
    if (position.revision <= this.#position.revision && !isOther) return false;
    const last = isOther ? -1 : (this.#log.at(-1)?.number ?? -1);
    const fresh = position.entries.filter(({ number }) => number > last);
    this.#log = isOther ? [...position.entries] : [...this.#log, ...fresh];
    this.#position = position;
    // Whoever sits down may read what was said among those who sit there.
    if (isOther && position.seat !== null) void this.#askWhatWasSaid();
    return true;
  }

  #connected(connection: Snapshot['connection']): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.#changed();
  }

  #changed(when: When = 'now'): void {
    this.#snapshot = this.#look();
    this.#listeners.tell(when);
  }

  #look(): Snapshot {
    const { seat, view, number, status, waiting, proposal, clocks } = this.#position;
    if (view === null) throw new Error('the game has not started');
    const owes = (this.#position.owed ?? []).length > 0;
    const { seats, settings, votes, stuck, happened, rematch, commitment, calledOffBy } = this.#info;
    const { title, visibility } = this.#info;
    const isPlayer = seat !== null && status === 'running';
    return {
      realm: 'table',
      game: this.#game,
      options: this.#options,
      rules: this.#rules,
      seats: seats.map(seatInfoOf),
      mine: seat === null ? [] : [seat],
      seat,
      view,
      length: number,
      log: this.#log,
      draft: ownDraftOf(this.#position),
      deciders: seat !== null && owes && !waiting.includes(seat) ? [...waiting, seat] : waiting,
      isOver: status === 'finished' || status === 'abandoned',
      curtain: null,
      orders: withoutFree(this.#game, this.#orders),
      isHeld: isPlayer && seats[seat].occupant.kind === 'bot',
      connection: this.#connection,
      abilities: {
        goBack: isPlayer ? 'ask' : 'no',
        orders: isPlayer,
        standIn: isPlayer ? settings.standIn : null,
      },
      proposal,
      clocks,
      chat: this.#chat,
      chatAccess: chatAccessOf(this.#info, this.#code !== null),
      hash: commitment.hash,
      present: this.#present,
      votes,
      stuck,
      happened,
      about: { title, visibility, settings, game: this.#game.id, options: this.#options },
      openDrafts: this.#position.drafts.filter((draft) => draft.seat !== seat && draft.events.length > 0),
      rematch,
      calledOff: status === 'abandoned' ? { by: calledOffBy?.name ?? null } : null,
    };
  }
}
