/** The bazaar's tables: cards, stalls and the roads between them. An override can change any single value. */
import { named, type SourcedTable, upTo } from '../../src/index.ts';

export const GOODS = ['silk', 'spice', 'glass', 'tea'] as const;
export const STALLS = ['gate', 'well', 'square', 'tower', 'quay', 'garden'] as const;
export const MAPS = ['ring', 'star'] as const;
export const HIGHEST_BID = 3;
export const HAND_LIMIT = 5;
export const TURNS_A_DAY = 2;
export const COINS = 240;
/** Coins of each seat that its keeper holds at the beginning. */
export const BOX = 2;
export const TIP = { coins: 2, favours: 1 } as const;

type Good = (typeof GOODS)[number];
export type MapName = (typeof MAPS)[number];
const EFFECTS = ['none', 'peek', 'haggle', 'caravan', 'feast', 'dice'] as const;
type Effect = (typeof EFFECTS)[number];

interface Card {
  readonly good: Good;
  readonly value: number;
  readonly cost: number;
  readonly effect: Effect;
}

export interface Tables {
  readonly cards: Readonly<Record<string, Card>>;
  readonly roads: Readonly<Record<MapName, Readonly<Record<string, boolean>>>>;
}

const TABLE_ROLES: readonly Omit<Card, 'good'>[] = [
  { value: 1, cost: 1, effect: 'none' },
  { value: 1, cost: 2, effect: 'peek' },
  { value: 2, cost: 2, effect: 'haggle' },
  { value: 2, cost: 3, effect: 'caravan' },
  { value: 3, cost: 3, effect: 'feast' },
  { value: 4, cost: 4, effect: 'dice' },
];

const RING = ['gate-well', 'well-square', 'square-tower', 'tower-quay', 'quay-garden', 'gate-garden'];
const STAR = ['gate-well', 'gate-square', 'gate-tower', 'gate-quay', 'gate-garden'];

/** Every pair of stalls has an entry, so that an override can open a road as well as close one. */
function roads(open: readonly string[]): Record<string, boolean> {
  const result: Record<string, boolean> = {};
  STALLS.forEach((from, i) => {
    for (const to of STALLS.slice(i + 1)) result[`${from}-${to}`] = open.includes(`${from}-${to}`);
  });
  return result;
}

export const TABLES: Tables = {
  cards: Object.fromEntries(
    GOODS.flatMap((good) =>
      TABLE_ROLES.map((rank, i): [string, Card] => [`${good}-${i + 1}`, { good, ...rank }]),
    ),
  ),
  roads: { ring: roads(RING), star: roads(STAR) },
};

export const SOURCED: readonly SourcedTable[] = [
  {
    name: 'cards',
    table: TABLES.cards,
    sources: { '': { source: 'rulebook', note: 'made up' } },
    ranges: { good: named(...GOODS), value: upTo(12), cost: upTo(99), effect: named(...EFFECTS) },
  },
  {
    name: 'roads',
    table: TABLES.roads,
    sources: { '': { source: 'rulebook', note: 'made up' } },
    ranges: {},
  },
];

/** Cards are numbered in the order of the table. */
export const CARD_NAMES: readonly string[] = Object.keys(TABLES.cards);

/** The tables compiled for one game: what the rules look up. */
export interface Market {
  readonly cards: readonly Card[];
  /** Stalls one step away, by stall. */
  readonly neighbours: readonly (readonly number[])[];
}

export function compile(tables: Tables, map: MapName): Market {
  const open = tables.roads[map];
  const joined = (a: number, b: number) =>
    open[`${STALLS[Math.min(a, b)]}-${STALLS[Math.max(a, b)]}`] === true;
  return {
    cards: CARD_NAMES.map((name) => tables.cards[name]),
    neighbours: STALLS.map((_, from) =>
      STALLS.map((_, to) => to).filter((to) => to !== from && joined(from, to)),
    ),
  };
}
