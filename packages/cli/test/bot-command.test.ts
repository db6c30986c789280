/** `guildhall bot`: a bot of your own at tables of a server. Hostile ones lose their seat and nothing else. */
import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createServer, DEFAULT_CONFIG, type GuildhallServer } from '@guildhall/server';
import { openStore, type Store } from '@guildhall/store';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { COMMANDS } from '../src/all-commands.ts';
import { run } from '../src/program.ts';
import { Caught, folder, guildhall } from './shell.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

const home = mkdtempSync(join(tmpdir(), 'guildhall-bots-'));
let store: Store;
let server: GuildhallServer;
let address: string;
let cookie: string;
let token: string;

async function serve(port: number): Promise<void> {
  const limits = { ...DEFAULT_CONFIG.limits, tablesPerHour: 1_000, botRequestsPerMinute: 1_000_000 };
  const config = { logLevel: 'silent', limits: { ...limits, requestsPerMinute: 1_000_000 } } as const;
  server = await createServer({ store, config });
  address = await server.app.listen({ host: '127.0.0.1', port });
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  for (const set of response.headers.getSetCookie()) [cookie] = set.split(';');
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

beforeAll(async () => {
  cookie = '';
  store = await openStore(join(home, 'guildhall.db'));
  await serve(0);
  await ask('POST', '/people', { name: 'Ana' });
  ({ token } = await ask<{ token: string }>('POST', '/me/bots', { name: 'Mine' }));
});
afterAll(async () => {
  await server.app.close();
  await store.close();
  rmSync(home, { recursive: true });
});

interface Seen {
  readonly status: string;
  readonly seats: readonly { readonly occupant: object; readonly ownBot: object | null }[];
}

async function newTable(bots = 1): Promise<string> {
  const seats = [
    { kind: 'invited' },
    ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' })),
  ];
  const { table } = await ask<{ table: { id: string } }>('POST', '/tables', { game: 'tiletum', seats });
  return table.id;
}

async function seen(table: string): Promise<Seen> {
  return (await ask<{ table: Seen }>('GET', `/tables/${table}`)).table;
}

const words = (tables: readonly string[], bot: string, ...more: string[]): string[] => [
  'bot',
  '--server',
  address,
  ...tables.flatMap((table) => ['--table', table]),
  '--token',
  token,
  ...more,
  bot,
];

const play = (tables: readonly string[], bot: string, ...more: string[]) =>
  guildhall(words(tables, bot, ...more));

function write(name: string, text: string): string {
  const file = join(folder(), name);
  writeFileSync(file, text);
  return file;
}

const module = (body: string): string =>
  write('bot.mjs', `export default { choose(rules, view, seat, random) { ${body} } };`);
const FIRST = 'return rules.legal(view, seat)[0];';

const program = (body: string): string =>
  `${process.execPath} ${write(
    'bot.mjs',
    `import { createInterface } from 'node:readline';
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    for await (const line of createInterface({ input: process.stdin })) {
      const m = JSON.parse(line);
      if (m.type === 'start') say({ type: 'ready' });
      if (m.type === 'choose') { ${body} }
    }`,
  )}`;

describe('a bot of your own at a server', () => {
  test('plays at several tables until their games are over', async () => {
    const tables = [await newTable(), await newTable(2)];
    const { code, out, err } = await play(tables, `${EXAMPLES}random.ts`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Mine, bot of Ana, plays at 2 tables');
    for (const table of tables) {
      expect(out).toMatch(new RegExp(`${table}: the game is over: place \\d, \\d+ points`));
      expect((await seen(table)).status).toBe('finished');
    }
  });

  const python = `in Python as well${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(python, async () => {
    const table = await newTable();
    const { code, err } = await play([`${address}/table/${table}`], `python3 ${EXAMPLES}random.py`);
    expect([code, err]).toEqual([0, '']);
    expect((await seen(table)).status).toBe('finished');
  });

  const alone = `by requests alone${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(alone, async () => {
    const table = await newTable();
    const link = `${address}/table/${table}`;
    const { stdout, stderr } = await promisify(execFile)('python3', [`${EXAMPLES}over_http.py`, link, token]);
    expect([stdout, stderr]).toEqual([expect.stringMatching(/^over \[-?\d+, -?\d+\]\n$/), '']);
    expect((await seen(table)).status).toBe('finished');
  });

  test('goes on when the server is back, and wherever it sits when it is started anew', async () => {
    const table = await newTable();
    const io = new Caught();
    const before = run(words([table], module(FIRST)), io, COMMANDS);
    const port = Number(new URL(address).port);
    // In the middle of the game.
    while ((await seen(table)).status !== 'running') await new Promise((resolve) => setTimeout(resolve, 5));
    await server.app.close();
    await vi.waitFor(
      () => expect(io.complaints.join('\n')).toContain('does not answer; trying again'),
      10_000,
    );
    await serve(port);
    expect(await before).toBe(0);
    expect(io.complaints.join('\n')).toContain('is back');
    expect((await seen(table)).status).toBe('finished');

    const next = await newTable();
    await fetch(`${address}/api/bot/tables/${next}/seat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await play([], module(FIRST))).code).toBe(0);
    expect((await seen(next)).status).toBe('finished');
  });
});

describe('a hostile bot loses its seat and nothing else', () => {
  const LATE = /did not answer within 300 ms/;
  test.each<[string, () => string, RegExp]>([
    ['silent', () => program(''), LATE],
    ['slow', () => module('for (;;);'), LATE],
    ['illegal', () => program('say({ id: m.id, move: "dance" });'), /"dance", which is not allowed/],
    [
      'illegal at great length',
      () => program('say({ id: m.id, move: "x; ".repeat(9000) });'),
      /which is not allowed|unreadable|long/,
    ],
    ['flooding', () => program('for (;;) say({});'), /instead of|64 KB|without being asked/],
    ['crashing', () => module('process.exit(7);'), /ended with code 7|exit/],
    ['printing 10 MB', () => program('process.stdout.write("x".repeat(10 << 20));'), /more than 64 KB/],
    ['that cannot be loaded', () => write('bot.mjs', 'export default 7;'), /neither a bot with "choose"/],
  ])('%s', async (_, bot, why) => {
    const [lost, other] = [await newTable(2), await newTable()];
    const hostile = await play([lost], bot(), '--think', '300');
    expect(hostile.code).toBe(1);
    expect(hostile.out).toMatch(/lost the seat: /);
    expect(hostile.out).toMatch(why);
    const { seats } = await seen(lost);
    expect(seats[0]).toMatchObject({ occupant: { kind: 'bot' }, ownBot: null });
    // The same token plays on elsewhere.
    expect((await play([other], module(FIRST))).code).toBe(0);
  });
});

describe('on the command line', () => {
  test.each([
    [['./nowhere.ts'], /there is no file \.\/nowhere\.ts/],
    [['steady'], /"steady" is not a module such as/],
    [['--table', 'x', `${EXAMPLES}random.ts`], /--table x: is no id or link of a table/],
    [['--server', 'nowhere', `${EXAMPLES}random.ts`], /--server nowhere: must be an address/],
  ])('%j is unusable', async (words, message) => {
    const { code, err } = await guildhall(['bot', '--token', 'ghb_x', ...words]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('a token is needed, and one that is good', async () => {
    const bot = `${EXAMPLES}random.ts`;
    expect((await guildhall(['bot', bot])).err).toMatch(/a bot needs a token/);
    const { code, err } = await guildhall([
      'bot',
      '--server',
      address,
      '--token',
      `ghb_${'x'.repeat(43)}`,
      bot,
    ]);
    expect([code, err]).toEqual([2, expect.stringMatching(/This needs the token of a bot/)]);
  });

  test.each([
    ['a web site', '<html></html>', 2, /what answers there is no Guildhall server/],
    ['another service', '{"status": "ok"}', 2, /what answers there is no Guildhall server/],
    [
      'a Guildhall to come',
      '{"name": "Mine", "owner": "Ana", "seats": [], "seat": 0, "kind": "pause"}',
      1,
      /the server says "pause", which this Guildhall does not know/,
    ],
  ])('where %s answers, it says so and ends', async (_, answer, exit, message) => {
    const other = createHttpServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const flags = ['--server', `http://127.0.0.1:${port}`, '--table', 'bcdfghjkmnpqrs', '--token', token];
    const { code, out, err } = await guildhall(['bot', ...flags, module(FIRST)]);
    expect([code, `${out}\n${err}`]).toEqual([exit, expect.stringMatching(message)]);
  });

  test('a table where it may not sit keeps it from no other', async () => {
    const table = await newTable();
    const { code, err, out } = await play(['bcdfghjkmnpqrs', table], module(FIRST));
    expect(code).toBe(1);
    expect(err).toContain('bcdfghjkmnpqrs: Table not found.');
    expect(out).toContain(`${table}: the game is over`);
  });
});
