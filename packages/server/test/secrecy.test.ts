/**
 * Nobody peeks: everything that comes through any response or message while a game with secrets runs is rebuilt from
 * what its receiver may know, and searched for what nobody may know.
 */
import { createHash } from 'node:crypto';
import {
  canonicalJson,
  importTable,
  type RedactedEntry,
  randomFrom,
  readGameFile,
  type SavedDraft,
  type Seat,
  Table,
} from '@guildhall/kernel';
import { expect, it } from 'vitest';
import { Client, type Line, type Position } from './client.ts';
import { GAMES, newKey, onEngine, seatedTable } from './guildhall.ts';

/** Every key that a position may have. Whatever is new here must not tell what the view does not. */
const POSITION_KEYS = [
  'cancelled',
  'clocks',
  'drafts',
  'entries',
  'kind',
  'now',
  'number',
  'outcome',
  'owed',
  'proposal',
  'revision',
  'seat',
  'status',
  'table',
  'view',
  'waiting',
];

interface Perspective {
  readonly client: Client;
  readonly seat: Seat | null;
}

onEngine('sqlite', 'secrets', (hall) => {
  it('stay secret in every response and message', async () => {
    const process = await hall.open();
    const people = await Client.enterAll(process.url, ['Ana', 'Ben', 'Cleo']);
    const table = await seatedTable(people, { options: { guild: true, days: 3 } }, ['random']);
    const passerBy = await Client.enter(process.url, 'Dora');
    const stranger = new Client(process.url);
    const everybody: Perspective[] = [
      ...people.map((client, seat) => ({ client, seat })),
      { client: passerBy, seat: null },
      { client: stranger, seat: null },
    ];
    const lines = await Promise.all(everybody.map(({ client }) => client.watch(table)));
    await playWhileProbing(everybody, lines, table);

    // The game is nearly over: what was received up to here was received while the secrets were secret.
    const heard = everybody.map(({ client }) => client.received.splice(0));
    for (const line of lines) await line.close();
    const { table: full, secrets } = await finish(people[0], people, table);
    // What would be noticed: another seat's view, another seat's line, anything beside what is known.
    const [sample] = heard[1].flatMap(positionsIn).filter(({ number }) => number > 5);
    const others = full.viewAt(0, sample.number);
    expect(() => checkPosition(full, sample, 1)).not.toThrow();
    expect(() => checkPosition(full, { ...sample, view: others }, 1)).toThrow();
    expect(() => checkPosition(full, { ...sample, hint: 1 } as Position, 1)).toThrow();
    const told = sample.entries.map((entry) => ({
      ...entry,
      line: full.entries()[entry.number - 1] ?? null,
    }));
    expect(() => checkPosition(full, { ...sample, entries: told }, 1)).toThrow();
    const points = Array.from({ length: full.length + 1 }, (_, point) => point);
    const tokens = [
      ...secrets,
      createHash('sha256').update(full.seed).digest('hex'),
      ...points.map((point) => full.hashAt(point)),
    ];
    for (const [at, { seat }] of everybody.entries()) {
      const texts = heard[at];
      expect(texts.length).toBeGreaterThan(50);
      const all = texts.join('\n');
      for (const token of tokens) {
        expect(all.includes(token), 'a secret was sent').toBe(false);
      }
      let checked = 0;
      for (const text of texts)
        for (const position of positionsIn(text)) {
          checkPosition(full, position, seat);
          checked += 1;
        }
      expect(checked).toBeGreaterThan(20);
    }
  });
});

/** Plays until the last day, asking for everything there is to ask for along the way. */
async function playWhileProbing(
  everybody: readonly Perspective[],
  lines: readonly Line[],
  table: string,
): Promise<void> {
  const random = randomFrom('probing');
  for (let steps = 0; steps < 400; steps++) {
    const { client, seat } = everybody[random.below(everybody.length)];
    if (steps % 20 === 0) await probe(everybody[(steps / 20) % everybody.length].client, table);
    if (seat === null) continue;
    const now = await client.position(table);
    if (isLate(now)) return;
    if (now.owed.length === 0) continue;
    const actions = await client.legal(table);
    const action = actions[random.below(actions.length)];
    const seen = Math.max(0, now.number - random.below(3));
    const body = { seen, obligation: now.owed[0].id, action, key: newKey() };
    await client.ask('POST', `/api/tables/${table}/actions`, body);
    await Promise.all(lines.map((line) => line.until(() => true)));
  }
}

/** The third day's last turns: nobody knows everything yet, and almost everything has happened. */
function isLate({ view }: Position): boolean {
  const { day, phase, turn } = view as unknown as { day: number; phase: string; turn: number };
  return day === 3 && phase === 'turns' && turn >= 5;
}

async function probe(client: Client, table: string): Promise<void> {
  const { number } = await client.position(table);
  for (const path of [
    `/api/tables/${table}`,
    `/api/tables/${table}/position`,
    `/api/tables/${table}/position?since=${number}`,
    `/api/tables/${table}/legal`,
    `/api/tables/${table}/chat`,
    `/api/tables/${table}/orders`,
    `/api/tables/${table}/export`,
    `/api/tables/${table}/at/${number}`,
    `/api/tables/${table}/at/${Math.floor(number / 2)}`,
    `/api/tables/${table}/offers`,
    '/api/tables',
    '/api/tables?mine=true',
    '/metrics',
    '/healthz',
  ]) {
    await client.ask('GET', path);
  }
  await client.ask('POST', `/api/tables/${table}/actions`, {
    seen: number,
    obligation: 1,
    action: 'bid 3',
    key: newKey(),
  });
  await client.ask('POST', `/api/tables/${table}/draft/undo`, { seen: number, key: newKey() });
  await client.ask('POST', `/api/tables/${table}/undo`, { to: number + 5, seen: number, key: newKey() });
}

async function finish(owner: Client, people: readonly Client[], table: string) {
  for (let steps = 0; steps < 2_000; steps++) {
    const client = people[steps % people.length];
    const now = await client.position(table);
    if (now.status === 'finished') break;
    if (now.owed.length === 0) continue;
    const [action] = await client.legal(table);
    const body = { seen: now.number, obligation: now.owed[0].id, action, key: newKey() };
    await client.ask('POST', `/api/tables/${table}/actions`, body);
  }
  const { text } = await owner.ask('GET', `/api/tables/${table}/export`);
  const file = readGameFile(text);
  const full = importTable(
    text,
    [...GAMES.values()].map(({ game }) => game),
  );
  return { table: full, secrets: [file.seed, file.commitment!.bits] };
}

/** All positions in a text, however deep. */
function positionsIn(text: string): Position[] {
  if (!text.startsWith('{')) return [];
  const found: Position[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ((value as { kind?: unknown }).kind === 'position') found.push(value as Position);
    for (const member of Object.values(value)) look(member);
  };
  look(JSON.parse(text));
  return found;
}

const restored = new Map<string, Table>();

function remembered(key: string, restore: () => Table): Table {
  const table = restored.get(key) ?? restore();
  restored.set(key, table);
  return table;
}

/** A position has to be what the kernel makes for that viewer from the entries up to there, and nothing more. */
function checkPosition(full: Table, position: Position, seat: Seat | null): void {
  expect(Object.keys(position).sort()).toEqual(POSITION_KEYS);
  expect(position.seat).toBe(seat);
  const { game } = full;
  const entries = full.entries().slice(0, position.number);
  const drafts: SavedDraft[] = position.drafts.map(({ seat: whose, own }) => {
    // Nobody sees anybody else's unfinished turn.
    expect(whose).toBe(seat);
    return { seat: whose, steps: own!.steps, undone: own!.undone, misfit: null };
  });
  const then = remembered(`${position.number} ${JSON.stringify(drafts)}`, () =>
    Table.restore(game, { ...full.save(), entries, drafts, proposal: null }),
  );
  expect(then.over).toBe(false);
  expect(canonicalJson(position.view)).toBe(canonicalJson(then.view(seat)));
  const seen = new Map<number, RedactedEntry>(then.log(seat).map((entry) => [entry.number, entry]));
  for (const { origin: _, ...entry } of position.entries) {
    const { at: __, ...rest } = entry as typeof entry & { at: unknown };
    expect(rest).toEqual(seen.get(entry.number));
  }
  expect(position.waiting).toEqual(then.waitedFor());
  expect(position.outcome).toBeNull();
}
