/** Texts side by side and one below the other. */
import { padEnd, padStart, widthOf } from './paint.ts';

/** As wide as anything here gets. */
export const WIDTH = 100;

/** Rows of cells as lines, every column as wide as its widest cell. Columns after the first are numbers: to the right. */
export function numbersTable(rows: readonly (readonly string[])[]): string[] {
  return aligned(rows, (cell, width, column) => (column === 0 ? padEnd(cell, width) : padStart(cell, width)));
}

/** Rows of cells as lines, every column as wide as its widest cell. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  return aligned(rows, padEnd);
}

function aligned(
  rows: readonly (readonly string[])[],
  pad: (cell: string, width: number, column: number) => string,
): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column], column))
      .join('  ')
      .trimEnd(),
  );
}

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${padEnd(left[at] ?? '', width)}${right[at] ?? ''}`.trimEnd(),
  );
}

/** Short texts in as many columns as fit, read from top to bottom. */
export function inColumns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(1, ...cells.map(widthOf)) + 2;
  const columns = Math.max(1, Math.floor((width + 2) / widest));
  const height = Math.ceil(cells.length / columns);
  return Array.from({ length: height }, (_, line) =>
    cells
      .filter((_cell, at) => at % height === line)
      .map((cell) => padEnd(cell, widest))
      .join('')
      .trimEnd(),
  );
}

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** A paragraph in lines of at most so many characters. */
export function folded(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** A heading and a text that goes on below it. */
export function hanging(heading: string, text: string, width: number): string[] {
  return folded(text, width - heading.length).map(
    (line, at) => (at === 0 ? heading : ' '.repeat(heading.length)) + line,
  );
}
