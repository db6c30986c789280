/** Innovate: join somebody's invention, gain a specialist, and use its chain action. */
import { nextId } from '@guildhall/kernel';
import { ACTIONS } from '../data/types.ts';
import type { ActionHandler } from './action-handler.ts';
import type { Action } from './actions.ts';
import { performed } from './benefits.ts';
import { deploy, gainSpecialists } from './citizens.ts';
import { nameOf } from './names.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

const INNOVATE = ACTIONS.indexOf('innovate');

export const innovate: ActionHandler<'innovate'> = {
  kind: 'innovate',
  candidates(g: Ruleset, state: State, _seat: number, out: Action[]): void {
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].invented) for (const action of g.catalogue.innovate[region]) out.push(action);
  },
  check(g: Ruleset, state: State, seat: number, { region, scholar }): Check {
    const at = state.regions[region];
    if (!at.invented) return 'INV-INNOVATE-INVENTION';
    if (at.inventor === seat) return 'INV-INNOVATE-OWN';
    if (at.innovator !== NONE) return 'INV-INNOVATE-TAKEN';
    const player = state.players[seat];
    const able = scholar ? player.scholars : player.home[g.cards[at.card].type];
    return able > 0 ? null : 'INV-INNOVATE-SPECIALIST';
  },
  apply(g: Ruleset, state: State, seat: number, { region, scholar }, listener?: Listener): void {
    const player = state.players[seat];
    const at = state.regions[region];
    const { type } = g.cards[at.card];
    deploy(player, type, scholar);
    at.innovator = seat;
    gainSpecialists(player, type, 1);
    listener?.({
      kind: 'innovated',
      seat,
      readers: 'all',
      data: { card: g.cardIds[at.card], region: nameOf.region(region) },
    });
    state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'innovation', at: at.card }]);
    performed(g, state, seat, INNOVATE);
  },
};
