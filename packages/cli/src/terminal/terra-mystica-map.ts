/** Terra Mystica's map in a terminal: hexes of four columns, each with its name above and what stands on it below. */
import { BUILDING_KINDS, NONE, type Ruleset, type State } from '@guildhall/terra-mystica';
import { TERRAINS } from '@guildhall/terra-mystica/data';
import type { Words } from '../words.ts';
import type { Paint } from './paint.ts';

/** Columns from one hex to the next; every second row begins half of it further right. */
const STEP = 4;

interface Look {
  readonly letter: string;
  readonly background: number;
  readonly ink: number;
}

/** In the order of TERRAINS. */
const LOOKS: readonly Look[] = [
  { letter: 'D', background: 221, ink: 16 },
  { letter: 'P', background: 137, ink: 16 },
  { letter: 'S', background: 236, ink: 255 },
  { letter: 'L', background: 33, ink: 231 },
  { letter: 'F', background: 34, ink: 16 },
  { letter: 'M', background: 247, ink: 16 },
  { letter: 'W', background: 160, ink: 231 },
];
const RIVER = { background: 24, ink: 117 };

/** In the order of BUILDINGS. A capital stands in a town. */
export const BUILDING_MARKS: readonly string[] = ['d', 'tp', 'te', 'sh', 'sa'];

interface HexText {
  readonly name: string;
  readonly below: string;
  readonly background: number;
  readonly ink: number;
}

export function drawMap(g: Ruleset, state: State, paint: Paint): string[] {
  const rows = hexesInRows(g, state);
  const lines: string[] = [edge(null, rows[0])];
  rows.forEach((row, at) => {
    const inset = ' '.repeat(insetOf(at));
    for (const part of ['name', 'below'] as const) {
      const cells = row.map((hex) => paint.on(hex.background, hex.ink, hex[part].padEnd(STEP - 1)));
      lines.push(`${inset}|${cells.join('|')}|`);
    }
    lines.push(edge({ row, at }, rows[at + 1] ?? null));
  });
  return lines;
}

function insetOf(row: number): number {
  return row % 2 === 0 ? 0 : STEP / 2;
}

function hexesInRows(g: Ruleset, state: State): HexText[][] {
  const rows: HexText[][] = g.tables.map.rows.map(() => []);
  g.map.landCells.forEach(({ row, column }, hex) => {
    const look = LOOKS[state.terrain[hex]];
    const building = state.buildings[hex];
    const mark = building === NONE ? '' : BUILDING_MARKS[building % BUILDING_KINDS];
    const below = look.letter + (state.inTown[hex] === 1 ? mark.toUpperCase() : mark);
    rows[row][column] = { ...look, name: g.map.landNames[hex], below };
  });
  g.map.riverCells.forEach(({ row, column }, hex) => {
    rows[row][column] = { ...RIVER, name: g.map.riverNames[hex], below: '~~~' };
  });
  return rows;
}

/** The zigzag between two rows: the lower edges of the one are the upper edges of the other. */
function edge(
  above: { readonly row: readonly HexText[]; readonly at: number } | null,
  below: readonly HexText[] | null,
): string {
  const line: string[] = [];
  const draw = (count: number, inset: number, first: string, second: string): void => {
    for (let hex = 0; hex < count; hex++) {
      line[inset + hex * STEP + 1] = first;
      line[inset + hex * STEP + 3] = second;
    }
  };
  if (above !== null) draw(above.row.length, insetOf(above.at), '\\', '/');
  if (below !== null) draw(below.length, insetOf(above === null ? 0 : above.at + 1), '/', '\\');
  return Array.from(line, (character) => character ?? ' ').join('');
}

/** What the letters of the map mean. */
export function drawLegend(words: Words, paint: Paint): string[] {
  const terrains = LOOKS.map(
    ({ letter, background, ink }, terrain) =>
      `${paint.on(background, ink, ` ${letter} `)} ${words.name(TERRAINS[terrain])}`,
  );
  const buildings = ['dwelling', 'tradingHouse', 'temple', 'stronghold', 'sanctuary'].map(
    (kind, at) => `${BUILDING_MARKS[at]} ${words.name(kind)}`,
  );
  return [terrains.join(' '), `${buildings.join(', ')}; in capitals: part of a town`];
}

/** A short text in the colours of a terrain. */
export function onTerrain(paint: Paint, terrain: number, text: string): string {
  const look = LOOKS[terrain];
  return look === undefined ? text : paint.on(look.background, look.ink, text);
}
