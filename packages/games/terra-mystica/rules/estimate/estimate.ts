/**
 * Expected final points of a seat: its points, and what a small network makes of everything else it has. The network
 * learnt from games of bots that chose their turns by it: `npm run teach`.
 */
import { answerOf, Inputs, type Network, unpackNetwork } from '@guildhall/kernel';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import {
  putActions,
  putBuildings,
  putCards,
  putFaction,
  putFavours,
  putIncome,
  putResources,
  putScoringTiles,
} from './holdings.ts';
import { putArea, putRoom, putTowns } from './land.ts';
import { putMoment, tellMoment } from './moment.ts';
import { putPending } from './pending.ts';
import { putCultRewards, putCults } from './standing.ts';
import { WEIGHTS } from './weights.ts';

const inputs = new Inputs();
const taught = unpackNetwork(WEIGHTS);

/** Everything the estimate looks at. The order is the network's. */
export function inputsOf(g: Ruleset, state: State, seat: number): Inputs {
  inputs.clear();
  tellMoment(g, state, seat);
  putMoment(g, state, seat, inputs);
  putResources(g, state, seat, inputs);
  putIncome(g, state, seat, inputs);
  putBuildings(g, state, seat, inputs);
  putScoringTiles(g, state, seat, inputs);
  putFavours(g, state, seat, inputs);
  putCards(g, state, seat, inputs);
  putActions(g, state, seat, inputs);
  putCults(g, state, seat, inputs);
  putCultRewards(g, state, seat, inputs);
  putArea(g, state, seat, inputs);
  putRoom(g, state, seat, inputs);
  putTowns(g, state, seat, inputs);
  putPending(g, state, seat, inputs);
  putFaction(g, state, seat, inputs);
  return inputs;
}

/** The estimate of a network, which may be one that is being taught. */
export function estimateBy(network: Network, g: Ruleset, state: State, seat: number): number {
  const { points } = state.players[seat];
  const isOver = state.pending.length === 0 && state.aside.length === 0;
  return isOver ? points : points + answerOf(network, inputsOf(g, state, seat));
}

export function estimateOf(g: Ruleset, state: State, seat: number): number {
  return estimateBy(taught, g, state, seat);
}
