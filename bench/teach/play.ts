/**
 * Games from which an estimate learns. Everybody makes the turn that looks best to them; some like something more than
 * it is worth for the whole game, and some try other turns in a stretch at the beginning: so it sees positions that it
 * would not choose, and what comes of them.
 */
import { BudgetMeter, type Turn, turnsOf } from '@guildhall/bots';
import type { GameTeaching, Liking } from '@guildhall/games';
import {
  type Action,
  type BaseOptions,
  deciders,
  type Game,
  type GameState,
  type Network,
  type Random,
  randomFrom,
  readOptions,
  type Seat,
  settle,
} from '@guildhall/kernel';
import type { Notes } from './samples.ts';

/** How many points worse a turn may look and still be tried now and then, and for how many turns at most. */
const CURIOSITY = 1.5;
const MOST_CURIOUS_TURNS = 40;
const CURIOUS_PERCENT = 60;
const LIKING_PERCENT = 60;
/** Games in which what is chosen before the first turn of a round is chosen at random. */
const RANDOM_SET_UP_PERCENT = 75;
const RECORDED_START_PERCENT = 25;
const WIDTH = 3;
/** Positions inside a turn look much like its end; those right after somebody else's turn much like one's own. */
const INSIDE_PERCENT = 50;
const OTHERS_PERCENT = 8;
const NO_LIMIT = { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY };

/** A position of a recorded game. */
export interface Start {
  readonly options: BaseOptions;
  readonly state: GameState;
}

export interface Lesson {
  readonly game: Game;
  readonly teaching: GameTeaching;
  readonly network: Network;
  readonly starts: readonly Start[];
}

interface Note {
  readonly seat: Seat;
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly points: number;
}

function is(random: Random, percent: number): boolean {
  return random.below(100) < percent;
}

/** Plays a game into the notes, under this number; the points of those who simply played as well as they could. */
export function playLesson(
  { game, teaching, network, starts }: Lesson,
  seed: string,
  number: number,
  notes: Notes,
): number[] {
  const random = randomFrom(seed);
  const start =
    starts.length > 0 && is(random, RECORDED_START_PERCENT) ? starts[random.below(starts.length)] : null;
  const options = start?.options ?? readOptions(game.options, teaching.options(random));
  const rules = game.rules(options);
  const estimate = teaching.estimate(options);
  const plain = (position: GameState, who: Seat): number => estimate.value(network, position, who);
  const isRandomSetUp = is(random, RANDOM_SET_UP_PERCENT);
  const seats = Array.from({ length: rules.seats }, () => ({
    curiousTurns: is(random, CURIOUS_PERCENT) ? random.below(MOST_CURIOUS_TURNS) : 0,
    taste: is(random, LIKING_PERCENT) ? tasteFrom(teaching.likings, random) : null,
    turns: 0,
  }));
  const noted: Note[] = [];
  const note = (position: GameState, seat: Seat): void => {
    const { places, values, count } = estimate.inputs(position, seat);
    const points = estimate.points(position, seat);
    noted.push({ seat, places: places.slice(0, count), values: values.slice(0, count), points });
  };
  const state = start === null ? rules.setup(seed) : rules.clone(start.state);
  settle(rules, state);
  for (let open = deciders(state); open.length > 0; open = deciders(state)) {
    const [seat] = open;
    const self = seats[seat];
    const legal = rules.legal(state, seat);
    if (legal.length === 1 || (isRandomSetUp && rules.isSettingUp?.(state) === true && self.turns === 0)) {
      rules.apply(state, seat, legal[random.below(legal.length)]);
      if (legal.length > 1) self.turns += 1;
      settle(rules, state);
      continue;
    }
    self.turns += 1;
    const { taste } = self;
    const evaluate =
      taste === null
        ? plain
        : (position: GameState, who: Seat): number => plain(position, who) + taste(position, who);
    const turns = turnsOf({ rules, meter: new BudgetMeter(NO_LIMIT), evaluate }, state, seat, WIDTH);
    const turn = self.turns <= self.curiousTurns ? curious(turns, random) : turns[0];
    for (const [at, action] of turn.actions.entries()) {
      rules.apply(state, seat, action);
      if (self.turns < self.curiousTurns) continue;
      if (at < turn.actions.length - 1 && !is(random, INSIDE_PERCENT)) continue;
      note(state, seat);
      const other = random.below(rules.seats);
      if (other === seat || seats[other].turns < seats[other].curiousTurns) continue;
      if (seats[other].turns > 0 && is(random, OTHERS_PERCENT)) note(state, other);
    }
    settle(rules, state);
  }
  const { totals } = rules.outcome(state);
  for (const { seat, places, values, points } of noted)
    notes.add({ places, values, count: places.length }, totals[seat] - points, points, number);
  return start === null
    ? totals.filter((_, seat) => seats[seat].curiousTurns === 0 && seats[seat].taste === null)
    : [];
}

/** One or two likings, mostly for more than others have, sometimes for less. */
function tasteFrom(
  likings: readonly Liking[],
  random: Random,
): ((state: GameState, seat: Seat) => number) | null {
  if (likings.length === 0) return null;
  const chosen = Array.from({ length: 1 + random.below(2) }, () => {
    const liking = likings[random.below(likings.length)];
    return { liking, weight: liking.most * (random.below(1000) / 1000 - 0.25) };
  });
  return (state, seat) => {
    let sum = 0;
    for (const { liking, weight } of chosen) sum += weight * liking.count(state, seat);
    return sum;
  };
}

/** The turn that looks best when a random number is added to each. */
function curious(turns: readonly Turn<GameState, Action>[], random: Random): Turn<GameState, Action> {
  let best = turns[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const turn of turns) {
    const chance = (random.below(1 << 30) + 0.5) / (1 << 30);
    const value = turn.value - CURIOSITY * Math.log(-Math.log(chance));
    if (value <= most) continue;
    most = value;
    best = turn;
  }
  return best;
}
