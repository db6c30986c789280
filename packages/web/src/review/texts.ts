/** What game reviews say; loaded with them. */
import type { ReviewTexts } from '../text/review/en.ts';
import { saysOf, useSay } from '../text/texts.tsx';

export const reviewSays = saysOf<keyof ReviewTexts>({
  en: async () => (await import('../text/review/en.ts')).en,
  pl: async () => (await import('../text/review/pl.ts')).pl,
  uk: async () => (await import('../text/review/uk.ts')).uk,
});

export type ReviewSay = ReturnType<typeof reviewSays.read>;

/** Goes after all other hooks of a component: what waits may be drawn again from the middle. */
export function useReviewSay(): ReviewSay {
  return reviewSays.read(useSay().language);
}
