/** Fairs that are still to come: whether the seat will be there, and what one more of each thing adds. */
import { bitCount, FLOORS } from '../../data/index.ts';
import { crestsOf } from '../fairs.ts';
import { hasHouse, isFilled } from '../players.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import { distancesOf } from './distances.ts';
import { between, corruptionAhead } from './king.ts';
import type { Moment } from './moment.ts';
import { WEIGHTS } from './weights.ts';

/** Points for one more of each, over all fairs that are left. */
export interface FairUnits {
  houses: number;
  pillars: number;
  contracts: number;
  cathedrals: number;
  crests: number;
  upperFloors: number;
  buildings: number;
  mines: number;
  levels: number;
  /** What the fairs score as things stand. */
  now: number;
}

export interface Standing {
  readonly houses: number;
  readonly pillars: number;
  readonly mines: number;
}

function attends(g: Ruleset, state: State, seat: number, town: number, turns: number): number {
  if (hasHouse(state, seat, town)) return 1;
  const away = distancesOf(g)[state.players[seat].merchant][town];
  if (away === 0) return Math.max(0.75, 1 - 0.07 * turns);
  return (1 - (1 - WEIGHTS.fairTurn) ** turns) * WEIGHTS.fairStep ** away;
}

/** Of a pair the rarer one counts in full, the other one a little. */
function pair(
  units: FairUnits,
  a: keyof FairUnits,
  b: keyof FairUnits,
  x: number,
  y: number,
  points: number,
): void {
  units.now += points * Math.min(x, y);
  units[a] += points * (x < y ? 0.9 : x === y ? 0.5 : 0.15);
  units[b] += points * (y < x ? 0.9 : x === y ? 0.5 : 0.15);
}

export function fairUnits(
  g: Ruleset,
  state: State,
  seat: number,
  { turnsHere, rounds }: Moment,
  { houses, pillars, mines }: Standing,
): FairUnits {
  const player = state.players[seat];
  const units: FairUnits = {
    houses: 0,
    pillars: 0,
    contracts: 0,
    cathedrals: 0,
    crests: 0,
    upperFloors: 0,
    buildings: 0,
    mines: 0,
    levels: 0,
    now: 0,
  };
  if (state.phase === 'fair' || state.phase === 'cleanUp') return units;
  const single = (name: keyof FairUnits, count: number, points: number): void => {
    units.now += points * count;
    units[name] += points;
  };
  for (let ahead = 0; ahead <= rounds; ahead++) {
    const fair = state.fairs[state.round - 1 + ahead];
    const town = state.fairTowns[state.round - 1 + ahead];
    const turns = turnsHere + ahead * g.tables.dice.turns;
    const points = g.fairPoints[fair] * attends(g, state, seat, town, turns);
    const contracts = player.contracts.length;
    switch (g.fairIds[fair]) {
      case 'fairHousePillar':
        pair(units, 'houses', 'pillars', houses, pillars, points);
        break;
      case 'fairContractCathedral':
        pair(units, 'contracts', 'cathedrals', contracts, bitCount(player.cathedrals), points);
        break;
      case 'fairContractCrest':
        pair(units, 'contracts', 'crests', contracts, crestsOf(g, player), points);
        break;
      case 'fairContracts':
        single('contracts', contracts, points);
        break;
      case 'fairHouses':
        single('houses', houses, points);
        break;
      case 'fairPillars':
        single('pillars', pillars, points);
        break;
      case 'fairCathedrals':
        single('cathedrals', bitCount(player.cathedrals), points);
        break;
      case 'fairCrests':
        single('crests', crestsOf(g, player), points);
        break;
      case 'fairUpperFloors': {
        let count = 0;
        for (let room = 0; room < player.rooms.length; room++)
          if (player.rooms[room] !== NONE && room % FLOORS > 0) count += 1;
        single('upperFloors', count, points);
        break;
      }
      case 'fairBuildings': {
        let count = 0;
        for (let building = 0; building < g.buildings.length; building++)
          if (isFilled(g, player, building)) count += 1;
        single('buildings', count, points);
        break;
      }
      case 'fairMines':
        single('mines', mines, points);
        break;
      case 'fairTechnologies':
        single('levels', player.levels[0] + player.levels[1] + player.levels[2], points);
        break;
      case 'fairUnderground':
        units.now += points * Math.min(mines, 1);
        units.mines += points * 0.4;
        units.houses += points * 0.15;
        units.pillars += points * 0.15;
        break;
      case 'fairKing': {
        const chance = points / Math.max(1, g.fairPoints[fair]);
        const space = ahead === 0 ? state.king[seat] - corruptionAhead(g, state) : g.kingTrack.zero - 3;
        units.now += points + chance * between(g.track, space);
        break;
      }
    }
  }
  return units;
}
