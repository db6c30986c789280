/** When a line of a decree holds. */
import { CATHEDRALS, type ConditionId } from '../../data/index.ts';
import { countOf } from '../players.ts';
import { ARCHITECT, MERCHANT, type Ruleset, SEEKER, SILVER } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { NONE, SLOTS, type State } from '../state.ts';
import { FIRST_CITY } from '../underground.ts';
import { openContracts, unbuilt } from './goods.ts';
import { distancesFrom } from './ranges.ts';
import { isNewCrest } from './tiles.ts';

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const MAIN_SLOTS = CATHEDRALS.length * SLOTS;
const MAIN_CATHEDRALS = (1 << CATHEDRALS.length) - 1;

/** What his line counts, once for all lines. */
function standing(state: State) {
  const { cathedrals } = state.players[CARDINAL];
  const mines = countOf(state.silver?.mines ?? [], CARDINAL);
  return {
    houses: countOf(state.houses, CARDINAL),
    pillars: countOf(state.pillars, CARDINAL),
    mines,
    cathedrals: bits(cathedrals),
    mainPillars: countOf(state.pillars.slice(0, MAIN_SLOTS), CARDINAL),
    mainCathedrals: bits(cathedrals & MAIN_CATHEDRALS),
    deepBuildings:
      countOf(state.houses.slice(FIRST_CITY * SLOTS), CARDINAL) +
      countOf(state.pillars.slice(MAIN_SLOTS), CARDINAL),
  };
}

/** Whether a crest he lacks lies within the points of an action, from the figures that the action moves. */
function isCrestInRange(g: Ruleset, state: State, action: number, points: number): boolean {
  const { merchant, architect, seekers } = state.players[CARDINAL];
  const figures =
    action === MERCHANT ? [merchant] : action === ARCHITECT ? [architect] : action === SEEKER ? seekers : [];
  return figures
    .filter((spot) => spot !== NONE)
    .some((from) =>
      distancesFrom(g, state, from).some(
        (distance, spot) => distance <= points && isNewCrest(g, state, state.mapTiles[spot]),
      ),
    );
}

/** The action of the line, and its points, matter only where a range does. */
export function holds(
  g: Ruleset,
  state: State,
  condition: ConditionId,
  { action, points }: { readonly action: number; readonly points: number },
): boolean {
  const { houses, pillars, mines, ...counts } = standing(state);
  switch (condition) {
    case 'always':
      return true;
    case 'pillarsAboveHouses':
      return pillars > houses;
    case 'housesNotBelowPillars':
      return houses >= pillars;
    case 'housesOrMinesNotBelowPillars':
      return Math.max(houses, mines) >= pillars;
    case 'pillarsOrMinesNotBelowHouses':
      return Math.max(pillars, mines) >= houses;
    case 'pillarsAboveCathedrals':
      return pillars > counts.cathedrals;
    case 'mainPillarsAboveCathedrals':
      return counts.mainPillars > counts.mainCathedrals;
    case 'pillarAtSilverCathedral':
      return unbuilt(g, state).some((one) => g.costTiles[state.costTiles[one]].good === SILVER);
    case 'openContract':
      return openContracts(g, state.players[CARDINAL]).length > 0;
    case 'newCrestInRange':
      return isCrestInRange(g, state, action, points);
    case 'newCrestInOffer':
      return state.contractOffer.some((tile) => isNewCrest(g, state, tile));
    case 'mineLeft':
      return state.players[CARDINAL].mines > 0;
    case 'minesAboveBuildings':
      return mines > counts.deepBuildings;
    default:
      return condition satisfies never;
  }
}
