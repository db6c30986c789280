/** Whole games between bots, every action through the kernel's `play`, as a server plays them. */
import {
  type Action,
  type Departures,
  type GameState,
  play,
  playToTheEnd,
  type Rules,
  type Seat,
} from '@guildhall/kernel';
import type { BotMove } from './bot-move.ts';
import type { Budget } from './budget.ts';
import { type Player, think } from './levels.ts';

export interface Bot {
  readonly level: Player;
  /** Absent: the usual budget of the level. */
  readonly budget?: Budget;
}

/** A decision in which there was a choice, and the position before it. */
export interface Decision<S extends GameState, A extends Action> {
  readonly state: S;
  readonly seat: Seat;
  readonly move: BotMove<A>;
}

/** Plays a game to its end, one bot a seat, and returns its last state. Some of them may leave it before for good. */
export function playMatch<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
  bots: readonly Bot[],
  onDecision?: (decision: Decision<S, A>) => void,
  departures?: Departures,
): S {
  if (bots.length !== rules.seats) throw new Error(`${bots.length} bots for ${rules.seats} seats`);
  const state = rules.setup(seed);
  const decide = ([seat]: readonly Seat[]): void => {
    const move = think(rules, { ...bots[seat], view: rules.view(state, seat), seat, seed });
    onDecision?.({ state, seat, move });
    for (const action of move.actions) {
      const played = play(rules, state, seat, action);
      if (!played.ok)
        throw new Error(`"${rules.notation.write(action)}" was refused by ${played.refusal.rule}`);
    }
  };
  playToTheEnd(rules, state, decide, departures);
  return state;
}
