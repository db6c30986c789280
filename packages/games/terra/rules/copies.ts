/** Copies of what the states of both games have: a flat copy gets lists of its own. Spreading them over it is slower. */
import type { Obligation } from '@guildhall/kernel';
import type { Offer, TerraPlayer, TerraState } from './state.ts';

export function withOwnLists<P extends TerraPlayer>(copied: P): P {
  copied.built = copied.built.slice();
  copied.towns = copied.towns.slice();
  copied.riverTowns = copied.riverTowns.slice();
  copied.sources = copied.sources.slice();
  return copied;
}

export function withOwnParts<S extends TerraState<O, All>, O extends Offer, All extends Obligation>(
  copied: S,
  copyOwed: (owed: All) => All,
): S {
  copied.pending = copied.pending.map((group) => group.map(copyOwed));
  copied.aside = copied.aside.map(copyOwed);
  copied.order = copied.order.slice();
  copied.passing = copied.passing.slice();
  copied.terrain = copied.terrain.slice();
  copied.buildings = copied.buildings.slice();
  copied.inTown = copied.inTown.slice();
  copied.bridges = copied.bridges.slice();
  copied.townTiles = copied.townTiles.slice();
  copied.offers = copied.offers.map((offer) => ({ ...offer }));
  if (copied.gone !== undefined) copied.gone = copied.gone.slice();
  return copied;
}
