/** Positions that several tests of the estimate begin with. */
import type { Options } from '../rules/index.ts';
import type { Phase } from '../rules/state.ts';
import { type Position, position } from './position.ts';

/** Three players in the action phase: seat 0 has the witches. */
export function scene(round: number, chosen: Partial<Options> = {}): Position {
  return position(['witches', 'nomads', 'halflings'], chosen).round(round);
}

export function passed(at: Position, ...seats: number[]): Position {
  for (const seat of seats) at.player(seat).passed = true;
  at.state.passing = seats;
  return at;
}

export function inPhase(at: Position, phase: Phase): Position {
  at.state.phase = phase;
  return at;
}
