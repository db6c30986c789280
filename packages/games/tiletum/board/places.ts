/**
 * Which action belongs to which place of the board.
 *
 * Tiles are places by their names, wherever they lie. What lies on a player's board is a place of its owner
 * (`good:gold`); on the boards of others it has their number (`good@2:gold`), so that it can be looked at and is never
 * lit. An action does not say whose disc stands where: what it names is counted from the viewer, so the space three
 * steps above the own disc is `kingStep:3`, the next level of the viewer is `technology:king`, and the tile that may be
 * taken now is `offered`.
 */
import { type Chapter, offersByChapter, type PlaceId } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import { ACTIONS, ALL_SPOTS, GOODS, MAPS, TECHNOLOGIES } from '../data/index.ts';
import type { Action } from '../rules/index.ts';
import { type Atlas, FLOORS, NONE } from './atlas.ts';

type Kind = Action['kind'];

export function placesOf(atlas: Atlas, action: Action): readonly PlaceId[] {
  const tile = (number: number): PlaceId => `tile:${atlas.tiles[number].id}`;
  switch (action.kind) {
    case 'take':
      return [`die:${GOODS[action.good]}${action.face + 1}`, `segment:${action.face + 1}`];
    case 'keep':
      return ['offered'];
    case 'choose':
    case 'split':
      return [`action:${ACTIONS[action.action]}`];
    case 'seekerAction':
      return ['action:seeker'];
    case 'moveMerchant':
    case 'moveArchitect':
    case 'moveSeeker':
    case 'seekerStep':
    case 'house':
    case 'pillar':
    case 'mine':
    case 'collect':
    case 'contribute':
      return [`spot:${ALL_SPOTS[action.spot]}`];
    case 'hire':
    case 'acquire':
    case 'bonus':
    case 'use':
    case 'pick':
      return [tile(action.tile)];
    case 'fulfil':
      return [tile(action.tile), ...(action.good === NONE ? [] : [`good:${GOODS[action.good]}`])];
    case 'recolour':
      return [tile(action.tile), `good:${GOODS[action.good]}`];
    case 'refresh':
      return ['refresh'];
    case 'lodge':
      return [`room:${roomId(action.room)}`, tile(action.tile)];
    case 'crest':
      return [`crest:${action.building + 1}`, tile(action.tile)];
    case 'building':
      return [`building:${action.building + 1}`];
    case 'king':
      return [`kingStep:${action.steps + 1}`];
    case 'gain':
    case 'identical':
    case 'favour':
    case 'buy':
      return [`good:${GOODS[action.good]}`];
    case 'swap':
      return [`good:${GOODS[action.give]}`, `good:${GOODS[action.get]}`];
    case 'mint':
      return ['good:gold'];
    case 'forgo':
    case 'pay':
      return ['good:silver'];
    case 'seeker':
      return [`map:${MAPS[action.map]}`];
    case 'technology':
      return [`technology:${TECHNOLOGIES[action.technology]}`];
    case 'look':
      return ['pile:underground'];
    case 'decline':
    case 'done':
    case 'end':
      return [];
    default:
      return action satisfies never;
  }
}

/** A room as people count: building and floor. */
export function roomId(room: number): string {
  return `${Math.floor(room / FLOORS) + 1}.${(room % FLOORS) + 1}`;
}

/** Places that an event changed. */
export function touchedBy({ kind, data }: LogEvent): readonly PlaceId[] {
  const text = (name: string): string | null =>
    typeof data[name] === 'string' ? (data[name] as string) : null;
  switch (kind) {
    case 'dieTaken':
      return [`action:${text('action')}`];
    case 'cardinalDie':
      return [`action:${text('action')}`, 'cardinal', ...decreeLine(data)];
    case 'corrupted':
      return ['corruption'];
    case 'fairHeld':
      return [`fair:${text('fair')}`];
    case 'cardinalChallenge':
      return [`challenge:${text('challenge')}`];
    case 'raised':
      return [`row:${(text('technology') ?? '').replace('technology.', '')}`];
    case 'refreshed':
      return ['refresh'];
    default:
      break;
  }
  const spot = text('spot');
  if (spot !== null) return [`spot:${spot}`];
  const tile = text('tile');
  return tile === null ? [] : [`tile:${tile}`];
}

function decreeLine(data: LogEvent['data']): readonly PlaceId[] {
  return typeof data.line === 'number' && data.line > 0 ? [`decreeLine:${data.line}`] : [];
}

const CHAPTERS: Readonly<Record<Kind, Chapter>> = {
  take: { chapter: 'TIL-DIE', rank: 0, rule: 'TIL-DIE-GOODS' },
  keep: { chapter: 'TIL-DIE', rank: 1, rule: 'TIL-DIE-TILE' },
  decline: { chapter: 'TIL-DIE', rank: 1, rule: 'TIL-DIE-TILE' },
  choose: { chapter: 'TIL-JOKER', rank: 1, rule: 'TIL-JOKER' },
  moveMerchant: { chapter: 'TIL-MERCHANT', rank: 2, rule: 'TIL-MERCHANT-MOVE' },
  moveArchitect: { chapter: 'TIL-ARCHITECT', rank: 2, rule: 'TIL-ARCHITECT-MOVE' },
  house: { chapter: 'TIL-HOUSE', rank: 2, rule: 'TIL-HOUSE-ONE' },
  pillar: { chapter: 'TIL-PILLAR', rank: 2, rule: 'TIL-PILLAR-ONE' },
  collect: { chapter: 'TIL-MAP', rank: 2, rule: 'TIL-MAP-TILE' },
  hire: { chapter: 'TIL-CHARACTER', rank: 2, rule: 'TIL-CHARACTER-HIRE' },
  refresh: { chapter: 'TIL-CHARACTER', rank: 3, rule: 'TIL-CHARACTER-REFRESH' },
  lodge: { chapter: 'TIL-CHARACTER', rank: 2, rule: 'TIL-CHARACTER-ROOM' },
  acquire: { chapter: 'TIL-CONTRACT', rank: 2, rule: 'TIL-CONTRACT-TAKE' },
  swap: { chapter: 'TIL-CONTRACT', rank: 3, rule: 'TIL-CONTRACT-SWAP' },
  king: { chapter: 'TIL-KING', rank: 2, rule: 'TIL-KING-STEP' },
  gain: { chapter: 'TIL-HELPER', rank: 1, rule: 'TIL-HELPER-USE' },
  building: { chapter: 'TIL-HELPER', rank: 1, rule: 'TIL-HELPER-BUILDING' },
  bonus: { chapter: 'TIL-CHARACTER', rank: 1, rule: 'TIL-CHARACTER-BONUS' },
  buy: { chapter: 'TIL-TASK', rank: 5, rule: 'TIL-TASK-BUY' },
  fulfil: { chapter: 'TIL-CONTRACT', rank: 3, rule: 'TIL-CONTRACT-FULFIL' },
  crest: { chapter: 'TIL-CREST', rank: 3, rule: 'TIL-CREST-PLACE' },
  contribute: { chapter: 'TIL-CATHEDRAL', rank: 3, rule: 'TIL-CATHEDRAL-TILE' },
  use: { chapter: 'TIL-HELPER', rank: 4, rule: 'TIL-HELPER-USE' },
  recolour: { chapter: 'TIL-HELPER', rank: 4, rule: 'TIL-HELPER-COLOUR' },
  moveSeeker: { chapter: 'TIL-SEEKER', rank: 2, rule: 'TIL-SEEKER-MOVE' },
  mine: { chapter: 'TIL-MINE', rank: 2, rule: 'TIL-MINE-GAIN' },
  seeker: { chapter: 'TIL-SEEKER', rank: 4, rule: 'TIL-SEEKER-PLACE' },
  technology: { chapter: 'TIL-TECHNOLOGY', rank: 4, rule: 'TIL-TECHNOLOGY-SILVER' },
  seekerStep: { chapter: 'TIL-SEEKER', rank: 4, rule: 'TIL-SEEKER-SYMBOL' },
  seekerAction: { chapter: 'TIL-SEEKER', rank: 4, rule: 'TIL-SEEKER-SYMBOL' },
  mint: { chapter: 'TIL-TASK', rank: 5, rule: 'TIL-TECHNOLOGY-GOODS' },
  forgo: { chapter: 'TIL-TECHNOLOGY', rank: 4, rule: 'TIL-TECHNOLOGY-DICE' },
  split: { chapter: 'TIL-JOKER', rank: 4, rule: 'TIL-TECHNOLOGY-UNIVERSAL' },
  pay: { chapter: 'TIL-TABLET', rank: 1, rule: 'TIL-TABLET-SILVER' },
  identical: { chapter: 'TIL-HELPER', rank: 1, rule: 'TIL-HELPER-USE' },
  favour: { chapter: 'TIL-TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-GOODS' },
  look: { chapter: 'TIL-TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-KING' },
  pick: { chapter: 'TIL-TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-KING' },
  done: { chapter: 'TIL-TURN', rank: 6, rule: 'TIL-POINTS-LAPSE' },
  end: { chapter: 'TIL-TURN', rank: 6, rule: 'TIL-TURN-STEPS' },
};

export const { groupOf, introductionOf } = offersByChapter<Action>(({ kind }) => CHAPTERS[kind]);
