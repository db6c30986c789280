/** What the messages of text/ need to know of an action. */
import type { Values } from '@guildhall/board-kit';
import { BUILDINGS, DISCIPLINES, FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

/** How a hex is reached, as the messages choose their form. */
const WAYS = ['reach', 'tunnel', 'flight'];

export function valuesOf(atlas: Atlas, action: Action): Values {
  switch (action.kind) {
    case 'set':
    case 'board':
      return { board: TERRAINS[action.board] };
    case 'faction':
      return { faction: FACTIONS[action.faction] };
    case 'palace':
      return { palace: atlas.palaces[action.palace] };
    case 'bonus':
      return { bonus: atlas.bonuses[action.bonus] };
    case 'place':
      return { building: BUILDINGS[action.building], hex: atlas.lands[action.hex].name };
    case 'build':
      return { hex: atlas.lands[action.hex].name, by: WAYS[action.by] };
    case 'transform':
      return { hex: atlas.lands[action.hex].name, terrain: TERRAINS[action.to], by: WAYS[action.by] };
    case 'upgrade':
      return { hex: atlas.lands[action.hex].name, building: BUILDINGS[action.to] };
    case 'advance':
      return { track: action.track };
    case 'innovate':
      return { innovation: atlas.innovations[action.innovation] };
    case 'send':
      return { discipline: DISCIPLINES[action.discipline], steps: action.steps };
    case 'power':
      return { space: atlas.powers[action.space] };
    case 'bookAction':
      return { space: atlas.bookActions[action.space] };
    case 'special':
      return { source: action.source };
    case 'annex':
      return { hex: atlas.lands[action.hex].name };
    case 'bridge':
      return { site: atlas.site(action.site).name };
    case 'step':
    case 'useKey':
    case 'keepKey':
    case 'takeBook':
    case 'payBook':
      return { discipline: DISCIPLINES[action.discipline] };
    case 'competency':
      return { competency: atlas.competencies[action.competency] };
    case 'town':
      return { tile: atlas.towns[action.tile] };
    case 'convert':
      return { how: action.how };
    case 'connect':
      return { river: atlas.rivers[action.river].name };
    case 'pass':
      return { bonus: action.bonus === null ? null : atlas.bonuses[action.bonus] };
    case 'done':
      return { of: `done.${action.of}` };
    case 'leech':
    case 'decline':
    case 'burn':
    case 'end':
      return {};
    default:
      return action satisfies never;
  }
}
