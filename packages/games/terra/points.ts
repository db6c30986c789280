/** Tells of points that no other event tells: tiles, cards and abilities score in the middle of other things. */
import type { Listener } from '@guildhall/kernel';

interface Scorer {
  readonly sources: readonly number[];
}

/** Points by source of every seat, as they are now. */
export function sourcesOf(players: readonly Scorer[]): number[][] {
  return players.map((player) => player.sources.slice());
}

type PointsTeller = (
  players: readonly Scorer[],
  before: readonly (readonly number[])[],
  listener?: Listener,
) => void;

/** Tells what the sources `told` have brought since `before`; `all` is the order in which players keep them. */
export function pointsTeller<S extends string>(all: readonly S[], told: readonly S[]): PointsTeller {
  const places = told.map((source) => ({ source, index: all.indexOf(source) }));
  return (players, before, listener) => {
    for (let seat = 0; seat < players.length; seat++) {
      for (const { source, index } of places) {
        const points = players[seat].sources[index] - before[seat][index];
        if (points !== 0) listener?.({ kind: 'scored', seat, readers: 'all', data: { source, points } });
      }
    }
  };
}
