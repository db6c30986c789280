/** The named numbers of a seat, the pieces of the box, where the game stands, and the facts of an obligation. */
import { bridgesOf, componentsInBoth, factsInBoth } from '../../terra/index.ts';
import { BUILDINGS, DISCIPLINES, OWN_BUILDINGS } from '../data/types.ts';
import { hasCompetency, owned, scholarSupply } from './holdings.ts';
import type { Ruleset } from './ruleset.ts';
import { NEUTRAL, type Obligation, type State } from './state.ts';

export function countsOf(state: State, seat: number): Record<string, number> {
  const player = state.players[seat];
  const counts: Record<string, number> = {
    points: player.points,
    coins: player.coins,
    tools: player.tools,
    scholars: player.scholars,
    bowl1: player.bowl1,
    bowl2: player.bowl2,
    bowl3: player.bowl3,
    keys: player.keys,
    shipping: player.shipping,
    terraforming: player.terraforming,
    bridges: bridgesOf(state, seat),
    towns: player.towns.length,
    annexes: player.annexes,
    innovations: player.innovations.length,
  };
  DISCIPLINES.forEach((discipline, index) => {
    counts[`${discipline}Books`] = player.books[index];
  });
  DISCIPLINES.forEach((discipline, index) => {
    counts[discipline] = player.levels[index];
  });
  BUILDINGS.forEach((kind, index) => {
    counts[kind] = owned(player, index);
  });
  return counts;
}

/** Pieces by kind, wherever they are: in a supply, in hand, on a board. Power tokens may leave the game. */
export function componentsOf(g: Ruleset, state: State): Record<string, number> {
  const count = componentsInBoth(g, state, OWN_BUILDINGS);
  state.players.forEach((player, seat) => {
    const sent = state.scholarPlaces.flat().filter((owner) => owner === seat).length;
    count[`scholars of seat ${seat}`] = scholarSupply(g, player) + player.scholars + sent;
    const neutral = state.buildings.filter((one) => one >> 4 === seat && (one & NEUTRAL) !== 0).length;
    const known = player.neutral.reduce((sum, number) => sum + number, 0);
    count[`neutral buildings unknown to seat ${seat}`] = neutral - known;
  });
  state.competencyTiles.forEach((left, tile) => {
    const held = state.players.filter((player) => hasCompetency(player, tile)).length;
    count[g.competencyIds[tile]] = left + held;
  });
  count.innovations =
    state.innovations.filter((one) => one >= 0).length +
    state.players.reduce((sum, player) => sum + player.innovations.length, 0);
  return count;
}

export function factsOf(g: Ruleset, state: State, owed: Obligation): Record<string, number | string> {
  switch (owed.kind) {
    case 'leech':
    case 'turn':
    case 'terraform':
      return factsInBoth(g, state, owed);
    case 'spades':
      return { spades: owed.free };
    case 'steps':
      return { steps: owed.count };
    case 'takeBooks':
      return { books: owed.count };
    case 'payBooks':
      return {
        books: owed.count,
        for: owed.purchase === 'innovation' ? g.innovationIds[owed.what] : g.bookIds[owed.what],
      };
    case 'bridge':
      return { bridges: owed.count };
    case 'freeGuild':
      return { from: BUILDINGS[owed.from] };
    case 'placeNeutral':
      return { building: BUILDINGS[owed.building] };
    case 'key':
      return { discipline: DISCIPLINES[owed.discipline], steps: owed.steps };
    default:
      return {};
  }
}
