/** Steps in the disciplines, keys, and the single place on top. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { gainPower } from '../../terra/index.ts';
import { DISCIPLINES } from '../data/types.ts';
import { isDoneWith } from './actions.ts';
import type { HandlerOf } from './handlers.ts';
import { receive } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { DISCIPLINE_COUNT, NONE, type ObligationOf, type Player, type State } from './state.ts';

/** Moves a seat up in a discipline. */
type Climb = (
  g: Ruleset,
  state: State,
  seat: number,
  discipline: number,
  steps: number,
  listener?: Listener,
) => void;

/** The highest level that is open to a seat, keys left aside. */
function ceiling(g: Ruleset, state: State, discipline: number): number {
  const { top } = g.tables.science;
  return state.topLevel[discipline] === NONE ? top : top - 1;
}

/** Why a seat cannot take a single step in a discipline, or null. */
function checkStep(g: Ruleset, state: State, seat: number, discipline: number): Check {
  const player = state.players[seat];
  const level = player.levels[discipline];
  if (level >= ceiling(g, state, discipline)) return 'AOI-SCIENCE-TOP';
  return level === g.tables.science.keyLevel - 1 && player.keys === 0 ? 'AOI-SCIENCE-KEY' : null;
}

/** Moves up as far as the top allows, keys left aside. */
const climb: Climb = (g, state, seat, discipline, steps, listener) => {
  const player = state.players[seat];
  const { science } = g.tables;
  const from = player.levels[discipline];
  const to = Math.min(from + steps, Math.max(from, ceiling(g, state, discipline)));
  if (to === from) return;
  player.levels[discipline] = to;
  let power = 0;
  for (let level = from + 1; level <= to; level++) power += science.power[level];
  const gained = power > 0 ? gainPower(player, power) : 0;
  if (to === science.top) state.topLevel[discipline] = seat;
  listener?.(
    toAll('advancedInScience', seat, {
      discipline: DISCIPLINES[discipline],
      steps: to - from,
      level: to,
      power: gained,
    }),
  );
  scoreRound(g, state, seat, 'step', to - from);
  // The income competency may lift a marker to the income level when science has already paid.
  if (state.phase === 'income' && from < science.incomeLevel && to >= science.incomeLevel)
    receive(g, player, science.income[DISCIPLINES[discipline]], 'scienceIncome');
};

/** Disciplines that have not used a key yet. */
function lockedDisciplines(g: Ruleset, player: Player): number {
  let count = 0;
  for (const level of player.levels) if (level < g.tables.science.keyLevel) count += 1;
  return count;
}

/**
 * Steps in one discipline. Where they lead beyond the level of the key, a key is used: without asking if there is one
 * for every discipline that still needs one, else the seat decides. Steps that find no way are lost.
 */
export const advance: Climb = (g, state, seat, discipline, steps, listener) => {
  const player = state.players[seat];
  const last = g.tables.science.keyLevel - 1;
  const level = player.levels[discipline];
  if (level > last || level + steps <= last) {
    climb(g, state, seat, discipline, steps, listener);
    return;
  }
  climb(g, state, seat, discipline, last - level, listener);
  if (player.keys === 0) return;
  const beyond = steps - (last - level);
  if (player.keys >= lockedDisciplines(g, player)) {
    player.keys -= 1;
    climb(g, state, seat, discipline, beyond, listener);
    return;
  }
  const owed: Key = { kind: 'key', id: nextId(state), seat, discipline, steps: beyond };
  const top = state.pending[state.pending.length - 1];
  if (top !== undefined && top[0].kind === 'key' && top[0].seat === seat) top.push(owed);
  else state.pending.push([owed]);
};

/** A step chosen for its own sake: who steps beyond the level of the key means to use one. */
const stepTo: Climb = (g, state, seat, discipline, steps, listener) => {
  const player = state.players[seat];
  if (player.levels[discipline] !== g.tables.science.keyLevel - 1) {
    advance(g, state, seat, discipline, steps, listener);
    return;
  }
  player.keys -= 1;
  climb(g, state, seat, discipline, steps, listener);
};

export function stepInEach(g: Ruleset, state: State, seat: number, steps: number, listener?: Listener): void {
  if (steps === 0) return;
  for (let discipline = 0; discipline < DISCIPLINE_COUNT; discipline++)
    advance(g, state, seat, discipline, steps, listener);
}

type Key = ObligationOf<'key'>;

/** Whether a key is used to go beyond level 7. */
export const key = {
  candidates(g, state, owed, out) {
    // All disciplines that wait are answered here: one obligation of a kind is open at a time.
    for (const one of waiting(state, owed.seat))
      out.push(g.catalogue.useKey[one.discipline], g.catalogue.keepKey[one.discipline]);
  },
  check(_g, state, owed, action) {
    if (action.kind !== 'useKey' && action.kind !== 'keepKey') return 'AOI-SCIENCE-KEEP-KEY';
    return find(state, owed.seat, action.discipline) === null ? 'AOI-SCIENCE-KEEP-KEY' : null;
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'useKey' && action.kind !== 'keepKey') throw new Error(`not a key: ${action.kind}`);
    const { seat } = owed;
    const answered = find(state, seat, action.discipline);
    if (answered === null) throw new Error(`no key is asked for discipline ${action.discipline}`);
    const player = state.players[seat];
    discharge(state, answered);
    if (action.kind === 'keepKey') return;
    player.keys -= 1;
    climb(g, state, seat, answered.discipline, answered.steps, listener);
    if (player.keys > 0) return;
    // The last key is gone: what still waits for one is lost.
    for (const one of waiting(state, seat)) discharge(state, one);
  },
} satisfies HandlerOf<'key'>;

function waiting(state: State, seat: number): Key[] {
  const top = state.pending[state.pending.length - 1];
  return (top ?? []).filter((one): one is Key => one.kind === 'key' && one.seat === seat);
}

function find(state: State, seat: number, discipline: number): Key | null {
  return waiting(state, seat).find((one) => one.discipline === discipline) ?? null;
}

/** Whether a step can be taken that costs no key: nobody has to use one. */
function anyFreeStep(g: Ruleset, state: State, seat: number): boolean {
  const { levels } = state.players[seat];
  return levels.some(
    (level, discipline) =>
      level !== g.tables.science.keyLevel - 1 && checkStep(g, state, seat, discipline) === null,
  );
}

/** Steps of choice: all in one discipline, or each where the seat likes. */
export const steps = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.step, g.catalogue.done.steps);
  },
  check(g, state, owed, action) {
    if (isDoneWith(action, 'steps')) return anyFreeStep(g, state, owed.seat) ? 'AOI-TURN-FINISH-FIRST' : null;
    return action.kind === 'step'
      ? checkStep(g, state, owed.seat, action.discipline)
      : 'AOI-TURN-FINISH-FIRST';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'step') {
      discharge(state, owed);
      return;
    }
    const count = owed.together ? owed.count : 1;
    owed.count -= count;
    if (owed.count === 0) discharge(state, owed);
    stepTo(g, state, owed.seat, action.discipline, count, listener);
  },
} satisfies HandlerOf<'steps'>;
