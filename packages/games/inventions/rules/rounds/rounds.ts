/** Rounds: Chronos moves on, a new era changes the board, and everybody has a turn. */
import { discharge, hasLeft, nextId, oweTable, TABLE, toAll } from '@guildhall/kernel';
import { eraOfRound, roundOfEra } from '../../data/rounds.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import type { Obligation, State, StepKind, Turn } from '../state.ts';

export function newTurn(seat: number, markers: number): Turn {
  return { seat, markers, performed: 0, technology: false, called: [], presented: 0 };
}

/** The first change of era stops after the influence; all steps that follow need a whole era behind them. */
const FIRST_CHANGE: readonly StepKind[] = ['changeOrder', 'changeInfluence'];
const LATER_CHANGES: readonly StepKind[] = [
  'changeOrder',
  'changeInfluence',
  'changeReturns',
  'changeMilestones',
  'changeIdeas',
];

export function runRound(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.round += 1;
  state.moved = 0;
  const era = eraOfRound(g.tables.rounds, state.round);
  const isNew = era !== state.era;
  state.era = era;
  if (era === g.tables.rounds.length) {
    oweTable(state, 'finalScoring');
    return;
  }
  listener?.(toAll('roundStarted', TABLE, { era, ...roundOfEra(g.tables.rounds, state.round) }));
  oweTable(state, 'nextTurn');
  if (!isNew) return;
  state.phase = 'eraChange';
  for (const step of (era === 2 ? FIRST_CHANGE : LATER_CHANGES).toReversed()) oweTable(state, step);
  if (state.chronos !== null && era > 2) oweTable(state, 'chronosAdvances');
}

export function runNextTurn(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  state.phase = 'turns';
  if (state.moved === state.order.length) {
    oweTable(state, 'round');
    return;
  }
  const owner = state.order[state.moved];
  state.moved += 1;
  oweTable(state, 'nextTurn');
  if (hasLeft(state, owner)) return;
  if (owner === g.chronos) {
    oweTable(state, 'chronosTurn');
    return;
  }
  const { influence } = state.players[owner];
  state.turn = newTurn(owner, g.tables.influenceTrack[influence].markers);
  state.pending.push([{ kind: 'turn', id: nextId(state), seat: owner, acted: false }]);
}
