/** Fairs: players with their merchant or a house in the town of the round score its tile. */
import { discharge, TABLE } from '@guildhall/kernel';
import { bitCount, CATHEDRALS, countOf, FIRST_CITY, FLOORS, SLOTS } from '../data/index.ts';
import { hasHouse, isFilled, score } from './players.ts';
import { isCrest, type Listener, type Ruleset } from './ruleset.ts';
import { isCardinal } from './seats.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

function takesPart(state: State, seat: number, town: number): boolean {
  return state.players[seat].merchant === town || hasHouse(state, seat, town);
}

/** Crests on the own board: under buildings, and in the storehouse. */
export function crestsOf(g: Ruleset, player: Player): number {
  let count = 0;
  for (const tile of player.crests) if (tile !== NONE) count += 1;
  for (const tile of player.storehouse) if (isCrest(g, tile)) count += 1;
  return count;
}

function upperFloors(player: Player): number {
  return player.rooms.filter((tile, room) => tile !== NONE && room % FLOORS > 0).length;
}

/** How often a fair scores for a player. */
function countFor(g: Ruleset, state: State, seat: number, fair: string): number {
  const player = state.players[seat];
  switch (fair) {
    case 'fairHousePillar':
      return Math.min(countOf(state.houses, seat), countOf(state.pillars, seat));
    case 'fairContractCathedral':
      return Math.min(player.contracts.length, bitCount(player.cathedrals));
    case 'fairContracts':
      return player.contracts.length;
    case 'fairContractCrest':
      return Math.min(player.contracts.length, crestsOf(g, player));
    case 'fairHouses':
      return countOf(state.houses, seat);
    case 'fairUpperFloors':
      return upperFloors(player);
    case 'fairCrests':
      return crestsOf(g, player);
    case 'fairPillars':
      return countOf(state.pillars, seat);
    case 'fairBuildings':
      return g.buildings.filter((_, building) => isFilled(g, player, building)).length;
    case 'fairCathedrals':
      return bitCount(player.cathedrals);
    case 'fairMines':
      return countOf(state.silver?.mines ?? [], seat);
    case 'fairTechnologies':
      // He ignores technologies; surprises count in their place.
      if (isCardinal(g, seat)) return state.cardinal?.tucked.length ?? 0;
      return player.levels.reduce((sum, level) => sum + level, 0);
    case 'fairUnderground':
      return undergroundSets(state, seat);
    default:
      throw new Error(`no such fair: ${fair}`);
  }
}

function fairPoints(g: Ruleset, state: State, seat: number, fair: number): number {
  const points = g.fairPoints[fair];
  if (g.fairIds[fair] === 'fairKing') return points + g.track[state.king[seat]];
  return points * countFor(g, state, seat, g.fairIds[fair]);
}

/** A mine with a house or a pillar, on the underground maps alone. */
function undergroundSets(state: State, seat: number): number {
  const houses = countOf(state.houses.slice(FIRST_CITY * SLOTS), seat);
  const pillars = countOf(state.pillars.slice(CATHEDRALS.length * SLOTS), seat);
  return Math.min(countOf(state.silver?.mines ?? [], seat), houses + pillars);
}

export function holdFair(g: Ruleset, state: State, listener?: Listener): void {
  const at = state.round - 1;
  const town = state.fairTowns[at];
  listener?.({
    kind: 'fairHeld',
    seat: TABLE,
    readers: 'all',
    data: { fair: g.fairIds[state.fairs[at]], spot: g.spotIds[town] },
  });
  for (const [seat, player] of state.players.entries())
    if (takesPart(state, seat, town))
      score(player, 'fairPoints', fairPoints(g, state, seat, state.fairs[at]));
}

export function runFair(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'fair';
  if (g.fairIds[state.fairs[state.round - 1]] !== 'fairKing') holdFair(g, state, listener);
}
