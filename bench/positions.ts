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
import { medianMilliseconds } from './clock.ts';

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly milliseconds: number;
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

/** As many of the dearest positions are measured again; a single measurement may just have met the collector. */
const KEPT = 40;
const REPEATS = 400;

export function findExtremes(rules: Rules, games: number): Extremes {
  const random = randomFrom('bench extremes');
  let dearest: Position[] = [];
  let biggest = rules.setup('bench');
  let biggestBytes = 0;
  for (let game = 0; game < games; game++) {
    const state = rules.setup(`bench ${game}`);
    settle(rules, state);
    for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
      const seat = seats[random.below(seats.length)];
      const begun = performance.now();
      rules.legal(state, seat);
      const milliseconds = performance.now() - begun;
      if (dearest.length < KEPT || milliseconds > dearest[KEPT - 1].milliseconds) {
        dearest.push({ state: rules.clone(state), seat, milliseconds });
        dearest = dearest.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, KEPT);
      }
      const bytes = Buffer.byteLength(JSON.stringify(state));
      if (bytes > biggestBytes) {
        biggestBytes = bytes;
        biggest = rules.clone(state);
      }
      rules.apply(state, seat, randomAction(rules, state, seat, random));
      settle(rules, state);
    }
  }
  const measured = dearest
    .map(({ state, seat }) => ({
      milliseconds: medianMilliseconds(REPEATS, () => rules.legal(state, seat)),
      length: rules.legal(state, seat).length,
    }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
  return {
    biggestBytes,
    biggest,
    worstLegalMilliseconds: measured[0].milliseconds,
    worstLegalLength: measured[0].length,
  };
}
