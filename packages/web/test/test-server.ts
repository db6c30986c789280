/** The real server with the built client, on a database of its own, which can be stopped and started again. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULT_CONFIG, type GuildhallServer, type ServerParts } from '@guildhall/server';
import { checkResponses } from '@guildhall/server/testing';
import { openStore, type Report, type Store } from '@guildhall/store';
import { buildClient } from './built.ts';
import { DIST } from './serve.ts';

const PLENTY = 1_000_000;

export class TestServer {
  readonly #folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'guildhall-web-'));
  #store: Store | null = null;
  #server: GuildhallServer | null = null;
  #port = 0;
  /** Responses that did not fit the protocol. */
  readonly #faults: (readonly string[])[] = [];
  readonly #parts: Omit<ServerParts, 'store'>;

  /** `parts`: what differs from the defaults. */
  constructor(parts: Omit<ServerParts, 'store'> = {}) {
    this.#parts = parts;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Cuts everybody off; they may come back at once. */
  dropConnections(): void {
    for (const client of this.#server?.app.websocketServer.clients ?? []) client.terminate();
  }

  /** What people reported of a table. */
  async reports(table: string): Promise<readonly Report[]> {
    return (await this.#store?.reports.of(table)) ?? [];
  }

  async open(): Promise<void> {
    buildClient();
    this.#store = await openStore(join(this.#folder, 'guildhall.db'));
    this.#server = await createServer({
      ...this.#parts,
      store: this.#store,
      config: {
        logLevel: 'error',
        web: DIST,
        limits: {
          ...DEFAULT_CONFIG.limits,
          requestsPerMinute: PLENTY,
          entriesPerMinute: PLENTY,
          tablesPerAddressPerHour: PLENTY,
          tableTriesPerAddress: PLENTY,
        },
        ...this.#parts.config,
      },
    });
    this.#faults.push(checkResponses(this.#server.app));
    const address = await this.#server.app.listen({ host: '127.0.0.1', port: this.#port });
    this.#port = Number(new URL(address).port);
  }

  async close(): Promise<void> {
    await this.#server?.app.close();
    await this.#store?.close();
    this.#server = null;
    this.#store = null;
  }

  async tearDown(): Promise<void> {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true });
    const faults = this.#faults.flat();
    if (faults.length > 0) throw new Error(`what was sent does not fit the protocol: ${faults.join('\n')}`);
  }
}
