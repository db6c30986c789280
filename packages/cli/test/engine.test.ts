/** The engine for other programs: what it answers, what it refuses, and that its games are those of everywhere else. */
import { manifests } from '@guildhall/games';
import { type BaseOptions, deciders, type Game, readOptions, rulesOf, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/engine/limits.ts';
import { operationsOf } from '../src/engine/operations.ts';
import { type Incoming, requestsIn } from '../src/engine/request-reader.ts';
import { responseTo } from '../src/engine/service.ts';
import { guildhall } from './shell.ts';

type Fields = Readonly<Record<string, unknown>>;
type Response = Record<string, never> & {
  readonly error?: string;
  readonly message?: string;
};

/** An engine that is asked within this process. */
function engineFor(game: Game) {
  const operations = operationsOf(game, ({ rule }) => rule);
  const raw = (fields: Fields, body: Uint8Array = new Uint8Array()): string | Uint8Array =>
    responseTo(operations, { kind: 'request', fields, body });
  const ask = (fields: Fields, body?: Uint8Array): Response => JSON.parse(String(raw(fields, body)));
  return { raw, ask };
}

const [FIRST] = manifests;
const game: Game = await FIRST.game();
const OPTIONS = { players: 2 };

/** The numbers behind a response, by the names of its columns. */
function columnsOf(message: string | Uint8Array): Record<string, number[]> {
  const bytes = Buffer.from(message);
  const end = bytes.indexOf('\n') + 1;
  const { columns, bytes: length } = JSON.parse(bytes.toString('utf8', 0, end));
  expect(bytes.length - end).toBe(length);
  const kinds = {
    i1: Int8Array,
    u1: Uint8Array,
    u2: Uint16Array,
    u4: Uint32Array,
    i4: Int32Array,
    f4: Float32Array,
  };
  let at = end;
  return Object.fromEntries(
    columns.map(([name, kind, count]: [string, keyof typeof kinds, number]) => {
      const of = kinds[kind];
      const part = Uint8Array.from(bytes.subarray(at, at + count * of.BYTES_PER_ELEMENT));
      at += part.length;
      return [name, Array.from(new of(part.buffer))];
    }),
  );
}

/** A batch that always takes the legal action in the middle, until its first game ends. */
function playBatch(of: Game, options: Fields, games: number) {
  const { ask } = engineFor(of);
  let now: Response = ask({ op: 'batch', options, games, seed: 'same' });
  const { batch } = now;
  const taken: number[][] = [];
  while (now.ended === undefined) {
    const { count, legal } = now as unknown as Record<string, number[]>;
    let begin = 0;
    const actions = count.map((length) => {
      begin += length;
      return length === 0 ? -1 : legal[begin - length + (length >> 1)];
    });
    taken.push(actions);
    now = ask({ op: 'step', batch, actions });
    expect(now.error).toBeUndefined();
  }
  return { taken, now: now as unknown as Record<string, number[]> };
}

describe.each(manifests.map(({ id, game }) => [id, game] as const))('a batch of %s', (_, load) => {
  test('plays the games of everywhere else', { timeout: 120_000 }, async () => {
    const of: Game = await load();
    const options: BaseOptions = readOptions(of.options, OPTIONS);
    const { taken, now } = playBatch(of, OPTIONS, 3);
    const [at] = now.ended;
    const rules = rulesOf(of, options);
    const state = rules.setup(`same ${at}`);
    settle(rules, state);
    const chosen = taken.map((actions) => rules.notation.all[actions[at]]);
    let decisions = 0;
    for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
      const legal = rules.legal(state, seat);
      rules.apply(state, seat, legal.length === 1 ? legal[0] : chosen.shift()!);
      decisions += 1;
      settle(rules, state);
    }
    const { totals, ranks } = rules.outcome(state);
    expect(now.totals.slice(0, rules.seats)).toEqual(totals);
    expect(now.places.slice(0, rules.seats)).toEqual(ranks);
    expect(now.decisions[0]).toBe(decisions);
    expect(chosen).toEqual([]);
  });

  test('says the same in JSON and in bytes', async () => {
    const { raw, ask } = engineFor(await load());
    const wishes = { op: 'batch', options: OPTIONS, games: 4, features: true };
    const json = ask(wishes) as Record<string, unknown>;
    const { id: _, batch: __, ...lists } = json;
    const binary = columnsOf(raw({ ...wishes, format: 'binary' }));
    expect(binary).toEqual(lists);
    const actions = [0, 1, 2, 3].map(
      (at) => binary.legal[binary.count.slice(0, at).reduce((a, b) => a + b, 0)],
    );
    const { id: ___, ...after } = ask({ op: 'step', batch: 1, actions }) as Record<string, unknown>;
    const body = new Uint8Array(Int32Array.from(actions).buffer);
    expect(columnsOf(raw({ op: 'step', batch: 2, format: 'binary' }, body))).toEqual(after);
  });

  test('describes its features and actions, which stay the same', async () => {
    const { ask } = engineFor(await load());
    const told = ask({ op: 'describe', options: OPTIONS, lines: true }) as unknown as {
      features: string[];
      lines: string[];
      actions: number;
    };
    expect(new Set(told.features).size).toBe(told.features.length);
    expect(told.features).toEqual(
      expect.arrayContaining(['round', 'own.points', 'next1.points', 'own.projected']),
    );
    expect(told.lines).toHaveLength(told.actions);
    expect(engineFor(await load()).ask({ op: 'describe', options: OPTIONS, lines: true })).toEqual(told);
  });
});

describe('a game by itself', () => {
  test('is played seat by seat, by line or by number', () => {
    const { ask } = engineFor(game);
    expect(ask({ op: 'new', options: OPTIONS, id: 'a' })).toMatchObject({ id: 'a', game: 1, over: false });
    const { legal, lines } = ask({ op: 'legal', game: 1, lines: true });
    expect(ask({ op: 'clone', game: 1 })).toMatchObject({ game: 2 });
    ask({ op: 'apply', game: 1, action: lines[3] });
    ask({ op: 'apply', game: 2, action: legal[3] });
    expect(ask({ op: 'view', game: 1, seat: 0 })).toEqual(ask({ op: 'view', game: 2, seat: 0 }));
  });

  test('shows a seat no more than it may know', async () => {
    const inventions = await manifests.find(({ id }) => id === 'inventions')!.game();
    const { ask } = engineFor(inventions);
    ask({ op: 'new', options: OPTIONS });
    const goalsIn = (seat: number | null): unknown[] => {
      const { view } = ask({ op: 'view', game: 1, seat }) as unknown as {
        view: { players: { goals: number[] }[]; chance: { key: unknown } };
      };
      expect(view.chance.key).toBeNull();
      return view.players.map(({ goals }) => goals);
    };
    expect(goalsIn(0)[1]).toEqual(goalsIn(null)[1]);
    expect(goalsIn(0)[0]).not.toEqual(goalsIn(null)[0]);
  });

  test('is dealt anew where the seat cannot know', async () => {
    const inventions = await manifests.find(({ id }) => id === 'inventions')!.game();
    const { ask } = engineFor(inventions);
    ask({ op: 'new', options: OPTIONS });
    const { view } = ask({ op: 'view', game: 1, seat: 0 });
    const deals = ['a', 'b', 'c'].map((seed) => {
      const { game: dealt } = ask({ op: 'redeal', options: OPTIONS, view, seed });
      expect(ask({ op: 'view', game: dealt, seat: 0 }).view).toEqual(view);
      return JSON.stringify(ask({ op: 'view', game: dealt, seat: 1 }).view);
    });
    expect(new Set(deals).size).toBeGreaterThan(1);
  });
});

describe('what is refused changes nothing and says why', () => {
  test.each<[Fields, string, RegExp]>([
    [{ op: 'dance' }, 'request', /"op" must be one of hello, describe/],
    [{ op: 'constructor' }, 'request', /"op" must be one of/],
    [{ op: 'new' }, 'options', /options: must be an object/],
    [
      { op: 'new', options: { players: 99 } },
      'options',
      /options\.players: must be a whole number from 2 to 5/,
    ],
    [{ op: 'new', options: OPTIONS, sead: 'x' }, 'request', /there is no field "sead" here: options, seed/],
    [
      { op: 'new', options: OPTIONS, seed: 7 },
      'request',
      /"seed" must be a text of 1 to 200 characters, not 7/,
    ],
    [{ op: 'legal', game: 77 }, 'not-there', /there is no game 77/],
    [{ op: 'legal', game: '1' }, 'request', /"game" must be a whole number/],
    [{ op: 'apply', game: 1, action: 'fly' }, 'request', /"fly" is no action of this game/],
    [{ op: 'apply', game: 1, action: null }, 'request', /"action" must be a whole number/],
    [{ op: 'apply', game: 1, action: 'burn' }, 'refused', /"burn" is not allowed for seat \d: TM-/],
    [{ op: 'batch', options: OPTIONS, games: LIMITS.games + 1 }, 'request', /"games" must be a whole number/],
    [{ op: 'batch', options: OPTIONS, games: LIMITS.games }, 'limit', /takes 16384 at most; free some/],
    [{ op: 'step', batch: 2, actions: [0] }, 'request', /"actions" must be a list of 3 whole numbers/],
    [{ op: 'step', batch: 2, actions: [0, 0, 99_999] }, 'refused', /game 2: there is no action 99999/],
    [
      { op: 'step', batch: 2, actions: [0, 0, 900] },
      'refused',
      /game 2: action 900 \(".*"\) is not legal for seat/,
    ],
    [
      { op: 'redeal', options: OPTIONS, view: { players: [] } },
      'request',
      /"view" must be a view of this game/,
    ],
    [{ op: 'hello', id: {} }, 'request', /"id" must be/],
    [{ op: 'hello', format: 'xml' }, 'request', /"format" must be one of json, binary/],
  ])('%j', (fields, error, message) => {
    const { ask } = engineFor(game);
    ask({ op: 'new', options: OPTIONS });
    ask({ op: 'batch', options: OPTIONS, games: 3 });
    const looks = (): unknown[] => [
      ask({ op: 'view', game: 1 }),
      ...[0, 1, 2].map((at) => ask({ op: 'view', batch: 2, at })),
    ];
    const before = looks();
    const refused = ask(fields);
    expect(refused.error).toBe(error);
    expect(refused.message).toMatch(message);
    expect(looks()).toEqual(before);
  });

  test('bytes of another length than the batch has games', () => {
    const { ask } = engineFor(game);
    ask({ op: 'batch', options: OPTIONS, games: 3 });
    expect(ask({ op: 'step', batch: 1 }, new Uint8Array(8))).toMatchObject({
      error: 'request',
      message: 'actions need 12 bytes, four for each game, not 8',
    });
  });

  test('views that were tampered with', () => {
    const { ask } = engineFor(game);
    ask({ op: 'new', options: OPTIONS });
    const { view } = ask({ op: 'view', game: 1 }) as unknown as { view: Fields };
    for (const changed of [
      { ...view, chance: { key: 'ab', draws: 0, disclosed: 0 } },
      { ...view, players: [] },
      { ...view, players: 'none' },
      { ...view, extra: 1 },
      { ...view, pending: [[{ id: 1, kind: 'nothing', seat: 0 }]] },
      { ...view, pending: [[{ id: 1, kind: 'nothing', seat: -1 }]] },
      { ...view, pending: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) },
      [],
      null,
    ])
      expect(ask({ op: 'redeal', options: OPTIONS, view: changed, seed: 'x' }).error).toBe('request');
  });

  test('more different options than it keeps rules for', () => {
    const { ask } = engineFor(game);
    const coins = (value: number): Fields => ({
      players: 2,
      overrides: [{ path: 'factions.witches.cost.dwelling.coins', value }],
    });
    const errors: (string | undefined)[] = [];
    const values = Array.from({ length: 9 }, (_, at) => at + 1);
    const all = values.flatMap((value) => [3, 4, 5, 2].map((players) => ({ ...coins(value), players })));
    for (const options of all) errors.push(ask({ op: 'new', options }).error);
    expect(errors.slice(0, LIMITS.options)).toEqual(new Array(LIMITS.options).fill(undefined));
    expect(errors[LIMITS.options]).toBe('limit');
    ask({ op: 'free', game: 1 });
    expect(ask({ op: 'new', options: all[LIMITS.options] }).error).toBeUndefined();
  });
});

describe('what comes in', () => {
  async function read(...chunks: readonly (string | Uint8Array)[]): Promise<Incoming[]> {
    async function* input(): AsyncGenerator<Uint8Array> {
      for (const chunk of chunks) yield Buffer.from(chunk);
    }
    const found: Incoming[] = [];
    for await (const incoming of requestsIn(input())) found.push(incoming);
    return found;
  }

  test('may be cut anywhere', async () => {
    const message = Buffer.concat([
      Buffer.from('{"op":"step","bytes":5}\n'),
      Buffer.from([10, 123, 10, 125, 10]),
      Buffer.from('{"op":"hello"}\n'),
    ]);
    const expected = [
      { kind: 'request', fields: { op: 'step' }, body: [10, 123, 10, 125, 10] },
      { kind: 'request', fields: { op: 'hello' }, body: [] },
    ];
    for (const size of [1, 2, 7, 1000]) {
      const chunks = Array.from({ length: Math.ceil(message.length / size) }, (_, at) =>
        message.subarray(at * size, (at + 1) * size),
      );
      const found = await read(...chunks);
      expect(found.map((one) => (one.kind === 'request' ? { ...one, body: [...one.body] } : one))).toEqual(
        expected,
      );
    }
  });

  test('is read on after a line that is none, however long it is', async () => {
    const long = 'x'.repeat(LIMITS.lineBytes);
    expect(
      await read(`nonsense\n[1]\n{"op":"a","v":"${long}`, long, long, '"}\n{"op":"hello"}\n'),
    ).toMatchObject([
      { kind: 'unreadable', reason: expect.stringContaining('is no JSON') },
      { kind: 'unreadable', reason: expect.stringContaining('has to be a JSON object') },
      { kind: 'unreadable', reason: 'a line is longer than 1048576 bytes' },
      { kind: 'request', fields: { op: 'hello' } },
    ]);
  });

  test.each([
    ['{"op":"step","bytes":-1}\n', /"bytes" must be a whole number from 0 to 1048576/],
    ['{"op":"step","bytes":1e9}\n', /"bytes" must be/],
    ['{"op":"step","bytes":8}\n1234', /the input ended within the 8 bytes/],
    ['{"op":"hel', /the input ended in the middle of a line/],
  ])('%j ends it', async (text, reason) => {
    expect(await read(text)).toEqual([{ kind: 'lost', reason: expect.stringMatching(reason) }]);
  });
});

describe('on the command line', () => {
  test('every line gets an answer, also one that is no request', async () => {
    const { code, out, err } = await guildhall(
      ['engine', '--game', 'tiletum'],
      ['{"op":"hello","id":1}', 'what?', '{"op":"new","options":{"players":1},"id":2}'],
    );
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, protocol: 1, game: 'tiletum' },
      { id: null, error: 'request' },
      { id: 2, game: 1, seat: 0 },
    ]);
  });

  test('input that nobody can follow ends it with 2', async () => {
    const { code, err } = await guildhall(['engine'], ['{"op":"hello","bytes":"many"}', '{"op":"hello"}']);
    expect(code).toBe(2);
    expect(err).toContain('"bytes" must be a whole number');
  });
});
