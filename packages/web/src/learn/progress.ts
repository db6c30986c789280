/** How far somebody is in which lesson, kept in this browser. */

export interface LessonProgress {
  /** The version of the rules that the answers were given in. */
  readonly version: number;
  /** What was played in each step; null where there was nothing to do. */
  readonly answers: readonly (string | null)[];
  /** It was gone through to the end once. */
  readonly isDone: boolean;
}

const KEY = 'guildhall.lessons';

function read(): Readonly<Record<string, LessonProgress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, LessonProgress>;
  } catch {
    return {};
  }
}

/** Of a lesson by the game and its own id. What was kept for other rules is worth nothing but that it was done. */
export function progressOf(id: string, version: number): LessonProgress {
  const kept = read()[id];
  if (kept?.version === version) return kept;
  return { version, answers: [], isDone: kept?.isDone ?? false };
}

export function keepProgress(id: string, now: LessonProgress): void {
  const all = read();
  const kept = { ...now, isDone: now.isDone || (all[id]?.isDone ?? false) };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: kept }));
  } catch {
    // A browser that keeps nothing forgets it when the page is closed.
  }
}
