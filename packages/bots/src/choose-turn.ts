/**
 * Chooses a turn by looking ahead: finds the turns that the seat could make, plays the most promising ones on with
 * everybody making the turn that looks best, and drops the weaker half after each lap around the table.
 */
import {
  type Action,
  canonicalJson,
  type GameState,
  type Random,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import type { BotMove } from './bot-move.ts';
import type { BudgetMeter } from './budget.ts';
import { differing } from './differing.ts';
import { evaluatorFor } from './evaluate.ts';
import { oneOfTheGood } from './good-turns.ts';
import { expected } from './laps.ts';
import { type RememberedTurns, Rollout } from './rollouts.ts';
import { decides, type Search } from './search.ts';
import { withoutSparePayments } from './spare.ts';
import { type Turn, turnsOf } from './turns.ts';
import { after, otherWorlds } from './worlds.ts';

export interface SearchParams {
  /** Width of the beam that finds the seat's own turns, and of the one that plays on. */
  readonly width: number;
  readonly widthAhead: number;
  /** How many turns that begin alike these beams keep. */
  readonly alike: number;
  readonly alikeAhead: number;
  /** How many turns are played on, how many of them may begin alike, and for how many laps at most. */
  readonly turns: number;
  readonly turnsAlike: number;
  readonly laps: number;
  /** Re-dealt copies in which a turn is judged, where something is hidden or drawn. */
  readonly worlds: number;
  /**
   * How much what was expected after a lap counts beside what is expected after the next one: a later lap knows more, but
   * every single one may be off by chance.
   */
  readonly memory: number;
  /** How many points a turn may look worse than the best one and still be chosen now and then; 0: only the best is. */
  readonly slip: number;
}

interface Candidate<S extends GameState, A extends Action> {
  readonly turn: Turn<S, A>;
  /** One for each world. */
  readonly rollouts: readonly Rollout<S, A>[];
  value: number;
  /** What was expected in each world, before any lap and after each of them. */
  readonly laps: number[][];
}

/** What a bot makes of a beginning of a turn. */
export interface RankedStart {
  /** Its number among those that were given. */
  readonly start: number;
  /** The same for beginnings whose turns end in the same position. */
  readonly position: string;
  /** Points expected, lap after lap as far as it was played on, in each re-dealt copy; empty: it was not played on. */
  readonly laps: readonly (readonly number[])[];
}

export function chooseTurn<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  random: Random,
  meter: BudgetMeter,
  params: SearchParams,
): BotMove<A> {
  const search: Search<S, A> = { rules, meter, evaluate: evaluatorFor(rules, random) };
  const world = rules.determinize(view, random);
  const found = turnsOf(search, world, seat, params.width, params.alike);
  const best =
    params.slip > 0
      ? oneOfTheGood(found, params.slip, rules.notation.write, random)
      : compare(
          search,
          view,
          world,
          seat,
          differing(found, params.turns, params.turnsAlike),
          random,
          params,
        )[0].turn;
  const { actions } = withoutSparePayments(search, world, seat, best);
  return { actions, iterations: meter.spent, milliseconds: meter.milliseconds() };
}

/**
 * These beginnings of turns in the order of what comes of them. Each is completed by the turn that looks
 * best, and the most promising ones are played on.
 */
export function rankStarts<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  random: Random,
  meterFor: (part: 'turn' | 'comparison') => BudgetMeter,
  params: SearchParams,
  starts: readonly (readonly A[])[],
): RankedStart[] {
  const evaluate = evaluatorFor(rules, random);
  const world = rules.determinize(view, random);
  const turns = starts.map((start): Turn<S, A> => {
    const state = after(rules, world, seat, start);
    const goesOn = state.chance.disclosed === world.chance.disclosed && decides(state, seat);
    if (!goesOn) return { actions: start, state, value: evaluate(state, seat), isWhole: true, beginning: 0 };
    const [rest] = turnsOf(
      { rules, meter: meterFor('turn'), evaluate },
      state,
      seat,
      params.width,
      params.alike,
    );
    return { ...rest, actions: [...start, ...rest.actions] };
  });
  // Comparing them plays their positions on, so these are written down before.
  const positions = turns.map(({ state }) => canonicalJson(state));
  const promisingFirst = turns.toSorted((a, b) => b.value - a.value);
  const search: Search<S, A> = { rules, meter: meterFor('comparison'), evaluate };
  const best = compare(search, view, world, seat, promisingFirst.slice(0, params.turns), random, params);
  const rest = promisingFirst.slice(params.turns).map((turn) => ({ turn, laps: [] }));
  return [...best, ...rest].map(({ turn, laps }) => {
    const start = turns.indexOf(turn);
    return { start, position: positions[start], laps: laps.slice(1) };
  });
}

/** The turns in the order of what they are worth: those that were dropped earlier come after the others. */
function compare<S extends GameState, A extends Action>(
  search: Search<S, A>,
  view: S,
  world: S,
  seat: Seat,
  turns: readonly Turn<S, A>[],
  random: Random,
  params: SearchParams,
): readonly Candidate<S, A>[] {
  const { rules } = search;
  if (turns.length === 1 || search.meter.isEmpty())
    return turns.map((turn) => ({ turn, rollouts: [], value: turn.value, laps: [] }));
  const copies = Math.min(params.worlds, rules.redeals ?? params.worlds);
  const worlds = otherWorlds(rules, view, turns, random, copies - 1);
  const remembered = [world, ...worlds].map((): RememberedTurns<A> => new Map());
  let field = turns.map((turn): Candidate<S, A> => {
    const states = [turn.state, ...worlds.map((other) => after(rules, other, seat, turn.actions))];
    const rollouts = states.map(
      (state, index) => new Rollout(search, state, seat, search.evaluate(state, seat), remembered[index]),
    );
    const laps = [rollouts.map(({ value }) => value)];
    return { turn, rollouts, value: expected(laps, params.memory, false), laps };
  });
  field.sort((a, b) => b.value - a.value);
  let dropped: Candidate<S, A>[] = [];
  for (let lap = 0; lap < params.laps && field.length > 1; lap++) {
    for (const { rollouts } of field) {
      for (const rollout of rollouts)
        if (!rollout.isOver && !rollout.playOn(rules.seats, params.widthAhead, params.alikeAhead))
          return [...field, ...dropped];
    }
    for (const candidate of field) {
      candidate.laps.push(candidate.rollouts.map(({ value }) => value));
      const isOver = candidate.rollouts.every((rollout) => rollout.isOver);
      candidate.value = expected(candidate.laps, params.memory, isOver);
    }
    field.sort((a, b) => b.value - a.value);
    if (field.every(({ rollouts }) => rollouts.every(({ isOver }) => isOver))) break;
    const kept = Math.max(2, Math.ceil(field.length / 2));
    dropped = [...field.slice(kept), ...dropped];
    field = field.slice(0, kept);
  }
  return [...field, ...dropped];
}
