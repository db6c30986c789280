import type { Action, GameState, Rules, Seat } from '@guildhall/kernel';
import { levelBot, playMatch } from '../src/index.ts';

export interface Position<S extends GameState> {
  readonly state: S;
  readonly seat: Seat;
}

/** The positions of a random game in which somebody has a choice. */
export async function positionsOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
): Promise<Position<S>[]> {
  const positions: Position<S>[] = [];
  const bots = Array.from({ length: rules.seats }, () => levelBot('random'));
  await playMatch(rules, seed, bots, {
    onDecision: ({ state, seat, legal }) => {
      if (legal.length > 1) positions.push({ state: rules.clone(state), seat });
    },
  });
  return positions;
}
