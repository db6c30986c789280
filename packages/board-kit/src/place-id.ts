import type { PlaceId } from './board.ts';

/** The two parts of a place: what sort of thing ("hex"), and which of them ("E5"). */
export function partsOf(place: PlaceId): readonly [string, string] {
  const at = place.indexOf(':');
  return at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at + 1)];
}
