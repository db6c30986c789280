import type { Offer, PlaceId } from '@guildhall/board-kit';
import type { Action } from '@guildhall/kernel';

/** Actions that may come beside any choice. */
const BESIDE = ['convert', 'burn', 'connect', 'annex', 'done', 'end'];

/** The places to choose among, where each kind of action that is offered is about some; null: the choice is no such. */
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
