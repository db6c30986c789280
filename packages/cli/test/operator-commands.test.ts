/** The commands for operators: reports, backup, restore, upgrade-check and serve. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@guildhall/kernel';
import { openStore, type TableFacts } from '@guildhall/store';
import { rawSql } from '@guildhall/store/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkTables, moveOver, type VersionedGames, verdictOn } from '../src/upgrade.ts';
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

  test('starts a server, says what it lacks, answers, and ends at a signal', async () => {
    const data = join(folder(), 'data');
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--data', data], {
      env: { ...process.env, GUILDHALL_LOG_LEVEL: 'silent', GUILDHALL_WEB: folder() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lacks = once(child.stderr, 'data');
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(await lacks)).toContain('the client is not built');
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
