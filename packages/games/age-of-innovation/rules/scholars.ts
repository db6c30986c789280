/** Sending scholars to the science board, or giving them back for a single step. */
import { DISCIPLINES } from '../data/types.ts';
import type { Action } from './actions.ts';
import { hasCompetency } from './holdings.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { advance } from './science.ts';
import { DISCIPLINE_COUNT, NONE, type State } from './state.ts';

type Send = Extract<Action, { kind: 'send' }>;

/** The free place of a discipline that gives so many steps, or NONE. */
function freePlace(g: Ruleset, state: State, discipline: number, steps: number): number {
  const { places } = g.tables.science;
  const taken = state.scholarPlaces[discipline];
  for (let place = 0; place < places.length; place++)
    if (places[place] === steps && taken[place] === NONE) return place;
  return NONE;
}

export function checkSend(g: Ruleset, state: State, seat: number, { discipline, steps }: Send): Check {
  if (state.players[seat].scholars === 0) return 'AOI-SCHOLAR-NONE';
  if (steps === g.tables.science.stepsForReturn) return null;
  return freePlace(g, state, discipline, steps) === NONE ? 'AOI-SCHOLAR-PLACE-TAKEN' : null;
}

export function sendCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  if (state.players[seat].scholars === 0) return;
  const { places, stepsForReturn } = g.tables.science;
  for (let discipline = 0; discipline < DISCIPLINE_COUNT; discipline++) {
    const offered = g.catalogue.send[discipline];
    out.push(offered[stepsForReturn]);
    let last = stepsForReturn;
    for (let place = 0; place < places.length; place++) {
      if (places[place] === last || state.scholarPlaces[discipline][place] !== NONE) continue;
      last = places[place];
      out.push(offered[last]);
    }
  }
}

export function applySend(
  g: Ruleset,
  state: State,
  seat: number,
  { discipline, steps }: Send,
  listener?: Listener,
): void {
  const player = state.players[seat];
  player.scholars -= 1;
  const stays = steps !== g.tables.science.stepsForReturn;
  if (stays) {
    state.scholarPlaces[discipline][freePlace(g, state, discipline, steps)] = seat;
    player.scholarsSent += 1;
  }
  listener?.({
    kind: 'scholarSent',
    seat,
    readers: 'all',
    data: { discipline: DISCIPLINES[discipline], steps, stays },
  });
  const forBonus = g.bonuses[player.bonus].pointsPerScholar;
  if (forBonus > 0) score(player, 'roundBonuses', forBonus);
  for (let tile = 0; tile < g.competencies.length; tile++) {
    if (g.competencies[tile].pointsPerScholar > 0 && hasCompetency(player, tile))
      score(player, 'competencies', g.competencies[tile].pointsPerScholar);
  }
  advance(g, state, seat, discipline, steps, listener);
}
