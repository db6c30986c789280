/** Copies of a state, what a seat may see of it, and full states made from that. Only the contracts are secret. */
import {
  type Chance,
  chanceForRedeal,
  cloneChance,
  type HiddenPlace,
  isOver,
  type Random,
  type Seat,
  withoutGenerator,
} from '@guildhall/kernel';
import { SPICES } from '../data/index.ts';
import { type State, UNKNOWN } from './state.ts';

function copy(state: State, chance: Chance): State {
  const copied: State = {
    pending: state.pending.map((group) => group.slice()),
    aside: state.aside.slice(),
    nextObligation: state.nextObligation,
    chance,
    round: state.round,
    market: { ...state.market },
    warehouse: state.warehouse.slice(),
    players: state.players.map((player) => ({ ...player, crates: { ...player.crates } })),
  };
  if (state.gone !== undefined) copied.gone = state.gone.slice();
  return copied;
}

export function cloneState(state: State): State {
  return copy(state, cloneChance(state.chance));
}

/** After the end everything is open. */
export function viewOf(state: State, viewer: Seat | null): State {
  const seen = copy(state, withoutGenerator(state.chance));
  if (isOver(state)) return seen;
  for (const [seat, player] of seen.players.entries()) if (seat !== viewer) player.contract = UNKNOWN;
  return seen;
}

/** Contracts that the viewer does not see are dealt anew, from those that the viewer does not see. */
export function redeal(view: State, random: Random): State {
  const state = copy(view, chanceForRedeal(random, view.chance));
  const unseen = SPICES.filter((spice) => view.players.every(({ contract }) => contract !== spice));
  for (const player of state.players)
    if (player.contract === UNKNOWN) [player.contract] = unseen.splice(random.below(unseen.length), 1);
  return state;
}

/** The test kit looks whether each secret really is one. */
export const hidden: readonly HiddenPlace<State>[] = [
  {
    name: 'contracts',
    look: (state, viewer) =>
      isOver(state)
        ? null
        : state.players.filter((_, seat) => seat !== viewer).map(({ contract }) => contract),
  },
];
