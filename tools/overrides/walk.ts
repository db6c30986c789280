// Tries overrides one after the other in this process: `node tools/overrides/walk.ts GAME FROM EVERY PART`. What must be
// refused is always tried; of what can be played, those whose number leaves PART when divided by EVERY. A line of output
// is written before a trial and when it is over, so that whoever started this knows where it died.
import { writeSync } from 'node:fs';
import {
  deciders,
  type Game,
  OptionsError,
  type Rules,
  randomFrom,
  readOptions,
  rulesOf,
  settle,
} from '@guildhall/kernel';
import { games } from '../../packages/games/index.ts';
import { optionsFor } from './steering.ts';
import { type Trial, trialsOf } from './trials.ts';

/** Games with strange tables may take longer than others, but not this much. */
const BOUNDS = 10;
/** How often a bot looks at the position. */
const LOOK_EVERY = 16;

export type Verdict = 'refused' | 'together' | 'played';

/** What became of a trial; throws when something went wrong. */
export function tryOut({ game: id, override, isInRange }: Trial): Verdict {
  const game = games.get(id)?.game;
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const others = isInRange ? optionsFor(id, override.path) : { players: 2 };
  const raw = { ...others, overrides: [override] };
  try {
    const options = readOptions(game.options, raw);
    if (!isInRange) throw new Error('it was accepted');
    playOut(game, rulesOf(game, options), override.path);
    return 'played';
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    // What does not go together may be told at the other value.
    const places = isInRange ? ['override ', 'map.', 'map:', 'maps.'] : [`override ${override.path}: `];
    if (!places.some((place) => error.message.startsWith(place)))
      throw new Error(`no place in "${error.message}"`);
    return isInRange ? 'together' : 'refused';
  }
}

/** A whole game by random players, looked at as a bot and a client would. */
export function playOut(game: Game, rules: Rules, seed: string): void {
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  settle(rules, state);
  let decisions = 0;
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[random.below(seats.length)];
    const legal = rules.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} has to decide and can do nothing`);
    if (decisions % LOOK_EVERY === 0) {
      soundNumbers(Object.values(rules.counts(state, seat)), 'counts');
      if (rules.estimate !== undefined) soundNumbers([rules.estimate(state, seat)], 'estimate', -Infinity);
      rules.priorities?.(state, seat, legal);
    }
    rules.apply(state, seat, legal[random.below(legal.length)]);
    settle(rules, state);
    decisions += 1;
    if (decisions > BOUNDS * game.bound) throw new Error(`no end after ${decisions} decisions`);
  }
  soundNumbers(rules.outcome(state).totals, 'totals', -Infinity);
}

function soundNumbers(numbers: readonly number[], what: string, least = 0): void {
  for (const number of numbers)
    if (!Number.isFinite(number) || number < least) throw new Error(`${number} in ${what}`);
}

function say(line: object): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}

const [, script, id, from, every, part] = process.argv;
if (script === import.meta.filename) {
  const trials = trialsOf(id);
  for (let at = Number(from); at < trials.length; at++) {
    if (trials[at].isInRange && at % Number(every) !== Number(part)) continue;
    say({ at });
    try {
      say({ at, verdict: tryOut(trials[at]) });
    } catch (error) {
      say({ at, fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    }
  }
}
