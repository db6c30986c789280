/** The end of the game: cults, areas, resources. */
import { discharge, type Projection } from '@guildhall/kernel';
import {
  areBridged,
  coinsOfPower,
  has,
  largestGroup,
  outcomeBy,
  ownHexes,
  pointsForPlaces,
  scoreAreas,
  scoreLeftover,
  scorePlaces,
} from '../../terra/index.ts';
import { CULTS } from '../data/types.ts';
import { leapRange } from './reach.ts';
import { score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { CULT_TRACKS, NONE, type Obligation, type Player, SOURCES, type State } from './state.ts';
import { cloneState } from './views.ts';

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  scoreEnd(g, state, listener);
}

/** Scores the end without ending the game. */
export function scoreEnd(g: Ruleset, state: State, listener?: Listener): void {
  for (let cult = 0; cult < CULT_TRACKS; cult++) scoreCult(g, state, cult, listener);
  const areas = state.players.map((_, seat) => largestArea(g, state, seat));
  scoreAreas(score, state, areas, pointsForPlaces(areas, g.tables.finalScoring.area), listener);
  scoreResources(g, state, listener);
}

function scoreCult(g: Ruleset, state: State, cult: number, listener?: Listener): void {
  const spaces = state.players.map((player) => player.cults[cult]);
  const points = pointsForPlaces(spaces, g.tables.finalScoring.cult);
  const eventOf = (seat: number) => ({
    kind: 'cultScored',
    data: { cult: CULTS[cult], space: spaces[seat] },
  });
  scorePlaces(score, CULTS[cult], state, points, eventOf, listener);
}

/** The most buildings of a seat that are connected: directly, by its ships, or by its tunnels and carpets. */
export function largestArea(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  if (player.faction === NONE) return 0;
  const reach = g.reach[player.shipping];
  const leap = g.leap[leapRange(g, player)];
  const own = ownHexes(g, state, seat);
  const areConnected = (a: number, b: number): boolean =>
    has(reach[a], b) || has(leap[a], b) || areBridged(g, state, a, b);
  return largestGroup(own, areConnected);
}

/** Coins that make a point at the end. */
export function coinsForPointAtEnd(g: Ruleset, { faction }: Player): number {
  const { coinsForPoint } = g.factions[faction];
  return coinsForPoint > 0 ? coinsForPoint : g.tables.finalScoring.coinsForPoint;
}

function scoreResources(g: Ruleset, state: State, listener?: Listener): void {
  state.players.forEach((player, seat) => {
    if (player.faction === NONE) return;
    const rate = coinsForPointAtEnd(g, player);
    const coins = player.coins + player.workers + player.priests + coinsOfPower(player);
    player.workers = 0;
    player.priests = 0;
    scoreLeftover(score, player, seat, coins, rate, listener);
  });
}

export const outcomeOf = outcomeBy(SOURCES);

export function projectionOf(g: Ruleset, view: State): Projection {
  const state = cloneState(view);
  scoreEnd(g, state);
  return { outcome: outcomeOf(state), unsure: state.players.map(() => []) };
}
