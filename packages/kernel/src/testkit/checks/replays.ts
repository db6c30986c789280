/** Equal seed, options and actions give an equal game; going back n steps is replaying all but n. */
import type { GameState } from '../../contract.ts';
import { stateHash } from '../../hash.ts';
import { play, settle } from '../../play.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import type { Situation } from '../situation.ts';

/** The state after the first `count` steps, played again from their lines with freshly compiled rules. */
function replay(situation: Situation, count: number): GameState | string {
  const { game, options, seed, steps } = situation.playing;
  const rules = game.rules(options);
  const state = rules.setup(seed);
  settle(rules, state);
  for (const { seat, line } of steps.slice(0, count)) {
    const action = rules.notation.read(line);
    if (action === null) return `"${line}" is not understood when it is replayed`;
    const played = play(rules, state, seat, action);
    if (!played.ok)
      return `"${line}" of seat ${seat} is refused by ${played.refusal.rule} when it is replayed`;
    settle(rules, state);
  }
  return state;
}

export const replaysToTheEnd: Check = {
  name: 'replay',
  moment: 'end',
  run(situation) {
    const again = replay(situation, situation.playing.steps.length);
    if (typeof again === 'string') return again;
    if (stateHash(again) === stateHash(situation.state)) return null;
    return `played and replayed: ${difference(situation.state, again) ?? 'the hashes differ'}`;
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
    const action = rules.notation.read(last.line);
    if (action === null) return `"${last.line}" is not understood`;
    const played = play(rules, before, last.seat, action);
    if (!played.ok) return `"${last.line}" is refused by ${played.refusal.rule} after an undo`;
    settle(rules, before);
    const found = difference(state, before);
    return found === null ? null : `before an undo and after doing it again: ${found}`;
  },
};
