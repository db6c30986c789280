/**
 * Everything that happens at a table: by a socket, which is opened again when it breaks; while there is none, the same
 * by asking now and then.
 */
import type { ChatMessage, ServerMessage } from '@guildhall/protocol';
import { ApiError, api } from './api.ts';

export interface SocketParts {
  readonly table: string;
  readonly code: string | null;
  /** Whether anybody reads here what is said. */
  readonly hearsChat: boolean;
  /** The last entry and the last message that are known here. */
  known(): { readonly entry: number; readonly message: number | null };
  hear(message: ServerMessage): void;
  /** Whether the server can be reached. */
  reached(isReached: boolean): void;
  /** The table is gone, or may no longer be looked at. */
  gone(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** Between rounds of a page that nobody looks at, where no socket opens. */
const HIDDEN_PAUSE = 60_000;
/** A socket is tried in each round at first; where none opens so often, only in every sixth one. */
const QUICK_TRIES = 5;
const ROUNDS_BETWEEN_TRIES = 6;

const NO_SUCH_TABLE = 4404;
/** There is no room, or too much was asked for: coming back at once would make it worse. */
const CROWDED: readonly number[] = [4429, 1008];

export class LiveSocket {
  readonly #parts: SocketParts;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Pauses since there was a socket for a while. */
  #pauses = 0;
  /** Sockets since then that did not open, or not for long. */
  #failures = 0;
  #roundsWithoutTry = 0;
  /** The server wants to be left alone until then. */
  #notBefore = 0;
  /** Counts what was begun: whatever comes back from an earlier round has no say about what is next. */
  #round = 0;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#open();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  readonly #hurry = (): void => {
    if (this.#isClosed || this.#socket !== null || document.hidden || Date.now() < this.#notBefore) return;
    clearTimeout(this.#timer);
    this.#pauses = 0;
    this.#open();
  };

  #open(): void {
    this.#round += 1;
    const { table, code, known, hear, reached } = this.#parts;
    const { entry, message } = known();
    const query = new URLSearchParams({
      since: String(entry),
      ...(message === null ? {} : { said: String(message) }),
      ...(code === null ? {} : { code }),
    });
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/tables/${table}/live?${query}`);
    this.#socket = socket;
    this.#roundsWithoutTry = 0;
    let opened = Number.POSITIVE_INFINITY;
    socket.addEventListener('open', () => {
      opened = Date.now();
    });
    socket.addEventListener('message', (event) => {
      reached(true);
      hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code: why }) => this.#broke(why, Date.now() - opened));
  }

  #broke(why: number, lasted: number): void {
    this.#socket = null;
    if (this.#isClosed) return;
    if (why === NO_SUCH_TABLE) {
      this.#parts.gone();
      return;
    }
    if (CROWDED.includes(why)) {
      this.#failures = QUICK_TRIES;
      this.#pauses = Math.max(this.#pauses, QUICK_TRIES);
    } else if (lasted >= LONGEST_PAUSE) {
      this.#failures = 0;
      this.#pauses = 0;
    } else {
      this.#failures += 1;
    }
    this.#wait();
  }

  #wait(): void {
    const usual = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#pauses);
    // Those who were cut off together do not come back together.
    const pause = usual * (0.75 + Math.random() / 2);
    const isPatient = document.hidden && this.#failures >= QUICK_TRIES;
    const least = Math.max(this.#notBefore - Date.now(), isPatient ? HIDDEN_PAUSE : 0);
    this.#pauses += 1;
    this.#round += 1;
    this.#timer = setTimeout(() => void this.#again(), Math.max(pause, least));
  }

  /** Asks once, which also tells whether anybody is there, and tries the socket again where that may help. */
  async #again(): Promise<void> {
    const round = this.#round;
    const isReached = await this.#ask(round);
    // Somebody came back to the page meanwhile: a socket is open, or one broke and the next round waits already.
    if (isReached === 'gone' || this.#isClosed || round !== this.#round) return;
    this.#roundsWithoutTry += 1;
    const isDue = this.#failures < QUICK_TRIES || this.#roundsWithoutTry >= ROUNDS_BETWEEN_TRIES;
    if (isReached && isDue) this.#open();
    else this.#wait();
  }

  /** Requests everything that a socket sends first; returns whether that succeeded. */
  async #ask(round: number): Promise<boolean | 'gone'> {
    const { table: id, code, known, hear, reached, gone } = this.#parts;
    let news: readonly ServerMessage[];
    try {
      const [{ table }, position, messages] = await Promise.all([
        api.table(id, code),
        api.position(id, known().entry, code),
        this.#messages(),
      ]);
      news = [{ kind: 'table', table }, position, { kind: 'chat', messages }];
    } catch (error) {
      if (this.#isClosed) return false;
      if (error instanceof ApiError && error.status === 404) {
        gone();
        return 'gone';
      }
      if (error instanceof ApiError && error.retryAfterMs !== null) {
        this.#notBefore = Date.now() + error.retryAfterMs;
      }
      if (round === this.#round) reached(false);
      return false;
    }
    // A socket that was opened meanwhile knows better.
    if (this.#isClosed || round !== this.#round) return true;
    reached(true);
    for (const message of news) hear(message);
    return true;
  }

  async #messages(): Promise<readonly ChatMessage[]> {
    const { table, code, known, hearsChat } = this.#parts;
    if (!hearsChat) return [];
    try {
      return await api.messages(table, code, known().message);
    } catch (error) {
      // Talk is not for everybody who watches.
      if (error instanceof ApiError && error.status === 403) return [];
      throw error;
    }
  }
}
