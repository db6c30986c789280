/** Plays games of one kind by the thousand and checks them. */

import type { BaseOptions, Game, Rules } from '../contract/game.ts';
import { type Random, randomFrom } from '../engine/chance.ts';
import { deciders } from '../engine/obligations.ts';
import { type Departures, nobodyLeaves, randomDepartures } from '../engine/random-play.ts';
import { asFailure, CheckFailed, type Moment, runCheck } from './check.ts';
import { CHECKS } from './checks/index.ts';
import type { FailingCase } from './failing-case.ts';
import { optionSets } from './option-sets.ts';
import { emptyChecks, type Report } from './report.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { shrink } from './shrink.ts';
import { pick, pickByKind, type Situation } from './situation.ts';
import { newTally } from './tally.ts';
import { type Begun, begin, type Next, walk } from './walk.ts';

/** One game of a run. */
export interface PlayedGame {
  readonly options: BaseOptions;
  readonly seed: string;
  readonly decisions: number;
  readonly failure: FailingCase | null;
}

interface OptionSet {
  readonly options: BaseOptions;
  readonly rules: Rules;
  games: number;
}

/** A run: games come out of it one by one, until games, time or patience run out. It can be left at any game. */
export class Fuzz implements Iterable<PlayedGame> {
  readonly #game: Game;
  readonly #settings: Settings;
  readonly #sets: readonly OptionSet[];
  readonly #tally;
  readonly #failures: FailingCase[] = [];
  #seconds = 0;

  constructor(game: Game, settings: Partial<Settings>) {
    this.#game = game;
    this.#settings = { ...DEFAULT_SETTINGS, ...settings };
    const sets = this.#settings.optionSets ?? optionSets(game);
    this.#sets = sets.map((options) => ({ options, rules: game.rules(options), games: 0 }));
    this.#tally = newTally(game.hidden);
  }

  /** The sets take turns, so that a run that is cut short has looked at all of them. */
  *[Symbol.iterator](): Generator<PlayedGame> {
    const { gamesPerSet, timeBudgetSeconds, maxFailures } = this.#settings;
    const begun = performance.now();
    const earlier = this.#seconds;
    for (let round = 0; round < gamesPerSet; round++) {
      for (let at = 0; at < this.#sets.length; at++) {
        if (this.#sets[at].games > round) continue;
        if (this.#seconds >= timeBudgetSeconds || this.#failures.length >= maxFailures) return;
        const played = this.#play(at, round);
        this.#sets[at].games += 1;
        this.#seconds = earlier + (performance.now() - begun) / 1000;
        yield played;
      }
    }
  }

  /** How the run stands. After a whole run it fails for what it never got to see, too. */
  report(): Report {
    const { gamesPerSet, optionSets: chosen } = this.#settings;
    const tally = this.#tally;
    const complete = this.#sets.every(({ games }) => games >= gamesPerSet);
    const failures = this.#failures.slice();
    // What a run skipped because something failed is no second failure.
    if (failures.length === 0) {
      const { options } = this.#sets[0];
      const all = complete && chosen === null;
      const hasPayments = this.#sets.some(({ rules }) => rules.payments !== null);
      for (const { check, message } of emptyChecks(CHECKS, tally, all, hasPayments)) {
        failures.push(
          this.#case(new CheckFailed(check, message), {
            options,
            seed: this.#seed(0, 0),
            steps: [],
            salt: '',
          }),
        );
      }
    }
    return {
      game: this.#game.id,
      version: this.#game.version,
      sets: this.#sets.map(({ options, games }) => ({ options, games })),
      games: this.#sets.reduce((sum, { games }) => sum + games, 0),
      ...structuredClone(tally),
      seconds: this.#seconds,
      complete,
      failures,
    };
  }

  #seed(set: number, round: number): string {
    return `${this.#settings.seed} ${set}.${round}`;
  }

  #play(at: number, round: number): PlayedGame {
    const { options, rules } = this.#sets[at];
    const seed = this.#seed(at, round);
    let begun: Begun | null = null;
    let failure: FailingCase | null = null;
    try {
      begun = begin(this.#game, options, rules, seed, this.#settings, this.#tally);
      this.#walk(begun);
    } catch (error) {
      const steps = begun?.playing.steps ?? [];
      failure = this.#case(asFailure(error), { options, seed, steps, salt: String(steps.length) });
      // One case a check is enough, and shrinking costs.
      if (this.#failures.every(({ check }) => check !== failure?.check)) {
        failure = shrink(this.#game, failure, this.#settings);
        this.#failures.push(failure);
      }
    }
    return { options, seed, decisions: begun?.playing.steps.length ?? 0, failure };
  }

  #walk(begun: Begun): void {
    const { seed } = begun.playing;
    const sampling = randomFrom(`${seed} sampling`);
    const choosing = randomFrom(`${seed} choosing`);
    const byKind = choosing.below(2) === 0;
    const departures = this.#departures(begun);
    walk(begun, {
      salt: String,
      choose: (situation) => chooseNext(situation, choosing, byKind, departures),
      inspect: (moment, situation) => {
        const dear = sampling.below(this.#settings.dearEvery) === 0;
        if (moment !== 'table') runAll(moment, situation);
        else if (dear) runAll('table', situation);
        if (moment === 'every' && dear) runAll('sampled', situation);
      },
    });
  }

  #departures({ playing: { seed, rules } }: Begun): Departures {
    const random = randomFrom(`${seed} departures`);
    return random.below(this.#settings.leftEvery) > 0 ? nobodyLeaves : randomDepartures(random, rules.seats);
  }

  #case(failed: CheckFailed, where: Pick<FailingCase, 'options' | 'seed' | 'steps' | 'salt'>): FailingCase {
    const { id, version } = this.#game;
    const { check, message } = failed;
    return { check, message, game: id, version, ...where, foundAfter: where.steps.length };
  }
}

function runAll(moment: Moment, situation: Situation): void {
  for (const check of CHECKS) if (check.moment === moment) runCheck(check, situation);
}

/**
 * Some games choose among all offers alike, some choose a kind of action first: else a kind with many variants would
 * drown the others, or the shortest way to the end of the game would.
 */
function chooseNext(situation: Situation, random: Random, byKind: boolean, departures: Departures): Next {
  const leaver = departures(situation.state);
  if (leaver !== null) return { kind: 'leave', seat: leaver };
  const seat = pick(random, deciders(situation.state), 1)[0];
  const { actions } = situation.offers(seat);
  const action = byKind ? pickByKind(random, actions) : actions[random.below(actions.length)];
  return { kind: 'action', seat, action };
}

export function fuzz(game: Game, settings: Partial<Settings> = {}): Fuzz {
  return new Fuzz(game, settings);
}

/** Plays a whole run. */
export function checkGame(game: Game, settings: Partial<Settings> = {}): Report {
  const run = fuzz(game, settings);
  for (const _ of run);
  return run.report();
}
