/** Face-down piles: stored sorted, because nobody knows their order, and drawn from when a tile is turned up. */
import { draw } from '@guildhall/kernel';
import { NONE, type State } from './state.ts';

/** The next tile of a pile, or NONE when it is empty. */
export function drawFrom(state: State, pile: number[]): number {
  return pile.length === 0 ? NONE : draw(state, pile);
}

export function putBack(pile: number[], tiles: readonly number[]): void {
  for (const tile of tiles) if (tile !== NONE) pile.push(tile);
  pile.sort((a, b) => a - b);
}

/** The next bonus tile; used ones are shuffled when there is no other left. */
export function drawBonus(state: State): number {
  if (state.bonusPile.length === 0) {
    putBack(state.bonusPile, state.bonusDiscard);
    state.bonusDiscard = [];
  }
  return drawFrom(state, state.bonusPile);
}

/** The next contract: those that were put under the pile come last, in the order that everybody saw. */
export function drawContract(state: State): number {
  if (state.contractPile.length > 0) return drawFrom(state, state.contractPile);
  return state.silver?.contractBottom.shift() ?? NONE;
}

/** The next bonus tile of the underground. */
export function drawUnderground(state: State): number {
  const { silver } = state;
  if (silver === null) return NONE;
  return silver.pile.length > 0 ? drawFrom(state, silver.pile) : (silver.bottom.shift() ?? NONE);
}

export function hasUnderground({ silver }: State): boolean {
  return silver !== null && silver.pile.length + silver.bottom.length > 0;
}
