/** What a view may show. */
import type { Seat } from '../../contract/game.ts';
import type { Check } from '../check.ts';
import { difference, show } from '../difference.ts';

/** A null is no secret: it says that nothing is there by the rules. */
function leak(real: unknown, seen: unknown, path: string): string | null {
  if (real === null || seen === null || real === undefined || seen === undefined) return null;
  if (typeof real !== 'object') return real === seen ? `${path} (${show(real)})` : null;
  if (typeof seen !== 'object') return null;
  for (const [key, value] of Object.entries(real)) {
    const found = leak(value, (seen as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export function nameOf(viewer: Seat | null): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

/**
 * A hidden place has the same shape in the view and holds something else there. A view that leaks would give itself
 * away by re-deals only where these look at more than the view's "unknown", so the places are compared directly.
 */
export const viewsHide: Check = {
  name: 'view-secrecy',
  moment: 'sampled',
  run({ rules, state, seats, playing }) {
    for (const viewer of [...seats, null]) {
      const view = rules.view(state, viewer);
      if (view.chance.key !== null) return `the view of ${nameOf(viewer)} holds the generator`;
      for (const place of playing.game.hidden) {
        const real = place.look(state, viewer);
        const found = real === null ? null : leak(real, place.look(view, viewer), place.name);
        if (found !== null) return `the view of ${nameOf(viewer)} shows what is hidden: ${found}`;
      }
    }
    return null;
  },
};

/** After the end everything is open. */
export const openAfterTheEnd: Check = {
  name: 'open-end',
  moment: 'end',
  run({ rules, state, seats, playing }) {
    for (const viewer of [...seats, null]) {
      const view = rules.view(state, viewer);
      const found = difference({ ...state, chance: null }, { ...view, chance: null });
      if (found !== null) return `the game is over and ${nameOf(viewer)} does not see everything: ${found}`;
      const still = playing.game.hidden.find((place) => place.look(state, viewer) !== null);
      if (still !== undefined)
        return `the game is over and ${still.name} counts as hidden from ${nameOf(viewer)}`;
    }
    return null;
  },
};
