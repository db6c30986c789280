/** What `npm run compendium -- tiletum` counts. */
import type { LogEvent } from '@guildhall/kernel';
import type { CompendiumCount } from '../../compendium.ts';
import { ACTIONS, TECHNOLOGIES, tables, WHEEL_ACTIONS } from '../data/index.ts';
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
  if (state.silver === null) return;
  yield 'actions.seeker';
  for (const technology of state.silver.technologies)
    yield `technologies.technology.${TECHNOLOGIES[technology]}`;
}

/** Tiles count when they are used: those that stay in a storehouse bring nothing. */
const USES: ReadonlySet<string> = new Set(['helperUsed', 'fulfilled', 'crestPlaced', 'lodged']);

function* taken({ kind, data }: LogEvent, state: State): Generator<string> {
  if (USES.has(kind)) yield entryOf(String(data.tile));
  if ((kind === 'dieTaken' || kind === 'chosen') && (ACTIONS as readonly unknown[]).includes(data.action))
    yield `actions.${data.action}`;
  if (kind === 'scored' && data.source === 'fairPoints') yield `fairs.${FAIRS[state.fairs[state.round - 1]]}`;
}

/** Buildings that were completed, and technologies that were bought. */
function* held(state: State, seat: number): Generator<string> {
  const { rooms, crests, levels } = state.players[seat];
  const floors = tables.floors.length;
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
