/** A socket that tells of everything at a table, opened again when it breaks; asks now and then where none opens. */
import { api, ServerNo, type Told } from './api.ts';

export interface SocketParts {
  readonly table: string;
  readonly code: string | null;
  /** The last entry and the last message that are known here. */
  known(): { readonly entry: number; readonly message: number | null };
  hear(told: Told): void;
  /** Whether the server can be reached. */
  reached(isReached: boolean): void;
  /** The table is gone, or may no longer be looked at. */
  gone(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const NO_SUCH_TABLE = 4404;

export class LiveSocket {
  readonly #parts: SocketParts;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

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
    if (this.#isClosed || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const { table, code, known, hear, reached, gone } = this.#parts;
    const { entry, message } = known();
    const query = new URLSearchParams({
      since: String(entry),
      ...(message === null ? {} : { said: String(message) }),
      ...(code === null ? {} : { code }),
    });
    const base = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${base}/api/tables/${table}/live?${query}`);
    this.#socket = socket;
    socket.addEventListener('message', (event) => {
      this.#pause = FIRST_PAUSE;
      reached(true);
      hear(JSON.parse(String(event.data)) as Told);
    });
    socket.addEventListener('close', ({ code: why }) => {
      this.#socket = null;
      if (this.#isClosed) return;
      if (why === NO_SUCH_TABLE) {
        gone();
        return;
      }
      this.#timer = setTimeout(() => this.#again(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    });
  }

  /** Asks once by a request, which also tells whether anybody is there, then tries the socket again. */
  async #again(): Promise<void> {
    const { table, code, known, hear, reached, gone } = this.#parts;
    try {
      hear(await api.position(table, known().entry, code));
      reached(true);
    } catch (error) {
      if (error instanceof ServerNo && error.status === 404) {
        gone();
        return;
      }
      reached(false);
    }
    if (!this.#isClosed && this.#socket === null) this.#open();
  }
}
