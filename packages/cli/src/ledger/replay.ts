/**
 * Replays a recorded game through our rules and compares the position after every row. The reader only ever chooses
 * among legal actions; commands inside one row may change places, rows only where the record lets them: answers to
 * offers of power, and spades of the cults.
 */

import { engine, type Options, rulesetOf, type State } from '@guildhall/games/terra-mystica';
import { isOver } from '@guildhall/kernel';
import { finalDifference, stillOwed } from './compare.ts';
import { LedgerError } from './ledger-error.ts';
import { RowReader } from './row-reader.ts';
import type { LedgerGame, Row } from './rows.ts';
import { isAbsent, nameIn, setupOf } from './setup.ts';
import type { Played } from './table.ts';

export interface Difference {
  readonly game: string;
  readonly row: number;
  readonly faction: string;
  readonly commands: string;
  readonly problem: string;
}

export interface Replayed {
  readonly rows: number;
  readonly rowsEqual: number;
  readonly difference: Difference | null;
  readonly options: Options;
  readonly played: readonly Played[];
  readonly final: State;
}

export function replayLedger(recorded: LedgerGame): Replayed {
  const { options, seatOf, absent } = setupOf(recorded);
  const game = { ...recorded, rows: recorded.rows.filter((row) => concernsTheGame(row, seatOf)) };
  const g = rulesetOf(options);
  const reader = new RowReader(game, g, engine(g), seatOf);
  for (const seat of absent) reader.table.leave(seat);
  for (const row of game.rows) {
    if (reader.difference !== null) break;
    readOrFail(reader, row);
  }
  if (reader.difference === null) compareEnd(game, reader);
  const { rowsEqual, difference, table } = reader;
  return {
    rows: game.rows.filter((row) => row.kind === 'move').length,
    rowsEqual,
    difference: difference === null ? null : { game: game.name, ...difference },
    options,
    played: table.played,
    final: table.state,
  };
}

/** What our rules cannot carry out is our fault and not the record's: a difference. */
function readOrFail(reader: RowReader, row: Row): void {
  try {
    reader.read(row);
  } catch (error) {
    if (error instanceof LedgerError) throw error;
    const { faction, commands } = row.kind === 'move' ? row : { faction: '', commands: row.text };
    const problem = error instanceof Error ? error.message : String(error);
    reader.differ({ line: row.line, faction, commands }, `our rules failed: ${problem}`);
  }
}

/** Who left before the cards were dealt has no seat, and what the record says of them is no part of the game. */
function concernsTheGame(row: Row, seatOf: ReadonlyMap<string, number>): boolean {
  const name = nameIn(row);
  return !isAbsent(name) || seatOf.has(name);
}

/** What rows cannot tell: that the game is over, and the final block of the record. */
function compareEnd(game: LedgerGame, reader: RowReader): void {
  reader.compareWaiting();
  const last = game.rows[game.rows.length - 1];
  const nowhere = { line: last.line, faction: '', commands: '' };
  const { g, rules, state } = reader.table;
  if (!isOver(state)) {
    reader.differ(nowhere, `the record ends before the game does: open are ${stillOwed(state)}`);
    return;
  }
  const { seatOf, scoring } = reader;
  for (const [faction, seat] of seatOf) {
    const lastMove = game.rows.findLast(
      (row) => row.kind === 'move' && row.faction.toLowerCase() === faction,
    );
    if (lastMove?.kind !== 'move') continue;
    const points = rules.outcome(state).totals[seat];
    if (points !== lastMove.position.points)
      reader.differ(lastMove, `final points: ${points} here, ${lastMove.position.points} in the record`);
  }
  if (game.end === null) return;
  const found = finalDifference({ g, rules, state, seatOf, scoring }, game.end);
  if (found !== null) reader.differ({ ...nowhere, faction: found.faction }, found.problem);
}

/** What is wrong with a record is a verdict on that record alone. */
export function tryReplay(game: LedgerGame): Replayed | { readonly problem: string } {
  try {
    return replayLedger(game);
  } catch (error) {
    if (error instanceof LedgerError) return { problem: error.message };
    throw error;
  }
}
