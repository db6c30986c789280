/** Makes a failing case shorter while the same check still fails. */
import type { Game } from '../contract/game.ts';
import { hasLeft } from '../engine/leaving.ts';
import type { Step } from '../table/entries.ts';
import { asFailure, type Check, type CheckFailed, type Moment, runCheck } from './check.ts';
import { CHECKS } from './checks/index.ts';
import type { FailingCase } from './failing-case.ts';
import type { Settings } from './settings.ts';
import type { Situation } from './situation.ts';
import { newTally } from './tally.ts';
import { begin, type Next, walk } from './walk.ts';

/** Which part of a game is looked at. */
type Where =
  /** Every moment until the time is up, then the last one: finds the first that fails. */
  | { readonly kind: 'everywhere'; readonly until: number }
  /** The moments after the last step. */
  | { readonly kind: 'at the end' };

interface Reproduced {
  readonly steps: readonly Step[];
  readonly message: string;
}

/**
 * A dear check looks at a few things at random. In a shorter game these are others, so it gets some more chances to
 * find the fault again.
 */
const CHANCES = ['1', '2', '3', '4', '5', '6'];

function looksAt({ moment }: Check, now: Moment): boolean {
  return moment === now || (moment === 'sampled' && now === 'every');
}

function lookClosely(checks: readonly Check[], now: Moment, situation: Situation): void {
  for (const check of checks) {
    if (!looksAt(check, now)) continue;
    runCheck(check, situation);
    if (check.moment !== 'sampled' && check.moment !== 'table') continue;
    for (const chance of CHANCES) runCheck(check, situation.salted(chance));
  }
}

function stillPossible(situation: Situation, step: Step): Next | null {
  const { kind, seat } = step;
  if (kind === 'leave') return hasLeft(situation.state, seat) ? null : { kind, seat };
  const { actions, lines } = situation.offers(seat);
  const found = lines.indexOf(step.line);
  return found < 0 ? null : { kind, seat, action: actions[found] };
}

/** Plays a list of steps, leaving out those that are not offered any more, and says whether the case's check fails. */
function reproduce(
  game: Game,
  failing: FailingCase,
  steps: readonly Step[],
  where: Where,
  settings: Settings,
): Reproduced | null {
  const { check, message, options, seed, salt } = failing;
  // A rule that threw may have done so inside any check.
  const checks = check === 'crash' ? CHECKS : CHECKS.filter(({ name }) => name === check);
  const taken: Step[] = [];
  let at = 0;
  try {
    const begun = begin(game, options, game.rules(options), seed, settings, newTally(game.hidden));
    walk(begun, {
      salt: () => salt,
      choose(situation) {
        const last = at === steps.length;
        for (; at < steps.length; at++) {
          const next = stillPossible(situation, steps[at]);
          if (next === null) continue;
          taken.push(steps[at]);
          at += 1;
          return next;
        }
        // Nothing that was left could be played: this is the end, and has not been looked at as such.
        if (!last) lookClosely(checks, 'every', situation);
        return null;
      },
      inspect(moment, situation) {
        if (at === steps.length) lookClosely(checks, moment, situation);
        else if (where.kind === 'everywhere' && performance.now() < where.until) {
          for (const each of checks) if (looksAt(each, moment)) runCheck(each, situation);
        }
      },
    });
    return null;
  } catch (error) {
    const failed = asFailure(error);
    return sameFault(failed, check, message) ? { steps: taken, message: failed.message } : null;
  }
}

/** Two crashes are the same when they say the same, wherever it was. */
function sameFault(failed: CheckFailed, check: string, message: string): boolean {
  if (failed.check !== check) return false;
  return check !== 'crash' || failed.message.split(' at ')[0] === message.split(' at ')[0];
}

export function shrink(game: Game, failing: FailingCase, settings: Settings): FailingCase {
  const now = performance.now();
  const until = now + settings.shrinkSeconds * 1000;
  const halfway = (now + until) / 2;
  const found = reproduce(game, failing, failing.steps, { kind: 'everywhere', until: halfway }, settings);
  if (found === null) return failing;
  let best = found;
  for (let before = best; ; before = best) {
    for (
      let size = Math.ceil(best.steps.length / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let from = best.steps.length - size; from > -size; from -= size) {
        if (performance.now() > until) return { ...failing, ...best };
        const start = Math.max(0, from);
        const shorter = [...best.steps.slice(0, start), ...best.steps.slice(start + size)];
        const again = reproduce(game, failing, shorter, { kind: 'at the end' }, settings);
        if (again !== null && again.steps.length < best.steps.length) best = again;
      }
    }
    if (best === before) return { ...failing, ...best };
  }
}
