/** Sending scholars to the science board, or giving them back for a single step. */
import { toAll } from '@guildhall/kernel';
import { DISCIPLINES } from '../data/types.ts';
import type { Action } from './actions.ts';
import { competenciesOf } from './holdings.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { advance } from './science.ts';
import { NONE, type State } from './state.ts';

type Send = Extract<Action, { kind: 'send' }>;

/** The free place of a discipline that gives so many steps, or NONE. */
function freePlace(g: Ruleset, state: State, discipline: number, steps: number): number {
  const { places } = g.tables.science;
  const taken = state.scholarPlaces[discipline];
  return places.findIndex((worth, place) => worth === steps && taken[place] === NONE);
}

export function checkSend(g: Ruleset, state: State, seat: number, { discipline, steps }: Send): Check {
  if (state.players[seat].scholars === 0) return 'AOI-SCHOLAR-NONE';
  if (steps === g.tables.science.stepsForReturn) return null;
  return freePlace(g, state, discipline, steps) === NONE ? 'AOI-SCHOLAR-PLACE-TAKEN' : null;
}

export function offerSends(g: Ruleset, state: State, seat: number, out: Action[]): void {
  if (state.players[seat].scholars === 0) return;
  for (const offered of g.catalogue.send)
    for (const steps of g.sendSteps)
      if (checkSend(g, state, seat, offered[steps]) === null) out.push(offered[steps]);
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
  listener?.(toAll('scholarSent', seat, { discipline: DISCIPLINES[discipline], steps, stays }));
  const forBonus = g.bonuses[player.bonus].pointsPerScholar;
  score(player, 'roundBonuses', forBonus);
  for (const { pointsPerScholar } of competenciesOf(g, player))
    score(player, 'competencies', pointsPerScholar);
  advance(g, state, seat, discipline, steps, listener);
}
