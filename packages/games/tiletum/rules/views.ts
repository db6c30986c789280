/**
 * Copies of a state. Piles, bag and corruption tokens are drawn from when something is turned up, so that a state holds
 * no secret but its generator.
 */
import { type Chance, type HiddenPlace, openCopies } from '@guildhall/kernel';
import type { CardinalState, Obligation, Player, SilverState, State } from './state.ts';

export const hidden: readonly HiddenPlace<State>[] = [];

function clonePlayer(player: Player): Player {
  return {
    points: player.points,
    sources: player.sources.slice(),
    goods: player.goods.slice(),
    merchant: player.merchant,
    architect: player.architect,
    houses: player.houses,
    pillars: player.pillars,
    storehouse: player.storehouse.slice(),
    rooms: player.rooms.slice(),
    crests: player.crests.slice(),
    contracts: player.contracts.slice(),
    cathedrals: player.cathedrals,
    markers: player.markers.slice(),
    dice: player.dice.slice(),
    silver: player.silver,
    mines: player.mines,
    generalMines: player.generalMines,
    seekers: player.seekers.slice(),
    seekersLeft: player.seekersLeft,
    levels: player.levels.slice(),
    favoured: player.favoured,
  };
}

function cloneObligation(owed: Obligation): Obligation {
  return owed.kind === 'bonuses' || owed.kind === 'pick'
    ? { ...owed, tiles: owed.tiles.slice() }
    : { ...owed };
}

function cloneSilver(silver: SilverState): SilverState {
  return {
    sides: silver.sides.slice(),
    wheel: silver.wheel,
    technologies: silver.technologies.slice(),
    scoring: silver.scoring,
    pile: silver.pile.slice(),
    bottom: silver.bottom.slice(),
    spent: silver.spent.slice(),
    contractBottom: silver.contractBottom.slice(),
    covered: silver.covered.slice(),
    mines: silver.mines.slice(),
    favoured: silver.favoured.slice(),
  };
}

function cloneCardinal(cardinal: CardinalState): CardinalState {
  return {
    deck: cardinal.deck.slice(),
    played: cardinal.played.slice(),
    decree: cardinal.decree,
    challenges: cardinal.challenges.slice(),
    surprises: cardinal.surprises.slice(),
    tucked: cardinal.tucked.slice(),
    boxed: cardinal.boxed.slice(),
    removed: cardinal.removed.slice(),
  };
}

function copy(state: State, chance: Chance): State {
  const copied: State = {
    pending: state.pending.map((group) => group.map(cloneObligation)),
    aside: [],
    nextObligation: state.nextObligation,
    chance,
    round: state.round,
    phase: state.phase,
    turns: state.turns,
    moved: state.moved,
    order: state.order.slice(),
    turn: { ...state.turn, revealed: state.turn.revealed.slice() },
    players: state.players.map(clonePlayer),
    places: state.places.slice(),
    wheel: state.wheel,
    bag: state.bag.slice(),
    dice: state.dice.slice(),
    placeTiles: state.placeTiles.slice(),
    kingTile: state.kingTile,
    king: state.king.slice(),
    discs: state.discs.slice(),
    corruption: state.corruption.slice(),
    revealed: state.revealed.slice(),
    bonusPile: state.bonusPile.slice(),
    bonusDiscard: state.bonusDiscard.slice(),
    contractPile: state.contractPile.slice(),
    characterPile: state.characterPile.slice(),
    contractOffer: state.contractOffer.slice(),
    characterOffer: state.characterOffer.slice(),
    mapTiles: state.mapTiles.slice(),
    houses: state.houses.slice(),
    pillars: state.pillars.slice(),
    costTiles: state.costTiles.slice(),
    taken: state.taken.slice(),
    fairs: state.fairs.slice(),
    fairTowns: state.fairTowns.slice(),
    silver: state.silver === null ? null : cloneSilver(state.silver),
  };
  if (state.cardinal !== undefined) copied.cardinal = cloneCardinal(state.cardinal);
  if (state.gone !== undefined) copied.gone = state.gone.slice();
  return copied;
}

export const { cloneState, viewOf, redeal } = openCopies(copy);
