import type { Seat } from '@guildhall/kernel';
import type { PlaceId } from './board.ts';

/** The two parts of a place: what sort of thing ("hex"), and which of them ("E5"). */
export function partsOf(place: PlaceId): readonly [string, string] {
  const at = place.indexOf(':');
  return at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at + 1)];
}

/** The place of something on a player's board: `tile:E3` on one's own, `tile@2:E3` on that of seat 2. */
export function onBoard(viewer: Seat | null, of: Seat, place: PlaceId): PlaceId {
  if (viewer === of) return place;
  const [sort, which] = partsOf(place);
  return which === '' ? `${sort}@${of}` : `${sort}@${of}:${which}`;
}

/** The parts of a place on a player's board, and whose it is. */
export function ownedPartsOf(
  place: PlaceId,
  viewer: Seat | null,
): readonly [sort: string, which: string, owner: Seat | null] {
  const [sort, which] = partsOf(place);
  const [what, owner] = sort.split('@');
  return [what, which, owner === undefined ? viewer : Number.parseInt(owner, 10)];
}
