/** What the messages of text/ need to know of an action. */
import type { Values } from '@guildhall/board-kit';
import { BUILDINGS, CULTS, FACTIONS, TERRAINS } from '../data/index.ts';
import type { Action } from '../rules/index.ts';
import type { Atlas } from './atlas.ts';

export function valuesOf(atlas: Atlas, action: Action): Values {
  switch (action.kind) {
    case 'faction':
      return { faction: FACTIONS[action.faction] };
    case 'take':
      return { card: atlas.cards[action.card] };
    case 'build':
      return { hex: atlas.lands[action.hex].name };
    case 'transform':
      return { hex: atlas.lands[action.hex].name, terrain: TERRAINS[action.to] };
    case 'upgrade':
      return { hex: atlas.lands[action.hex].name, building: BUILDINGS[action.to] };
    case 'advance':
      return { track: action.track };
    case 'send':
      return { cult: CULTS[action.cult], steps: action.steps };
    case 'power':
      return { space: atlas.powers[action.space] };
    case 'special':
      return { source: action.source };
    case 'bridge':
      return { site: atlas.sites[action.site].name };
    case 'step':
      return { cult: CULTS[action.cult] };
    case 'favour':
      return { tile: atlas.favours[action.tile] };
    case 'town':
      return { tile: atlas.towns[action.tile] };
    case 'ordain':
      return { priests: action.priests };
    case 'convert':
      return { how: action.how };
    case 'connect':
      return { river: atlas.rivers[action.river].name };
    case 'pass':
      return { card: action.card === null ? null : atlas.cards[action.card] };
    case 'leech':
    case 'decline':
    case 'burn':
    case 'done':
    case 'end':
      return {};
    default:
      return action satisfies never;
  }
}
