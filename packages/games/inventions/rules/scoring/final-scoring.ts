/** The end: influence, wealth and personal goals, and who has won. */
import {
  discharge,
  type FinalNote,
  namer,
  type Outcome,
  type Projection,
  reveal,
  toAll,
} from '@guildhall/kernel';
import { score } from '../citizens.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { NONE, type Obligation, type Player, SOURCES, type State, UNKNOWN } from '../state.ts';
import { FIRST_WEALTH } from '../tiles.ts';
import { cloneState } from '../views.ts';
import { bestGoals } from './goals.ts';
import { countFor, wealthPoints } from './wealth.ts';

export function runFinalScoring(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  // Everybody lays the goals open.
  reveal(state);
  state.phase = 'end';
  scoreEnd(g, state, listener);
}

/** Scores the end without ending the game; `note` receives the source of every point. */
export function scoreEnd(g: Ruleset, state: State, listener?: Listener, note?: FinalNote): void {
  for (const [seat, player] of state.players.entries()) {
    const { influence } = player;
    const { points: forInfluence } = g.tables.influenceTrack[influence];
    score(player, 'influenceTrack', forInfluence);
    note?.({
      seat,
      source: 'influenceTrack',
      text: 'final.influence',
      values: { influence },
      amounts: { points: forInfluence },
    });
    for (const tile of player.map) {
      if (tile < FIRST_WEALTH) continue;
      const wealth = g.wealth[tile - FIRST_WEALTH];
      const points = wealthPoints(g, player.map, wealth);
      score(player, 'wealth', points);
      note?.({
        seat,
        source: 'wealth',
        text: 'final.wealth',
        values: { tile: g.tileIds[tile], each: wealth.points, times: countFor(g, player.map, wealth) },
        amounts: { points },
      });
      listener?.(toAll('wealthScored', seat, { tile: g.tileIds[tile], points }));
    }
    if (hasSecretGoals(player)) continue;
    for (const { goal, points } of bestGoals(g, state, seat)) {
      score(player, 'personalGoals', points);
      note?.({
        seat,
        source: 'personalGoals',
        text: 'final.goal',
        values: { goal: g.goalIds[goal] },
        amounts: { points },
      });
      listener?.(toAll('goalScored', seat, { goal: g.goalIds[goal], points }));
    }
  }
}

function hasSecretGoals({ goals }: Player): boolean {
  return goals.includes(UNKNOWN);
}

function tilesBuilt(player: Player): number {
  return player.map.filter((tile) => tile !== NONE).length;
}

/** Positive when the first ranks before the second. */
function compare(a: Player, b: Player): number {
  return (
    a.points - b.points ||
    tilesBuilt(a) - tilesBuilt(b) ||
    a.inventions.length - b.inventions.length ||
    b.supply - a.supply
  );
}

const namedSources = namer(SOURCES);

export function outcomeOf(state: State): Outcome {
  const { players } = state;
  return {
    sources: players.map((player) => namedSources(player.sources)),
    totals: players.map((player) => player.points),
    ranks: players.map((player) => 1 + players.filter((other) => compare(other, player) > 0).length),
  };
}

export function projectionOf(g: Ruleset, view: State): Projection {
  const state = cloneState(view);
  scoreEnd(g, state);
  return {
    outcome: outcomeOf(state),
    unsure: state.players.map((player) => (hasSecretGoals(player) ? ['personalGoals'] : [])),
  };
}
