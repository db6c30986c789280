/** The end of the game: cults, areas, resources. */
import { discharge, type Outcome } from '@guildhall/kernel';
import { areBridged, has, largestGroup, ownHexes, pointsForPlaces, ranksOf } from '../../terra/index.ts';
import { CULTS } from '../data/types.ts';
import { leapRange } from './reach.ts';
import { score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { CULT_TRACKS, NONE, type Obligation, type Player, SOURCES, type State } from './state.ts';

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  for (let cult = 0; cult < CULT_TRACKS; cult++) scoreCult(g, state, cult, listener);
  scoreAreas(g, state, listener);
  scoreResources(g, state, listener);
}

function scoreCult(g: Ruleset, state: State, cult: number, listener?: Listener): void {
  const spaces = state.players.map((player) => player.cults[cult]);
  pointsForPlaces(spaces, g.tables.finalScoring.cult).forEach((points, seat) => {
    if (points === 0) return;
    score(state.players[seat], CULTS[cult], points);
    listener?.({
      kind: 'cultScored',
      seat,
      readers: 'all',
      data: { cult: CULTS[cult], space: spaces[seat], points },
    });
  });
}

function scoreAreas(g: Ruleset, state: State, listener?: Listener): void {
  const areas = state.players.map((_, seat) => largestArea(g, state, seat));
  pointsForPlaces(areas, g.tables.finalScoring.area).forEach((points, seat) => {
    if (points === 0) return;
    score(state.players[seat], 'area', points);
    listener?.({ kind: 'areaScored', seat, readers: 'all', data: { buildings: areas[seat], points } });
  });
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

/** Coins that everything a player has could become: power of bowl II is burnt in pairs. */
function worthInCoins(player: Player): number {
  return player.coins + player.workers + player.priests + player.bowl3 + Math.floor(player.bowl2 / 2);
}

function scoreResources(g: Ruleset, state: State, listener?: Listener): void {
  state.players.forEach((player, seat) => {
    if (player.faction === NONE) return;
    const { coinsForPoint } = g.factions[player.faction];
    const rate = coinsForPoint > 0 ? coinsForPoint : g.tables.finalScoring.coinsForPoint;
    const coins = worthInCoins(player);
    const points = Math.floor(coins / rate);
    score(player, 'resources', points);
    player.coins = coins % rate;
    player.workers = 0;
    player.priests = 0;
    player.bowl1 += player.bowl3 + Math.floor(player.bowl2 / 2);
    player.bowl2 %= 2;
    player.bowl3 = 0;
    listener?.({ kind: 'resourcesScored', seat, readers: 'all', data: { coins, points } });
  });
}

export function outcomeOf(state: State): Outcome {
  const totals = state.players.map((player) => player.points);
  return {
    sources: state.players.map((player) =>
      Object.fromEntries(SOURCES.map((source, index) => [source, player.sources[index]])),
    ),
    totals,
    ranks: ranksOf(totals),
  };
}
