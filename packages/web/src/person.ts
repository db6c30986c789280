/** Who has entered the house here, if there is a house. */
import { useSyncExternalStore } from 'react';
import { api, type Person } from './transport/api.ts';

/** `none`: there is no server, or it cannot be reached. */
export type Entered = 'unknown' | 'none' | 'stranger' | Person;

let entered: Entered = 'unknown';
const listeners = new Set<() => void>();

export function setEntered(next: Entered): void {
  entered = next;
  for (const listener of listeners) listener();
}

/** Asks the server who this is. */
export async function askWhoIAm(): Promise<void> {
  try {
    setEntered((await api.me()) ?? 'stranger');
  } catch {
    setEntered('none');
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEntered(): Entered {
  return useSyncExternalStore(subscribe, () => entered);
}
