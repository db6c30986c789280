/** A table starts when its last seat is taken: the seed is made, and the first seats have to decide. */
import { seedFrom, Table } from '@guildhall/kernel';
import type { SeatRecord, TableChange } from '@guildhall/store';
import { newClocks } from './clocks.ts';
import { BEFORE_THE_START, consequences } from './consequences.ts';
import type { House } from './house.ts';
import { type LiveTable, tableSettings } from './live-table.ts';

/** What the start adds to a change after which these are the seats; nothing while one of them is open. */
export async function startWhenFull(
  house: House,
  live: LiveTable,
  seats: readonly SeatRecord[],
): Promise<TableChange> {
  const { game, record } = live;
  if (game === null || seats.some(({ occupant }) => occupant.kind === 'open')) return {};
  const { secret } = await house.store.tables.secrets(live.id);
  const seed = seedFrom({ table: live.id, bits: secret, words: seats.map(({ word }) => word) });
  const circumstances = await house.circumstances(live, 'person', seats);
  const table = new Table(game, record.options, seed, tableSettings(live.settings));
  live.begin(table);
  const change = consequences(live, table, BEFORE_THE_START, {
    ...circumstances,
    clocks: newClocks(live.settings.clock, seats.length),
  });
  return { ...change, facts: { status: 'running', ...change.facts, seed } };
}

/** The seats of a table with one of them changed. */
export function withSeatChanged(seats: readonly SeatRecord[], changed: SeatRecord): SeatRecord[] {
  return seats.map((old) => (old.seat === changed.seat ? changed : old));
}
