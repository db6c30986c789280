/**
 * A board of hexes in rows, every second row shifted right by half a hex. Land hexes are named by row letter and
 * number (A1, A2, ...), river hexes r0, r1, ... in reading order; a dot is no hex. Everything that play asks is
 * computed once.
 */
export interface HexMap {
  readonly landNames: readonly string[];
  readonly riverNames: readonly string[];
  readonly landAt: ReadonlyMap<string, number>;
  readonly riverAt: ReadonlyMap<string, number>;
  /** The printed letter of each land hex. */
  readonly letters: readonly string[];
  /** Row and column of each land hex and of each river hex. */
  readonly landCells: readonly Cell[];
  readonly riverCells: readonly Cell[];
  /** Land hexes that share an edge with a land hex. */
  readonly landNeighbours: readonly (readonly number[])[];
  /** Land hexes around a river hex. */
  readonly riverLands: readonly (readonly number[])[];
  /** Pairs of land hexes that have an edge between two hexes of the board between them, where a bridge fits. */
  readonly acrossEdges: readonly (readonly [number, number])[];
  /** `shipDistance[a][b]`: river hexes on the shortest way by water; 0 where there is none. */
  readonly shipDistance: readonly (readonly number[])[];
  /** `skipDistance[a][b]`: hexes of any kind between the two; 0 for neighbours and for the hex itself. */
  readonly skipDistance: readonly (readonly number[])[];
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Hex extends Cell {
  readonly letter: string;
  readonly isRiver: boolean;
  readonly index: number;
}

const RIVER = 'I';
const OUTSIDE = '.';

export function hexMap(rows: readonly string[]): HexMap {
  const grid: (Hex | null)[][] = [];
  const land: Hex[] = [];
  const river: Hex[] = [];
  rows.forEach((letters, row) => {
    grid.push(
      [...letters].map((letter, column) => {
        if (letter === OUTSIDE) return null;
        const isRiver = letter === RIVER;
        const list = isRiver ? river : land;
        const hex: Hex = { row, column, letter, isRiver, index: list.length };
        list.push(hex);
        return hex;
      }),
    );
  });
  const look = (hex: Hex): Hex[] => {
    const shift = hex.row % 2 === 0 ? -1 : 0;
    return [
      [hex.row, hex.column - 1],
      [hex.row, hex.column + 1],
      [hex.row - 1, hex.column + shift],
      [hex.row - 1, hex.column + shift + 1],
      [hex.row + 1, hex.column + shift],
      [hex.row + 1, hex.column + shift + 1],
    ].flatMap(([row, column]) => grid[row]?.[column] ?? []);
  };
  // Distances ask for the same neighbours thousands of times.
  const known = new Map([...land, ...river].map((hex) => [hex, look(hex)]));
  const neighboursOf = (hex: Hex): readonly Hex[] => known.get(hex) ?? [];
  const landNames = nameLand(grid);
  const riverNames = river.map((hex) => `r${hex.index}`);
  return {
    landNames,
    riverNames,
    landAt: new Map(landNames.map((name, index) => [name, index])),
    riverAt: new Map(riverNames.map((name, index) => [name, index])),
    letters: land.map((hex) => hex.letter),
    landCells: land.map(({ row, column }) => ({ row, column })),
    riverCells: river.map(({ row, column }) => ({ row, column })),
    landNeighbours: land.map((hex) => indexes(neighboursOf(hex).filter((near) => !near.isRiver))),
    riverLands: river.map((hex) => indexes(neighboursOf(hex).filter((near) => !near.isRiver))),
    acrossEdges: land.flatMap((from) =>
      land
        .filter((to) => {
          const near = neighboursOf(from);
          return (
            to.index > from.index &&
            !near.includes(to) &&
            neighboursOf(to).filter((hex) => near.includes(hex)).length === 2
          );
        })
        .map((to): [number, number] => [from.index, to.index]),
    ),
    shipDistance: land.map((from) => {
      const byWater = spread(
        neighboursOf(from).filter((near) => near.isRiver),
        neighboursOf,
        (hex) => hex.isRiver,
      );
      return land.map((to) => {
        if (to === from) return 0;
        let least = 0;
        for (const near of neighboursOf(to)) {
          const way = byWater.get(near) ?? 0;
          if (way > 0 && (least === 0 || way < least)) least = way;
        }
        return least;
      });
    }),
    skipDistance: land.map((from) => {
      const steps = spread([from], neighboursOf, () => true);
      return land.map((to) => Math.max(0, (steps.get(to) ?? 0) - 2));
    }),
  };
}

function nameLand(grid: readonly (readonly (Hex | null)[])[]): string[] {
  return grid.flatMap((cells, row) =>
    cells
      .filter((hex) => hex?.isRiver === false)
      .map((_, count) => `${String.fromCharCode(65 + row)}${count + 1}`),
  );
}

function indexes(hexes: readonly Hex[]): number[] {
  return hexes.map((hex) => hex.index).sort((a, b) => a - b);
}

/** Hexes that can be reached from the first ones through allowed hexes, with how many hexes the way has. */
function spread(
  first: readonly Hex[],
  next: (hex: Hex) => readonly Hex[],
  allowed: (hex: Hex) => boolean,
): Map<Hex, number> {
  const found = new Map<Hex, number>(first.map((hex) => [hex, 1]));
  const queue = [...first];
  for (const hex of queue) {
    const steps = (found.get(hex) ?? 0) + 1;
    for (const near of next(hex)) {
      if (!allowed(near) || found.has(near)) continue;
      found.set(near, steps);
      queue.push(near);
    }
  }
  return found;
}
