/** A table on the real server, kept up with where no socket opens: by the link alone, without a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameState, type Rules, randomFrom } from '@guildhall/kernel';
import type { Position } from '@guildhall/protocol';
import { createServer, type GuildhallServer } from '@guildhall/server';
import { openStore, type Store } from '@guildhall/store';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefer } from '../src/preferences.ts';
import type { Snapshot } from '../src/transport/link.ts';
import { findRemote, type RemoteLink } from '../src/transport/remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'guildhall-remote-'));
let store: Store;
let server: GuildhallServer;
let address: string;

beforeAll(async () => {
  store = await openStore(join(folder, 'guildhall.db'));
  server = await createServer({ store, config: { logLevel: 'error', takesJobs: false } });
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server.app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Where no socket opens one is tried about once a minute; then machines are slow at times. */
const PATIENCE_MS = 120_000;
const TIMEOUT = { timeout: 4 * PATIENCE_MS };

const realFetch = fetch;
const RealSocket = WebSocket;

/** A client of the server without a page. */
class Person {
  readonly #cookie: string;

  constructor(cookie: string) {
    this.#cookie = cookie;
  }

  static async enter(name: string): Promise<Person> {
    const entered = await new Person('').fetch('/api/people', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return new Person(entered.headers.getSetCookie()[0].split(';')[0]);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return await realFetch(`${address}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie: this.#cookie },
    });
  }

  async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await this.fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  }
}

/** Whether sockets open on the way to the server. */
let isOpen: boolean;

/** This process is the page of a person. */
function bePageOf(person: Person): void {
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => person.fetch(path, init));
  vi.stubGlobal('location', { origin: address });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal(
    'WebSocket',
    class extends RealSocket {
      constructor(url: string) {
        // Nothing listens at port 1.
        super(isOpen ? url : 'ws://127.0.0.1:1/');
      }
    },
  );
}

beforeEach(() => {
  isOpen = false;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Waits until something holds of what the page shows. */
async function until(link: RemoteLink, what: string, holds: (snapshot: Snapshot) => boolean): Promise<void> {
  if (holds(link.snapshot())) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`waited for ${what}`)), PATIENCE_MS);
    const stop = link.subscribe(() => {
      if (!holds(link.snapshot())) return;
      clearTimeout(late);
      stop();
      resolve();
    });
  });
}

const said = ({ chat }: Snapshot): string[] => (chat ?? []).map(({ text }) => text);

async function newTable(owner: Person, guest: Person): Promise<string> {
  const { table } = await owner.ask('POST', '/tables', {
    game: 'terra-mystica',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  const { id } = table as { id: string };
  await owner.ask('POST', `/tables/${id}/word`, { word: 'any word will do' });
  await guest.ask('POST', `/tables/${id}/seats`, { word: 'any word will do' });
  return id;
}

async function open(id: string): Promise<RemoteLink> {
  const found = await findRemote(id, null, () => {});
  if (found.kind !== 'open') throw new Error(found.kind);
  return found.link;
}

test('seats, offers, chat, who is there and how the game stands come without a socket', TIMEOUT, async () => {
  const [anna, bohdan] = [await Person.enter('Anna'), await Person.enter('Bohdan')];
  const id = await newTable(anna, bohdan);
  await bohdan.ask('POST', `/tables/${id}/chat`, { text: 'of before' });
  bePageOf(anna);
  const link = await open(id);
  await until(link, 'what was said before', (now) => said(now).includes('of before'));

  const watching = new RealSocket(`${address.replace('http', 'ws')}/api/tables/${id}/live`);
  await until(link, 'somebody who watches', ({ present }) => present?.spectators === 1);
  watching.close();
  await bohdan.ask('POST', `/tables/${id}/chat`, { text: 'hello' });
  await bohdan.ask('POST', `/tables/${id}/seats/1/offer`);
  await until(link, 'the offer', ({ seats }) => seats[1].isOffered === true);
  await until(link, 'the words', (now) => said(now).includes('hello'));
  await bohdan.ask('POST', `/tables/${id}/seats/1/bot`, { level: 'random' });
  await until(link, 'the bot', ({ seats }) => seats[1].bot === 'random' && seats[1].person === 'Bohdan');
  await bohdan.ask('POST', `/tables/${id}/seats/1/return`);
  await bohdan.ask('POST', `/tables/${id}/leave`, { key: 'leaves-for-good' });
  await until(link, 'the end', ({ isOver, calledOff }) => isOver && calledOff?.by === 'Bohdan');
  expect(said(link.snapshot())).toEqual(['of before', 'hello']);
  expect(link.snapshot().connection).toBe('here');
  link.close();
});

test(
  'whoever watches is told of what is open, and comes back to the socket when it opens',
  TIMEOUT,
  async () => {
    const [anna, bohdan] = [await Person.enter('Anna'), await Person.enter('Bohdan')];
    const id = await newTable(anna, bohdan);
    await anna.ask('POST', `/tables/${id}/chat`, { text: 'among us' });
    bePageOf(new Person(''));
    const link = await open(id);
    await anna.ask('PATCH', `/tables/${id}`, { openChat: true });
    await anna.ask('POST', `/tables/${id}/chat`, { text: 'to all' });
    await until(link, 'open words', (now) => said(now).includes('to all'));
    expect(said(link.snapshot())).toEqual(['to all']);
    expect(server.context.subscriptions.size).toBe(0);
    isOpen = true;
    await until(link, 'a socket', ({ present }) => present?.spectators === 1);
    expect(server.context.subscriptions.size).toBe(1);
    link.close();
  },
);

test(
  'what costs nothing is answered at the server for whoever likes it, beside their plans',
  TIMEOUT,
  async () => {
    const [anna, bohdan] = [await Person.enter('Anna'), await Person.enter('Bohdan')];
    const id = await newTable(anna, bohdan);
    const nothing = { kind: 'turn', where: [], counts: [], place: [] };
    const plans = [{ name: 'later', steps: [{ when: nothing, take: 'pass *', otherwise: 'drop' }] }];
    await anna.ask('PUT', `/tables/${id}/orders`, { plans, orders: [] });
    const followed = async () =>
      (await anna.ask('GET', `/tables/${id}/orders`)).standing as {
        readonly plans: unknown;
        readonly orders: readonly { readonly take: string }[];
      };
    bePageOf(anna);
    const link = await open(id);
    prefer({ freeAnswers: true });
    const own = [{ when: { ...nothing, kind: 'leech' }, take: null }];
    await vi.waitFor(async () => expect((await followed()).orders).toHaveLength(1), PATIENCE_MS);
    expect(await link.setOrders(own)).toBeNull();
    expect((await followed()).orders.map(({ take }) => take)).toEqual([null, 'leech']);
    expect((await followed()).plans).toEqual(plans);
    // The form shows the person's own orders alone.
    expect(link.snapshot().orders).toEqual(own);
    prefer({ freeAnswers: false });
    await vi.waitFor(async () => expect((await followed()).orders).toHaveLength(1), PATIENCE_MS);
    expect((await followed()).orders.map(({ take }) => take)).toEqual([null]);
    link.close();
  },
);

test('several actions are done as one or not at all', TIMEOUT, async () => {
  const [anna, bohdan] = [await Person.enter('Anna'), await Person.enter('Bohdan')];
  const id = await newTable(anna, bohdan);
  const { waiting } = await anna.ask('GET', `/tables/${id}/position`);
  bePageOf((waiting as number[])[0] === 0 ? anna : bohdan);
  const link = await open(id);
  const { seat, rules, view, length } = link.snapshot();
  const [faction] = rules.legal(view, seat ?? 0).map((action) => rules.notation.write(action));
  const refused = await link.act(faction, 'dance');
  expect(refused).toMatchObject({ rule: 'KERNEL-NOT-AN-ACTION', line: 2 });
  expect(link.snapshot().length).toBe(length);
  expect(await link.act(faction)).toBeNull();
  expect(link.snapshot().length).toBe(length + 1);
  link.close();
});

/** Everybody plays whatever is legal until the game is over. */
async function playOut(id: string, people: readonly Person[], rules: Rules): Promise<void> {
  const random = randomFrom('played out');
  let { waiting, number, status } = (await people[0].ask(
    'GET',
    `/tables/${id}/position?since=0`,
  )) as Standing;
  for (let step = 0; status === 'running'; step++) {
    const [seat] = waiting;
    const now = await people[seat].ask('GET', `/tables/${id}/position?since=${number}`);
    const { view, owed } = now as unknown as { view: GameState; owed: { id: number }[] };
    const actions = rules.legal(view, seat);
    const action = rules.notation.write(actions[random.below(actions.length)]);
    const body = { seen: number, obligation: owed[0].id, action, key: `played-out-${step}` };
    ({ waiting, number, status } = (await people[seat].ask(
      'POST',
      `/tables/${id}/actions`,
      body,
    )) as Standing);
  }
}

type Standing = Record<string, unknown> & Pick<Position, 'waiting' | 'number' | 'status'>;

test('the record of a finished game is fetched once, and replayed in the page', TIMEOUT, async () => {
  const people = [await Person.enter('Anna'), await Person.enter('Bohdan')];
  const id = await newTable(people[0], people[1]);
  bePageOf(people[0]);
  const before = await open(id);
  const { rules } = before.snapshot();
  before.close();
  await playOut(id, people, rules);

  const asked: string[] = [];
  let isReached = false;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(path.replace(/\?.*/, '').replace(`/api/tables/${id}`, ''));
    return isReached || !path.includes('/export')
      ? people[0].fetch(path, init)
      : Promise.resolve(new Response('', { status: 503 }));
  });
  const link = await open(id);
  await expect(link.file(), 'a file that did not come').rejects.toThrow();
  isReached = true;
  asked.length = 0;
  const [file, record, first] = await Promise.all([link.file(), link.record(), link.viewAt(0)]);
  const { length, seat } = link.snapshot();
  expect(record?.length).toBe(length);
  expect(await link.record()).toBe(record);
  expect(await link.file()).toBe(file);
  const middle = await link.viewAt(length >> 1);
  expect(asked.filter((path) => path === '/export' || path.startsWith('/at/'))).toEqual(['/export']);
  const seen = async (point: number): Promise<unknown> =>
    (await people[seat ?? 0].ask('GET', `/tables/${id}/at/${point}`)).view;
  expect(first).toEqual(await seen(0));
  expect(middle).toEqual(await seen(length >> 1));
  link.close();
});
