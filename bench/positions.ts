/** Positions out of random games that are worth a closer look: the biggest, and those with the dearest legal list. */
import {
  deciders,
  type GameState,
  type Rules,
  randomAction,
  randomFrom,
  type Seat,
  settle,
} from '@guildhall/kernel';
import { cpuMilliseconds } from './clock.ts';

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
}

/** The positions that rank highest by something, as many as are kept. */
class Top {
  readonly #kept: { readonly position: Position; readonly rank: number }[] = [];

  get positions(): Position[] {
    return this.#kept.map(({ position }) => position);
  }

  offer(rank: number, position: () => Position): void {
    const last = this.#kept[KEPT - 1];
    if (last !== undefined && rank <= last.rank) return;
    this.#kept.push({ position: position(), rank });
    this.#kept.sort((one, other) => other.rank - one.rank);
    this.#kept.length = Math.min(this.#kept.length, KEPT);
  }
}

export interface Extremes {
  /** The longest JSON text of a state. */
  readonly biggestBytes: number;
  /** The state that was the biggest. */
  readonly biggest: GameState;
  /** The dearest legal list, measured again and again. */
  readonly worstLegalMilliseconds: number;
  readonly worstLegalLength: number;
}

/** Kept by time and by length: a single measurement may just have met the collector. */
const KEPT = 20;
const BATCHES = 4;
const CALLS = 500;

export function findExtremes(rules: Rules, games: number): Extremes {
  const random = randomFrom('bench extremes');
  const slowest = new Top();
  const longest = new Top();
  let biggest = rules.setup('bench');
  let biggestBytes = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.setup(`bench ${game}`);
    settle(rules, state);
    for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
      const seat = seats[random.below(seats.length)];
      const begun = performance.now();
      const { length } = rules.legal(state, seat);
      const milliseconds = performance.now() - begun;
      const position = (): Position => ({ state: rules.clone(state), seat });
      slowest.offer(milliseconds, position);
      longest.offer(length, position);
      const bytes = Buffer.byteLength(JSON.stringify(state));
      if (bytes > biggestBytes) {
        biggestBytes = bytes;
        biggest = rules.clone(state);
      }
      rules.apply(state, seat, randomAction(rules, state, seat, random));
      settle(rules, state);
    }
  }
  const measured = [...slowest.positions, ...longest.positions]
    .map(({ state, seat }) => ({
      milliseconds: cpuMilliseconds(BATCHES, CALLS, () => rules.legal(state, seat)),
      length: rules.legal(state, seat).length,
    }))
    .sort((one, other) => other.milliseconds - one.milliseconds);
  return {
    biggestBytes,
    biggest,
    worstLegalMilliseconds: measured[0].milliseconds,
    worstLegalLength: measured[0].length,
  };
}
