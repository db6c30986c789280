/** What the picture of the map leaves to the eye: what touches what, and whose buildings stand where. */
import type { Words } from '@guildhall/terminal-kit';
import { type Land, NONE, type TerraState } from '../index.ts';

interface Named {
  readonly words: Words;
  readonly terrainIds: readonly string[];
  readonly buildings: readonly string[];
  kindOf(building: number): number;
  nameOf(seat: number): string;
}

/** Sites after the printed ones are open only to a special ability. */
export interface MapOnTable extends Land {
  readonly printedSites?: number;
}

/** More than this no ship crosses. */
const MOST_SHIPPING = 6;

/** Every land hex with what is next to it, and what lies across how many river hexes. */
export function mapInWords(
  { map, sites, wheel, printedSites = sites.length }: MapOnTable,
  { words, terrainIds }: Named,
): string[] {
  const names = (hexes: readonly number[]): string => hexes.map((hex) => map.landNames[hex]).join(', ');
  const hexes = map.landNames.map((name, hex) => {
    const parts = [`next to ${names(map.landNeighbours[hex]) || 'no land'}`];
    for (let rivers = 1; rivers <= MOST_SHIPPING; rivers++) {
      const across = map.landNames.flatMap((_, to) =>
        map.shipDistance[hex][to] === rivers && !map.landNeighbours[hex].includes(to) ? [to] : [],
      );
      if (across.length > 0) parts.push(`across ${rivers} of river ${names(across)}`);
    }
    return `${name}: ${parts.join('; ')}`;
  });
  const steps = terrainIds.map((from, at) => {
    const far = terrainIds.flatMap((to, other) =>
      other === at ? [] : [`${words.name(to)} ${wheel[at][other]}`],
    );
    return `Spades from ${words.name(from)}: ${far.join(', ')}`;
  });
  const round = terrainIds.map((id) => words.name(id)).join(' – ');
  const open = sites.slice(0, printedSites).map((ends) => names(ends));
  return [
    ...hexes,
    `Sites for bridges, all across the river: ${open.join(' | ')}`,
    `Wheel: ${round} – and round again`,
    ...steps,
  ];
}

/** Buildings and empty hexes beside them, seat by seat. */
export function buildingsInWords({ map }: Land, state: TerraState, perSeat: number, named: Named): string[] {
  const { words, terrainIds, buildings, kindOf, nameOf } = named;
  const landOf = (hex: number): string => words.name(terrainIds[state.terrain[hex]]);
  const whatIs = (hex: number): string =>
    state.buildings[hex] === NONE
      ? `empty ${landOf(hex)}`
      : words.name(buildings[kindOf(state.buildings[hex])]);
  return state.players.flatMap((player, seat) => {
    if (player.faction === NONE) return [];
    const own = map.landNames.flatMap((name, hex) => {
      const building = state.buildings[hex];
      if (building === NONE || Math.floor(building / perSeat) !== seat) return [];
      const near = map.landNeighbours[hex].map((to) => {
        const there = state.buildings[to];
        const owner = there === NONE ? '' : ` of ${nameOf(Math.floor(there / perSeat))}`;
        return `${map.landNames[to]} (${whatIs(to)}${owner})`;
      });
      const town = state.inTown[hex] === 1 ? ', part of a town' : '';
      return [
        `- ${nameOf(seat)}: ${whatIs(hex)} on ${name}${town}; next to it ${near.join(', ') || 'no land'}`,
      ];
    });
    return [`Home terrain of ${nameOf(seat)}: ${words.name(terrainIds[player.home])}.`, ...own];
  });
}
