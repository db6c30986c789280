/**
 * Every field of every request, with values that nobody honest would send: whatever it is, the answer is a refusal that
 * says why, or success, and never a fault of the server. On both engines, which do not take the same texts.
 */
import { games } from '@guildhall/games/all';
import { ROUTES } from '@guildhall/protocol';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { Client, type Reply } from './client.ts';
import { newKey, onBothEngines, type Process, seatedTable, someWord } from './guildhall.ts';

type Raw = unknown;

/** Lists in each other. */
const deep = (levels: number): Raw => (levels === 0 ? [] : [deep(levels - 1)]);

const ODD: readonly Raw[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  1e308,
  '',
  'x'.repeat(5_000),
  '\u0000',
  'a\udc00b',
  '\u200b\u202e',
  '__proto__',
  'constructor',
  "'; drop table people; --",
  '%00',
  '*'.repeat(150),
  [],
  [null],
  {},
  { length: 3 },
  { toString: 1, valueOf: null },
  { kind: '__proto__' },
  deep(12),
];

/** In an address there is only text. */
const ODD_TEXTS = ODD.filter((value): value is string => typeof value === 'string');

interface Schema {
  readonly type?: string;
  readonly const?: Raw;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
}

interface Parts {
  readonly params?: Schema;
  readonly querystring?: Schema;
  readonly body?: Schema;
}

/** Texts that have to look in a certain way, by the names of their fields. */
const TEXTS: Readonly<Record<string, () => string>> = {
  key: newKey,
  word: someWord,
  hash: () => 'a'.repeat(64),
  link: () => 'x'.repeat(43),
  code: () => 'abcdefgh',
  action: () => 'pass',
  email: () => 'ana@games.example',
  url: () => 'https://games.example/hook',
  lesson: () => 'terra-mystica/first-game',
  game: () => 'bazaar',
  level: () => 'random',
  standIn: () => 'random',
};

/** Something that fits a schema. */
function fitting(schema: Schema, name: string): Raw {
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf !== undefined) return fitting(schema.anyOf[0], name);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([field, one]) => [field, fitting(one, field)]));
    }
    case 'array':
      return [fitting(schema.items ?? {}, name)];
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    case 'string':
      return (TEXTS[name] ?? (() => 'Ana'))();
    default:
      return null;
  }
}

/** A value with every part of it replaced by an odd one in turn, and with a field too many. */
function* spoilt(value: Raw): Generator<Raw> {
  yield* ODD;
  if (Array.isArray(value)) for (const one of spoilt(value[0])) yield [one];
  else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value))
      for (const odd of spoilt(part)) yield { ...value, [field]: odd };
    yield { ...value, unknown: 1 };
  }
}

onBothEngines('an odd request', (hall) => {
  let process: Process;
  let ana: Client;
  /** One that waits for its people, and one that is played: requests end some of them. */
  let tables: readonly string[];
  const faults: string[] = [];

  beforeAll(async () => {
    process = await hall.open({ logLevel: 'silent' });
  });

  beforeEach(async () => {
    const ben = await Client.enter(process.url, 'Ben');
    ana = await Client.enter(process.url, 'Ana');
    const open = { seats: [{ kind: 'me' }, { kind: 'open' }] };
    tables = [await seatedTable([ana], open), await seatedTable([ana, ben])];
  });

  const judge = ({ status, body, text }: Reply, what: string): void => {
    const isAnswer = status < 400 || (status < 500 && typeof body.reason === 'string');
    if (!isAnswer) faults.push(`${what}: ${status} ${text.slice(0, 200)}`);
  };

  it.each(Object.keys(ROUTES))('%s', { timeout: 300_000 }, async (route) => {
    const [method, path] = route.split(' ');
    const { params, querystring, body } = ROUTES[route as keyof typeof ROUTES] as Parts;
    const addressOf = (table: string, others: Readonly<Record<string, string>> = {}): string =>
      path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(others[name] ?? (name === 'id' ? table : name === 'seat' ? '0' : 'bazaar')),
      );
    const odd = ODD_TEXTS.filter((text) => text.isWellFormed());
    for (const table of path.includes(':id') ? tables : tables.slice(0, 1)) {
      for (const name of Object.keys(params?.properties ?? {}))
        for (const text of odd)
          judge(
            await ana.ask(method, addressOf(table, { [name]: text }), method === 'GET' ? undefined : {}),
            `${route} ${name}=${text.slice(0, 20)}`,
          );
      for (const name of Object.keys(querystring?.properties ?? {}))
        for (const text of [...odd, '-1', '99999999999999999999', '1e9', 'NaN']) {
          const query = `${name}=${encodeURIComponent(text)}`;
          judge(await ana.ask(method, `${addressOf(table)}?${query}&${query}`), `${route} ${query} twice`);
          judge(await ana.ask(method, `${addressOf(table)}?${query}`), `${route} ${query}`);
        }
      if (body === undefined) continue;
      for (const spoiltBody of spoilt(fitting(body, 'body'))) {
        const text = JSON.stringify(spoiltBody);
        judge(await ana.ask(method, addressOf(table), text), `${route} ${text.slice(0, 300)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it.each([...games.keys()])(
    'for a table of %s, with each of its options',
    { timeout: 300_000 },
    async (game) => {
      const { options } = games.get(game)!.game;
      const seats = Array.from({ length: options.minPlayers }, (_, seat) => ({
        kind: seat === 0 ? 'me' : 'open',
      }));
      const names = [...Object.keys(options.fields), 'players', 'overrides', 'toString', 'hasOwnProperty'];
      for (const name of names)
        for (const value of [
          ...ODD,
          [0, 1],
          [0, 0],
          ['a', 'b', 'c', 'd', 'e', 'f'],
          [{ path: 'map', value: 1 }],
        ]) {
          const text = JSON.stringify({ game, seats, options: { [name]: value } });
          judge(
            await ana.ask('POST', '/api/tables', text),
            `${game} ${name}=${JSON.stringify(value).slice(0, 60)}`,
          );
        }
      expect(faults).toEqual([]);
    },
  );
});
