/** A game that somebody played, out of whatever file holds it. */
import type { Table } from '@guildhall/kernel';
import { readText } from '../files.ts';
import { recordedTable } from '../ledger/export.ts';
import { readLedgerFile } from '../ledger/file.ts';
import { tryReplay } from '../ledger/replay.ts';
import { openTable } from '../table-file.ts';
import { UsageError } from '../usage-error.ts';

export interface Recorded {
  /** As far as its entries can be played. */
  readonly table: Table;
  /** What does not fit; null when all is well. */
  readonly problem: string | null;
}

export async function readRecorded(path: string): Promise<Recorded> {
  if (isTableFile(path)) {
    const { table, difference } = await openTable(path);
    return { table, problem: difference?.message ?? null };
  }
  const readings = readLedgerFile(path);
  if (readings.length !== 1)
    throw new UsageError(
      `${path}: holds ${readings.length} games, and one is reviewed at a time`,
      '"ledger FILE --export DIR" makes a file of each',
    );
  const [reading] = readings;
  if (reading.kind === 'unreadable') throw new UsageError(reading.problem);
  const replayed = tryReplay(reading.game);
  if ('problem' in replayed) throw new UsageError(replayed.problem);
  const { difference } = replayed;
  return {
    table: recordedTable(replayed),
    problem: difference === null ? null : `row ${difference.row}: ${difference.problem}`,
  };
}

/** Records of the league have neither such a field nor, as text, such a name. */
function isTableFile(path: string): boolean {
  if (!path.endsWith('.json')) return false;
  return /"guildhall"\s*:/.test(readText(path));
}
