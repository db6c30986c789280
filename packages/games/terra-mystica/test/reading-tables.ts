/** How tests of the data read its tables. */
import { type Terrain, tables } from '../data/index.ts';

export const LETTERS: Record<string, Terrain | 'river'> = {
  Y: 'desert',
  U: 'plains',
  K: 'swamp',
  B: 'lakes',
  G: 'forest',
  S: 'mountains',
  R: 'wasteland',
  I: 'river',
};

export interface Hex {
  id: string;
  row: number;
  col: number;
  terrain: Terrain | 'river';
}

/** The hexes of the map by the names that players use. */
export function hexes(): Hex[] {
  let rivers = 0;
  return tables.map.rows.flatMap((letters, row) => {
    let land = 0;
    return [...letters].map((letter, col) => {
      const terrain = LETTERS[letter] as Hex['terrain'];
      const id = terrain === 'river' ? `r${rivers++}` : `${'ABCDEFGHI'[row]}${++land}`;
      return { id, row, col, terrain };
    });
  });
}

/** Every number, text and truth value of the tables by its path. */
export function leaves(value: unknown, path = ''): [string, number | string | boolean][] {
  if (value === null) return [];
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean')
    return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  );
}

export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The tiles of the base game, which come first. */
export const baseOf = <T>(tiles: Record<string, T>, base: number): T[] => Object.values(tiles).slice(0, base);
