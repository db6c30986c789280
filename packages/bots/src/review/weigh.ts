/** Compares the turns that a seat could make: plays each of them on, in several re-dealt copies of what it knows. */
import {
  type Action,
  canonicalJson,
  findLegal,
  type GameState,
  type Random,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import { mean } from '../laps.ts';
import { type RememberedTurns, Rollout } from '../rollouts.ts';
import { decides, type Search } from '../search.ts';
import { type Turn, turnsOf } from '../turns.ts';
import { after, otherWorlds } from '../worlds.ts';
import { chancesToWin, type Expectation } from './chances.ts';
import type { Depth } from './depth.ts';
import type { JudgedTurn, Judgement, Sources } from './question.ts';

/** A turn, played on in each copy. */
interface Contender<S extends GameState, A extends Action> extends Laps {
  readonly turn: Turn<S, A>;
  readonly isPlayed: boolean;
  readonly branches: readonly Branch<S, A>[];
}

interface Laps {
  /** What a seat may expect after each lap, in each copy; the first one is before any. */
  readonly laps: number[][];
}

interface Branch<S extends GameState, A extends Action> {
  /** The rollout plays on in it. */
  readonly state: S;
  readonly rollout: Rollout<S, A>;
}

/** Of the turns that are compared, so many are played on to the end, whatever they look like on the way. */
const LEAST_KEPT = 3;

export interface Weighing<S extends GameState, A extends Action> {
  readonly search: Search<S, A>;
  readonly view: S;
  readonly seat: Seat;
  readonly random: Random;
  readonly depth: Depth;
  /** What was played; null where the best turns are wanted. */
  readonly played: readonly A[] | null;
}

export function weigh<S extends GameState, A extends Action>(weighing: Weighing<S, A>): Judgement {
  const { search, view, seat, random, depth } = weighing;
  const { rules } = search;
  const world = rules.determinize(view, random);
  const { turns, played } = turnsToCompare(weighing, world);
  const copies = Math.min(depth.worlds, rules.redeals ?? depth.worlds);
  const worlds = [world, ...otherWorlds(rules, view, turns, random, copies - 1)];
  const remembered = worlds.map((): RememberedTurns<A> => new Map());
  const contenders = turns.map((turn): Contender<S, A> => {
    const branches = worlds.map((other, at): Branch<S, A> => {
      const state = other === world ? rules.clone(turn.state) : after(rules, other, seat, turn.actions);
      const value = search.evaluate(state, seat);
      return { state, rollout: new Rollout(search, state, seat, value, remembered[at]) };
    });
    const first = branches.map(({ rollout }) => rollout.value);
    return { turn, isPlayed: turn === played, branches, laps: [first] };
  });
  playOn(search, contenders, depth);
  const ranked = contenders.toSorted((a, b) => b.laps.length - a.laps.length || worth(b) - worth(a));
  const at = ranked.findIndex(({ isPlayed }) => isPlayed);
  const lost = at < 1 ? { loss: 0, doubt: 0 } : difference(ranked[0], ranked[at]);
  const totals = rules.outcome(view).totals;
  return {
    turns: ranked.map((contender) => judged(search, contender, seat, totals)),
    played: at < 0 ? null : at,
    ...lost,
  };
}

/** The turns that look best, and the one that was played; those that lead to the same position are one. */
function turnsToCompare<S extends GameState, A extends Action>(
  { search, seat, depth, played }: Weighing<S, A>,
  world: S,
): { readonly turns: readonly Turn<S, A>[]; readonly played: Turn<S, A> | null } {
  const own = played === null ? null : completed(search, world, seat, played, depth.width);
  const ownPosition = own === null ? null : canonicalJson(own.state);
  const known = new Set<string>();
  const others: Turn<S, A>[] = [];
  for (const turn of turnsOf(search, world, seat, depth.width)) {
    if (known.size === depth.turns) break;
    const position = canonicalJson(turn.state);
    if (!turn.isWhole || known.has(position)) continue;
    known.add(position);
    if (position !== ownPosition) others.push(turn);
  }
  // The best first, whichever was played: what others answer to the first is remembered for the rest.
  const turns = own === null ? others : [own, ...others].sort((a, b) => b.value - a.value);
  return { turns, played: own };
}

/** What was played, as far as it can be played without what others did meanwhile, and the rest as looks best. */
function completed<S extends GameState, A extends Action>(
  search: Search<S, A>,
  world: S,
  seat: Seat,
  played: readonly A[],
  width: number,
): Turn<S, A> {
  const { rules } = search;
  const state = rules.clone(world);
  const actions: A[] = [];
  for (const action of played) {
    if (state.chance.disclosed !== world.chance.disclosed || !decides(state, seat)) break;
    const offered = findLegal(rules, state, seat, action);
    if (offered === null) break;
    rules.apply(state, seat, offered);
    actions.push(offered);
  }
  if (state.chance.disclosed !== world.chance.disclosed || !decides(state, seat))
    return { actions, state, value: search.evaluate(state, seat), isWhole: true, beginning: 0 };
  const [rest] = turnsOf(search, state, seat, width);
  return { ...rest, actions: [...actions, ...rest.actions] };
}

/** Lap after lap around the table; after each of them the weaker half is dropped, but never what was played. */
function playOn<S extends GameState, A extends Action>(
  { rules }: Search<S, A>,
  contenders: readonly Contender<S, A>[],
  depth: Depth,
): void {
  let field = [...contenders];
  for (let lap = 0; lap < depth.laps; lap++) {
    for (const { branches } of field) {
      for (const { rollout } of branches)
        if (!rollout.isOver && !rollout.playOn(rules.seats, depth.widthAhead)) return;
    }
    for (const { branches, laps } of field) laps.push(branches.map(({ rollout }) => rollout.value));
    if (field.every(({ branches }) => branches.every(({ rollout }) => rollout.isOver))) return;
    const promising = field.toSorted((a, b) => worth(b) - worth(a));
    const kept = promising.slice(0, Math.max(LEAST_KEPT, Math.ceil(field.length / 2)));
    const played = promising.find(({ isPlayed }) => isPlayed);
    field = played === undefined || kept.includes(played) ? kept : [...kept, played];
  }
}

/** Squared deviations from the mean, on average. */
function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** The later laps know more, and a single one is off by chance: the later half of them counts. */
function worth({ laps }: Laps): number {
  return mean(laps.slice(Math.floor(laps.length / 2)).map(mean));
}

/** What a turn loses against another one, lap by lap and copy by copy, as far as both were played on. */
function difference(better: Laps, worse: Laps): { readonly loss: number; readonly doubt: number } {
  const laps = Math.min(better.laps.length, worse.laps.length);
  const byLap = better.laps
    .slice(0, laps)
    .map((values, lap) => values.map((value, at) => value - worse.laps[lap][at]))
    .slice(Math.floor(laps / 2));
  const byWorld = byLap[0].map((_, at) => mean(byLap.map((values) => values[at])));
  const doubt = Math.sqrt(varianceOf(byLap.map(mean)) + varianceOf(byWorld) / byWorld.length);
  return { loss: Math.max(0, mean(byWorld)), doubt };
}

/** How things would stand with a turn, on average of the copies. */
function judged<S extends GameState, A extends Action>(
  { rules, evaluate }: Search<S, A>,
  contender: Contender<S, A>,
  mover: Seat,
  totals: readonly number[],
): JudgedTurn {
  const { turn, branches } = contender;
  const byWorld = branches.map(({ state, rollout }) => {
    if (rollout.isOver) return rules.outcome(state).totals;
    return totals.map((_, seat) => (seat === mover ? rollout.value : evaluate(state, seat)));
  });
  // Where the game is over after a lap, nothing is left that could still be off.
  const isSure = contender.laps.length <= 2 && branches.every(({ rollout }) => rollout.isOver);
  const of = (seat: Seat): number[] => byWorld.map((points) => points[seat]);
  const expected = totals.map((had, seat): Expectation => {
    const points = seat === mover ? worth(contender) : mean(of(seat));
    return { points, toCome: isSure ? 0 : points - had, variance: varianceOf(of(seat)) };
  });
  return {
    lines: turn.actions.map((action) => rules.notation.write(action)),
    points: expected[mover].points,
    expected: expected.map(({ points }) => points),
    chances: totals.length > 1 ? chancesToWin(expected) : null,
    sources: meanSources(branches.map(({ state }) => sourcesOf(rules, state)[mover])),
  };
}

/** Points by source, with what the final scoring would add now. */
function sourcesOf<S extends GameState, A extends Action>(rules: Rules<S, A>, state: S): readonly Sources[] {
  const isRunning = state.pending.length > 0 || state.aside.length > 0;
  const projected = isRunning && !rules.isSettingUp(state) ? rules.projection?.(state) : undefined;
  return (projected?.outcome ?? rules.outcome(state)).sources;
}

export function meanSources(all: readonly Sources[]): Sources {
  const names = new Set(all.flatMap((sources) => Object.keys(sources)));
  return Object.fromEntries(
    [...names].map((name) => [name, mean(all.map((sources) => sources[name] ?? 0))] as const),
  );
}
