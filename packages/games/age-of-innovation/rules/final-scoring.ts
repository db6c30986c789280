/** The end of the game: areas, disciplines, resources. */
import { discharge, type Outcome, type Projection, TABLE, toAll } from '@guildhall/kernel';
import {
  coinsOfPower,
  type HexSet,
  has,
  hexSet,
  largestGroup,
  outcomeBy,
  ownHexes,
  pointsForPlaces,
  scoreAreas,
  scoreLeftover,
  scorePlaces,
} from '../../terra/index.ts';
import { DISCIPLINES } from '../data/types.ts';
import { AUTOMA, isAlone } from './automa/seats.ts';
import { booksOf, buildingsOf } from './holdings.ts';
import { addLeaps, areAdjacent, leapRange } from './reach.ts';
import { score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { AUTOMA_SOURCES, NONE, type Obligation, SOURCES, type Source, type State, UNKNOWN } from './state.ts';
import { cloneState } from './views.ts';

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  scoreEnd(g, state, listener);
}

/** Scores the end without ending the game. */
export function scoreEnd(g: Ruleset, state: State, listener?: Listener): void {
  const areas = state.players.map((_, seat) => largestArea(g, state, seat));
  const forAreas = pointsFor(state, areas, state.neutralArea, g.tables.finalScoring.area);
  scoreAreas(score, seatsOf(g, state), areas, forAreas, listener);
  if (isAlone(g)) scoreAutoma(state, 'area', forAreas[AUTOMA], listener);
  DISCIPLINES.forEach((_, discipline) => {
    scoreDiscipline(g, state, discipline, listener);
  });
  scoreResources(g, state, listener);
  if (isAlone(g)) {
    const forBuildings = g.automa.faction.pointsPerBuilding * buildingsOf(state.players[AUTOMA]);
    scoreAutoma(state, 'factionAbility', forBuildings, listener);
  }
}

/** The Automa scores among the players, but holds no seat: her points have messages of their own. */
function seatsOf(g: Ruleset, state: State): State {
  return isAlone(g) ? { ...state, players: state.players.slice(0, AUTOMA) } : state;
}

function scoreAutoma(state: State, source: Source, points: number, listener?: Listener): void {
  if (points === 0) return;
  score(state.players[AUTOMA], source, points);
  listener?.(toAll('automaEnds', TABLE, { source, points }));
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
  const name = DISCIPLINES[discipline];
  const levels = state.players.map((player) => player.levels[discipline]);
  const neutral = state.neutralLevels[discipline] ?? 0;
  const points = pointsFor(state, levels, neutral, g.tables.finalScoring.science);
  const eventOf = (seat: number) => ({
    kind: 'disciplineScored',
    data: { discipline: name, level: levels[seat] },
  });
  scorePlaces(score, name, seatsOf(g, state), points, eventOf, listener);
  if (isAlone(g)) scoreAutoma(state, name, points[AUTOMA], listener);
}

function scoreResources(g: Ruleset, state: State, listener?: Listener): void {
  seatsOf(g, state).players.forEach((player, seat) => {
    const coins = player.coins + player.tools + player.scholars + booksOf(player) + coinsOfPower(player);
    player.tools = 0;
    player.scholars = 0;
    player.books.fill(0);
    scoreLeftover(score, player, seat, coins, g.tables.finalScoring.coinsForPoint, listener);
  });
}

const outcomeOfSeats = outcomeBy(SOURCES);
const outcomeWithAutoma = outcomeBy([...SOURCES, ...AUTOMA_SOURCES]);

/** Alone the Automa is a rival: with as many points as hers the victory is shared. */
export function outcomeOf(g: Ruleset, state: State): Outcome {
  if (!isAlone(g)) return outcomeOfSeats(state);
  const { ranks, totals, sources } = outcomeWithAutoma(state);
  const own = outcomeOfSeats({ ...state, players: state.players.slice(0, AUTOMA) });
  return {
    ...own,
    ranks: ranks.slice(0, AUTOMA),
    rivals: [{ name: 'automa', sources: sources[AUTOMA], total: totals[AUTOMA], rank: ranks[AUTOMA] }],
    solo: { level: `level.${g.options.level}`, medal: null },
  };
}

/** A copy to be scored. Where nobody may know yet how large the area of the neutral faction is, it takes no place. */
export function knownOf(view: State): State {
  const state = cloneState(view);
  if (view.neutralArea === UNKNOWN) state.neutralArea = 0;
  return state;
}

export function projectionOf(g: Ruleset, view: State): Projection {
  const state = knownOf(view);
  const isHidden = view.neutralArea === UNKNOWN;
  scoreEnd(g, state);
  const unsure = Array.from({ length: g.seats }, () => (isHidden ? ['area'] : []));
  return { outcome: outcomeOf(g, state), unsure };
}
