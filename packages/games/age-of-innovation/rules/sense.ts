/**
 * Values that are each within their range may still not go together; a game with them would get stuck or worse. What a
 * single value may be stands beside it in the tables.
 */
import { OptionsError } from '@guildhall/kernel';
import { DISCIPLINES, FACTIONS, type Tables, TERRAINS } from '../data/types.ts';
import type { Options } from './ruleset.ts';

function atMost(path: string, value: number, most: number): void {
  if (value > most) throw new OptionsError(`override ${path}: must be at most ${most}, not ${value}`);
}

export function checkSense(tables: Tables, options: Options, innovationPlaces: number): void {
  for (const id of TERRAINS) checkBoard(`boards.${id}`, tables, id);
  for (const id of FACTIONS) {
    const { steps, university, towers } = tables.factions[id].start;
    // The university takes the place of all first buildings.
    if (university) atMost(`factions.${id}.start.towers`, towers, 0);
    for (const discipline of DISCIPLINES)
      atMost(`factions.${id}.start.steps.${discipline}`, steps[discipline], tables.science.keyLevel - 4);
  }
  const { innovations } = options;
  // A fixed outcome has to fit the tables as they are now.
  if (innovations !== null && innovations.length !== innovationPlaces)
    throw new OptionsError(
      `options.innovations: names ${innovations.length}, and the overrides ask for ${innovationPlaces}`,
    );
}

function checkBoard(path: string, tables: Tables, id: (typeof TERRAINS)[number]): void {
  const board = tables.boards[id];
  atMost(`${path}.start.scholars`, board.start.scholars, tables.pieces.scholars);
  atMost(`${path}.shipping.max`, board.shipping.max, board.shipping.rewards.length - 1);
  atMost(`${path}.shipping.start`, board.shipping.start, board.shipping.max);
  atMost(`${path}.terraforming.max`, board.terraforming.max, board.terraforming.tools.length - 1);
}
