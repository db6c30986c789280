/** Recorded games as tables: files of ours, and records of the Terra Mystica league. */
import { type Action, type GameState, readEntry, type Seat, type Table } from '@guildhall/kernel';
import { readText } from '../files.ts';
import { recordedTable } from '../ledger/export.ts';
import { readLedgerFile } from '../ledger/file.ts';
import { tryReplay } from '../ledger/replay.ts';
import { openTable } from '../table-file.ts';
import { UsageError } from '../usage-error.ts';

type Recorded =
  | { readonly kind: 'game'; readonly source: string; readonly table: Table }
  | { readonly kind: 'problem'; readonly problem: string };

/** The games of a file, one after the other. What cannot be used is a problem of its own. */
export async function* recordedIn(path: string): AsyncGenerator<Recorded, void, void> {
  if (isRecordOfTheLeague(path)) {
    for (const reading of readLedgerFile(path)) {
      if (reading.kind === 'unreadable') yield { kind: 'problem', problem: reading.problem };
      else yield ofLeague(reading.game);
    }
    return;
  }
  try {
    const { table, difference } = await openTable(path);
    if (difference === null) yield { kind: 'game', source: path, table };
    else yield { kind: 'problem', problem: `${path}: ${difference.message}` };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    yield { kind: 'problem', problem: error.message };
  }
}

/** Both kinds may end with .json; only theirs have a ledger. */
function isRecordOfTheLeague(path: string): boolean {
  if (/\.(txt|ndjson|ndjson\.gz)$/.test(path)) return true;
  try {
    const raw: unknown = JSON.parse(readText(path));
    return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'ledger');
  } catch {
    // Whoever opens it says what is wrong with it.
    return false;
  }
}

function ofLeague(game: Parameters<typeof tryReplay>[0]): Recorded {
  const replayed = tryReplay(game);
  if ('problem' in replayed) return { kind: 'problem', problem: replayed.problem };
  const { difference } = replayed;
  if (difference !== null)
    return { kind: 'problem', problem: `${difference.game}, row ${difference.row}: ${difference.problem}` };
  return { kind: 'game', source: game.name, table: recordedTable(replayed) };
}

interface Chosen {
  readonly state: GameState;
  readonly seat: Seat;
  readonly action: Action;
}

/** What was decided in a game, without what was taken back later, each with the position before it. */
export function* decisionsIn(table: Table): Generator<Chosen, void, void> {
  const lasting = lastingEntries(table);
  let before: GameState | null = null;
  for (const step of table.replay()) {
    if (step.kind === 'action' && before !== null && lasting.has(step.number))
      yield { state: before, seat: step.seat, action: step.action };
    before = step.state;
  }
}

/** The numbers of the entries that led to where the table is. */
function lastingEntries(table: Table): ReadonlySet<number> {
  const entries = table.entries();
  const lasting = new Set<number>();
  for (let number = entries.length; number > 0; ) {
    const entry = readEntry(entries[number - 1]);
    if (entry?.kind === 'back') number = entry.to;
    else lasting.add(number--);
  }
  return lasting;
}
