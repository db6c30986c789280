/** Ledgers of the public league as text: a row a line, cells between tabs. */
import { factionNamed } from './commands.ts';
import { LedgerError } from './ledger-error.ts';
import { checkedRows, type Move, numbers, type Row, shown } from './rows.ts';

/**
 * A faction; the change and the value of points, coins, workers, priests, power and cults; the power that neighbours
 * were offered; the commands. Anything behind them is a remark. Editors cut off empty cells at the end of a line.
 */
const COMMANDS = 14;
const POSITION_CELLS = 13;

export function textRows(path: string, text: string): readonly Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const rows = lines.flatMap((line, at): Row[] => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    if (isComment(cells)) return [{ kind: 'comment', line: at + 1, text: cells[0].trim() }];
    return [moveRow(`${path}, line ${at + 1}`, at + 1, cells)];
  });
  return checkedRows(path, rows);
}

/** A comment may be followed by one more cell, such as a link to the position. */
function isComment(cells: readonly string[]): boolean {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return filled <= 2 && factionNamed(cells[0].trim()) === null;
}

function moveRow(place: string, line: number, cells: readonly string[]): Move {
  if (cells.length < POSITION_CELLS)
    throw new LedgerError(`${place}: a move has ${POSITION_CELLS} cells or more, this has ${cells.length}`);
  return {
    kind: 'move',
    line,
    faction: cells[0].trim(),
    commands: commandsIn(cells),
    position: {
      points: amount(place, cells[2], 'VP'),
      coins: amount(place, cells[4], 'C'),
      workers: amount(place, cells[6], 'W'),
      priests: amount(place, cells[8], 'P'),
      bowls: numbers(place, cells[10].replace(/ *PW *$/, ''), 3) as [number, number, number],
      cults: numbers(place, cells[12], 4) as [number, number, number, number],
    },
  };
}

/** Where the cell of offers is left out the commands stand in its place; offers are nothing but numbers. */
function commandsIn(cells: readonly string[]): string {
  if (cells.length > COMMANDS) return cells[COMMANDS].trim();
  const last = cells.length === COMMANDS ? cells[COMMANDS - 1].trim() : '';
  return /^[\d\s]*$/.test(last) ? '' : last;
}

function amount(place: string, cell: string, unit: string): number {
  const match = /^ *(-?\d{1,6}) *(\w+) *$/.exec(cell);
  if (match === null || match[2] !== unit)
    throw new LedgerError(`${place}: expected "n ${unit}", found ${shown(cell)}`);
  return Number(match[1]);
}
