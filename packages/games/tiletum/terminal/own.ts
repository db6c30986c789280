/** What a player has on the own board. */
import { ACTIONS, GOODS, TECHNOLOGIES } from '../data/index.ts';
import { NONE, type Player } from '../rules/index.ts';
import { FLOORS } from '../rules/state.ts';
import type { Drawing } from './index.ts';
import { tileName } from './lists.ts';

const FACES = 6;

/** The rooms of a building from below, its crest, and what it costs. */
function buildingOf({ g, words }: Drawing, player: Player, building: number): string {
  const { rooms, food } = g.buildings[building];
  const lives = Array.from({ length: rooms }, (_, floor) => {
    const tile = player.rooms[building * FLOORS + floor];
    return tile === NONE ? `empty (${g.tables.floors[floor]} AP)` : tileName(g, words, tile);
  });
  const crest = player.crests[building];
  const below = crest === NONE ? `crest for ${food} ${words.name('food')}` : tileName(g, words, crest);
  return `${building + 1} ${lives.join(', ')}; ${below}`;
}

export function drawOwn(drawing: Drawing, player: Player): readonly (readonly [string, readonly string[]])[] {
  const { g, state, words } = drawing;
  const dice = player.dice.map((die) => `${words.name(GOODS[Math.floor(die / FACES)])} ${(die % FACES) + 1}`);
  const markers = player.markers.flatMap((points, action) =>
    points === 0 ? [] : [`${words.name(ACTIONS[action])} +${points}`],
  );
  const levels = (state.silver?.technologies ?? []).map(
    (technology, at) => `${words.name(`technology.${TECHNOLOGIES[technology]}`)} ${player.levels[at]}`,
  );
  return [
    ['Dice', dice],
    ['Storehouse', player.storehouse.map((tile) => tileName(g, words, tile))],
    ['Contracts', player.contracts.map((tile) => tileName(g, words, tile))],
    ['Buildings', g.buildings.map((_, building) => buildingOf(drawing, player, building))],
    ['Markers', markers],
    ['Levels', levels],
    ['Favoured', player.favoured === NONE ? [] : [words.name(GOODS[player.favoured])]],
  ];
}
