/** Positions for an exam, drawn by a seed out of games of bots: one of each stage of a game. */
import { think } from '@guildhall/bots';
import {
  type Action,
  deciders,
  type GameState,
  type LogEvent,
  mayRead,
  openObligations,
  type Rules,
  randomFrom,
  type Seat,
  settle,
} from '@guildhall/kernel';

/** How many positions a paper has. */
const POSITIONS = 5;

/** Enough that moves make sense, little enough that a game is played in seconds. */
const ITERATIONS = 400;

/** Games that are played for a stage in which the first had no fit position. */
const MORE_GAMES = 3;

/** Lines of the log that are told before a position. */
const TOLD = 12;

export interface Moment {
  /** What the seat may see. */
  readonly view: GameState;
  readonly seat: Seat;
  /** Whether its turn begins; else it is in the middle of one. */
  readonly isBeginning: boolean;
  /** What it saw happen last. */
  readonly events: readonly LogEvent[];
}

/** What was possible at some time in the games that were looked at. */
export class Seen {
  readonly #values = new Set<string>();

  add(rules: Rules, state: GameState, seat: Seat, action: Action): void {
    for (const value of valuesOf(rules, state, seat, action)) this.#values.add(value);
  }

  /**
   * Whether an action makes sense where this is asked: what such a decision was once answered with, with arguments that
   * went together. No priest is ever sent for no steps at all, and no town tile taken where none was earned.
   */
  has(rules: Rules, state: GameState, seat: Seat, action: Action): boolean {
    return valuesOf(rules, state, seat, action).every((value) => this.#values.has(value));
  }
}

function valuesOf({ notation }: Rules, state: GameState, seat: Seat, action: Action): string[] {
  const asked = openObligations(state)
    .filter((owed) => owed.seat === seat)
    .map(({ kind }) => kind);
  const given = Object.entries(notation.arguments(action));
  const used = given.filter(([, value]) => value !== null && value !== 'none').map(([name]) => name);
  return [
    JSON.stringify([asked.toSorted(), action.kind]),
    ...given.map((value) => JSON.stringify([action.kind, used, ...value])),
  ];
}

/** All decisions of a game of bots that one seat takes alone. */
function momentsOf(rules: Rules, seed: string, seen: Seen): Moment[] {
  const state = rules.setup(seed);
  const events: LogEvent[] = [];
  const moments: Moment[] = [];
  const listener = (event: LogEvent): void => {
    events.push(event);
  };
  const budget = { iterations: ITERATIONS, milliseconds: Number.POSITIVE_INFINITY };
  settle(rules, state, listener);
  let turn = '';
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const [seat] = seats;
    const view = rules.view(state, seat);
    for (const action of think(rules, { view, seat, level: 'steady', seed, budget }).actions) {
      const now = JSON.stringify(rules.where(state));
      for (const legal of rules.legal(state, seat)) seen.add(rules, state, seat, legal);
      if (deciders(state).length === 1 && !rules.isSettingUp(state))
        moments.push({
          view: rules.view(state, seat),
          seat,
          isBeginning: now !== turn,
          events: events.filter((event) => mayRead(event, seat)).slice(-TOLD),
        });
      turn = now;
      rules.apply(state, seat, action, listener);
    }
    settle(rules, state, listener);
  }
  return moments;
}

/**
 * One position from each fifth of a game, of a game of its own, of which `make` makes something; where it makes nothing
 * of the whole fifth, another game is played. Every other one is the beginning of a turn where it can be.
 */
export function drawPositions<T>(
  rules: Rules,
  seed: string,
  make: (moment: Moment, seen: Seen) => T | null,
): readonly T[] {
  const random = randomFrom(`exam ${seed}`);
  const seen = new Seen();
  const games = Array.from({ length: POSITIONS }, (_, stage) =>
    momentsOf(rules, `exam ${seed} ${stage}`, seen),
  );
  const firstOf = (moments: readonly Moment[], stage: number): T | null => {
    const from = Math.floor((moments.length * stage) / POSITIONS);
    const to = Math.floor((moments.length * (stage + 1)) / POSITIONS);
    const among = moments.slice(from, to);
    const drawn = moments.slice(from, to).map(() => among.splice(random.below(among.length), 1)[0]);
    if (stage % 2 === 0) drawn.sort((one, other) => Number(other.isBeginning) - Number(one.isBeginning));
    for (const moment of drawn) {
      const made = make(moment, seen);
      if (made !== null) return made;
    }
    return null;
  };
  return games.map((moments, stage) => {
    let made = firstOf(moments, stage);
    for (let again = 1; made === null && again <= MORE_GAMES; again++)
      made = firstOf(momentsOf(rules, `exam ${seed} ${stage} ${again}`, seen), stage);
    if (made === null)
      throw new Error(`no position in part ${stage + 1} of the games ${seed} is fit for an exam`);
    return made;
  });
}
