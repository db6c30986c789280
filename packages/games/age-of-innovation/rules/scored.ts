/** Tells of points that no other event tells: tiles and abilities score in the middle of other things. */
import type { Listener } from '@guildhall/kernel';
import { SOURCES, type Source, type State } from './state.ts';

const TOLD_HERE: readonly Source[] = [
  'roundTiles',
  'roundBonuses',
  'palaces',
  'innovations',
  'competencies',
  'townTiles',
  'factionAbility',
  'actions',
];

/** Points by source of every seat, as they are now. */
export function sourcesOf(state: State): number[][] {
  return state.players.map((player) => player.sources.slice());
}

export function tellPoints(state: State, before: readonly (readonly number[])[], listener?: Listener): void {
  state.players.forEach((player, seat) => {
    for (const source of TOLD_HERE) {
      const index = SOURCES.indexOf(source);
      const points = player.sources[index] - before[seat][index];
      if (points !== 0) listener?.({ kind: 'scored', seat, readers: 'all', data: { source, points } });
    }
  });
}
