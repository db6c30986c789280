/** What spaces, tiles and milestones give. What needs a decision is owed; the rest happens at once. */
import { nextId } from '@guildhall/kernel';
import { ACTIONS, type Benefit, type EffectId, SPECIALISTS } from '../../data/types.ts';
import { eraOf, gainInfluence, gainScholars, gainSpecialists, score } from '../citizens.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Source, State, Way } from '../state.ts';
import { NUMBERS } from '../tiles.ts';

const ACTION_INDEX = new Map<EffectId, number>(ACTIONS.map((action, index) => [action, index]));
const DIPLOMATS = (1 << ACTIONS.indexOf('sendDiplomat')) | (1 << ACTIONS.indexOf('recallDiplomat'));

/** The actions that an effect stands for, as bits; 0 where it is something else. */
export function actionsOf(effect: EffectId): number {
  if (effect === 'sendOrRecall') return DIPLOMATS;
  const action = ACTION_INDEX.get(effect);
  return action === undefined ? 0 : 1 << action;
}

export function oweAction(state: State, seat: number, actions: number, way: Way): void {
  state.pending.push([{ kind: 'act', id: nextId(state), seat, actions, way }]);
}

/** Gives a benefit. An action that comes as a benefit may be declined; one that was chosen by a marker may not. */
export function give(
  g: Ruleset,
  state: State,
  seat: number,
  { effect, amount }: Benefit,
  source: Source,
  way: Way = 'benefit',
): void {
  const player = state.players[seat];
  const actions = actionsOf(effect);
  if (actions !== 0) {
    oweAction(state, seat, actions, way);
    return;
  }
  switch (effect) {
    case 'points':
      score(player, source, amount);
      return;
    case 'influence':
      gainInfluence(g, player, amount);
      return;
    case 'scholar':
      gainScholars(g, state, seat, amount, 'supply');
      return;
    case 'merchant':
    case 'artisan':
    case 'thinker':
      gainSpecialists(player, SPECIALISTS.indexOf(effect), amount);
      return;
    case 'specialist':
      for (let i = 0; i < amount; i++) state.pending.push([{ kind: 'train', id: nextId(state), seat }]);
      return;
    case 'citizen':
      for (let i = 0; i < amount; i++) state.pending.push([{ kind: 'citizen', id: nextId(state), seat }]);
      return;
    case 'bringHome':
      state.pending.push([{ kind: 'bringHome', id: nextId(state), seat }]);
      return;
    case 'build':
      state.pending.push([
        {
          kind: 'build',
          id: nextId(state),
          seat,
          left: eraOf(g, state, seat) - 1,
          price: amount,
          ends: false,
        },
      ]);
      return;
    case 'economyMarker':
      player.economyMarkers += amount;
      return;
    default:
      // `none`; `discount` is part of a cost, `turnOrder` of the change of era.
      return;
  }
}

/** Notes that an action was performed, and gives what the built culture tiles grant for it. */
export function performed(g: Ruleset, state: State, seat: number, action: number): void {
  state.turn.performed |= 1 << action;
  const { map } = state.players[seat];
  for (const tile of map) {
    if (tile < NUMBERS || tile >= 2 * NUMBERS) continue;
    const culture = g.cultureTiles[tile - NUMBERS];
    if (culture.action === action) give(g, state, seat, culture, 'cultureTiles');
  }
}
