/** Copies of a state. Terra Mystica has no secrets: a view is the state without its generator. */
import { type Chance, chanceForRedeal, cloneChance, type Random, withoutGenerator } from '@guildhall/kernel';
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
  return {
    faction: player.faction,
    home: player.home,
    coins: player.coins,
    workers: player.workers,
    priests: player.priests,
    points: player.points,
    bowl1: player.bowl1,
    bowl2: player.bowl2,
    bowl3: player.bowl3,
    cults: player.cults.slice(),
    keys: player.keys,
    shipping: player.shipping,
    digging: player.digging,
    leapBonus: player.leapBonus,
    built: player.built.slice(),
    priestsSent: player.priestsSent,
    favours: player.favours,
    towns: player.towns.slice(),
    riverTowns: player.riverTowns.slice(),
    card: player.card,
    passed: player.passed,
    used: player.used,
    sources: player.sources.slice(),
  };
}

function copy(state: State, chance: Chance): State {
  const copied: State = {
    pending: state.pending.map((group) => group.map(cloneObligation)),
    aside: state.aside.map(cloneObligation),
    nextObligation: state.nextObligation,
    chance,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    passing: state.passing.slice(),
    last: state.last,
    players: state.players.map(clonePlayer),
    terrain: state.terrain.slice(),
    buildings: state.buildings.slice(),
    inTown: state.inTown.slice(),
    bridges: state.bridges.slice(),
    scoring: state.scoring.slice(),
    cards: state.cards.slice(),
    cardCoins: state.cardCoins.slice(),
    favourTiles: state.favourTiles.slice(),
    townTiles: state.townTiles.slice(),
    powerUsed: state.powerUsed,
    cultPlaces: state.cultPlaces.map((places) => places.slice()),
    cultTop: state.cultTop.slice(),
    offers: state.offers.map((offer) => ({ ...offer })),
    harvests: state.harvests.map((harvest) => ({ ...harvest })),
  };
  if (state.gone !== undefined) copied.gone = state.gone.slice();
  return copied;
}

export function cloneState(state: State): State {
  return copy(state, cloneChance(state.chance));
}

export function viewOf(state: State): State {
  return copy(state, withoutGenerator(state.chance));
}

export function redeal(view: State, random: Random): State {
  return copy(view, chanceForRedeal(random, view.chance));
}
