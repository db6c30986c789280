/** A table under load: two people, each with an open socket, who play at random, and play again when it is over. */
import { once } from 'node:events';
import { manifests } from '@guildhall/games';
import type { Random, Rules } from '@guildhall/kernel';
import { WebSocket } from 'ws';
import type { LoadClient } from './fast-client.ts';
import type { Position } from './seat-player.ts';

/** The game of the load tests. */
export const [{ id: LOAD_GAME }] = manifests;

/** A way to a server. */
export interface Endpoint {
  readonly address: string;
  client: LoadClient;
}

/** How long a response took, in milliseconds. */
export interface Times {
  /** Where it was sent and received. */
  readonly took: number;
  /** Until the client had it, with everything it had to do meanwhile. */
  readonly seen: number;
}

export interface LoadParts {
  /** Each person goes through one of them, as behind a load balancer. */
  readonly endpoints: readonly Endpoint[];
  readonly rules: Rules;
  readonly random: Random;
}

/** A person, and the way they come in by. */
interface Visitor {
  readonly endpoint: Endpoint;
  readonly cookie: string;
}

interface Place extends Visitor {
  socket: WebSocket | null;
  /** The last position that came; as text, because most of them nobody needs to read. */
  text: string | null;
}

const NEWS_MS = 20_000;
/** The revision stands near the beginning of a position. */
const HEADER = 400;

export class LoadTable {
  readonly #parts: LoadParts;
  readonly #places: readonly Place[];
  #id = '';
  #revision = -1;
  #keys = 0;
  #heard: (() => void) | null = null;

  private constructor(parts: LoadParts, places: readonly Place[]) {
    this.#parts = parts;
    this.#places = places;
  }

  static async open(parts: LoadParts, name: string): Promise<LoadTable> {
    const places: Place[] = [];
    for (const who of ['one', 'other']) {
      const endpoint = parts.endpoints[parts.random.below(parts.endpoints.length)];
      const cookie = await newPerson(endpoint.client, `${name} ${who}`);
      places.push({ endpoint, cookie, socket: null, text: null });
    }
    const table = new LoadTable(parts, places);
    await table.#begin();
    return table;
  }

  /** Plays one action for a seat that has to decide. Returns how long the response took; null: it was too late. */
  async step(): Promise<Times | null> {
    const { rules, random } = this.#parts;
    const found = await this.#decision();
    if (found === null) {
      await this.#begin();
      return await this.step();
    }
    const { seat, position } = found;
    const place = this.#places[seat];
    const actions = rules.legal(position.view, seat);
    this.#keys += 1;
    const body = {
      seen: position.number,
      obligation: position.owed[0].id,
      action: rules.notation.write(actions[random.below(actions.length)]),
      key: `request-number-${this.#keys}`,
    };
    const sent = performance.now();
    const path = `/api/tables/${this.#id}/actions`;
    const { status, text, took } = await place.endpoint.client.ask('POST', path, place.cookie, body);
    const seen = performance.now() - sent;
    if (status !== 200 && status !== 409) throw new Error(`${body.action}: ${status} ${text.slice(0, 300)}`);
    if (status === 409) {
      place.text = null;
      this.#revision = -1;
      return null;
    }
    this.#hear(place, text);
    this.#revision = revisionOf(text);
    return { took, seen };
  }

  close(): void {
    for (const { socket } of this.#places) socket?.terminate();
  }

  /** Who has to decide, on which position; null when the game is over. */
  async #decision(): Promise<{ readonly seat: number; readonly position: Position } | null> {
    const started = performance.now();
    while (performance.now() - started < NEWS_MS) {
      for (const [seat, { text }] of this.#places.entries()) {
        if (text === null || revisionOf(text) < this.#revision) continue;
        const position = JSON.parse(text) as Position;
        if (position.status === 'finished') return null;
        if (position.status === 'running' && position.owed.length > 0) return { seat, position };
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#heard = resolve;
      const timer = setTimeout(resolve, NEWS_MS);
      await promise;
      clearTimeout(timer);
    }
    throw new Error(`table ${this.#id}: nobody was told that it is their turn`);
  }

  async #begin(): Promise<void> {
    this.close();
    const [owner, other] = this.#places;
    this.#id = await newTable(owner, other);
    this.#revision = -1;
    for (const place of this.#places) {
      place.text = null;
      place.socket = await this.#connect(place);
    }
  }

  async #connect(place: Place): Promise<WebSocket> {
    const url = `${place.endpoint.address.replace('http', 'ws')}/api/tables/${this.#id}/live`;
    const socket = new WebSocket(url, { headers: { cookie: place.cookie }, perMessageDeflate: false });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"kind":"position"')) this.#hear(place, text);
    });
    await once(socket, 'open');
    return socket;
  }

  #hear(place: Place, text: string): void {
    // The answer to a request and the word of it by socket come in any order.
    if (place.text !== null && revisionOf(text) < revisionOf(place.text)) return;
    place.text = text;
    this.#heard?.();
    this.#heard = null;
  }
}

/** The cookie of somebody who has entered. */
export async function newPerson(client: LoadClient, name: string): Promise<string> {
  const { status, cookie } = await client.ask('POST', '/api/people', null, { name });
  if (cookie === null) throw new Error(`nobody may enter: ${status}`);
  return cookie;
}

/** A table of two people that has begun. */
export async function newTable(owner: Visitor, other: Visitor): Promise<string> {
  const at = owner.endpoint.client;
  const { table } = await at.expect<{ table: { id: string } }>('POST', '/api/tables', owner.cookie, {
    game: LOAD_GAME,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const path = `/api/tables/${table.id}`;
  await at.expect('POST', `${path}/word`, owner.cookie, { word: 'a word of load' });
  await other.endpoint.client.expect('POST', `${path}/seats`, other.cookie, { word: 'another word' });
  return table.id;
}

function revisionOf(text: string): number {
  return Number(/"revision":(\d+)/.exec(text.slice(0, HEADER))?.[1] ?? -1);
}
