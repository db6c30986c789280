/**
 * Which action belongs to which place of the board.
 *
 * Tiles are places by their names, wherever they lie. What lies on a player's board is a place of its owner
 * (`good:gold`); on the boards of others it has their number (`good@2:gold`), so that it can be looked at and is never
 * lit. An action does not say whose disc stands where: what it names is counted from the viewer, so the space three
 * steps above the own disc is `kingStep:3`, the next level of the viewer is `technology:king`, and the tile that may be
 * taken now is `offered`.
 */
import { type OfferGroup, type PlaceId, partsOf, type Words } from '@guildhall/board-kit';
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

/** The place of something on a player's board. */
export function onBoard(viewer: number | null, of: number, place: PlaceId): PlaceId {
  if (viewer === of) return place;
  const [sort, which] = partsOf(place);
  return which === '' ? `${sort}@${of}` : `${sort}@${of}:${which}`;
}

/** A place of a player's board: what it is, and whose. */
export function ownedPlace(
  place: PlaceId,
  viewer: number | null,
): readonly [sort: string, which: string, owner: number] {
  const [sort, which] = partsOf(place);
  const at = sort.indexOf('@');
  return at < 0 ? [sort, which, viewer ?? 0] : [sort.slice(0, at), which, Number(sort.slice(at + 1))];
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

interface Chapter {
  /** The chapter of the rules. */
  readonly chapter: string;
  readonly rank: number;
  /** The rule that introduces the action. */
  readonly rule: string;
}

const CHAPTERS: Readonly<Record<Kind, Chapter>> = {
  take: { chapter: 'DIE', rank: 0, rule: 'TIL-DIE-GOODS' },
  keep: { chapter: 'DIE', rank: 1, rule: 'TIL-DIE-TILE' },
  decline: { chapter: 'DIE', rank: 1, rule: 'TIL-DIE-TILE' },
  choose: { chapter: 'JOKER', rank: 1, rule: 'TIL-JOKER' },
  moveMerchant: { chapter: 'MERCHANT', rank: 2, rule: 'TIL-MERCHANT-MOVE' },
  moveArchitect: { chapter: 'ARCHITECT', rank: 2, rule: 'TIL-ARCHITECT-MOVE' },
  house: { chapter: 'HOUSE', rank: 2, rule: 'TIL-HOUSE-ONE' },
  pillar: { chapter: 'PILLAR', rank: 2, rule: 'TIL-PILLAR-ONE' },
  collect: { chapter: 'MAP', rank: 2, rule: 'TIL-MAP-TILE' },
  hire: { chapter: 'CHARACTER', rank: 2, rule: 'TIL-CHARACTER-HIRE' },
  refresh: { chapter: 'CHARACTER', rank: 3, rule: 'TIL-CHARACTER-REFRESH' },
  lodge: { chapter: 'CHARACTER', rank: 2, rule: 'TIL-CHARACTER-ROOM' },
  acquire: { chapter: 'CONTRACT', rank: 2, rule: 'TIL-CONTRACT-TAKE' },
  swap: { chapter: 'CONTRACT', rank: 3, rule: 'TIL-CONTRACT-SWAP' },
  king: { chapter: 'KING', rank: 2, rule: 'TIL-KING-STEP' },
  gain: { chapter: 'HELPER', rank: 1, rule: 'TIL-HELPER-USE' },
  building: { chapter: 'HELPER', rank: 1, rule: 'TIL-HELPER-BUILDING' },
  bonus: { chapter: 'CHARACTER', rank: 1, rule: 'TIL-CHARACTER-BONUS' },
  buy: { chapter: 'TASK', rank: 5, rule: 'TIL-TASK-BUY' },
  fulfil: { chapter: 'CONTRACT', rank: 3, rule: 'TIL-CONTRACT-FULFIL' },
  crest: { chapter: 'CREST', rank: 3, rule: 'TIL-CREST-PLACE' },
  contribute: { chapter: 'CATHEDRAL', rank: 3, rule: 'TIL-CATHEDRAL-TILE' },
  use: { chapter: 'HELPER', rank: 4, rule: 'TIL-HELPER-USE' },
  recolour: { chapter: 'HELPER', rank: 4, rule: 'TIL-HELPER-COLOUR' },
  moveSeeker: { chapter: 'SEEKER', rank: 2, rule: 'TIL-SEEKER-MOVE' },
  mine: { chapter: 'MINE', rank: 2, rule: 'TIL-MINE-GAIN' },
  seeker: { chapter: 'SEEKER', rank: 4, rule: 'TIL-SEEKER-PLACE' },
  technology: { chapter: 'TECHNOLOGY', rank: 4, rule: 'TIL-TECHNOLOGY-SILVER' },
  seekerStep: { chapter: 'SEEKER', rank: 4, rule: 'TIL-SEEKER-SYMBOL' },
  seekerAction: { chapter: 'SEEKER', rank: 4, rule: 'TIL-SEEKER-SYMBOL' },
  mint: { chapter: 'TASK', rank: 5, rule: 'TIL-TECHNOLOGY-GOODS' },
  forgo: { chapter: 'TECHNOLOGY', rank: 4, rule: 'TIL-TECHNOLOGY-DICE' },
  split: { chapter: 'JOKER', rank: 4, rule: 'TIL-TECHNOLOGY-UNIVERSAL' },
  pay: { chapter: 'TABLET', rank: 1, rule: 'TIL-TABLET-SILVER' },
  identical: { chapter: 'HELPER', rank: 1, rule: 'TIL-HELPER-USE' },
  favour: { chapter: 'TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-GOODS' },
  look: { chapter: 'TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-KING' },
  pick: { chapter: 'TECHNOLOGY', rank: 1, rule: 'TIL-TECHNOLOGY-KING' },
  done: { chapter: 'TURN', rank: 6, rule: 'TIL-POINTS-LAPSE' },
  end: { chapter: 'TURN', rank: 6, rule: 'TIL-TURN-STEPS' },
};

export function groupOf(words: Words, { kind }: Action): OfferGroup {
  const { chapter, rank } = CHAPTERS[kind];
  const key = `rules.TIL-${chapter}`;
  return { id: key, title: words.name(key), rank };
}

export function introductionOf({ kind }: Action): string {
  return CHAPTERS[kind].rule;
}
