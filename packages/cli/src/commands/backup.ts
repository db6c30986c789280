import { existsSync, rmSync } from 'node:fs';
import { command } from '../command.ts';
import { codeOf, DATA_FLAG, withExistingStore } from '../database.ts';
import { OK } from '../exit.ts';
import { reasonOf } from '../files.ts';
import { UsageError } from '../usage-error.ts';

export const backup = command({
  name: 'backup',
  operands: 'FILE',
  least: 1,
  most: 1,
  about: [
    'The file is an SQLite database, whichever engine it comes from; "restore" restores it to either. It contains the seeds of running tables and people’s sessions, so keep it private.',
    'An existing file is not overwritten.',
  ],
  flags: DATA_FLAG,
  examples: ['backup guildhall-monday.db', 'backup /mnt/backups/guildhall.db --data /var/lib/guildhall'],
  async run(given, io) {
    const [file] = given.positional;
    if (existsSync(file)) throw new UsageError(`${file}: already exists`, 'choose another name');
    await withExistingStore(given, async (store) => {
      try {
        await store.backup(file);
      } catch (error) {
        if (codeOf(error) === 'EEXIST') throw new UsageError(`${file}: already exists`);
        // Half a backup is worse than none.
        rmSync(file, { force: true });
        if (/^E[A-Z]+$/.test(codeOf(error)))
          throw new UsageError(`${file}: cannot be written: ${reasonOf(error)}`);
        throw error;
      }
      const counts = await store.tables.counts();
      const tables = [...counts.values()].reduce((sum, count) => sum + count, 0);
      io.out(`${file}: ${tables} tables`);
    });
    return OK;
  },
});
