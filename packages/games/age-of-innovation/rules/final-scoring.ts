/** The end of the game: areas, disciplines, resources. */
import { discharge, type Outcome } from '@guildhall/kernel';
import {
  type HexSet,
  has,
  hexSet,
  largestGroup,
  ownHexes,
  pointsForPlaces,
  ranksOf,
} from '../../terra/index.ts';
import { DISCIPLINES } from '../data/types.ts';
import { booksOf } from './holdings.ts';
import { addLeaps, areAdjacent, leapRange } from './reach.ts';
import { score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type Obligation, type Player, SOURCES, type State } from './state.ts';

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  scoreAreas(g, state, listener);
  DISCIPLINES.forEach((_, discipline) => {
    scoreDiscipline(g, state, discipline, listener);
  });
  scoreResources(g, state, listener);
}

/** The neutral faction of a game of two takes places like a player, but gets no points. */
function pointsFor(
  state: State,
  own: readonly number[],
  neutral: number,
  prizes: readonly number[],
): number[] {
  const values = state.neutralArea === NONE ? own : [...own, neutral];
  return pointsForPlaces(values, prizes).slice(0, own.length);
}

function scoreAreas(g: Ruleset, state: State, listener?: Listener): void {
  const areas = state.players.map((_, seat) => largestArea(g, state, seat));
  pointsFor(state, areas, state.neutralArea, g.tables.finalScoring.area).forEach((points, seat) => {
    if (points === 0) return;
    score(state.players[seat], 'area', points);
    listener?.({ kind: 'areaScored', seat, readers: 'all', data: { buildings: areas[seat], points } });
  });
}

/** The most buildings of a seat within reach of each other: by its ships without a round bonus, by tunnel and flight. */
export function largestArea(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  const reach = g.reach[player.shipping];
  const range = leapRange(g, player);
  const own = ownHexes(g, state, seat);
  const leaps = new Map<number, HexSet>();
  for (const hex of range > 0 ? own : []) {
    const set = hexSet();
    addLeaps(g, state, hex, range, set);
    leaps.set(hex, set);
  }
  return largestGroup(own, (a, b) => {
    const leap = leaps.get(a);
    return has(reach[a], b) || (leap !== undefined && has(leap, b)) || areAdjacent(g, state, a, b);
  });
}

function scoreDiscipline(g: Ruleset, state: State, discipline: number, listener?: Listener): void {
  const levels = state.players.map((player) => player.levels[discipline]);
  const neutral = state.neutralLevels[discipline] ?? 0;
  pointsFor(state, levels, neutral, g.tables.finalScoring.science).forEach((points, seat) => {
    if (points === 0) return;
    score(state.players[seat], DISCIPLINES[discipline], points);
    listener?.({
      kind: 'disciplineScored',
      seat,
      readers: 'all',
      data: { discipline: DISCIPLINES[discipline], level: levels[seat], points },
    });
  });
}

/** Coins that everything a player has could become: power of bowl II is sacrificed in pairs. */
function worthInCoins(player: Player): number {
  const { coins, tools, scholars, bowl2, bowl3 } = player;
  return coins + tools + scholars + booksOf(player) + bowl3 + Math.floor(bowl2 / 2);
}

function scoreResources(g: Ruleset, state: State, listener?: Listener): void {
  const { coinsForPoint } = g.tables.finalScoring;
  state.players.forEach((player, seat) => {
    const coins = worthInCoins(player);
    const points = Math.floor(coins / coinsForPoint);
    score(player, 'resources', points);
    player.coins = coins % coinsForPoint;
    player.tools = 0;
    player.scholars = 0;
    player.books.fill(0);
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
