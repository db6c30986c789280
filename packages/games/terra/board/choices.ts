import type { Offer, PlaceId } from '@guildhall/board-kit';
import type { Action } from '@guildhall/kernel';

/** Actions that may come beside any choice. */
const BESIDE = ['convert', 'burn', 'connect', 'annex', 'done', 'end'];

/** The tiles to choose among, if every kind of action on offer chooses one; null if some action does not. */
export function chosenAmong<A extends Action>(
  offers: readonly Offer<A>[],
  placesFor: (kind: A['kind']) => readonly PlaceId[] | null,
): readonly PlaceId[] | null {
  const kinds = new Set(offers.map(({ action }) => action.kind).filter((kind) => !BESIDE.includes(kind)));
  const lists = [...kinds].map(placesFor);
  if (lists.includes(null)) return null;
  const places = lists.flatMap((list) => list ?? []);
  return places.length === 0 ? null : places;
}
