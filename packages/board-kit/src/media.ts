import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

const DeskContext = createContext(false);

/** Inside of it everything is drawn as on a desk, however small the screen is. */
export const DeskProvider = DeskContext;

/** Whether the screen, or the person's preferences, match a media query. */
function useMedia(query: string, withoutScreen: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => withoutScreen,
  );
}

/** A phone, held upright or sideways; style sheets say the same. A low window of a desk, as an enlarged page has, is none. */
const PHONE = '(max-width: 719px), (max-width: 999px) and (max-height: 499px) and (pointer: coarse)';

/** Whether the screen is a phone's, where there is room for one thing at a time. */
export function usePhone(): boolean {
  const isDesk = useContext(DeskContext);
  return useMedia(PHONE, false) && !isDesk;
}

/** Whether it is a tablet held upright, where the whole table stands in one column. */
export function useTablet(): boolean {
  const isDesk = useContext(DeskContext);
  return useMedia('(min-width: 720px) and (max-width: 1099px) and (min-height: 1000px)', false) && !isDesk;
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
