/** The end: houses times pillars, completed buildings, goods that are left, and who has won. */
import { discharge, type Outcome, type Projection } from '@guildhall/kernel';
import { NO_CARD } from './cardinal/log.ts';
import { fulfilAll } from './cardinal/tasks.ts';
import { completedBuildings, countOf, score } from './players.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { CARDINAL, isAlone, isCardinal } from './seats.ts';
import { CARDINAL_SOURCES, type Obligation, SOURCES, type State } from './state.ts';
import { cloneState } from './views.ts';

/** Houses times pillars; with silver one of them times the better of the other two. */
function mapPoints(state: State, seat: number): number {
  const houses = countOf(state.houses, seat);
  const pillars = countOf(state.pillars, seat);
  if (state.silver === null) return houses * pillars;
  const mines = countOf(state.silver.mines, seat);
  return state.silver.scoring === 'pillars'
    ? pillars * Math.max(houses, mines)
    : houses * Math.max(pillars, mines);
}

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  scoreEnd(g, state, listener);
}

function scoreEnd(g: Ruleset, state: State, listener?: Listener): void {
  if (isAlone(g)) fulfilAll(g, state, NO_CARD, listener);
  const { buildings, levels } = g.tables.scoring;
  for (const [seat, player] of state.players.entries()) {
    const { goodsPerPoint, silverPerPoint } = isCardinal(g, seat) ? g.tables.cardinal : g.tables.scoring;
    score(player, 'mapPoints', mapPoints(state, seat));
    score(player, 'buildingPoints', buildings[completedBuildings(g, player)]);
    const goods = player.goods.reduce((sum, count) => sum + count, 0);
    score(player, 'goodsPoints', Math.floor(goods / goodsPerPoint));
    if (state.silver === null) continue;
    score(player, 'silverPoints', Math.floor(player.silver / silverPerPoint));
    if (isCardinal(g, seat)) continue;
    for (const level of player.levels)
      score(
        player,
        'technologyPoints',
        levels.slice(0, level).reduce((sum, points) => sum + points, 0),
      );
  }
}

/** The earlier in the turn order wins a tie. */
export function outcomeOf(g: Ruleset, state: State): Outcome {
  const { players, order } = state;
  const place = (seat: number): number => order.indexOf(seat);
  const isBefore = (a: number, b: number): boolean =>
    players[a].points > players[b].points || (players[a].points === players[b].points && place(a) < place(b));
  const all = players.map(({ points: total, sources }, seat) => ({
    sources: Object.fromEntries(
      [...SOURCES, ...CARDINAL_SOURCES].slice(0, sources.length).map((source, at) => [source, sources[at]]),
    ),
    total,
    rank: 1 + players.filter((_, other) => isBefore(other, seat)).length,
  }));
  const seats = all.slice(0, g.seats);
  const outcome = {
    sources: seats.map(({ sources }) => sources),
    totals: seats.map(({ total }) => total),
    ranks: seats.map(({ rank }) => rank),
  };
  if (!isAlone(g)) return outcome;
  return {
    ...outcome,
    rivals: [{ name: 'cardinal', ...all[CARDINAL] }],
    solo: { level: `level.${g.options.level}`, medal: null },
  };
}

export function projectionOf(g: Ruleset, view: State): Projection {
  const state = cloneState(view);
  scoreEnd(g, state);
  return { outcome: outcomeOf(g, state), unsure: Array.from({ length: g.seats }, () => []) };
}
