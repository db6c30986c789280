/** The end: houses times pillars, completed buildings, goods that are left, and who has won. */
import { discharge, type FinalNote, type LogValue, type Outcome, type Projection } from '@guildhall/kernel';
import { countOf } from '../data/index.ts';
import { NO_CARD } from './cardinal/log.ts';
import { fulfilAll } from './cardinal/tasks.ts';
import { completedBuildings, score } from './players.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { CARDINAL, isAlone, isCardinal } from './seats.ts';
import { CARDINAL_SOURCES, type Obligation, SOURCES, type Source, type State } from './state.ts';
import { cloneState } from './views.ts';

/** Houses times pillars; with silver one of them times the better of the other two. */
function mapFactors(state: State, seat: number): readonly (readonly [name: string, count: number])[] {
  const houses = ['housesOnMap', countOf(state.houses, seat)] as const;
  const pillars = ['pillarsOnMap', countOf(state.pillars, seat)] as const;
  if (state.silver === null) return [houses, pillars];
  const mines = ['minesOnMaps', countOf(state.silver.mines, seat)] as const;
  const [fixed, free] = state.silver.scoring === 'pillars' ? [pillars, houses] : [houses, pillars];
  return [fixed, mines[1] > free[1] ? mines : free];
}

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'end';
  scoreEnd(g, state, listener);
}

/** Scores the end without ending the game; `note` receives the source of every point. */
export function scoreEnd(g: Ruleset, state: State, listener?: Listener, note?: FinalNote): void {
  if (isAlone(g)) fulfilAll(g, state, NO_CARD, listener);
  for (const [seat, player] of state.players.entries()) {
    const add = (source: Source, points: number, values: Readonly<Record<string, LogValue>>): void => {
      score(player, source, points);
      note?.({ seat, source, text: `final.${source}`, values, amounts: { points } });
    };
    scorePieces(g, state, seat, add);
    if (state.silver !== null) scoreSilver(g, state, seat, add);
  }
}

type Add = (source: Source, points: number, values: Readonly<Record<string, LogValue>>) => void;

function scorePieces(g: Ruleset, state: State, seat: number, add: Add): void {
  const player = state.players[seat];
  const [[first, firsts], [second, seconds]] = mapFactors(state, seat);
  add('mapPoints', firsts * seconds, { first, firsts, second, seconds });
  const completed = completedBuildings(g, player);
  add('buildingPoints', g.tables.scoring.buildings[completed], { count: completed });
  const { goodsPerPoint: rate } = isCardinal(g, seat) ? g.tables.cardinal : g.tables.scoring;
  const goods = player.goods.reduce((sum, count) => sum + count, 0);
  add('goodsPoints', Math.floor(goods / rate), { count: goods, rate });
}

function scoreSilver(g: Ruleset, state: State, seat: number, add: Add): void {
  const { silver, levels } = state.players[seat];
  const { silverPerPoint: rate } = isCardinal(g, seat) ? g.tables.cardinal : g.tables.scoring;
  add('silverPoints', Math.floor(silver / rate), { count: silver, rate });
  if (isCardinal(g, seat)) return;
  for (const level of levels) {
    const points = g.tables.scoring.levels.slice(0, level).reduce((sum, more) => sum + more, 0);
    add('technologyPoints', points, { level });
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
