/** Points and influence in the log: told by comparing what everybody had before and has now. */
import type { Listener } from './ruleset.ts';
import { SOURCES, type State } from './state.ts';

interface Before {
  readonly sources: readonly (readonly number[])[];
  readonly influence: readonly number[];
}

export function standingOf(state: State): Before {
  return {
    sources: state.players.map(({ sources }) => sources.slice()),
    influence: state.players.map(({ influence }) => influence),
  };
}

/** Final scoring tells its tiles and goals itself. */
const TOLD: readonly string[] = ['wealth', 'personalGoals'];

export function tellStanding(state: State, before: Before, listener: Listener): void {
  for (const [seat, player] of state.players.entries()) {
    for (const [at, source] of SOURCES.entries()) {
      const points = player.sources[at] - before.sources[seat][at];
      if (points !== 0 && !TOLD.includes(source))
        listener({ kind: 'scored', seat, readers: 'all', data: { source, points } });
    }
    const steps = player.influence - before.influence[seat];
    if (steps !== 0)
      listener({
        kind: 'influenceMoved',
        seat,
        readers: 'all',
        data: { steps: Math.abs(steps), up: steps > 0, influence: player.influence },
      });
  }
}
