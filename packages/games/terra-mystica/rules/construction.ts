/** A building comes onto the map: what it scores, whom it offers power, whether it founds a town. */
import { standOwn } from '../../terra/index.ts';
import { BUILDINGS } from '../data/types.ts';
import { favoursOf } from './held-favours.ts';
import { offerPower } from './leech.ts';
import { score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { DWELLING, type State, TRADING_HOUSE } from './state.ts';
import { townsAround } from './towns.ts';

/** Puts a building on a hex, in place of the one that is upgraded there, if any. */
export function raise(
  g: Ruleset,
  state: State,
  seat: number,
  hex: number,
  kind: number,
  listener?: Listener,
): void {
  standOwn(g, state, seat, hex, kind, BUILDINGS[kind], listener);
  if (state.phase !== 'actions') return;
  scoreBuilding(g, state, seat, kind);
  offerPower(g, state, seat, hex, listener);
  townsAround(g, state, seat, hex, listener);
}

function scoreBuilding(g: Ruleset, state: State, seat: number, kind: number): void {
  const player = state.players[seat];
  const points = g.scoring[state.scoring[state.round - 1]].points[BUILDINGS[kind]];
  score(player, 'scoringTiles', points);
  if (kind !== DWELLING && kind !== TRADING_HOUSE) return;
  for (const { dwellingPoints, tradingHousePoints } of favoursOf(g, player))
    score(player, 'favourTiles', kind === DWELLING ? dwellingPoints : tradingHousePoints);
}
