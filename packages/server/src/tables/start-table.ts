/**
 * Starts a table when its last seat is taken and everyone has given a word: the seed is made, and the first seats have
 * to decide.
 */
import { type Commitment, type Game, seedFrom, setupFailure, Table } from '@guildhall/kernel';
import type { SeatRecord, TableChange, TableRecord } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { BEFORE_THE_START, buildTableChange } from './build-table-change.ts';
import { type Clocks, newClocks } from './clocks.ts';
import { type LiveTable, tableConfig } from './live-table.ts';
import { isOwnBot } from './own-bots.ts';

/** What the start adds to a change that results in these seats; nothing while one of them is open. */
export async function startWhenFull(
  context: AppContext,
  live: LiveTable,
  seats: readonly SeatRecord[],
): Promise<TableChange> {
  const { game, record } = live;
  if (game === null || !seats.every(isReady)) return {};
  const { secret } = await context.store.tables.secrets(live.id);
  const seed = seedFrom(commitmentOf(record, secret, seats));
  const changeContext = await context.changeContext(live, 'person', seats);
  const table = begun(game, seed, live);
  live.begin(table);
  const change = buildTableChange(live, table, BEFORE_THE_START, {
    ...changeContext,
    clocks: withoutLimit(newClocks(live.settings.clock, seats.length), seats),
  });
  return { ...change, facts: { status: 'running', ...change.facts, seed } };
}

/** A bot of somebody's own has its own time for each decision: see `jobs/own-bot-silent.ts`. */
function withoutLimit(clocks: Clocks, seats: readonly SeatRecord[]): Clocks {
  return clocks.map((clock, seat) => (isOwnBot(seats[seat].occupant) ? { ...clock, left: null } : clock));
}

/** If the set-up fails with this seed, the person who gave the last word gets the refusal, as for invalid options. */
function begun(game: Game, seed: string, { record, settings }: LiveTable): Table {
  try {
    return new Table(game, record.options, seed, tableConfig(settings));
  } catch (error) {
    throw setupFailure(error);
  }
}

function isReady({ occupant, word }: SeatRecord): boolean {
  return occupant.kind === 'bot' || (occupant.kind === 'person' && word !== null);
}

/** The commitment of a table to its seed, with what was kept secret until the end. */
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
