// Tries overrides one after the other in this process: `node tools/overrides/walk.ts GAME BUNDLES FROM EVERY PART`. What
// must be refused is always tried; of what can be played, those whose number leaves PART when divided by EVERY. A line of
// output is written before a trial and when it is over, so that whoever started this knows where it died.
import { writeSync } from 'node:fs';
import { games } from '@guildhall/games/all';
import {
  deciders,
  type Game,
  leave,
  OptionsError,
  type Override,
  type Rules,
  randomFrom,
  readOptions,
  rulesOf,
  settle,
} from '@guildhall/kernel';
import type { Raw } from './steering.ts';
import { type Trial, trialsOf } from './trials.ts';

/** Games with strange tables may take longer than others, but not this much. */
const BOUNDS = 10;
/** How often a bot looks at the position. */
const LOOK_EVERY = 16;
/** Somebody leaves in about every second game. */
const LEAVE_EVERY = 400;

export type Verdict = 'refused' | 'together' | 'played';

/** What became of a trial; throws when something went wrong. */
export function tryOut(trial: Trial): Verdict {
  const game = games.get(trial.game)?.game;
  if (game === undefined) throw new Error(`there is no game "${trial.game}"`);
  const { overrides, isInRange, name } = trial;
  if (overrides.length > 1) return playTogether(game, trial);
  const wrong = playWith(game, trial.others(), overrides, isInRange ? name : null);
  if (wrong === null) {
    if (!isInRange) throw new Error('it was accepted');
    return 'played';
  }
  // What does not go together may be told at the other value.
  const places = isInRange ? TABLES : [`override ${overrides[0].path}: `];
  if (!places.some((place) => wrong.startsWith(place))) throw new Error(`no place in "${wrong}"`);
  return isInRange ? 'together' : 'refused';
}

/** How a refusal of values that do not go together may begin. */
const TABLES = ['override ', 'map.', 'map:', 'maps.'];

/** Plays with those of the overrides that go together: as long as some are refused, these are left out. */
function playTogether(game: Game, { overrides, name, others }: Trial): Verdict {
  for (let left = overrides; left.length > 0; ) {
    const wrong = playWith(game, others(), left, name);
    if (wrong === null) return 'played';
    const place = /^(?:override )?([\w.-]+)/.exec(wrong)?.[1] ?? '';
    // "options.innovations": the overrides ask for another number than the table fixed.
    if (wrong.startsWith('options.')) return 'together';
    if (!TABLES.some((start) => wrong.startsWith(start))) throw new Error(`no place in "${wrong}"`);
    const named = left.filter(({ path }) => path === place || path.startsWith(`${place}.`));
    // What is wrong with the printed values beside them is wrong with all of them.
    left = named.length === 0 ? left.slice(0, left.length >> 1) : left.filter((one) => !named.includes(one));
  }
  return 'together';
}

/** Null: it was played, or was accepted where there is nothing to play. Else the refusal. */
function playWith(
  game: Game,
  others: Raw,
  overrides: readonly Override[],
  seed: string | null,
): string | null {
  try {
    const options = readOptions(game.options, { ...others, overrides });
    const rules = rulesOf(game, options);
    if (seed !== null) playOut(game, rules, seed, overrides.length > 1);
    return null;
  } catch (error) {
    if (error instanceof OptionsError) return error.message;
    throw error;
  }
}

/** A whole game by random players, looked at as a bot and a client would. */
export function playOut(game: Game, rules: Rules, seed: string, someLeave: boolean): void {
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  settle(rules, state);
  let decisions = 0;
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    if (someLeave && random.below(LEAVE_EVERY) === 0) {
      leave(rules, state, random.below(rules.seats));
      settle(rules, state);
      decisions += 1;
      continue;
    }
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

const [, script, id, bundles, from, every, part] = process.argv;
if (script === import.meta.filename) {
  const trials = trialsOf(id, Number(bundles));
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
