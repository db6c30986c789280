/** What `npm run compendium -- tiletum` counts. */
import type { LogEvent } from '@guildhall/kernel';
import type { CompendiumCount } from '../../compendium.ts';
import {
  ACTIONS,
  CATHEDRALS,
  MAPS,
  SIDES,
  SLOTS,
  TABLETS,
  TECHNOLOGIES,
  TOWNS,
  tables,
  UNDERGROUND,
  WHEEL_ACTIONS,
} from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS } from './kinds.ts';

/** By the id of a tile the entry that it belongs to. */
const ENTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ helpers: HELPERS, contracts: CONTRACTS, crests: CRESTS, characters: CHARACTERS }).flatMap(
    ([group, kinds]) => kinds.flatMap(({ id, ids }) => ids.map((one) => [one, `${group}.${id}`] as const)),
  ),
);
const TILES = [tables.helpers, tables.contracts, tables.crests, tables.characters].flatMap(Object.keys);
const FAIRS = Object.keys(tables.fairs);

function entryOf(tile: string): string {
  const entry = ENTRIES.get(tile);
  if (entry === undefined) throw new Error(`${tile} is no tile`);
  return entry;
}

/** The sides of the maps in a game, as `IIA`; none without silver. */
function sidesOf({ silver }: State): readonly string[] {
  return (silver?.sides ?? []).map((side, level) => `${MAPS[level]}${SIDES[side]}`);
}

function* offered(state: State): Generator<string> {
  const open = [
    ...state.placeTiles,
    ...state.mapTiles,
    ...state.contractOffer,
    ...state.characterOffer,
    state.kingTile,
  ];
  for (const tile of open) if (tile >= 0) yield entryOf(TILES[tile]);
  for (const action of WHEEL_ACTIONS) yield `actions.${action}`;
  for (const at of tables.buildings.keys()) yield `buildings.${at}`;
  for (const fair of state.fairs) yield `fairs.${FAIRS[fair]}`;
  for (const town of TOWNS) yield `towns.${town}`;
  if (state.silver === null) return;
  yield 'actions.seeker';
  for (const side of sidesOf(state)) {
    yield `underground.${side}`;
    for (const way of Object.values(tables.underground[side].ways))
      if ((TABLETS as readonly string[]).includes(way)) yield `tablets.${way}`;
  }
  for (const technology of state.silver.technologies)
    yield `technologies.technology.${TECHNOLOGIES[technology]}`;
}

/** Tiles count when they are used: those that stay in a storehouse bring nothing. */
const USES: ReadonlySet<string> = new Set(['helperUsed', 'fulfilled', 'crestPlaced', 'lodged']);

function* taken({ kind, data }: LogEvent, state: State): Generator<string> {
  if (USES.has(kind)) yield entryOf(String(data.tile));
  if ((kind === 'dieTaken' || kind === 'chosen') && (ACTIONS as readonly unknown[]).includes(data.action))
    yield `actions.${data.action}`;
  // A map is used by whoever does something on it; a seeker begins on the first.
  if (typeof data.spot === 'string') {
    const level = UNDERGROUND.findIndex((cities) => (cities as readonly unknown[]).includes(data.spot));
    if (level >= 0) yield `underground.${sidesOf(state)[level]}`;
  }
  if (kind === 'tabletResolved') yield String(data.tablet).replace(/^tablet\./, 'tablets.');
  if (kind === 'scored' && data.source === 'fairPoints') yield `fairs.${FAIRS[state.fairs[state.round - 1]]}`;
}

/** Towns with a house or a pillar, buildings that were completed, and technologies that were bought. */
function* held(state: State, seat: number): Generator<string> {
  const { rooms, crests, levels } = state.players[seat];
  const floors = tables.floors.length;
  for (const [at, town] of TOWNS.entries()) {
    const cathedral = (CATHEDRALS as readonly string[]).indexOf(town);
    const built = [
      ...state.houses.slice(at * SLOTS, (at + 1) * SLOTS),
      ...(cathedral < 0 ? [] : state.pillars.slice(cathedral * SLOTS, (cathedral + 1) * SLOTS)),
    ];
    if (built.includes(seat)) yield `towns.${town}`;
  }
  for (const [at, building] of tables.buildings.entries()) {
    const lodged = rooms.slice(at * floors, at * floors + building.rooms);
    if (crests[at] >= 0 && lodged.every((tile) => tile >= 0)) yield `buildings.${at}`;
  }
  for (const [row, technology] of (state.silver?.technologies ?? []).entries())
    if (levels[row] > 0) yield `technologies.technology.${TECHNOLOGIES[technology]}`;
}

export const count: CompendiumCount<State> = {
  tables: [2, 3, 4].flatMap((players) => [false, true].map((silver) => ({ players, silver }))),
  watch: () => ({ offered, taken, held }),
};
