/** Recorded games as tables of ours. */

import { terraMystica } from '@guildhall/games/terra-mystica';
import { exportTable, type Game, type SavedTable, Table, writeEntry } from '@guildhall/kernel';
import type { Replayed } from './replay.ts';
import { RECORD_SEED } from './table.ts';

/** The actions that the record stands for, as entries. */
export function savedTable({ options, played }: Replayed): SavedTable {
  const { notation } = terraMystica.rules(options);
  const { id: game, version } = terraMystica;
  const entries = played.map(({ seat, action }) =>
    writeEntry(
      action === null ? { kind: 'leave', seat } : { kind: 'action', seat, line: notation.write(action) },
    ),
  );
  return { game, version, options, seed: RECORD_SEED, entries, drafts: [], proposal: null };
}

/** The same as a table, as every command that knows no game takes it. */
export function recordedTable(replayed: Replayed): Table {
  return Table.restore(terraMystica as unknown as Game, savedTable(replayed));
}

export function tableFile(replayed: Replayed): string {
  return exportTable(Table.restore(terraMystica, savedTable(replayed)));
}
