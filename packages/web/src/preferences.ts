/** What a person likes, kept in this browser. */
import type { Language } from '@guildhall/kernel';
import { useSyncExternalStore } from 'react';

export const UI_LANGUAGES: readonly Language[] = ['en', 'pl', 'uk'];

export type Theme = 'auto' | 'light' | 'dark';
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
/** How much is explained at a table: everything to somebody new, new things to somebody who is learning, or nothing. */
export const COACHING = ['new', 'learning', 'off'] as const;
export type Coaching = (typeof COACHING)[number];

/** The last choice of somebody who began to play. */
interface LastPlay {
  readonly seats: number;
  readonly level: string;
}

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** How fast the moves of others are shown, one after the other. */
  readonly pace: Pace;
  readonly coaching: Coaching;
  /** Kinds of actions that were introduced already. */
  readonly introduced: readonly string[];
  /** Single letters as shortcuts. */
  readonly shortcuts: boolean;
  readonly sound: boolean;
  /** The sound of pieces that are set down. */
  readonly pieceSound: boolean;
  /** Whether a finished turn waits until it is confirmed. */
  readonly confirm: boolean;
  /** Whether answers by which nothing is lost are given without asking. */
  readonly freeAnswers: boolean;
  /** The tab of the drawer that is open at a table; null: it is closed. */
  readonly drawer: 'log' | 'chat' | 'actions' | null;
  readonly lastPlay: LastPlay | null;
}

const KEY = 'guildhall.preferences';

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return UI_LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function read(): Preferences {
  const standard: Preferences = {
    language: languageOfBrowser(),
    theme: 'auto',
    pace: 'normal',
    coaching: 'new',
    introduced: [],
    shortcuts: true,
    sound: false,
    pieceSound: false,
    confirm: false,
    freeAnswers: false,
    drawer: null,
    lastPlay: null,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    const pace = PACES.find((one) => one === kept.pace) ?? standard.pace;
    const coaching = COACHING.find((one) => one === kept.coaching) ?? standard.coaching;
    return { ...standard, ...kept, pace, coaching };
  } catch {
    return standard;
  }
}

let current = read();
const listeners = new Set<() => void>();

export function preferences(): Preferences {
  return current;
}

export function prefer(changed: Partial<Preferences>): void {
  current = { ...current, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing forgets the choice when the page is closed.
  }
  for (const listener of listeners) listener();
}

export function watchPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(watchPreferences, preferences);
}
