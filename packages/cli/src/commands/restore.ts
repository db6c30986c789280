import { closeSync, openSync, readSync } from 'node:fs';
import { MigrationFailed, NotEmpty } from '@guildhall/store';
import { command } from '../command.ts';
import { codeOf, DATA_FLAG, databaseOf, withStore } from '../database.ts';
import { OK } from '../exit.ts';
import { reasonOf } from '../files.ts';
import { messageOf, UsageError } from '../usage-error.ts';

/** What every SQLite file begins with. */
const MAGIC = 'SQLite format 3\0';

export const restore = command({
  name: 'restore',
  operands: 'FILE',
  least: 1,
  most: 1,
  about: [
    'The backup may come from either engine and from an older Guildhall. A store that is not empty is left unchanged.',
  ],
  flags: DATA_FLAG,
  examples: ['restore guildhall-monday.db', 'restore guildhall-monday.db --data /var/lib/guildhall'],
  async run(given, io) {
    const [file] = given.positional;
    checkIsDatabase(file);
    await withStore(databaseOf(given), async (store) => {
      try {
        await store.restore(file);
      } catch (error) {
        if (error instanceof NotEmpty) {
          throw new UsageError(error.message, 'restore into an empty store: move the old one away');
        }
        if (error instanceof MigrationFailed || codeOf(error).startsWith('SQLITE_')) {
          throw new UsageError(`${file}: cannot be read as a backup: ${messageOf(error)}`);
        }
        throw error;
      }
      const counts = [...(await store.tables.counts())].map(([status, count]) => `${count} ${status}`);
      io.out(`${file}: restored; tables: ${counts.length === 0 ? 'none' : counts.join(', ')}`);
    });
    return OK;
  },
});

function checkIsDatabase(path: string): void {
  const start = Buffer.alloc(MAGIC.length);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, start, 0, MAGIC.length, 0);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new UsageError(`${path}: cannot be read: ${reasonOf(error)}`);
  }
  if (start.toString('latin1') !== MAGIC) {
    throw new UsageError(`${path}: is not a backup`, 'backups are written by "guildhall backup"');
  }
}
