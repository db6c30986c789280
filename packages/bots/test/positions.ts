import type { Action, GameState, Rules, Seat } from '@guildhall/kernel';
import { playMatch } from '../src/index.ts';

export interface Position<S extends GameState> {
  readonly state: S;
  readonly seat: Seat;
}

/** The positions of a random game in which somebody has a choice. */
export function positionsOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
): Position<S>[] {
  const positions: Position<S>[] = [];
  const bots = Array.from({ length: rules.seats }, () => ({ level: 'random' as const }));
  playMatch(rules, seed, bots, ({ state, seat }) => {
    if (rules.legal(state, seat).length > 1) positions.push({ state: rules.clone(state), seat });
  });
  return positions;
}
