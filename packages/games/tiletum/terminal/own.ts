/** What a player has on the own board. */
import { ACTIONS, CATHEDRALS, FACES, FLOORS, GOODS, TECHNOLOGIES } from '../data/index.ts';
import { NONE, type Player } from '../rules/index.ts';
import { isCardinal } from '../rules/seats.ts';
import type { Drawing } from './drawing.ts';
import { tileName } from './lists.ts';

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

type Lines = readonly (readonly [heading: string, items: readonly string[]])[];

/** His open decree, his challenges, and how many surprises lie under his board. */
function cardsOf({ g, state, words }: Drawing): Lines {
  if (state.cardinal === undefined) return [];
  const { decree, challenges, tucked } = state.cardinal;
  return [
    ['Decree', decree === NONE ? [] : [words.name(g.decreeIds[decree])]],
    ['Challenges', challenges.map((at) => words.name(g.challengeIds[at]))],
    ['Surprises', tucked.length === 0 ? [] : [String(tucked.length)]],
  ];
}

export function drawOwn(drawing: Drawing, player: Player, owner: number): Lines {
  const { g, state, words } = drawing;
  const isHis = isCardinal(g, owner);
  const buildings = isHis ? g.buildings.slice(0, g.tables.cardinal.buildings) : g.buildings;
  const dice = player.dice.map((die) => `${words.name(GOODS[Math.floor(die / FACES)])} ${(die % FACES) + 1}`);
  const markers = player.markers.flatMap((points, action) =>
    points === 0 ? [] : [`${words.name(ACTIONS[action])} +${points}`],
  );
  const contributions = CATHEDRALS.flatMap((id, cathedral) =>
    (player.cathedrals & (1 << cathedral)) === 0 ? [] : [words.name(id)],
  );
  const levels = (state.silver?.technologies ?? []).map(
    (technology, at) => `${words.name(`technology.${TECHNOLOGIES[technology]}`)} ${player.levels[at]}`,
  );
  return [
    ['Dice', dice],
    ['Storehouse', player.storehouse.map((tile) => tileName(g, words, tile))],
    ['Contracts', player.contracts.map((tile) => tileName(g, words, tile))],
    ['Contributed', contributions],
    ['Buildings', buildings.map((_, building) => buildingOf(drawing, player, building))],
    ['Markers', markers],
    ['Levels', isHis ? [] : levels],
    ['Favoured', player.favoured === NONE ? [] : [words.name(GOODS[player.favoured])]],
    ...(isHis ? cardsOf(drawing) : []),
  ];
}
