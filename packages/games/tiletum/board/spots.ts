/** What stands and lies on a spot of the map or the underground. */
import {
  ALL_SPOTS,
  type Benefit,
  CATHEDRALS,
  CITIES,
  FIRST_CITY,
  linkName,
  MAPS,
  SIDES,
  SLOTS,
  TABLETS,
  type Tables,
  type TabletId,
  type TownTable,
  UNDERGROUND,
  type UndergroundTable,
} from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { type Atlas, NONE } from './atlas.ts';

export function spotNumber(id: string): number {
  return (ALL_SPOTS as readonly string[]).indexOf(id);
}

/** The map of a spot: 0 is the one above ground, then the three levels. */
export function mapOf(spot: number): number {
  return spot < FIRST_CITY ? 0 : 1 + Math.floor((spot - FIRST_CITY) / CITIES);
}

/** The name of a map as a place: `europe`, `I`, `II`, `III`. */
export const MAP_IDS = ['europe', ...MAPS] as const;

export function undergroundOf({ tables }: Atlas, view: State, level: number): UndergroundTable {
  return tables.underground[`${MAPS[level]}${SIDES[view.silver?.sides[level] ?? 0]}`];
}

export function citiesOf(level: number): readonly number[] {
  return UNDERGROUND[level].map((_, at) => FIRST_CITY + level * CITIES + at);
}

function townTable(atlas: Atlas, view: State, spot: number): TownTable | undefined {
  if (spot >= FIRST_CITY) return undergroundOf(atlas, view, mapOf(spot) - 1).cities[ALL_SPOTS[spot]];
  const towns: Readonly<Record<string, TownTable>> = atlas.tables.towns;
  return towns[ALL_SPOTS[spot]];
}

export interface HouseSlot {
  readonly slot: number;
  readonly benefit: Benefit;
  /** A player, or NONE. */
  readonly owner: number;
}

export function houseSlots(atlas: Atlas, view: State, spot: number): readonly HouseSlot[] {
  return (townTable(atlas, view, spot)?.houses ?? []).flatMap(({ players, effect, amount }, slot) =>
    players > atlas.players
      ? []
      : [{ slot, benefit: { effect, amount }, owner: view.houses[spot * SLOTS + slot] }],
  );
}

export interface MineSlot {
  readonly slot: number;
  readonly gold: number;
  readonly owner: number;
}

export function mineSlots(atlas: Atlas, view: State, spot: number): readonly MineSlot[] {
  const { silver } = view;
  if (silver === null || spot < FIRST_CITY) return [];
  const { mines } = undergroundOf(atlas, view, mapOf(spot) - 1).cities[ALL_SPOTS[spot]];
  const first = (spot - FIRST_CITY) * SLOTS;
  return silver.mines.slice(first, first + SLOTS).flatMap((owner, slot) => {
    const printed = mines[slot];
    // The mines of set-up stand in the start city, where nobody builds another one.
    if (printed === undefined || printed.players > atlas.players)
      return owner === NONE ? [] : [{ slot, gold: 0, owner }];
    return [{ slot, gold: printed.gold, owner }];
  });
}

export interface Cathedral {
  /** Its number in the state. */
  readonly number: number;
  /** Owners of its pillars, by slot. */
  readonly pillars: readonly number[];
  readonly pays: Tables['costTiles'][string]['pays'];
  readonly amount: number;
  /** Of the cost tile; those of the stack come on top. */
  readonly points: number;
  /** Points of the tiles that are left, from the top. */
  readonly stack: readonly number[];
  readonly isClosed: boolean;
  /** Players who contributed. */
  readonly builtBy: readonly number[];
}

export function cathedralAt(atlas: Atlas, view: State, spot: number): Cathedral | null {
  const isDeep = spot >= FIRST_CITY;
  const level = mapOf(spot) - 1;
  const id = ALL_SPOTS[spot];
  const table = isDeep ? undergroundOf(atlas, view, level) : atlas.tables.cathedrals[id];
  if (isDeep && (view.silver === null || undergroundOf(atlas, view, level).cathedral !== id)) return null;
  if (table === undefined) return null;
  const number = isDeep ? CATHEDRALS.length + level : (CATHEDRALS as readonly string[]).indexOf(id);
  const { pays, amount, points, isClosed } = atlas.tables.costTiles[atlas.costTiles[view.costTiles[number]]];
  return {
    number,
    pillars: Array.from({ length: table.pillars }, (_, slot) => view.pillars[number * SLOTS + slot]),
    pays,
    amount,
    points,
    stack: table.points.slice(view.taken[number], table.tiles),
    isClosed,
    builtBy: view.players.flatMap(({ cathedrals }, owner) =>
      (cathedrals & (1 << number)) === 0 ? [] : [owner],
    ),
  };
}

export interface Figure {
  readonly kind: 'merchant' | 'architect' | 'seeker';
  readonly owner: number;
}

export function figuresAt(view: State, spot: number): readonly Figure[] {
  return view.players.flatMap(({ merchant, architect, seekers }, owner): readonly Figure[] => [
    ...(merchant === spot ? [{ kind: 'merchant' as const, owner }] : []),
    ...(architect === spot ? [{ kind: 'architect' as const, owner }] : []),
    ...(seekers.includes(spot) ? [{ kind: 'seeker' as const, owner }] : []),
  ]);
}

/** Those who stand at a spot, and as ghosts those who would come there by what is chosen. */
export function figuresThen(
  view: State,
  previewed: State | null,
  spot: number,
): readonly (Figure & { readonly isGhost: boolean })[] {
  const now = figuresAt(view, spot);
  const then = previewed === null ? [] : figuresAt(previewed, spot);
  const isNew = ({ kind, owner }: Figure): boolean =>
    !now.some((figure) => figure.kind === kind && figure.owner === owner);
  return [
    ...now.map((figure) => ({ ...figure, isGhost: false })),
    ...then.filter(isNew).map((figure) => ({ ...figure, isGhost: true })),
  ];
}

/** The round whose fair is held in a town, counted from 1; 0: none. */
export function fairAt(view: State, spot: number): number {
  return view.fairTowns.indexOf(spot) + 1;
}

export interface Way {
  /** Its number in the state. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly tablet: TabletId | null;
  readonly isCovered: boolean;
}

export function waysOf(atlas: Atlas, view: State, level: number): readonly Way[] {
  const { ways } = undergroundOf(atlas, view, level);
  const names = Object.keys(ways);
  const cities: readonly string[] = UNDERGROUND[level];
  const covered = view.silver?.covered[level] ?? 0;
  return cities.flatMap((a, from) =>
    cities.slice(from + 1).flatMap((b, after): readonly Way[] => {
      const name = linkName(cities, a, b);
      const way = ways[name];
      if (way === 'closed' || way === undefined) return [];
      const number = names.indexOf(name);
      const first = FIRST_CITY + level * CITIES;
      return [
        {
          number,
          from: first + from,
          to: first + from + 1 + after,
          tablet: (TABLETS as readonly string[]).includes(way) ? (way as TabletId) : null,
          isCovered: (covered & (1 << number)) !== 0,
        },
      ];
    }),
  );
}

/** Spots that can be reached by one step from a spot. */
export function nextTo(atlas: Atlas, view: State, spot: number): readonly number[] {
  const links =
    spot < FIRST_CITY
      ? atlas.links
      : waysOf(atlas, view, mapOf(spot) - 1).map(({ from, to }) => [from, to] as const);
  return links.flatMap(([a, b]) => (a === spot ? [b] : b === spot ? [a] : []));
}

export function hasTile(view: State, spot: number): boolean {
  return view.mapTiles[spot] !== undefined && view.mapTiles[spot] !== NONE;
}
