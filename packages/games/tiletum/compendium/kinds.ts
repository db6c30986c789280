/** Tiles that are printed several times are one thing: which rows of the tables say the same. */
import {
  type CharacterTable,
  type ContractTable,
  type CrestTable,
  type HelperTable,
  tables,
} from '../data/index.ts';

export interface TileKind<T> {
  /** The first of its tiles. */
  readonly id: string;
  /** All of them. */
  readonly ids: readonly string[];
  readonly tile: T;
}

function kindsOf<T>(rows: Readonly<Record<string, T>>, says: (tile: T) => string): readonly TileKind<T>[] {
  const kinds = new Map<string, string[]>();
  for (const [id, tile] of Object.entries(rows))
    kinds.set(says(tile), [...(kinds.get(says(tile)) ?? []), id]);
  return [...kinds.values()].map((ids) => ({ id: ids[0], ids, tile: rows[ids[0]] }));
}

export const HELPERS: readonly TileKind<HelperTable>[] = kindsOf(
  tables.helpers,
  ({ effect, amount, pays, price }) => `${effect} ${amount} ${price === 0 ? '' : pays} ${price}`,
);

export const CONTRACTS: readonly TileKind<ContractTable>[] = kindsOf(
  tables.contracts,
  ({ same, wool, iron, points, effect, amount }) => [same, wool, iron, points, effect, amount].join(' '),
);

export const CRESTS: readonly TileKind<CrestTable>[] = kindsOf(tables.crests, ({ family }) => `${family}`);

export const CHARACTERS: readonly TileKind<CharacterTable>[] = kindsOf(
  tables.characters,
  ({ type, effect, amount }) => `${type} ${effect} ${amount}`,
);

/** Texts of tiles by key, each made from what the tile is. */
export function textsOf<T>(
  group: string,
  kinds: readonly TileKind<T>[],
  say: (tile: T) => string,
): Record<string, string> {
  return Object.fromEntries(kinds.map(({ id, tile }) => [`${group}.${id}`, say(tile)]));
}
