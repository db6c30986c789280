/** What a server asks of an SQLite file before it serves it. */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, StoreUnusable } from '../src/index.ts';
import { newPerson, newTable } from './tables.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const READ_ONLY = fileURLToPath(new URL('./read-only.ts', import.meta.url));

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-serving-'));
  path = join(folder, 'guildhall.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an SQLite file', () => {
  test('is served by one process; the others may read it and copy it', async () => {
    const server = await openStore(path, { serving: true });
    await expect(openStore(path, { serving: true })).rejects.toThrow(StoreUnusable);
    await expect(openStore(path, { serving: true })).rejects.toThrow(
      /guildhall\.db is served by another process already.*PostgreSQL/,
    );
    const person = await newPerson(server);
    await newTable(server, person);
    const command = await openStore(path);
    expect(await command.tables.list({ limit: 9 })).toHaveLength(1);
    await command.backup(join(folder, 'copy.db'));
    await command.close();
    // The command that ended took nothing of the claim with it.
    await expect(openStore(path, { serving: true })).rejects.toThrow(StoreUnusable);
    await server.close();
    await (await openStore(path, { serving: true })).close();
  });

  test('is claimed by a lock whose name operators know, and servers of other releases look for', async () => {
    const other = new Database(`${path}-serving`);
    other.exec('begin exclusive');
    await expect(openStore(path, { serving: true })).rejects.toThrow(/is served by another process already/);
    other.close();
    await (await openStore(path, { serving: true })).close();
  });

  test('is one file, by whatever link it is reached', async () => {
    const server = await openStore(path, { serving: true });
    const link = join(folder, 'link.db');
    symlinkSync(path, link);
    await expect(openStore(link, { serving: true })).rejects.toThrow(/is served by another process already/);
    await server.close();
  });

  test('with a second name (a hard link) is served by neither while there are two', async () => {
    const server = await openStore(path, { serving: true });
    const other = join(folder, 'elsewhere', 'other.db');
    mkdirSync(dirname(other));
    linkSync(path, other);
    const { dev, ino } = statSync(path);
    const refusal = `other.db is a file with 2 names (hard links; device ${dev}, inode ${ino})`;
    await expect(openStore(other, { serving: true })).rejects.toThrow(StoreUnusable);
    await expect(openStore(other, { serving: true })).rejects.toThrow(refusal);
    // A command would not see what is in the log beside the first name, nor may it write past it.
    await expect(openStore(other)).rejects.toThrow(refusal);
    await expect(server.restore(other)).rejects.toThrow(refusal);
    expect(existsSync(`${other}-wal`)).toBe(false);
    // By the name that is served, commands go on.
    const person = await newPerson(server);
    const command = await openStore(path);
    expect(await command.people.find(person.id)).toMatchObject({ id: person.id });
    await command.backup(join(folder, 'copy.db'));
    await command.close();
    await server.close();
    await expect(openStore(path, { serving: true })).rejects.toThrow(/is a file with 2 names/);
    rmSync(other);
    const again = await openStore(path, { serving: true });
    expect(await again.people.find(person.id)).toMatchObject({ id: person.id });
    await again.close();
  });

  test('that another process serves is refused by its second name', async () => {
    const child = fork(CHILD, ['serve', path]);
    await once(child, 'message');
    const other = join(folder, 'other.db');
    linkSync(path, other);
    const gone = once(child, 'exit');
    try {
      await expect(openStore(other, { serving: true })).rejects.toThrow(/is a file with 2 names/);
      await (await openStore(path)).close();
    } finally {
      child.kill('SIGKILL');
      await gone;
    }
  });

  test('stays locked against whoever wants it alone, however often its process opens it', async () => {
    const server = await openStore(path, { serving: true });
    // As the thread does that moves its log.
    const again = await openStore(path);
    const wants = `
      const file = new (require('better-sqlite3'))(${JSON.stringify(path)}, { timeout: 0 });
      try {
        file.pragma('locking_mode = EXCLUSIVE');
        file.exec('create table mine (x)');
        console.log('has it');
      } catch (error) {
        console.log(error.code);
      }`;
    expect(execFileSync(process.execPath, ['-e', wants], { encoding: 'utf8' }).trim()).toBe('SQLITE_BUSY');
    await again.close();
    await server.close();
  });

  test('that is no database is reported as such', async () => {
    writeFileSync(
      path,
      'a letter to somebody, which is much longer than the header of a database is. '.repeat(9),
    );
    await expect(openStore(path, { serving: true })).rejects.toThrow(/is damaged .* Restore a backup/);
  });

  test('is free again when the process that served it was killed', async () => {
    const child = fork(CHILD, ['serve', path]);
    await once(child, 'message');
    await expect(openStore(path, { serving: true })).rejects.toThrow(StoreUnusable);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await (await openStore(path, { serving: true })).close();
  });

  test('that is damaged is not served', async () => {
    const store = await openStore(path);
    const person = await newPerson(store);
    for (let made = 0; made < 50; made++) await newTable(store, person);
    await store.close();
    const size = statSync(path).size;
    const file = openSync(path, 'r+');
    // All pages but the first, which holds the schema.
    for (let at = 8_192; at < size; at += 4_096) writeSync(file, Buffer.alloc(200, 0xaa), 0, 200, at);
    closeSync(file);
    await expect(openStore(path, { serving: true })).rejects.toThrow(/is damaged \(.*Restore a backup/s);
  });

  test('that is damaged where nothing is read at the start is not served either', async () => {
    const store = await openStore(path);
    const person = await newPerson(store);
    for (let made = 0; made < 50; made++) await newTable(store, person);
    await store.close();
    const file = openSync(path, 'r+');
    writeSync(file, Buffer.alloc(200, 0xaa), 0, 200, statSync(path).size - 4_096);
    closeSync(file);
    await (await openStore(path)).close();
    await expect(openStore(path, { serving: true })).rejects.toThrow(/is damaged \(.*Restore a backup/s);
  });

  test.each(['new', 'there already'])('in a read-only folder is told as such: %s', async (which) => {
    if (which === 'there already') await (await openStore(path)).close();
    chmodSync(folder, 0o555);
    // Root may write anywhere: somebody else tries.
    const said = execFileSync(process.execPath, [READ_ONLY, path], { encoding: 'utf8' });
    chmodSync(folder, 0o755);
    expect(said).toContain(`StoreUnusable: ${folder} is read-only for this user`);
  });
});

/** SQLite writes another salt into the head of its log each time it begins anew. */
function saltOf(log: string): string {
  const head = Buffer.alloc(24);
  const file = openSync(log, 'r');
  readSync(file, head, 0, 24, 0);
  closeSync(file);
  return head.toString('hex', 16);
}

describe('the log of a served SQLite file', () => {
  test('is moved into the file while the server goes on, and begins anew before it grows large', async () => {
    const server = await openStore(path, { serving: true });
    const before = statSync(path).size;
    const longName = 'n'.repeat(8_000);
    const people = [(await newPerson(server, longName)).id];
    const first = saltOf(`${path}-wal`);
    // Without the thread, everything written would stand in the log alone, for ever.
    while (saltOf(`${path}-wal`) === first && people.length < 20_000) {
      people.push((await newPerson(server, longName)).id);
      // As a server does, which reads its sockets between two commits.
      await immediate();
    }
    expect(saltOf(`${path}-wal`)).not.toBe(first);
    // The log begins anew only when all of it stands in the file: everybody but the one who came after that.
    expect(statSync(path).size).toBeGreaterThan(before + (people.length - 1) * longName.length);
    await server.close();
    const again = await openStore(path);
    expect(await again.people.findAll(people)).toHaveLength(people.length);
    await again.close();
  });
});
