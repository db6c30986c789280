/** Points of the round tiles: in the action phase only, the final tile in the last round besides. */
import type { Scored } from '../data/types.ts';
import { score } from './resources.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function scoreRound(g: Ruleset, state: State, seat: number, what: Scored, times: number): void {
  if (state.phase !== 'actions') return;
  const tile = g.roundTiles[state.roundTiles[state.round - 1]];
  if (tile.scores === what) score(state.players[seat], 'roundTiles', tile.points * times);
  if (state.round !== g.tables.rounds) return;
  const last = g.finalTiles[state.finalTile];
  if (last.scores === what) score(state.players[seat], 'roundTiles', last.points * times);
}
