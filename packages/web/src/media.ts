import { useSyncExternalStore } from 'react';

/** Whether the screen is as narrow as a phone, where panels become sheets. */
const PHONE = '(max-width: 719px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
