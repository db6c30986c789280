/** The commands for operators: serve, backup, restore, upgrade-check, and the seeds that verify checks. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inventions } from '@guildhall/games/inventions';
import { terraMystica } from '@guildhall/games/terra-mystica';
import {
  type Commitment,
  commitmentTo,
  exportTable,
  type Game,
  readOptions,
  seedFrom,
  Table,
} from '@guildhall/kernel';
import { openStore, type TableFacts } from '@guildhall/store';
import { rawSql } from '@guildhall/store/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkTables, moveOver, type VersionedGames, verdictOn } from '../src/upgrade.ts';
import { gameFile, randomTable } from './games.ts';
import { folder, guildhall } from './shell.ts';
import { finished, game, running, type StoredTable, storeTables } from './stored-tables.ts';

const kept: VersionedGames = new Map([[game.id, [game]]]);

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', '');
});

/** A folder whose store holds these tables, and one that nobody has sat down at. */
async function storeWith(tables: readonly StoredTable[], changed: TableFacts = {}): Promise<string> {
  const data = folder();
  const store = await openStore(join(data, 'guildhall.db'));
  await storeTables(store, tables, changed);
  await store.close();
  return data;
}

describe('reports', () => {
  /** A store with a report about its second table, and that report's id. */
  async function storeWithReport(at: number): Promise<{ data: string; id: string }> {
    const data = await storeWith([running]);
    const store = await openStore(join(data, 'guildhall.db'));
    const [record] = await store.tables.list({ status: ['running'], limit: 1 });
    const report = { table: record.id, point: at, person: null, seat: 1, text: 'The river is dry.' };
    const { id } = await store.reports.create(report);
    await store.close();
    return { data, id };
  }

  test('are listed, become files that open at their position, and are put aside', async () => {
    const { data, id } = await storeWithReport(12);
    const out = folder();
    const listed = await guildhall(['reports', '--data', data, '--write', out]);
    expect(listed.code).toBe(0);
    expect(listed.out).toContain('after entry 12: The river is dry.');
    expect(listed.out).toContain('1 open');
    const replayed = await guildhall(['replay', join(out, `${id}.json`)]);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('said after entry 12: The river is dry.');
    expect(replayed.out).not.toMatch(/^ +13 /m);
    expect(await guildhall(['reports', '--data', data, '--done', id])).toMatchObject({ code: 0 });
    expect((await guildhall(['reports', '--data', data])).out).toBe('0 open');
    expect((await guildhall(['reports', '--data', data, '--done', id])).code).toBe(2);
  });

  test('become files with seeds in them, which their owner alone may read', async () => {
    const { data, id } = await storeWithReport(12);
    const out = folder();
    writeFileSync(join(out, `${id}.json`), 'an earlier one', { mode: 0o644 });
    expect((await guildhall(['reports', '--data', data, '--write', out])).code).toBe(0);
    expect(statSync(join(out, `${id}.json`)).mode & 0o777).toBe(0o600);
  });

  test('of a table whose rules are not kept are listed, but not written', async () => {
    const { data, id } = await storeWithReport(12);
    const store = await openStore(join(data, 'guildhall.db'));
    const [{ id: table, head }] = await store.tables.list({ status: ['running'], limit: 1 });
    await store.tables.commit(table, head, { facts: { version: game.version + 1 } });
    await store.close();
    const { code, out, err } = await guildhall(['reports', '--data', data, '--write', folder()]);
    expect(code).toBe(1);
    expect(out).toContain('The river is dry.');
    expect(err).toContain(
      `${id} cannot be written: version ${game.version + 1} of ${game.id} is not kept here`,
    );
  });
});

describe('backup and restore', () => {
  test('carry everything over into an empty store', async () => {
    const data = await storeWith([finished, running]);
    const file = join(folder(), 'backup.db');
    expect(await guildhall(['backup', file, '--data', data])).toMatchObject({
      code: 0,
      out: `${file}: 3 tables`,
    });
    const other = join(folder(), 'new');
    const { code, out } = await guildhall(['restore', file, '--data', other]);
    expect(code).toBe(0);
    expect(out).toMatch(/1 gathering/);
    expect(out).toMatch(/1 finished/);
    const { out: checked } = await guildhall(['upgrade-check', '--data', other]);
    expect(checked).toBe('3 unchanged, 0 moved to the newest version, 0 stay on theirs, 0 broken');
  });

  test('overwrite nothing', async () => {
    const data = await storeWith([running]);
    const there = join(folder(), 'there.db');
    writeFileSync(there, 'a diary');
    const refused = await guildhall(['backup', there, '--data', data]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('already exists');
    expect(readFileSync(there, 'utf8')).toBe('a diary');
    const file = join(folder(), 'backup.db');
    await guildhall(['backup', file, '--data', data]);
    const again = await guildhall(['restore', file, '--data', data]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toContain('the store is not empty');
  });

  test('say what is wrong with what they are given', async () => {
    const data = await storeWith([]);
    const diary = join(folder(), 'diary.txt');
    writeFileSync(diary, 'Dear diary, this is not a database at all.');
    const nowhere = join(folder(), 'nowhere');
    for (const [argv, message] of [
      [['backup'], /needs FILE/],
      [['backup', 'a', 'b'], /what is "b" for/],
      [['backup', join(nowhere, 'x.db'), '--data', data], /cannot be written: no such file/],
      [['backup', join(data, 'x.db'), '--data', nowhere], /no such database/],
      [['restore', join(nowhere, 'x.db'), '--data', nowhere], /cannot be read: no such file/],
      [['restore', diary, '--data', nowhere], /is not a backup/],
      [['restore', data, '--data', nowhere], /it is a folder/],
      [['upgrade-check', '--data', nowhere], /no such database/],
      [['upgrade-check', '--fast'], /there is no flag --fast/],
    ] as const) {
      const { code, err } = await guildhall(argv);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
    writeFileSync(join(data, 'guildhall.db'), 'Dear diary, '.repeat(100));
    const { code, err } = await guildhall(['upgrade-check', '--data', data]);
    expect(err).toMatch(/is damaged .*Restore a backup/);
    expect(code).toBe(2);
  });

  test('say that the database does not answer, without its password', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://ana:secret@127.0.0.1:9/guildhall');
    const { code, err } = await guildhall(['backup', join(folder(), 'x.db')]);
    expect(code).toBe(2);
    expect(err).toContain('127.0.0.1:9/guildhall: cannot be opened');
    expect(err).not.toContain('secret');
  });
});

describe('upgrade-check', () => {
  test('a table that its own rules no longer allow, or that came out otherwise, is a fault', async () => {
    const otherEnd = await storeWith([finished], { outcome: { totals: [1, 2] } });
    const notKept = await storeWith([running], { version: 99 });
    for (const [data, why] of [
      [otherEnd, /its result is different from before/],
      [notKept, /version 99 of terra-mystica is not kept here/],
    ] as const) {
      const { code, out } = await guildhall(['upgrade-check', '--data', data]);
      expect(out).toMatch(why);
      expect(out).toMatch(/1 unchanged, .*, 1 broken$/);
      expect(code).toBe(1);
    }
  });

  test('a table of which something cannot be read is a fault, and the others are checked all the same', async () => {
    const data = await storeWith([finished, running], { settings: { title: 'no more than that' } });
    await rawSql(join(data, 'guildhall.db'), `update tables set options = '{' where status = 'running'`);
    const { code, out } = await guildhall(['upgrade-check', '--data', data]);
    expect(out).toMatch(/BROKEN \w+: what is stored of table \w+ cannot be read: /);
    expect(out).toMatch(/BROKEN \w+: terra-mystica, version \d+, finished: its settings cannot be read/);
    expect(out).toMatch(/1 unchanged, .*, 2 broken$/);
    expect(code).toBe(1);
  });

  const newer = (changed: Partial<Game>): VersionedGames =>
    new Map([[game.id, [{ ...game, version: game.version + 1, ...changed }, game]]]);

  test('tables that play the same by newer rules move over', async () => {
    const data = await storeWith([finished, running]);
    const store = await openStore(join(data, 'guildhall.db'));
    for await (const { table, verdict } of checkTables(store, newer({}), () => null)) {
      expect(verdict).toEqual({ kind: 'moves', to: game.version + 1 });
      expect(await moveOver(store, table!, game.version + 1)).toBe(true);
      // What changed since it was looked at is left alone.
      expect(await moveOver(store, table!, 99)).toBe(false);
    }
    const versions = (await store.tables.list({ limit: 9 })).map(({ version }) => version);
    expect(versions).toEqual([2, 2, 2].map((more) => game.version + more - 1));
    await store.close();
  });

  test('tables that do not stay on the rules they were begun with', async () => {
    const store = await openStore(join(await storeWith([finished]), 'guildhall.db'));
    const [{ id }] = await store.tables.list({ limit: 1, status: ['finished'] });
    const open = (await store.tables.open(id, 0))!;
    const otherScores: Game['rules'] = (options) => {
      const rules = game.rules(options);
      return { ...rules, outcome: (state) => ({ ...rules.outcome(state), totals: [0, 0] }) };
    };
    const otherWords: Game['rules'] = (options) => {
      const rules = game.rules(options);
      return {
        ...rules,
        apply: (state, seat, action, listener) =>
          rules.apply(
            state,
            seat,
            action,
            listener && ((event) => listener({ ...event, kind: `new-${event.kind}` })),
          ),
      };
    };
    const noRules: Game['rules'] = () => {
      throw new Error('there is no such map any more');
    };
    for (const [rules, why] of [
      [otherScores, /its result is different/],
      [otherWords, /its log differs from step \d+ on/],
      [noRules, /there is no such map any more/],
    ] as const) {
      const verdict = verdictOn(open, newer({ rules }));
      expect(verdict).toMatchObject({ kind: 'stays', why: expect.stringMatching(why) });
    }
    expect(verdictOn(open, new Map())).toMatchObject({ kind: 'broken' });
    expect(verdictOn(open, kept)).toEqual({ kind: 'same' });
    await store.close();
  });
});

describe('verify', () => {
  const bits = 'ab'.repeat(32);
  const options = readOptions(terraMystica.options, { players: 2 });
  const hash = commitmentTo(bits, { table: 'table1', game: 'terra-mystica', options });
  const commitment: Commitment = { form: 2, table: 'table1', bits, words: ['a word', null], hash };
  const table = randomTable(seedFrom(commitment), 2, 12);
  const file = (text: string): string => {
    const path = join(folder(), 'game.json');
    writeFileSync(path, text);
    return path;
  };

  test('the seed is the one that was promised, to whoever has the hash', async () => {
    const path = file(exportTable(table, { commitment }));
    const compared = await guildhall(['verify', '--hash', hash, path]);
    expect(compared.out).toMatch(/^ok .*the seed is the one this hash promised/);
    expect(compared.code).toBe(0);
    const other = await guildhall(['verify', '--hash', 'f'.repeat(64), path]);
    expect(other.out).toMatch(/^DIFFERENT .*the hash is different/);
    expect(other.code).toBe(1);
    // A hash that nobody saw before the game proves nothing.
    const alone = await guildhall(['verify', path]);
    expect(alone.out).toMatch(/^unproven .*unproven until its hash is compared/);
    expect(alone.out).toContain(hash);
    expect(alone.code).toBe(0);
  });

  test('a file without its commitment is unproven', async () => {
    const path = file(exportTable(table));
    const alone = await guildhall(['verify', path]);
    expect(alone.out).toMatch(/^unproven .*the seed is unproven: the file has no commitment/);
    expect(alone.code).toBe(0);
    const compared = await guildhall(['verify', '--hash', hash, path]);
    expect(compared.out).toMatch(/^UNPROVEN .*no commitment/);
    expect(compared.code).toBe(1);
  });

  test('a commitment of the old form is named as such', async () => {
    const old = { form: 1, table: 'table1', bits, words: ['a word', null] } as const;
    const sum = createHash('sha256').update(Buffer.from(bits, 'hex')).digest('hex');
    const game = randomTable(seedFrom({ ...old, hash: sum }), 2, 12);
    const { form: _, ...unnamed } = { ...old, hash: sum };
    const path = file(gameFile(game, { commitment: unnamed }));
    expect(await guildhall(['verify', path])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^unproven .*old form/),
    });
    const compared = await guildhall(['verify', '--hash', sum, path]);
    expect(compared.out).toMatch(/^UNPROVEN .*old form/);
    expect(compared.code).toBe(1);
  });

  test('other bits or options than were promised, and a seed that does not follow', async () => {
    const rigged = readOptions(terraMystica.options, { players: 2, startSeat: 0 });
    for (const [wrong, message] of [
      [{ commitment: { ...commitment, bits: 'cd'.repeat(32) } }, /the published hash does not match/],
      [{ commitment: { ...commitment, table: 'table2' } }, /the published hash does not match/],
      [{ commitment: { ...commitment, words: ['another word', null] } }, /the seed does not follow/],
    ] as const) {
      const { code, out } = await guildhall(['verify', file(gameFile(table, wrong))]);
      expect(out).toMatch(message);
      expect(code).toBe(1);
    }
    const other = new Table(terraMystica, rigged, table.seed);
    const { code, out } = await guildhall(['verify', file(exportTable(other, { commitment }))]);
    expect(out).toMatch(/the published hash does not match the bits, the table and the options/);
    expect(code).toBe(1);
  });

  test('what of the set-up was chosen is named', async () => {
    const overrides = [{ path: 'factions.witches.start.coins', value: 20 }];
    const chosen = new Table(terraMystica, { players: 2, startSeat: 0, overrides }, 'seed');
    const { out } = await guildhall(['verify', file(exportTable(chosen))]);
    expect(out).toContain('chosen, not drawn: startSeat; 1 value overridden');
    const goals = [
      ['goalAfrica', 'goalEconomy', 'goalEra'],
      ['goalMiddleEast', 'goalCulture', 'goalTokens'],
    ];
    const hidden = new Table(inventions, { players: 2, goals }, 'seed');
    const told = await guildhall(['verify', file(exportTable(hidden))]);
    expect(told.out).toContain('chosen in secret, not drawn: goals');
  });

  test('a hash that is none, or for several files', async () => {
    const path = file(exportTable(table, { commitment }));
    for (const [argv, message] of [
      [['verify', '--hash', 'abc', path], /--hash must be 64 hexadecimal digits/],
      [['verify', '--hash', hash, path, path], /--hash needs a single FILE/],
    ] as const) {
      const { code, err } = await guildhall(argv);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
  });
});

describe('serve', () => {
  const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

  test('refuses a file that another process serves, while other commands work on it', async () => {
    const data = await storeWith([running]);
    const server = await openStore(join(data, 'guildhall.db'), { serving: true });
    const { code, err } = await guildhall(['serve', '--port', '0', '--data', data]);
    expect(err).toContain(`${join(data, 'guildhall.db')} is served by another process already`);
    expect(code).toBe(2);
    expect((await guildhall(['backup', join(folder(), 'copy.db'), '--data', data])).code).toBe(0);
    expect((await guildhall(['reports', '--data', data])).code).toBe(0);
    expect((await guildhall(['upgrade-check', '--dry-run', '--data', data])).code).toBe(0);
    await server.close();
  });

  test('starts a server, answers, and ends at a signal', async () => {
    const data = join(folder(), 'data');
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data], {
      env: { ...process.env, GUILDHALL_LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const address = /^Guildhall is running at (http:\S+)\n$/.exec(said.toString())?.[1];
    const healthy = await fetch(`${address}/healthz`);
    expect(await healthy.json()).toEqual({ ok: true });
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(await guildhall(['backup', join(data, 'copy.db'), '--data', data])).toMatchObject({ code: 0 });
  });

  test('settings that cannot be', async () => {
    vi.stubEnv('GUILDHALL_WORKERS', 'many');
    expect((await guildhall(['serve'])).err).toContain('GUILDHALL_WORKERS must be a whole number');
    vi.stubEnv('GUILDHALL_WORKERS', '');
    for (const [argv, message] of [
      [['serve', '--port', '99999'], /--port must be at most 65535/],
      [['serve', '--port', 'x'], /--port must be a whole number/],
      [['serve', 'now'], /takes no arguments/],
    ] as const) {
      const { code, err } = await guildhall(argv);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
  });
});
