/** The tables of the game: everything that a box would print. An override can change any single value. */
import type { Provenance, SourcedTable } from '@guildhall/kernel';
import { between, upTo } from '@guildhall/kernel/ranges';

export const SPICES = ['pepper', 'cinnamon', 'ginger', 'saffron'] as const;
export type Spice = (typeof SPICES)[number];

interface SpiceTable {
  /** Coins for a crate in the market. */
  readonly price: number;
  /** Points of a crate, and how many more a contract gives for it. */
  readonly points: number;
  readonly contract: number;
  /** How many crates there are. */
  readonly crates: number;
}

export interface Tables {
  readonly spices: Readonly<Record<Spice, SpiceTable>>;
  /** Coins by the face of the die. */
  readonly income: readonly number[];
  /** What a player begins with. */
  readonly start: { readonly coins: number; readonly pearls: number };
  /** What a pearl brings when it is sold, and when it is kept. */
  readonly pearl: { readonly coins: number; readonly points: number };
}

export const tables: Tables = {
  spices: {
    pepper: { price: 2, points: 1, contract: 3, crates: 5 },
    cinnamon: { price: 3, points: 2, contract: 3, crates: 4 },
    ginger: { price: 4, points: 3, contract: 2, crates: 4 },
    saffron: { price: 6, points: 5, contract: 2, crates: 3 },
  },
  income: [1, 1, 2, 2, 3, 4],
  start: { coins: 3, pearls: 2 },
  pearl: { coins: 2, points: 1 },
};

const INVENTED: Provenance = { source: 'reconstruction', note: 'made up for this game' };

export const sourcedTables: readonly SourcedTable[] = [
  {
    name: 'spices',
    table: tables.spices,
    sources: { '': INVENTED },
    // One crate of each spice lies in the first market.
    ranges: { price: upTo(20), points: upTo(20), contract: upTo(20), crates: between(1, 20) },
  },
  { name: 'income', table: tables.income, sources: { '': INVENTED }, ranges: { '': upTo(20) } },
  { name: 'start', table: tables.start, sources: { '': INVENTED }, ranges: { '': upTo(20) } },
  { name: 'pearl', table: tables.pearl, sources: { '': INVENTED }, ranges: { '': upTo(20) } },
];
