/** The board as play asks for it. Working it out takes longer than a game, and most tables share one board. */
import { type HexMap, hexMap } from './hex-map.ts';
import { type HexSet, neighbourhoods } from './hex-set.ts';

export interface Geometry {
  readonly map: HexMap;
  /** `reach[level][hex]`: hexes next to it or within that shipping level. */
  readonly reach: readonly (readonly HexSet[])[];
  /** `leap[skip][hex]`: hexes with at most that many hexes between. */
  readonly leap: readonly (readonly HexSet[])[];
}

const known = new Map<string, Geometry>();
const MOST_KNOWN = 16;

export function geometryOf(rows: readonly string[], mostShipping: number, mostSkip: number): Geometry {
  const key = `${rows.join('/')} ${mostShipping} ${mostSkip}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make(rows, mostShipping, mostSkip);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

function make(rows: readonly string[], mostShipping: number, mostSkip: number): Geometry {
  const map = hexMap(rows);
  const land = map.landNames.length;
  const upTo = <T>(most: number, level: (n: number) => T): T[] =>
    Array.from({ length: most + 1 }, (_, n) => level(n));
  return {
    map,
    reach: upTo(mostShipping, (level) =>
      neighbourhoods(land, (from, to) => {
        const byShip = map.shipDistance[from][to];
        return map.landNeighbours[from].includes(to) || (byShip > 0 && byShip <= level);
      }),
    ),
    leap: upTo(mostSkip, (skip) => neighbourhoods(land, (from, to) => map.skipDistance[from][to] <= skip)),
  };
}
