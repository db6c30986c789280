/**
 * Values that are each within their range may still not go together; a game with them would get stuck or worse. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError, overriddenAt, overrideAtMost, overrideFault } from '@guildhall/kernel';
import { DISCIPLINES, FACTIONS, type Tables, TERRAINS } from '../data/types.ts';
import type { Options } from './ruleset.ts';

export function validateOverrides(tables: Tables, options: Options, innovationPlaces: number): void {
  for (const id of TERRAINS) checkBoard(`boards.${id}`, tables, id);
  for (const id of FACTIONS) {
    const { steps, university, towers } = tables.factions[id].start;
    // The university takes the place of all first buildings.
    if (university) overrideAtMost(`factions.${id}.start.towers`, towers, 0);
    for (const discipline of DISCIPLINES)
      overrideAtMost(
        `factions.${id}.start.steps.${discipline}`,
        steps[discipline],
        tables.science.keyLevel - 4,
      );
  }
  checkRoundTiles(tables, options);
  const { innovations } = options;
  // A fixed outcome has to fit the tables as they are now.
  if (innovations !== null && innovations.length !== innovationPlaces)
    throw new OptionsError(
      `options.innovations: names ${innovations.length}, and the overrides ask for ${innovationPlaces}`,
    );
}

function checkBoard(path: string, tables: Tables, id: (typeof TERRAINS)[number]): void {
  const board = tables.boards[id];
  overrideAtMost(`${path}.start.scholars`, board.start.scholars, tables.pieces.scholars);
  overrideAtMost(`${path}.shipping.max`, board.shipping.max, board.shipping.rewards.length - 1);
  overrideAtMost(`${path}.shipping.start`, board.shipping.start, board.shipping.max);
  overrideAtMost(`${path}.terraforming.max`, board.terraforming.max, board.terraforming.tools.length - 1);
}

/** However the round tiles are drawn, there must be one for each round, and a tile of the last round that goes with it. */
function checkRoundTiles({ roundTiles, finalTiles, rounds }: Tables, { overrides }: Options): void {
  const tiles = Object.values(roundTiles);
  for (let round = rounds; round >= 1; round--) {
    const later = rounds - round + 1;
    const fitting = tiles.filter(({ lastRound }) => lastRound >= round).length;
    if (fitting < later)
      overrideFault(
        overriddenAt(overrides, 'roundTiles.*.lastRound'),
        `${later} tiles must be allowed in round ${round} or later, not ${fitting}`,
      );
  }
  const countOf = (discipline: string): number =>
    tiles.filter((tile) => tile.discipline === discipline).length;
  for (const last of DISCIPLINES) {
    if (!tiles.some(({ discipline, lastRound }) => discipline === last && lastRound >= rounds)) continue;
    // Two of each discipline, but all of that of the last round: see dealRoundTiles.
    const most = DISCIPLINES.reduce(
      (sum, discipline) => sum + (discipline === last ? countOf(last) : Math.min(2, countOf(discipline))),
      0,
    );
    if (most < rounds)
      overrideFault(
        overriddenAt(overrides, 'roundTiles.*.discipline'),
        `with ${last} in the last round there are tiles for ${most} rounds, not ${rounds}`,
      );
  }
  const [clash, ...others] = new Set(Object.values(finalTiles).map(({ clashesWith }) => clashesWith));
  if (others.length === 0 && tiles.some(({ scores }) => scores === clash))
    overrideFault(
      overriddenAt(overrides, 'finalTiles.*.clashesWith', 'roundTiles.*.scores'),
      `no tile of the last round goes with a round tile that scores ${clash}`,
    );
}

const FIRST_WORKSHOPS = 2;

/** Any faction may have any board: all its first buildings must find a hex. `terrain` is that of the map's hexes. */
export function checkHomes(
  tables: Tables,
  { overrides }: Options,
  side: keyof Tables['maps'],
  terrain: readonly number[],
): void {
  const needed = Math.max(
    ...Object.values(tables.factions).map(({ start }) =>
      start.university ? 1 : FIRST_WORKSHOPS + start.towers,
    ),
  );
  for (const [index, id] of TERRAINS.entries()) {
    const hexes = terrain.filter((home) => home === index).length;
    if (hexes < needed)
      overrideFault(
        overriddenAt(
          overrides,
          `maps.${side}.rows.*`,
          'factions.*.start.towers',
          'factions.*.start.university',
        ),
        `${needed} hexes of ${id} are needed for first buildings, and the map has ${hexes}`,
      );
  }
}
