/** The map of one table as the rules ask for it: what lies where, what reaches what, and where bridges may stand. */
import { OptionsError } from '@guildhall/kernel';
import { checkSites } from './bridge-site.ts';
import { geometryOf } from './geometry.ts';
import type { HexMap } from './hex-map.ts';
import { type HexSet, hexSet } from './hex-set.ts';
import { wheelDistance } from './wheel.ts';

export interface Land {
  readonly map: HexMap;
  /** How many land hexes there are. */
  readonly land: number;
  /** All land hexes, by number. */
  readonly hexes: readonly number[];
  /** Terrain of each land hex at the beginning. */
  readonly terrain: readonly number[];
  /** The two ends of each site for a bridge. */
  readonly sites: readonly (readonly [number, number])[];
  /** `wheel[from][to]`: spades between two terrains. */
  readonly wheel: readonly (readonly number[])[];
  /** `reach[level][hex]`: hexes next to it or within that shipping level. */
  readonly reach: readonly (readonly HexSet[])[];
  /** `leap[skip][hex]`: hexes with at most that many hexes between. */
  readonly leap: readonly (readonly HexSet[])[];
  /** A building on the map is `seat * perSeat + kind`. */
  readonly perSeat: number;
  /** Filled before the checks of one seat run: hexes with its buildings, and those in its reach. */
  readonly own: HexSet;
  readonly inReach: HexSet;
}

interface MapTable {
  readonly rows: readonly string[];
  readonly bridges: readonly (readonly [string, string])[];
}

/** The letters of the terrains in the rows of a map, in the order of the wheel. */
const LETTERS = 'YUKBGSR';
const MOST_HEXES = 96;

/** `path` is where the table stands among the tables of the game, for those who override it. */
export function landOf(
  table: MapTable,
  path: string,
  farthest: { readonly shipping: number; readonly skip: number },
  perSeat: number,
): Land {
  const { map, reach, leap } = geometryOf(table.rows, farthest.shipping, farthest.skip);
  const land = map.landNames.length;
  if (land > MOST_HEXES) throw new OptionsError(`${path}: ${land} land hexes are more than ${MOST_HEXES}`);
  const terrain = map.letters.map((letter, hex) => {
    const index = LETTERS.indexOf(letter);
    if (index < 0)
      throw new OptionsError(`${path}: ${map.landNames[hex]} has "${letter}", which is none of ${LETTERS}I`);
    return index;
  });
  const sites = table.bridges.map(([from, to], site): [number, number] => [
    landHex(map, from, `${path}.bridges.${site}`),
    landHex(map, to, `${path}.bridges.${site}`),
  ]);
  checkSites(`${path}.bridges`, sites);
  const terrains = [...LETTERS];
  return {
    map,
    land,
    hexes: map.landNames.map((_, hex) => hex),
    terrain,
    sites,
    wheel: terrains.map((_, from) => terrains.map((_, to) => wheelDistance(from, to, terrains.length))),
    reach,
    leap,
    perSeat,
    own: hexSet(),
    inReach: hexSet(),
  };
}

export function landHex(map: HexMap, name: string, where: string): number {
  const hex = map.landAt.get(name);
  if (hex === undefined) throw new OptionsError(`${where}: there is no land hex ${name}`);
  return hex;
}
