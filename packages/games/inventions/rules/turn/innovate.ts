/** Innovate: join somebody's invention, gain a specialist, and use its chain action. */
import { nextId, toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import { deploy, gainSpecialists } from '../citizens.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import { NONE } from '../state.ts';
import { performed } from './benefits.ts';

const INNOVATE = ACTIONS.indexOf('innovate');

export const innovate: ActionHandlerOf<'innovate'> = {
  kind: 'innovate',
  candidates(g, state, _seat, out) {
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].invented) for (const action of g.catalogue.innovate[region]) out.push(action);
  },
  check(g, state, seat, { region, scholar }) {
    const at = state.regions[region];
    if (!at.invented) return 'INV-INNOVATE-INVENTION';
    if (at.inventor === seat) return 'INV-INNOVATE-OWN';
    if (at.innovator !== NONE) return 'INV-INNOVATE-TAKEN';
    const player = state.players[seat];
    const able = scholar ? player.scholars : player.home[g.cards[at.card].type];
    return able > 0 ? null : 'INV-INNOVATE-SPECIALIST';
  },
  apply(g, state, seat, { region, scholar }, listener) {
    const player = state.players[seat];
    const at = state.regions[region];
    const { type } = g.cards[at.card];
    deploy(player, type, scholar);
    at.innovator = seat;
    gainSpecialists(player, type, 1);
    listener?.(toAll('innovated', seat, { card: g.cardIds[at.card], region: nameOf.region(region) }));
    state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'innovation', at: at.card }]);
    performed(g, state, seat, INNOVATE);
  },
};
