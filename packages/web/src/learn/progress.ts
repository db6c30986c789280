/** How far somebody is in which lesson: kept in this browser, and by the server for whoever has entered there. */
import type { LessonProgress as SentProgress } from '@guildhall/protocol';

export type LessonProgress = Omit<SentProgress, 'lesson'>;

const KEY = 'guildhall.lessons';

type Kept = Readonly<Record<string, LessonProgress>>;

const listeners = new Set<() => void>();
let text: string | null = null;
let known: Kept = {};

/** The same object as long as nothing changed. */
export function allProgress(): Kept {
  const now = stored();
  if (now !== text) {
    text = now;
    known = parsed(now);
  }
  return known;
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return text ?? '{}';
  }
}

/** Browsers that learned before lessons could be begun anew know nothing of runs. */
function parsed(json: string): Kept {
  try {
    const all = JSON.parse(json) as Readonly<Record<string, Partial<LessonProgress>>>;
    return Object.fromEntries(
      Object.entries(all).map(([id, { version = 0, run = 0, answers = [], isDone = false }]) => [
        id,
        { version, run, answers, isDone },
      ]),
    );
  } catch {
    return {};
  }
}

/** Of a lesson by the game and its own id. What was kept for other rules is worth nothing but that it was done. */
export function progressOf(id: string, version: number): LessonProgress {
  const kept = allProgress()[id];
  if (kept?.version === version) return kept;
  return { version, run: kept?.run ?? 0, answers: [], isDone: kept?.isDone ?? false };
}

/** Whoever goes back to the beginning begins a new run: other devices follow there too. */
export function keepProgress(id: string, now: Omit<LessonProgress, 'run'>): void {
  const before = progressOf(id, now.version);
  const isAnew = now.answers.length === 0 && before.answers.length > 0;
  const run = before.run + (isAnew ? 1 : 0);
  write({ ...allProgress(), [id]: { ...now, run, isDone: now.isDone || before.isDone } });
}

/** What other devices know joins what is known here: of each lesson whatever is further. */
export function mergeProgress(theirs: readonly SentProgress[]): void {
  const merged = Object.fromEntries(
    theirs.map(({ lesson, ...their }) => {
      const own = allProgress()[lesson];
      if (own === undefined) return [lesson, their];
      return [lesson, { ...(isFurther(their, own) ? their : own), isDone: own.isDone || their.isDone }];
    }),
  );
  write({ ...allProgress(), ...merged });
}

/** Newer rules go before older ones, a later run before an earlier one, then whoever has more steps. */
function isFurther(one: LessonProgress, other: LessonProgress): boolean {
  if (one.version !== other.version) return one.version > other.version;
  if (one.run !== other.run) return one.run > other.run;
  return one.answers.length > other.answers.length;
}

function write(all: Kept): void {
  const next = JSON.stringify(all);
  if (next === stored()) return;
  text = next;
  known = all;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing forgets it when the page is closed.
  }
  for (const listener of listeners) listener();
}

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
