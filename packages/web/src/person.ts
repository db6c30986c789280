/** Who has entered the house here, if there is a house. */
import type { Language } from '@guildhall/kernel';
import { useSyncExternalStore } from 'react';
import { api, type Visitor } from './transport/api.ts';

/** `none`: there is no server, or it cannot be reached. */
export type Entered = 'unknown' | 'none' | 'stranger' | Visitor;

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

/** Tells the server the language in which whoever has entered wants to be written to. */
export async function speak(language: Language): Promise<void> {
  if (typeof entered === 'object') await api.speak(language);
}

/** Once it is known who has entered, if anybody. */
export function onceEntered(): Promise<Entered> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (entered === 'unknown') return;
      listeners.delete(look);
      resolve(entered);
    };
    listeners.add(look);
    look();
  });
}

export function onEntered(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useEntered(): Entered {
  return useSyncExternalStore(onEntered, () => entered);
}
