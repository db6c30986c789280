/** Whole games by players who choose at random: for the command line, the test kit and the benchmarks. */

import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import type { Random } from './chance.ts';
import { leave, remaining } from './leaving.ts';
import { deciders } from './obligations.ts';
import { settle } from './play.ts';

export interface RandomGame<S extends GameState> {
  readonly state: S;
  /** Decisions between at least two actions. */
  readonly decisions: number;
}

/** One of the seat's legal actions, each as likely as the other. */
export function randomAction<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  random: Random,
): A {
  return pick(rules.legal(state, seat), state, seat, random);
}

/** Who leaves a random game for good before its next decision; null: nobody. */
export type Departures = (state: GameState) => Seat | null;

export const nobodyLeaves: Departures = () => null;

/** Decisions between two departures, on average: some games are left at their very beginning, some near their end. */
const DEPARTURE_EVERY = [2, 8, 32, 128];

/** Some or all players leave a game, at random moments. */
export function randomDepartures(random: Random, seats: number): Departures {
  const every = DEPARTURE_EVERY[random.below(DEPARTURE_EVERY.length)];
  const stay = random.below(seats);
  return (state) => {
    const players = remaining(state, seats);
    if (players.length <= stay || random.below(every) > 0) return null;
    return players[random.below(players.length)];
  };
}

/**
 * The decisions of a game from a state to its end: each time the seats that have to decide, one of which must act
 * before the next. Everything that nobody decides happens in between.
 */
export function* decisionsOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  departures: Departures = nobodyLeaves,
): Generator<readonly Seat[], void, void> {
  settle(rules, state);
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const leaver = departures(state);
    if (leaver === null) yield seats;
    else leave(rules, state, leaver);
    settle(rules, state);
  }
}

/** Plays a game from set-up to its end. Which of several deciders comes first is random too. */
export function playRandomGame<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
  random: Random,
  departures: Departures = nobodyLeaves,
): RandomGame<S> {
  const state = rules.setup(seed);
  let decisions = 0;
  for (const seats of decisionsOf(rules, state, departures)) {
    const seat = seats.length === 1 ? seats[0] : seats[random.below(seats.length)];
    const legal = rules.legal(state, seat);
    if (legal.length > 1) decisions += 1;
    rules.apply(state, seat, pick(legal, state, seat, random));
  }
  return { state, decisions };
}

function pick<A extends Action>(legal: readonly A[], state: GameState, seat: Seat, random: Random): A {
  if (legal.length > 0) return legal[legal.length === 1 ? 0 : random.below(legal.length)];
  const open = JSON.stringify([...state.aside, ...(state.pending.at(-1) ?? [])]);
  throw new Error(`seat ${seat} has to decide and can do nothing; open are ${open}`);
}
