/** A table starts when its last seat is taken and everybody gave a word: the seed is made, and the first seats have to decide. */
import { type Commitment, cannotBegin, type Game, seedFrom, Table } from '@guildhall/kernel';
import type { SeatRecord, TableChange, TableRecord } from '@guildhall/store';
import { newClocks } from './clocks.ts';
import { BEFORE_THE_START, consequences } from './build-table-change.ts';
import type { House } from '../app-context.ts';
import { type LiveTable, tableSettings } from './live-table.ts';

/** What the start adds to a change after which these are the seats; nothing while one of them is open. */
export async function startWhenFull(
  house: House,
  live: LiveTable,
  seats: readonly SeatRecord[],
): Promise<TableChange> {
  const { game, record } = live;
  if (game === null || !seats.every(isReady)) return {};
  const { secret } = await house.store.tables.secrets(live.id);
  const seed = seedFrom(commitmentOf(record, secret, seats));
  const circumstances = await house.circumstances(live, 'person', seats);
  const table = begun(game, seed, live);
  live.begin(table);
  const change = consequences(live, table, BEFORE_THE_START, {
    ...circumstances,
    clocks: newClocks(live.settings.clock, seats.length),
  });
  return { ...change, facts: { status: 'running', ...change.facts, seed } };
}

/** A seed with which nothing can be dealt is refused to whoever gave the last word to it, as other options are. */
function begun(game: Game, seed: string, { record, settings }: LiveTable): Table {
  try {
    return new Table(game, record.options, seed, tableSettings(settings));
  } catch (error) {
    throw cannotBegin(error);
  }
}

function isReady({ occupant, word }: SeatRecord): boolean {
  return occupant.kind === 'bot' || (occupant.kind === 'person' && word !== null);
}

/** What a table promised about its seed, with what it kept secret until its end. */
export function commitmentOf(
  { id, commitment, commitmentForm }: TableRecord,
  bits: string,
  seats: readonly SeatRecord[],
): Commitment {
  const words = seats.map(({ word }) => word);
  return { form: commitmentForm, table: id, bits, words, hash: commitment };
}

/** The seats of a table with one of them changed. */
export function withSeatChanged(seats: readonly SeatRecord[], changed: SeatRecord): SeatRecord[] {
  return seats.map((old) => (old.seat === changed.seat ? changed : old));
}
