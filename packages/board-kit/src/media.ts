import { useCallback, useSyncExternalStore } from 'react';

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

/** Whether the screen is as narrow as a phone, where there is room for one thing at a time. */
export function usePhone(): boolean {
  return useMedia('(max-width: 719px)', false);
}

/** Whether it is a tablet held upright, where the whole table stands in one column. */
export function useTablet(): boolean {
  return useMedia('(min-width: 720px) and (max-width: 1099px) and (min-height: 1000px)', false);
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true);
}
