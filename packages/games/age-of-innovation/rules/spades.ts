/** Spades: what they cost, what they bring, and what they score. */
import { nextId } from '@guildhall/kernel';
import { scoreRound } from './round-scoring.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type Player, type State, type Terraform } from './state.ts';

/** Tools for a spade. */
export function spadePrice(g: Ruleset, player: Player): number {
  return g.boards[player.home].terraforming.tools[player.terraforming];
}

/** What spades bring when they are used, wherever they are from. */
export function spadesUsed(g: Ruleset, state: State, seat: number, count: number): void {
  const player = state.players[seat];
  player.coins += g.factions[player.faction].coinsForSpade * count;
  scoreRound(g, state, seat, 'spade', count);
}

/** A terraform-and-build action with free spades. */
export function grantSpades(state: State, seat: number, free: number, freeWorkshop: boolean): Terraform {
  return {
    kind: 'terraform',
    id: nextId(state),
    seat,
    free,
    site: NONE,
    dug: false,
    leapt: 0,
    freeWorkshop,
    bundled: 'no',
  };
}
