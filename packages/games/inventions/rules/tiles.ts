/** Tiles as numbers, for the tile area and the progress map. */
import { ANY, NONE } from './state.ts';

/** Numbers of each kind of progress tile. */
export const NUMBERS = 7;
/** Progress tiles: kind * NUMBERS + number - 1. */
export const PROGRESS_TILES = 3 * NUMBERS;
/** Wealth tiles: FIRST_WEALTH + index in their table. */
export const FIRST_WEALTH = 3 * NUMBERS;
/** Aspirations: ASPIRATION + type; ASPIRATION + ANY is a joker. */
export const ASPIRATION = 64;
export const JOKER = ASPIRATION + ANY;
/** Wealth has no type: specialists of any type pay for it. */
export const WEALTH = ANY;

/** The kind of a tile that is no aspiration: its type, or WEALTH; NONE where there is no tile. */
export function kindOf(tile: number): number {
  if (tile < 0) return NONE;
  return tile < PROGRESS_TILES ? Math.floor(tile / NUMBERS) : WEALTH;
}

export function isAspiration(tile: number): boolean {
  return tile >= ASPIRATION;
}
