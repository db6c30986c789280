/** Plays one game, showing every moment of it to somebody. */
import type { Action, BaseOptions, Game, GameState, Rules, Seat } from '../contract.ts';
import { isOver, tableIsNext } from '../obligations.ts';
import { CheckFailed, type Moment } from './check.ts';
import type { Settings } from './settings.ts';
import { type Playing, Situation } from './situation.ts';
import type { Tally } from './tally.ts';

export interface Walker {
  /** The next action, which is one of the offered; null: leave the game here. */
  choose(situation: Situation): { readonly seat: Seat; readonly action: Action } | null;
  /** Looks at a moment and throws what is wrong with it. */
  inspect(moment: Exclude<Moment, 'sampled'>, situation: Situation): void;
  /** For the random choices of the checks at the moment after so many decisions. */
  salt(decisions: number): string;
}

/** Steps of the table without a decision in between. */
const LONGEST_RUN_OF_THE_TABLE = 1000;

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
  const { rules, steps, pool, tally } = playing;
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
    const chosen = walker.choose(situation);
    if (chosen === null) return;
    const { seat, action } = chosen;
    const { actions, lines } = situation.offers(seat);
    collect(pool, actions, lines);
    steps.push({ seat, line: lines[actions.indexOf(action)] });
    tally.decisions += 1;
    rules.apply(state, seat, action);
  }
}

/** Enough to find wishes among; copying the pool is part of some checks. */
const POOL = 300;

function collect(pool: Map<string, Action>, actions: readonly Action[], lines: readonly string[]): void {
  for (let at = 0; at < lines.length && pool.size < POOL; at++) pool.set(lines[at], actions[at]);
}
