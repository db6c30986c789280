/** Sending scholars to the science board, or giving them back for a single step. */
import { toAll } from '@guildhall/kernel';
import { freePlace } from '../../terra/index.ts';
import { DISCIPLINES } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import type { TurnActionOf } from './handlers.ts';
import { competenciesOf } from './holdings.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { advance } from './science.ts';
import { NONE, type State } from './state.ts';

function checkSend(g: Ruleset, state: State, seat: number, { discipline, steps }: ActionOf<'send'>): Check {
  if (state.players[seat].scholars === 0) return 'AOI-SCHOLAR-NONE';
  const { places, stepsForReturn } = g.tables.science;
  if (steps === stepsForReturn) return null;
  return freePlace(places, state.scholarPlaces[discipline], steps) === NONE
    ? 'AOI-SCHOLAR-PLACE-TAKEN'
    : null;
}

export const send = {
  legal(g, state, seat, out) {
    if (state.players[seat].scholars === 0) return;
    for (const offered of g.catalogue.send)
      for (const steps of g.sendSteps)
        if (checkSend(g, state, seat, offered[steps]) === null) out.push(offered[steps]);
  },
  check: checkSend,
  apply(g, state, seat, { discipline, steps }, listener) {
    const player = state.players[seat];
    const { places, stepsForReturn } = g.tables.science;
    player.scholars -= 1;
    const stays = steps !== stepsForReturn;
    if (stays) {
      const taken = state.scholarPlaces[discipline];
      taken[freePlace(places, taken, steps)] = seat;
      player.scholarsSent += 1;
    }
    listener?.(toAll('scholarSent', seat, { discipline: DISCIPLINES[discipline], steps, stays }));
    const forBonus = g.bonuses[player.bonus].pointsPerScholar;
    score(player, 'roundBonuses', forBonus);
    for (const { pointsPerScholar } of competenciesOf(g, player))
      score(player, 'competencies', pointsPerScholar);
    advance(g, state, seat, discipline, steps, listener);
  },
} satisfies TurnActionOf<'send'>;
