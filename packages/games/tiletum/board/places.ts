/**
 * Which action belongs to which place of the board.
 *
 * Tiles are places by their names, wherever they lie. What lies on a player's board is a place of its owner
 * (`good:gold`); on the boards of others it has their number (`good@2:gold`), so that it can be looked at and is never
 * lit. An action does not say whose disc stands where: what it names is counted from the viewer, so the space three
 * steps above the own disc is `kingStep:3`, the next level of the viewer is `technology:king`, and the tile that may be
 * taken now is `offered`.
 */
import { type Chapter, offersByChapter, type PlaceId, partsOf, type Slot } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import { ACTIONS, ALL_SPOTS, FLOORS, GOODS, MAPS, TECHNOLOGIES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import { type Atlas, NONE, openChoice } from './atlas.ts';

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
      return [`good:${GOODS[action.good]}`];
    case 'buy':
      return [`good:${GOODS[action.good]}`, 'good:gold'];
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

const SLOTS: Readonly<Record<string, Slot>> = {
  room: 'own',
  crest: 'own',
  building: 'own',
  good: 'own',
  refresh: 'tray',
  technology: 'tray',
  pile: 'tray',
};

/** Where a place is that is neither at the wheel nor on a map; a tile is where it lies now. */
export function slotOf(atlas: Atlas, view: State, place: PlaceId): Slot | null {
  const [sort, which] = partsOf(place);
  if (sort !== 'tile') return SLOTS[sort] ?? null;
  const isIt = (tile: number): boolean => tile !== NONE && atlas.tiles[tile].id === which;
  if (openChoice(view, 'pick')?.tiles.some(isIt) === true) return null;
  const offered = [...view.contractOffer, ...view.characterOffer, ...view.turn.revealed];
  return offered.some(isIt) ? 'tray' : 'own';
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

/** Under which chapter of the rules an action is offered: its rule's, unless another is named. */
function offered(rank: number, rule: string, chapter = /^\w+-\w+/.exec(rule)?.[0] ?? rule): Chapter {
  return { chapter, rank, rule };
}

const CHAPTERS: Readonly<Record<Kind, Chapter>> = {
  take: offered(0, 'TIL-DIE-GOODS'),
  keep: offered(1, 'TIL-DIE-TILE'),
  decline: offered(1, 'TIL-DIE-TILE'),
  // A die under the seeker field chooses too, and is no Joker.
  choose: offered(1, 'TIL-TURN-STEPS'),
  moveMerchant: offered(2, 'TIL-MERCHANT-MOVE'),
  moveArchitect: offered(2, 'TIL-ARCHITECT-MOVE'),
  house: offered(2, 'TIL-HOUSE-ONE'),
  pillar: offered(2, 'TIL-PILLAR-ONE'),
  collect: offered(2, 'TIL-MAP-TILE'),
  hire: offered(2, 'TIL-CHARACTER-HIRE'),
  refresh: offered(3, 'TIL-CHARACTER-REFRESH'),
  lodge: offered(2, 'TIL-CHARACTER-ROOM'),
  acquire: offered(2, 'TIL-CONTRACT-TAKE'),
  swap: offered(3, 'TIL-CONTRACT-SWAP'),
  king: offered(2, 'TIL-KING-STEP'),
  gain: offered(1, 'TIL-HELPER-USE'),
  building: offered(1, 'TIL-HELPER-BUILDING'),
  bonus: offered(1, 'TIL-CHARACTER-BONUS'),
  buy: offered(5, 'TIL-TASK-BUY'),
  fulfil: offered(3, 'TIL-CONTRACT-FULFIL'),
  crest: offered(3, 'TIL-CREST-PLACE'),
  contribute: offered(3, 'TIL-CATHEDRAL-TILE'),
  use: offered(4, 'TIL-HELPER-USE'),
  recolour: offered(4, 'TIL-HELPER-COLOUR'),
  moveSeeker: offered(2, 'TIL-SEEKER-MOVE'),
  mine: offered(2, 'TIL-MINE-GAIN'),
  seeker: offered(4, 'TIL-SEEKER-PLACE'),
  technology: offered(4, 'TIL-TECHNOLOGY-SILVER'),
  seekerStep: offered(4, 'TIL-SEEKER-SYMBOL'),
  seekerAction: offered(4, 'TIL-SEEKER-SYMBOL'),
  mint: offered(5, 'TIL-TECHNOLOGY-GOODS', 'TIL-TASK'),
  forgo: offered(4, 'TIL-TECHNOLOGY-DICE'),
  split: offered(4, 'TIL-TECHNOLOGY-UNIVERSAL', 'TIL-JOKER'),
  pay: offered(1, 'TIL-TABLET-SILVER'),
  identical: offered(1, 'TIL-HELPER-USE'),
  favour: offered(1, 'TIL-TECHNOLOGY-GOODS'),
  look: offered(1, 'TIL-TECHNOLOGY-KING'),
  pick: offered(1, 'TIL-TECHNOLOGY-KING'),
  done: offered(6, 'TIL-POINTS-LAPSE', 'TIL-TURN'),
  end: offered(6, 'TIL-TURN-STEPS'),
};

export const { groupOf, introductionOf } = offersByChapter<Action>(({ kind }) => CHAPTERS[kind]);
