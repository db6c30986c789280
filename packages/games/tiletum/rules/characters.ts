/** Characters: the offer, the rooms, and what happens when a building is filled and completed. */
import { discharge } from '@guildhall/kernel';
import { ACTIONS, FLOORS } from '../data/index.ts';
import type { Action } from './actions.ts';
import { give, giveBonuses, joinFrom } from './benefits.ts';
import { drawFrom, putBack } from './piles.ts';
import { hasCharacter, isCompleted, isFilled } from './players.ts';
import type { Check } from './rule-ids.ts';
import { characterOf, isCharacter, type Listener, type Ruleset } from './ruleset.ts';
import type { Spend } from './spend.ts';
import { NONE, type ObligationOf, type Player, type State } from './state.ts';
import { checkStore, store, unstore } from './storehouse.ts';
import { levelIn, markerPoints } from './technologies.ts';

/** The type of those who live in a building, or NONE. */
function typeIn(g: Ruleset, player: Player, building: number): number {
  for (let floor = 0; floor < FLOORS; floor++) {
    const tile = player.rooms[building * FLOORS + floor];
    if (tile !== NONE) return characterOf(g, tile).type;
  }
  return NONE;
}

/** One type in a building, one building for a type; the last building takes anyone. */
function fitsType(g: Ruleset, player: Player, tile: number, building: number): boolean {
  if (g.buildings[building].takesAnyone) return true;
  const { type } = characterOf(g, tile);
  for (let other = 0; other < g.buildings.length; other++) {
    if (g.buildings[other].takesAnyone) continue;
    const lives = typeIn(g, player, other);
    if (lives !== NONE && (lives === type) !== (other === building)) return false;
  }
  return true;
}

function checkLodge(g: Ruleset, player: Player, tile: number, room: number): Check {
  if (!player.storehouse.includes(tile)) return 'TIL-STORE-THERE';
  const building = Math.floor(room / FLOORS);
  if (room % FLOORS >= g.buildings[building].rooms || player.rooms[room] !== NONE)
    return 'TIL-CHARACTER-ROOM';
  return fitsType(g, player, tile, building) ? null : 'TIL-CHARACTER-TYPE';
}

function addLodgings(g: Ruleset, player: Player, tile: number, points: number, out: Action[]): void {
  const rows = g.catalogue.lodge[tile - g.firstCharacter];
  for (let building = 0; building < g.buildings.length; building++) {
    const { rooms } = g.buildings[building];
    for (let floor = 0; floor < rooms; floor++) {
      const room = building * FLOORS + floor;
      if (player.rooms[room] === NONE && g.tables.floors[floor] <= points) out.push(rows[room]);
    }
  }
}

export const character: Spend = {
  candidates(g, state, seat, points, out) {
    const player = state.players[seat];
    if (player.storehouse.length < g.tables.pieces.storehouse) {
      for (const tile of state.characterOffer)
        if (tile !== NONE) out.push(g.catalogue.hire[tile - g.firstCharacter]);
    }
    out.push(g.catalogue.refresh);
    for (const tile of player.storehouse) if (isCharacter(g, tile)) addLodgings(g, player, tile, points, out);
  },
  check(g, state, seat, action) {
    const player = state.players[seat];
    switch (action.kind) {
      case 'hire':
        return state.characterOffer.includes(action.tile)
          ? checkStore(g, player, action.tile)
          : 'TIL-CHARACTER-HIRE';
      case 'refresh':
        return state.characterPile.length > 0 ? null : 'TIL-CHARACTER-REFRESH';
      case 'lodge':
        return checkLodge(g, player, action.tile, action.room);
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  cost(g, _state, action) {
    if (action.kind === 'lodge') return g.tables.floors[action.room % FLOORS];
    return action.kind === 'refresh' ? g.tables.characterOffer.refresh : g.tables.characterOffer.price;
  },
  apply(g, state, seat, action, listener) {
    if (action.kind === 'hire') hire(g, state, seat, action.tile, listener);
    else if (action.kind === 'refresh') refresh(state, seat, listener);
    else if (action.kind === 'lodge') lodge(g, state, seat, action.tile, action.room, listener);
  },
};

function hire(g: Ruleset, state: State, seat: number, tile: number, listener?: Listener): void {
  store(state.players[seat], tile);
  state.characterOffer[state.characterOffer.indexOf(tile)] = drawFrom(state, state.characterPile);
  listener?.({ kind: 'hired', seat, readers: 'all', data: { tile: g.tileIds[tile] } });
}

/** New characters come first, then the old ones are shuffled back; where the pile was short they come again. */
function refresh(state: State, seat: number, listener?: Listener): void {
  const old = state.characterOffer;
  state.characterOffer = old.map(() => drawFrom(state, state.characterPile));
  putBack(state.characterPile, old);
  for (const [at, tile] of state.characterOffer.entries())
    if (tile === NONE) state.characterOffer[at] = drawFrom(state, state.characterPile);
  listener?.({ kind: 'refreshed', seat, readers: 'all', data: {} });
}

function lodge(
  g: Ruleset,
  state: State,
  seat: number,
  tile: number,
  room: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const building = Math.floor(room / FLOORS);
  unstore(player, tile);
  player.rooms[room] = tile;
  listener?.({
    kind: 'lodged',
    seat,
    readers: 'all',
    data: { tile: g.tileIds[tile], building: building + 1, floor: (room % FLOORS) + 1 },
  });
  if (isFilled(g, player, building)) {
    if (g.buildings[building].hasRoofHouse) player.houses += 1;
    listener?.({ kind: 'buildingFilled', seat, readers: 'all', data: { building: building + 1 } });
  }
  const depth = state.pending.length;
  give(state, seat, characterOf(g, tile), 'characterPoints');
  if (isCompleted(g, player, building)) complete(g, state, seat, building, listener);
  joinFrom(state, depth);
}

/** The marker goes to the action of the characters, and counts for it at once. */
export function complete(
  g: Ruleset,
  state: State,
  seat: number,
  building: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const { marker } = g.buildings[building];
  const action = typeIn(g, player, building);
  listener?.({
    kind: 'buildingCompleted',
    seat,
    readers: 'all',
    data: { building: building + 1, action: ACTIONS[action], points: marker },
  });
  const before = markerPoints(state, seat, action);
  player.markers[action] += marker;
  const { turn } = state;
  if (turn.seat === seat && turn.action === action && !turn.isSecond)
    turn.points += markerPoints(state, seat, action) - before;
  if (levelIn(state, seat, 'character') >= 3) giveBuilding(g, state, seat, building);
}

function charactersIn(player: Player, building: number): number[] {
  return player.rooms.slice(building * FLOORS, (building + 1) * FLOORS).filter((tile) => tile !== NONE);
}

type Building = ObligationOf<'building'>;

/** The buildings whose characters' bonuses could be gained. */
export function inhabited(g: Ruleset, player: Player): number[] {
  return g.buildings.flatMap((_, at) => (hasCharacter(player, at) ? [at] : []));
}

export const building = {
  candidates(g: Ruleset, state: State, owed: Building, out: Action[]): void {
    for (const at of inhabited(g, state.players[owed.seat])) out.push(g.catalogue.building[at]);
    out.push(g.catalogue.done);
  },
  check(_g: Ruleset, state: State, owed: Building, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'building') return 'TIL-TURN-NOT-NOW';
    return hasCharacter(state.players[owed.seat], action.building) ? null : 'TIL-HELPER-BUILDING';
  },
  apply(g: Ruleset, state: State, owed: Building, action: Action): void {
    discharge(state, owed);
    if (action.kind === 'building') giveBuilding(g, state, owed.seat, action.building);
  },
};

export function giveBuilding(g: Ruleset, state: State, seat: number, at: number): void {
  giveBonuses(g, state, seat, charactersIn(state.players[seat], at));
}

type Bonuses = ObligationOf<'bonuses'>;

export const bonuses = {
  candidates(g: Ruleset, _state: State, owed: Bonuses, out: Action[]): void {
    for (const tile of owed.tiles) out.push(g.catalogue.bonus[tile - g.firstCharacter]);
    out.push(g.catalogue.done);
  },
  check(_g: Ruleset, _state: State, owed: Bonuses, action: Action): Check {
    if (action.kind === 'done') return null;
    return action.kind === 'bonus' && owed.tiles.includes(action.tile) ? null : 'TIL-TURN-NOT-NOW';
  },
  apply(g: Ruleset, state: State, owed: Bonuses, action: Action): void {
    if (action.kind !== 'bonus') {
      discharge(state, owed);
      return;
    }
    owed.tiles.splice(owed.tiles.indexOf(action.tile), 1);
    give(state, owed.seat, characterOf(g, action.tile), 'characterPoints');
  },
};

type AnyBonus = ObligationOf<'anyBonus'>;

function living(player: Player): number[] {
  return player.rooms.filter((tile) => tile !== NONE);
}

/** TIL-TECHNOLOGY-MERCHANT: a house brings the bonus of any one character. */
export const anyBonus = {
  candidates(g: Ruleset, state: State, owed: AnyBonus, out: Action[]): void {
    for (const tile of living(state.players[owed.seat])) out.push(g.catalogue.bonus[tile - g.firstCharacter]);
    out.push(g.catalogue.done);
  },
  check(_g: Ruleset, state: State, owed: AnyBonus, action: Action): Check {
    if (action.kind === 'done') return null;
    if (action.kind !== 'bonus') return 'TIL-TURN-NOT-NOW';
    return living(state.players[owed.seat]).includes(action.tile) ? null : 'TIL-TECHNOLOGY-MERCHANT';
  },
  apply(g: Ruleset, state: State, owed: AnyBonus, action: Action): void {
    discharge(state, owed);
    if (action.kind === 'bonus') give(state, owed.seat, characterOf(g, action.tile), 'characterPoints');
  },
};
