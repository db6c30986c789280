import { chanceFrom, draw, nextId, push, TABLE } from '@guildhall/kernel';
import { SPICES, type Spice } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import type { Player, State } from './state.ts';

/** The same number of each spice. */
function ofEach(count: number): Record<Spice, number> {
  return { pepper: count, cinnamon: count, ginger: count, saffron: count };
}

export function setup(g: Ruleset, seed: string): State {
  const { spices, start } = g.tables;
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 1,
    chance: chanceFrom(seed),
    round: 0,
    market: ofEach(1),
    warehouse: SPICES.flatMap((spice) => Array<Spice>(spices[spice].crates - 1).fill(spice)),
    players: [],
  };
  const contracts = [...SPICES];
  for (let seat = 0; seat < g.seats; seat++) {
    const contract = g.contracts?.[seat] ?? draw(state, contracts);
    const player: Player = { coins: start.coins, pearls: start.pearls, crates: ofEach(0), contract };
    state.players.push(player);
  }
  push(state, { id: nextId(state), kind: 'round', seat: TABLE });
  return state;
}
