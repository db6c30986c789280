/** Logs points that no other event contains: tiles, cards and abilities score in the middle of other things. */
import { type Listener, toAll } from '@guildhall/kernel';

interface Scoring {
  readonly players: readonly { readonly sources: readonly number[] }[];
}

/**
 * Notes the points of every seat that is given; what it returns logs what the `watched` sources have brought since. `all` is the
 * order in which players keep them.
 */
export function watchPoints<S extends string>(
  all: readonly S[],
  watched: readonly S[],
): (before: Scoring) => (after: Scoring, listener: Listener) => void {
  const places = watched.map((source) => ({ source, index: all.indexOf(source) }));
  return ({ players }) => {
    const before = players.map(({ sources }) => sources.slice());
    return (after, listener) => {
      for (const [seat, held] of before.entries()) {
        const { sources } = after.players[seat];
        for (const { source, index } of places) {
          const points = sources[index] - held[index];
          if (points !== 0) listener(toAll('scored', seat, { source, points }));
        }
      }
    };
  };
}
