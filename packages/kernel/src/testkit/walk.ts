/** Plays one game, showing every moment of it to somebody. */
import type { Action, BaseOptions, Game, GameState, Rules, Seat } from '../contract/game.ts';
import { leave } from '../engine/leaving.ts';
import { isOver, tableIsNext } from '../engine/obligations.ts';
import { CheckFailed, type Moment } from './check.ts';
import type { Settings } from './settings.ts';
import { type Playing, Situation } from './situation.ts';
import type { Tally } from './tally.ts';

/** What happens next: a seat takes an action, which is one of the offered, or leaves the game for good. */
export type Next =
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'leave'; readonly seat: Seat };

export interface Walker {
  /** What happens next; null: the walk ends here. */
  choose(situation: Situation): Next | null;
  /** Looks at a moment and throws what is wrong with it. */
  inspect(moment: Exclude<Moment, 'sampled'>, situation: Situation): void;
  /** For the random choices of the checks at the moment after so many decisions. */
  salt(decisions: number): string;
}

/** Steps of the table without a decision in between. */
export const LONGEST_RUN_OF_THE_TABLE = 1000;

/** A game after set-up. */
export interface Begun {
  readonly playing: Playing;
  readonly state: GameState;
}

export function begin(
  game: Game,
  options: BaseOptions,
  rules: Rules,
  seed: string,
  settings: Settings,
  tally: Tally,
): Begun {
  const state = rules.setup(seed);
  const components = rules.components(state);
  return {
    state,
    playing: { game, options, rules, seed, settings, tally, components, steps: [], pool: new Map() },
  };
}

export function walk({ playing, state }: Begun, walker: Walker): void {
  const { rules, steps } = playing;
  for (;;) {
    const salt = walker.salt(steps.length);
    for (let step = 0; tableIsNext(state); step++) {
      if (step > LONGEST_RUN_OF_THE_TABLE) throw new CheckFailed('bound', 'the table steps on and on');
      walker.inspect('table', new Situation(playing, state, `${salt} ${step}`));
      rules.run(state);
    }
    const situation = new Situation(playing, state, salt);
    if (isOver(state)) {
      walker.inspect('end', situation);
      return;
    }
    walker.inspect('every', situation);
    const next = walker.choose(situation);
    if (next === null) return;
    if (next.kind === 'leave') depart(playing, state, next.seat);
    else act(situation, next.seat, next.action);
  }
}

function act(situation: Situation, seat: Seat, action: Action): void {
  const { playing, state } = situation;
  const { actions, lines } = situation.offers(seat);
  collect(playing.pool, actions, lines);
  playing.steps.push({ kind: 'action', seat, line: lines[actions.indexOf(action)] });
  playing.tally.decisions += 1;
  playing.rules.apply(state, seat, action);
}

function depart({ rules, steps, tally }: Playing, state: GameState, seat: Seat): void {
  steps.push({ kind: 'leave', seat });
  tally.leavers += 1;
  if (state.gone === undefined) tally.gamesLeft += 1;
  leave(rules, state, seat);
}

/** Enough to find wishes among; copying the pool is part of some checks. */
const POOL = 300;

function collect(pool: Map<string, Action>, actions: readonly Action[], lines: readonly string[]): void {
  for (let at = 0; at < lines.length && pool.size < POOL; at++) pool.set(lines[at], actions[at]);
}
