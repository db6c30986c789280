/** The Cardinal takes from the offers: contracts and crests, and characters for his five buildings. */
import { ACTIONS, FLOORS } from '../../data/index.ts';
import { drawFrom } from '../piles.ts';
import { isCompleted } from '../players.ts';
import { characterOf, contractOf, isCharacter, isContract, type Listener, type Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type State } from '../state.ts';
import { store, unstore } from '../storehouse.ts';
import { challengeOf } from './challenges.ts';
import { visit } from './gains.ts';
import { tell, tellChallenge } from './log.ts';
import { byKeys } from './ranges.ts';
import { hasContractSpace, isNewCrest } from './tiles.ts';

/** Places of the contract offer from which he may take something, whatever it costs. */
function takeable(g: Ruleset, state: State): number[] {
  const hasSpace = hasContractSpace(g, state.players[CARDINAL]);
  return [...state.contractOffer.keys()].filter((at) => {
    const tile = state.contractOffer[at];
    return isContract(g, tile) ? hasSpace : isNewCrest(g, state, tile);
  });
}

export function canTakeContract(g: Ruleset, state: State): boolean {
  return takeable(g, state).length > 0;
}

/** A crest he lacks, the cheapest first; else the contract with the most points; until the points are spent. */
export function takeContracts(
  g: Ruleset,
  state: State,
  points: number,
  because: Because,
  listener?: Listener,
): boolean {
  let left = points;
  let hasTaken = false;
  for (;;) {
    const priceAt = (at: number): number => g.tables.contractOffer[at];
    const [at] = byKeys(
      takeable(g, state).filter((place) => priceAt(place) <= left),
      (place) => {
        const tile = state.contractOffer[place];
        return isContract(g, tile)
          ? [1, -contractOf(g, tile).points, priceAt(place), place]
          : [0, priceAt(place), place, 0];
      },
    );
    if (at === undefined) return hasTaken;
    hasTaken = true;
    const tile = state.contractOffer[at];
    left -= priceAt(at);
    state.contractOffer[at] = NONE;
    store(state.players[CARDINAL], tile);
    tell(listener, 'cardinalTakes', because, { tile: g.tileIds[tile] });
  }
}

function typeIn(g: Ruleset, rooms: readonly number[], building: number): number {
  const tile = rooms.slice(building * FLOORS, (building + 1) * FLOORS).find((one) => one !== NONE);
  return tile === undefined ? NONE : characterOf(g, tile).type;
}

/** The next room for a character: where its type lives, else in the first empty building. NONE: there is none. */
function roomFor(g: Ruleset, rooms: readonly number[], tile: number): number {
  const { type } = characterOf(g, tile);
  const buildings = Array.from({ length: g.tables.cardinal.buildings }, (_, at) => at);
  const home =
    buildings.find((at) => typeIn(g, rooms, at) === type) ??
    buildings.find((at) => typeIn(g, rooms, at) === NONE);
  if (home === undefined) return NONE;
  for (let floor = 0; floor < g.buildings[home].rooms; floor++)
    if (rooms[home * FLOORS + floor] === NONE) return home * FLOORS + floor;
  return NONE;
}

/** The rooms once everybody who waits has moved in. */
function expectedRooms(g: Ruleset, state: State): number[] {
  const player = state.players[CARDINAL];
  const rooms = player.rooms.slice();
  for (const tile of player.storehouse.filter((one) => isCharacter(g, one))) {
    const room = roomFor(g, rooms, tile);
    if (room !== NONE) rooms[room] = tile;
  }
  return rooms;
}

/** The first character of the offer that would find a room, those of a type he has before the others. */
function wanted(g: Ruleset, state: State): number {
  const rooms = expectedRooms(g, state);
  const fitting = state.characterOffer.filter((tile) => tile !== NONE && roomFor(g, rooms, tile) !== NONE);
  const isKnown = (tile: number): boolean => {
    const { type } = characterOf(g, tile);
    return Array.from({ length: g.tables.cardinal.buildings }, (_, at) => at).some(
      (building) => typeIn(g, rooms, building) === type,
    );
  };
  return fitting.find(isKnown) ?? fitting[0] ?? NONE;
}

/** Those who wait move in first; then he takes the next one. */
export function houseCharacters(
  g: Ruleset,
  state: State,
  points: number,
  because: Because,
  listener?: Listener,
): boolean {
  const player = state.players[CARDINAL];
  const { price } = g.tables.characterOffer;
  let left = points;
  let hasActed = false;
  for (;;) {
    const waiting = player.storehouse.find((tile) => {
      const room = isCharacter(g, tile) ? roomFor(g, player.rooms, tile) : NONE;
      return room !== NONE && g.tables.floors[room % FLOORS] <= left;
    });
    if (waiting !== undefined) {
      left -= g.tables.floors[roomFor(g, player.rooms, waiting) % FLOORS];
      moveIn(g, state, waiting, because, listener);
      hasActed = true;
      continue;
    }
    const tile = price <= left ? wanted(g, state) : NONE;
    if (tile === NONE) return hasActed;
    hasActed = true;
    left -= price;
    state.characterOffer[state.characterOffer.indexOf(tile)] = drawFrom(state, state.characterPile);
    store(player, tile);
    tell(listener, 'cardinalHires', because, { tile: g.tileIds[tile] });
  }
}

function moveIn(g: Ruleset, state: State, tile: number, because: Because, listener?: Listener): void {
  const player = state.players[CARDINAL];
  const room = roomFor(g, player.rooms, tile);
  const building = Math.floor(room / FLOORS);
  unstore(player, tile);
  player.rooms[room] = tile;
  tell(listener, 'cardinalLodges', because, {
    tile: g.tileIds[tile],
    building: building + 1,
    floor: (room % FLOORS) + 1,
  });
  const { effect, amount } = characterOf(g, tile);
  visit(g, state, effect, amount, listener);
  placeMarker(g, state, building, because, listener);
}

/** Ready for Action: a completed building puts its marker at the action of its type. */
export function placeMarker(
  g: Ruleset,
  state: State,
  building: number,
  because: Because,
  listener?: Listener,
): void {
  const player = state.players[CARDINAL];
  if (challengeOf(g, state, 'readyForAction') === null || !isCompleted(g, player, building)) return;
  tellChallenge(listener, 'readyForAction');
  const action = typeIn(g, player.rooms, building);
  const { marker } = g.buildings[building];
  player.markers[action] += marker;
  tell(listener, 'cardinalMarker', because, {
    building: building + 1,
    action: ACTIONS[action],
    points: marker,
  });
}
