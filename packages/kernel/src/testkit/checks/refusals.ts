/** What is not on the list is refused, by a rule that exists, and leaves no trace. */
import type { GameState } from '../../contract/game.ts';
import { KERNEL_RULES, play } from '../../engine/play.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { pick } from '../situation.ts';

const WISHES = 24;

export const refusals: Check = {
  name: 'refusal',
  moment: 'sampled',
  run(situation) {
    const { rules, state, playing, seats } = situation;
    const { game, pool, tally } = playing;
    const random = situation.random('wishes');
    const copy = rules.clone(state);
    const before = JSON.parse(JSON.stringify(copy)) as GameState;
    for (const [line, wish] of pick(random, [...pool], WISHES)) {
      const seat = seats[random.below(seats.length)];
      const { lines } = situation.offers(seat);
      if (lines.includes(line)) continue;
      const played = play(rules, copy, seat, wish);
      if (played.ok) return `"${line}" of seat ${seat} is not on the list and was played`;
      const { rule, missing } = played.refusal;
      if (!game.ruleIds.includes(rule) && !(KERNEL_RULES as readonly string[]).includes(rule)) {
        return `"${line}" of seat ${seat} was refused by ${rule}, which is not among the game's rules`;
      }
      const odd = Object.entries(missing).find(([, count]) => !(count > 0));
      if (odd !== undefined)
        return `"${line}" of seat ${seat}: ${odd[1]} ${odd[0]} are said to be missing (${rule})`;
      if (rule === 'KERNEL-NOT-OFFERED') {
        tally.unexplained += 1;
        tally.unexplainedExample ??= `seat ${seat}: ${line}`;
      }
    }
    const touched = difference(before, copy);
    return touched === null ? null : `a refused action left a trace: ${touched}`;
  },
};
