/** A map of hexes in a terminal: each of four columns, with its name above and what stands on it below. */
import { folded, type Paint, WIDTH, type Words } from '@guildhall/terminal-kit';

/** Columns from one hex to the next; every second row begins half of it further right. */
const STEP = 4;

interface Look {
  readonly letter: string;
  readonly background: number;
  readonly ink: number;
}

/** In the order of the terrain wheel: desert, plains, swamp, lakes, forest, mountains, wasteland. */
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

interface HexText {
  readonly name: string;
  readonly below: string;
  readonly background: number;
  readonly ink: number;
}

interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Hexes {
  readonly landNames: readonly string[];
  readonly riverNames: readonly string[];
  readonly landCells: readonly Cell[];
  readonly riverCells: readonly Cell[];
}

/** What a land hex shows: its terrain, and the mark of a building or nothing. */
type Land = (hex: number) => { readonly terrain: number; readonly mark: string };

/** Rows may begin with places that are no hex. */
type Row = readonly (HexText | undefined)[];

export function drawMap(map: Hexes, land: Land, paint: Paint): string[] {
  const rows = hexesInRows(map, land);
  const lines: string[] = [edge(null, rows[0])];
  rows.forEach((row, at) => {
    for (const part of ['name', 'below'] as const) {
      const cells = row.map((hex) =>
        hex === undefined
          ? ' '.repeat(STEP)
          : `|${paint.on(hex.background, hex.ink, hex[part].padEnd(STEP - 1))}`,
      );
      lines.push(`${' '.repeat(insetOf(at))}${cells.join('')}|`);
    }
    lines.push(edge({ row, at }, rows[at + 1] ?? null));
  });
  return lines;
}

function insetOf(row: number): number {
  return row % 2 === 0 ? 0 : STEP / 2;
}

function hexesInRows(map: Hexes, land: Land): Row[] {
  const rows: (HexText | undefined)[][] = [];
  const put = ({ row, column }: Cell, hex: HexText): void => {
    rows[row] ??= [];
    while (rows[row].length <= column) rows[row].push(undefined);
    rows[row][column] = hex;
  };
  map.landCells.forEach((cell, hex) => {
    const { terrain, mark } = land(hex);
    const look = LOOKS[terrain];
    put(cell, { ...look, name: map.landNames[hex], below: look.letter + mark });
  });
  map.riverCells.forEach((cell, hex) => {
    put(cell, { ...RIVER, name: map.riverNames[hex], below: '~~~' });
  });
  return rows;
}

/** The zigzag between two rows: the lower edges of the one are the upper edges of the other. */
function edge(above: { readonly row: Row; readonly at: number } | null, below: Row | null): string {
  const line: string[] = [];
  const draw = (row: Row, inset: number, first: string, second: string): void => {
    row.forEach((hex, at) => {
      if (hex === undefined) return;
      line[inset + at * STEP + 1] = first;
      line[inset + at * STEP + 3] = second;
    });
  };
  if (above !== null) draw(above.row, insetOf(above.at), '\\', '/');
  if (below !== null) draw(below, insetOf(above === null ? 0 : above.at + 1), '/', '\\');
  return Array.from(line, (character) => character ?? ' ').join('');
}

/** What the letters of the map mean. */
export function drawLegend(
  words: Words,
  paint: Paint,
  terrains: readonly string[],
  buildings: readonly string[],
  marks: readonly string[],
): string[] {
  const ofTerrains = LOOKS.map(
    ({ letter, background, ink }, terrain) =>
      `${paint.on(background, ink, ` ${letter} `)} ${words.name(terrains[terrain])}`,
  );
  const ofBuildings = buildings.map((kind, at) => `${marks[at]} ${words.name(kind)}`);
  return [ofTerrains.join(' '), ...folded(`${ofBuildings.join(', ')}; in capitals: part of a town`, WIDTH)];
}

/** A short text in the colours of a terrain. */
export function onTerrain(paint: Paint, terrain: number, text: string): string {
  const look = LOOKS[terrain];
  return look === undefined ? text : paint.on(look.background, look.ink, text);
}
