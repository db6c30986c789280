/** What `npm run compendium -- age-of-innovation` counts. */
import type { LogEvent } from '@guildhall/kernel';
import type { CompendiumCount } from '../../compendium.ts';
import { FACTIONS, TERRAINS, tables } from '../data/index.ts';
import type { State } from '../rules/index.ts';

const BONUSES = Object.keys(tables.roundBonuses);
const ROUND_TILES = Object.keys(tables.roundTiles);
const BOOK_ACTIONS = Object.keys(tables.bookActions);
const PALACES = Object.keys(tables.palaces);
const INNOVATIONS = Object.keys(tables.innovations);
const COMPETENCIES = Object.keys(tables.competencies);
const TOWNS = Object.keys(tables.townTiles);
const POWERS = Object.keys(tables.powerActions);

function* offered(state: State): Generator<string> {
  for (const board of state.offeredBoards) yield `boards.${TERRAINS[board]}`;
  for (const faction of state.offeredFactions) yield `factions.${FACTIONS[faction]}`;
  for (const bonus of [...state.bonuses, ...state.offeredBonuses]) yield `roundBonuses.${BONUSES[bonus]}`;
  for (const palace of state.palaces) yield `palaces.${PALACES[palace]}`;
  for (const tile of state.innovations) if (tile >= 0) yield `innovations.${INNOVATIONS[tile]}`;
  for (const [tile, left] of state.competencyTiles.entries())
    if (left > 0) yield `competencies.${COMPETENCIES[tile]}`;
  for (const [tile, left] of state.townTiles.entries()) if (left > 0) yield `townTiles.${TOWNS[tile]}`;
  for (const action of POWERS) yield `powerActions.${action}`;
  for (const action of state.bookActions) yield `bookActions.${BOOK_ACTIONS[action]}`;
  for (const tile of state.roundTiles.slice(0, -1)) yield `roundTiles.${ROUND_TILES[tile]}`;
}

function* taken({ kind, data }: LogEvent, state: State): Generator<string> {
  if ('board' in data && (kind === 'setChosen' || kind === 'boardChosen')) yield `boards.${data.board}`;
  if ('faction' in data && (kind === 'setChosen' || kind === 'factionChosen'))
    yield `factions.${data.faction}`;
  if ('bonus' in data && (kind === 'setChosen' || kind === 'bonusTaken')) yield `roundBonuses.${data.bonus}`;
  if (kind === 'competency') yield `competencies.${data.competency}`;
  if (kind === 'palace') yield `palaces.${data.palace}`;
  if (kind === 'innovation') yield `innovations.${data.innovation}`;
  if (kind === 'townTile') yield `townTiles.${data.tile}`;
  if (kind === 'powerAction') yield `powerActions.${data.action}`;
  if (kind === 'bookAction') yield `bookActions.${data.action}`;
  // In the last round the points may be those of the final tile, so that round is not counted.
  if (kind === 'scored' && data.source === 'roundTiles' && state.round < tables.rounds)
    yield `roundTiles.${ROUND_TILES[state.roundTiles[state.round - 1]]}`;
}

export const count: CompendiumCount<State> = {
  tables: [2, 3, 4, 5].flatMap((players) => [{ players }, { players, distribution: 'draft' }]),
  watch: () => ({ offered, taken }),
};
