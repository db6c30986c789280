/** The named numbers of a seat, the pieces of the box, where the game stands, and the facts of an obligation. */
import { bridgesOf, componentsInBoth, factsInBoth } from '../../terra/index.ts';
import { BUILDINGS, CULTS } from '../data/types.ts';
import { hasFavour } from './held-favours.ts';
import { ownerOf } from './reach.ts';
import { priestSupply } from './resources.ts';
import type { Ruleset } from './ruleset.ts';
import type { Obligation, State } from './state.ts';

export function countsOf(state: State, seat: number): Record<string, number> {
  const player = state.players[seat];
  const counts: Record<string, number> = {
    points: player.points,
    coins: player.coins,
    workers: player.workers,
    priests: player.priests,
    bowl1: player.bowl1,
    bowl2: player.bowl2,
    bowl3: player.bowl3,
    keys: player.keys,
    shipping: player.shipping,
    digging: player.digging,
    bridges: bridgesOf(state, seat),
    towns: player.towns.length,
  };
  BUILDINGS.forEach((kind, index) => {
    counts[kind] = player.built[index];
  });
  CULTS.forEach((cult, index) => {
    counts[cult] = player.cults[index];
  });
  return counts;
}

/** Pieces by kind, wherever they are: in a supply, in hand, on a board. Power tokens may leave the game. */
export function componentsOf(g: Ruleset, state: State): Record<string, number> {
  const count = componentsInBoth(g, state, BUILDINGS);
  state.players.forEach((player, seat) => {
    const onCults = state.cultPlaces.flat().filter((owner) => owner === seat).length;
    count[`priests of seat ${seat}`] = priestSupply(g, player) + player.priests + onCults;
  });
  state.favourTiles.forEach((left, tile) => {
    const held = state.players.filter((player) => hasFavour(player, tile)).length;
    count[g.favourIds[tile]] = left + held;
  });
  count.cards = state.cards.length;
  count.buildingsOwned = state.buildings.filter((building) => ownerOf(building) >= g.seats).length;
  return count;
}

export function factsOf(g: Ruleset, state: State, owed: Obligation): Record<string, number | string> {
  switch (owed.kind) {
    case 'leech':
    case 'turn':
    case 'terraform':
      return factsInBoth(g, state, owed);
    case 'cultSpades':
      return { spades: owed.free };
    case 'cultStep':
    case 'leechStep':
      return { steps: owed.steps };
    case 'favour':
      return { count: owed.count };
    case 'tileSteps':
      return { cult: CULTS[owed.cult], steps: owed.steps };
    case 'crown':
      return { steps: owed.steps };
    default:
      return {};
  }
}
