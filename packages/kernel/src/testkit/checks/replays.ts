/** Equal seed, options and actions give an equal game; going back n steps is replaying all but n. */
import type { GameState, Rules } from '../../contract/game.ts';
import { leave } from '../../engine/leaving.ts';
import { play, type Refused, settle } from '../../engine/play.ts';
import { stateHash } from '../../engine/state-hash.ts';
import { readEntry, type Step, writeEntry } from '../../table/entries.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import type { Situation } from '../situation.ts';

/** Does one step again from the line that a file has of it; says what is wrong, or null. */
function again(rules: Rules, state: GameState, step: Step): string | null {
  const line = writeEntry(step);
  const entry = readEntry(line);
  if (entry === null || entry.kind === 'back') return `"${line}" is not understood`;
  const done = entry.kind === 'leave' ? leave(rules, state, entry.seat) : playLine(rules, state, entry);
  if (done === null) return `"${line}" is not understood`;
  if (!done.ok) return `"${line}" is refused by ${done.refusal.rule}`;
  settle(rules, state);
  return null;
}

function playLine(
  rules: Rules,
  state: GameState,
  { seat, line }: Extract<Step, { kind: 'action' }>,
): { readonly ok: true } | Refused | null {
  const action = rules.notation.read(line);
  return action === null ? null : play(rules, state, seat, action);
}

/** The state after the first `count` steps, done again from their lines with freshly compiled rules. */
function replay(situation: Situation, count: number): GameState | string {
  const { game, options, seed, steps } = situation.playing;
  const rules = game.rules(options);
  const state = rules.setup(seed);
  settle(rules, state);
  for (const step of steps.slice(0, count)) {
    const wrong = again(rules, state, step);
    if (wrong !== null) return `${wrong} when it is replayed`;
  }
  return state;
}

export const replaysToTheEnd: Check = {
  name: 'replay',
  moment: 'end',
  run(situation) {
    const replayed = replay(situation, situation.playing.steps.length);
    if (typeof replayed === 'string') return replayed;
    if (stateHash(replayed) === stateHash(situation.state)) return null;
    return `played and replayed: ${difference(situation.state, replayed) ?? 'the hashes differ'}`;
  },
};

/**
 * Undo throws the last step away and replays the others. Playing that step again on what comes out must lead to the
 * state in hand, draws included, so that nobody can fish by going back.
 */
export const undoes: Check = {
  name: 'undo',
  moment: 'sampled',
  run(situation) {
    const { rules, state, playing } = situation;
    const last = playing.steps.at(-1);
    if (last === undefined) return null;
    const before = replay(situation, playing.steps.length - 1);
    if (typeof before === 'string') return before;
    const wrong = again(rules, before, last);
    if (wrong !== null) return `${wrong} after an undo`;
    const found = difference(state, before);
    return found === null ? null : `before an undo and after doing it again: ${found}`;
  },
};
