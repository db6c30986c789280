/** Spades: what they cost, what they bring, and what they score. */
import { gainPower } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import { score } from './resources.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, STRONGHOLD, type State } from './state.ts';

export function spadePrice(g: Ruleset, player: Player): Cost {
  return g.factions[player.faction].digging.spade[player.digging];
}

/** Spades that a change of terrain needs; giants always need the same and only ever reach their home. */
export function spadesFor(g: Ruleset, player: Player, from: number, to: number): number {
  const always = g.factions[player.faction].spadesAlways;
  return always > 0 ? always : g.wheel[from][to];
}

/** How many spades a player could pay for now. */
export function affordableSpades(g: Ruleset, player: Player): number {
  const price = spadePrice(g, player);
  let most = 99;
  if (price.workers > 0) most = Math.min(most, Math.floor(player.workers / price.workers));
  if (price.priests > 0) most = Math.min(most, Math.floor(player.priests / price.priests));
  if (price.coins > 0) most = Math.min(most, Math.floor(player.coins / price.coins));
  return most;
}

/** What spades bring when they are gained, from whatever source. */
export function spadesGained(g: Ruleset, state: State, player: Player, count: number, paid: boolean): void {
  const faction = g.factions[player.faction];
  score(player, 'faction', faction.pointsForSpade * count);
  if (paid) score(player, 'faction', faction.pointsForPaidSpade * count);
  if (player.built[STRONGHOLD] > 0) gainPower(player, faction.stronghold.powerForSpade * count);
  if (g.options.spadeTile === 'gained' && state.phase === 'actions') scoreSpades(g, state, player, count);
}

/** What spades bring when they are used. */
export function spadesUsed(g: Ruleset, state: State, player: Player, count: number): void {
  if (g.options.spadeTile === 'used' && state.phase === 'actions') scoreSpades(g, state, player, count);
}

function scoreSpades(g: Ruleset, state: State, player: Player, count: number): void {
  const points = g.scoring[state.scoring[state.round - 1]].points.spade;
  score(player, 'scoringTiles', points * count);
}
