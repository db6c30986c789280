import { gainPower, scorer } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, SOURCES, type Source } from './state.ts';

export const score = scorer<Source>(SOURCES);

export function canPay(player: Player, cost: Cost): boolean {
  return player.coins >= cost.coins && player.workers >= cost.workers && player.priests >= cost.priests;
}

/** A paid priest goes back to the supply, from which it can be gained again. */
export function pay(player: Player, cost: Cost): void {
  player.coins -= cost.coins;
  player.workers -= cost.workers;
  player.priests -= cost.priests;
}

/** Priests left in a player's supply. */
export function priestSupply(g: Ruleset, player: Player): number {
  return g.tables.pieces.priests - player.priests - player.priestsSent;
}

/** Priests that find none in the supply are not gained. */
export function gainPriests(g: Ruleset, player: Player, count: number): number {
  const gained = Math.min(count, priestSupply(g, player));
  player.priests += gained;
  return gained;
}

export interface Gain {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly power: number;
}

/** Gains all of it, but for priests and power only what supply and bowls allow. Says what was really gained. */
export function gain(g: Ruleset, player: Player, { coins, workers, priests, power }: Gain): Gain {
  player.coins += coins;
  player.workers += workers;
  return { coins, workers, priests: gainPriests(g, player, priests), power: gainPower(player, power) };
}
