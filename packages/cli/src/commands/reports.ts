import { join } from 'node:path';
import { versionedGameOf } from '@guildhall/games';
import { exportTable, gameOfVersion, Table } from '@guildhall/kernel';
import type { Report, Store } from '@guildhall/store';
import { findGame } from '../choice.ts';
import { command } from '../command.ts';
import { DATA_FLAG, withExistingStore } from '../database.ts';
import { type ExitCode, FOUND, OK } from '../exit.ts';
import { makeFolder, OWNER_ONLY, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { messageOf, UsageError } from '../usage-error.ts';

const MOST = 1_000;

export const reports = command({
  name: 'reports',
  operands: '',
  least: 0,
  most: 0,
  about: [
    'Lists all open reports: the table, the entry after which each was made, and what the person wrote. With --write each becomes a file that "replay" opens at that position. The files contain the seeds of running tables, so keep them private.',
  ],
  flags: {
    ...DATA_FLAG,
    write: { takes: 'FOLDER', about: 'write a file for each report' },
    done: { takes: 'ID', about: 'mark a report as done, so that it is no longer listed' },
  },
  examples: ['reports', 'reports --write /tmp/reports', 'reports --done 01k9z7m3w2'],
  async run(given, io) {
    return await withExistingStore(given, async (store) => {
      const open = await store.reports.open(MOST);
      const done = given.text('done');
      if (done !== null) return await putAside(store, open, done, io);
      const folder = given.text('write');
      if (folder !== null) makeFolder(folder);
      let unwritten = 0;
      for (const report of open) {
        io.out(`${report.id}  table ${report.table}, after entry ${report.point}: ${report.text}`);
        if (folder !== null && !(await write(store, report, folder, io))) unwritten += 1;
      }
      io.out(`${open.length} open`);
      return unwritten === 0 ? OK : FOUND;
    });
  },
});

async function putAside(store: Store, open: readonly Report[], id: string, io: Io): Promise<ExitCode> {
  if (!open.some((report) => report.id === id)) throw new UsageError(`there is no open report "${id}"`);
  await store.reports.resolve(id);
  io.out(`${id} is done`);
  return OK;
}

async function write(store: Store, report: Report, folder: string, io: Io): Promise<boolean> {
  try {
    const path = join(folder, `${report.id}.json`);
    writeText(path, await fileOf(store, report), OWNER_ONLY);
    io.out(`    ${path}`);
    return true;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    io.err(`guildhall: ${report.id} cannot be written: ${messageOf(error)}`);
    return false;
  }
}

/** The whole table with what was said about it. */
async function fileOf(store: Store, { table: id, point, seat, text }: Report): Promise<string> {
  const open = await store.tables.open(id, 0);
  if (open === null || open.seed === null) throw new Error('its table no longer exists');
  const { game: name, version, options } = open.table;
  const game = await gameOfVersion(await versionedGameOf(findGame(name)), version);
  if (game === null) throw new Error(`version ${version} of ${name} is not kept here`);
  const entries = open.entries.map(({ line }) => line);
  const table = Table.restore(game, {
    ...{ game: name, version, options, seed: open.seed },
    ...{ entries, drafts: [], proposal: null },
  });
  return exportTable(table, { report: { message: text, at: point, seat } });
}
