/** Copies of a state. Terra Mystica has no secrets: a view is the state without its generator. */
import { type Chance, openCopies } from '@guildhall/kernel';
import { withOwnLists, withOwnParts } from '../../terra/index.ts';
import type { Obligation, Player, State } from './state.ts';

function cloneObligation(owed: Obligation): Obligation {
  switch (owed.kind) {
    case 'terraform':
      return { ...owed, hexes: owed.hexes.slice() };
    case 'crown':
      return { ...owed, tracks: owed.tracks.slice() };
    default:
      return { ...owed };
  }
}

function clonePlayer(player: Player): Player {
  return withOwnLists({ ...player, cults: player.cults.slice() });
}

function copy(state: State, chance: Chance): State {
  const copied: State = {
    ...state,
    chance,
    players: state.players.map(clonePlayer),
    scoring: state.scoring.slice(),
    cards: state.cards.slice(),
    cardCoins: state.cardCoins.slice(),
    favourTiles: state.favourTiles.slice(),
    cultPlaces: state.cultPlaces.map((places) => places.slice()),
    cultTop: state.cultTop.slice(),
    harvests: state.harvests.map((harvest) => ({ ...harvest })),
  };
  return withOwnParts(copied, cloneObligation);
}

export const { cloneState, viewOf, redeal } = openCopies(copy);
