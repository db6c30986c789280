/** Makes a review in workers, so that the page stays free. */
import { DEPTH_NAMES, planReview, type Review, runReview } from '@guildhall/bots/review';
import type { Table } from '@guildhall/kernel';
import { Bots } from '../transport/bots.ts';
import { keepReview, keptReview, reviewKey } from './kept-reviews.ts';

/** More would take from the page what it needs to be drawn. */
const MOST_WORKERS = 4;

/** The review of a game: the one that is kept, or a new one. Rejects when the signal aborts. */
export async function reviewOf(
  table: Table,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Review> {
  const key = reviewKey(table);
  const kept = await keptReview(key);
  signal.throwIfAborted();
  if (kept !== null) return kept;
  const { game, options } = table;
  const asked = { game: game.id, version: game.version, options };
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
  const workers = Array.from({ length: count }, () => new Bots());
  const idle = [...workers];
  const close = (): void => {
    for (const worker of workers) worker.close();
  };
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Whoever waits below hears of it too.
  aborted.catch(() => {});
  try {
    const running = runReview(planReview(table, DEPTH_NAMES[0]), {
      atOnce: count,
      signal,
      ask: async (question) => {
        const worker = idle.pop();
        if (worker === undefined) throw new Error('more was asked at once than there are workers');
        try {
          return await worker.review(asked, question);
        } finally {
          idle.push(worker);
        }
      },
      onProgress: (done, all) => onProgress(done / all),
    });
    const review = await Promise.race([running, aborted]);
    await keepReview(key, review);
    return review;
  } finally {
    close();
  }
}
