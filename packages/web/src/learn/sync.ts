/**
 * Lessons go on on other devices: what this browser knows goes to the server, and what the server knows comes here, for
 * whoever has entered. Without a server, or offline, everything stays here until there is one.
 */
import { onceEntered, onEntered } from '../person.ts';
import { api } from '../transport/api.ts';
import { allProgress, mergeProgress, onProgress } from './progress.ts';

/** Steps that follow each other quickly go as one. */
const SOON_MS = 1_000;
/** Whoever opens a lesson does not wait longer for what other devices know. */
const PATIENCE_MS = 2_000;

let timer: ReturnType<typeof setTimeout> | null = null;
let isWatching = false;
let sent = '';

async function sync(): Promise<void> {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const who = await onceEntered();
  if (typeof who !== 'object') return;
  const lessons = Object.entries(allProgress()).map(([lesson, progress]) => ({ lesson, ...progress }));
  try {
    mergeProgress(await api.syncLessons(lessons));
    sent = JSON.stringify(allProgress());
  } catch {
    // It is sent again with the next step, when the network is back, or by the next visit.
  }
}

function syncSoon(): void {
  if (JSON.stringify(allProgress()) === sent) return;
  timer ??= setTimeout(() => void sync(), SOON_MS);
}

/** Brings both up to date, and keeps them so while the page is open. */
export function syncLessons(): Promise<void> {
  if (!isWatching) {
    isWatching = true;
    onProgress(syncSoon);
    // Whoever enters, and whoever could not be asked before because there was no network.
    onEntered(() => void sync());
    addEventListener('visibilitychange', () => {
      if (timer !== null) void sync();
    });
  }
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([sync(), patience]);
}
