/** Tells of points that no other event tells: tiles, cards and abilities score in the middle of other things. */
import type { Listener } from '@guildhall/kernel';

interface Scorer {
  readonly sources: readonly number[];
}

/** Points by source of every seat, as they are now. */
export function sourcesOf(players: readonly Scorer[]): number[][] {
  return players.map((player) => player.sources.slice());
}

/** What the sources `told` have brought since `before`; `all` is the order in which players keep them. */
export function tellPoints<S extends string>(
  players: readonly Scorer[],
  before: readonly (readonly number[])[],
  all: readonly S[],
  told: readonly S[],
  listener?: Listener,
): void {
  players.forEach((player, seat) => {
    for (const source of told) {
      const index = all.indexOf(source);
      const points = player.sources[index] - before[seat][index];
      if (points !== 0) listener?.({ kind: 'scored', seat, readers: 'all', data: { source, points } });
    }
  });
}
