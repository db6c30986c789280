/** What the messages of text/ need to know of an action. */
import type { Values } from '@guildhall/board-kit';
import { ACTIONS, REGIONS, SPECIALISTS, TYPES } from '../data/index.ts';
import type { Action } from '../rules/index.ts';
import { ANY, type Atlas, NONE, wealthCode } from './atlas.ts';

function aspiration(type: number): string {
  return type === ANY ? 'joker' : TYPES[type];
}

/** The aspiration that gives way to a tile; null: a free space. */
function replaced(type: number): string | null {
  return type === NONE ? null : aspiration(type);
}

export function valuesOf(atlas: Atlas, action: Action): Values {
  switch (action.kind) {
    case 'prepare':
      return { region: REGIONS[action.region], scholars: action.scholars };
    case 'pillar':
      return { action: ACTIONS[action.action] };
    case 'present':
      return {
        card: atlas.cards[action.card].id,
        region: REGIONS[action.region],
        scholars: action.scholars,
      };
    case 'invent':
    case 'innovate':
      return { region: REGIONS[action.region], scholar: action.scholar };
    case 'share':
    case 'citizen':
      return { region: REGIONS[action.region] };
    case 'call':
      return {
        region: REGIONS[action.region],
        count: action.count,
        specialist: SPECIALISTS[action.type],
      };
    case 'influence':
      return {
        region: REGIONS[action.region],
        token: atlas.tokens[action.token].id,
        specialist: SPECIALISTS[action.type],
      };
    case 'travel':
      return { from: REGIONS[action.from], to: REGIONS[action.to] };
    case 'eureka':
    case 'recall':
      return { milestone: atlas.milestones[action.milestone].id };
    case 'send':
      return {
        who: action.who === ANY ? 'scholar' : SPECIALISTS[action.who],
        milestone: atlas.milestones[action.milestone].id,
      };
    case 'chain':
    case 'draw':
      return { card: atlas.cards[action.card].id };
    case 'flip':
      return { token: atlas.tokens[action.token].id };
    case 'technology':
      return { tile: Object.keys(atlas.tables.technologyTiles)[action.tile], action: ACTIONS[action.action] };
    case 'economy':
    case 'take':
      return { tile: atlas.tiles[action.tile] };
    case 'train':
    case 'exhaust':
    case 'devote':
      return { specialist: SPECIALISTS[action.type] };
    case 'wealth':
      return { tile: atlas.tiles[wealthCode(action.tile)], replaced: replaced(action.for) };
    case 'joker':
      return { replaced: replaced(action.for) };
    case 'era':
      return { space: action.space + 1 };
    case 'drop':
      return { type: aspiration(action.type) };
    case 'build':
      return { tile: atlas.tiles[action.tile], space: atlas.spaces[action.space].id };
    case 'order':
      return { place: action.place + 1 };
    case 'learn':
    case 'decline':
    case 'done':
    case 'end':
      return {};
    default:
      return action satisfies never;
  }
}
