/** When a line of a decree holds. */
import { type ConditionId, countsOnMaps, holdsByCounts } from '../../data/index.ts';
import { ARCHITECT, MERCHANT, type Ruleset, SEEKER, SILVER } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { NONE, type State } from '../state.ts';
import { openContracts, unbuilt } from './goods.ts';
import { distancesFrom } from './ranges.ts';
import { isNewCrest } from './tiles.ts';

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
  const player = state.players[CARDINAL];
  switch (condition) {
    case 'always':
      return true;
    case 'pillarAtSilverCathedral':
      return unbuilt(g, state).some((one) => g.costTiles[state.costTiles[one]].good === SILVER);
    case 'newCrestInRange':
      return isCrestInRange(g, state, action, points);
    case 'newCrestInOffer':
      return state.contractOffer.some((tile) => isNewCrest(g, state, tile));
    default:
      return holdsByCounts(condition, {
        ...countsOnMaps(state, CARDINAL, player.cathedrals),
        minesLeft: player.mines,
        openContracts: openContracts(g, player).length,
      });
  }
}
