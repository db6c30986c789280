/** Points and influence in the log, found by comparing what everybody had before and has now. */
import { toAll } from '@guildhall/kernel';
import type { Listener } from '../ruleset.ts';
import { SOURCES, type State } from '../state.ts';

/** Final scoring logs its tiles and goals itself. */
const LOGGED_ELSEWHERE: readonly string[] = ['wealth', 'personalGoals'];

export function watchStanding({ players }: State): (after: State, listener: Listener) => void {
  const before = players.map(({ sources, influence }) => ({ sources: sources.slice(), influence }));
  return (after, listener) => {
    for (const [seat, player] of after.players.entries()) {
      for (const [at, source] of SOURCES.entries()) {
        const points = player.sources[at] - before[seat].sources[at];
        if (points !== 0 && !LOGGED_ELSEWHERE.includes(source))
          listener(toAll('scored', seat, { source, points }));
      }
      const steps = player.influence - before[seat].influence;
      if (steps !== 0)
        listener(
          toAll('influenceMoved', seat, {
            steps: Math.abs(steps),
            up: steps > 0,
            influence: player.influence,
          }),
        );
    }
  };
}
