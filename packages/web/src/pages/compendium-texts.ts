/** What the pages with everything in a game say. */
import type { CompendiumPageTexts } from '../text/compendium/en.ts';
import { saysOf, useSay } from '../text/texts.tsx';

const compendiumSays = saysOf<keyof CompendiumPageTexts>({
  en: async () => (await import('../text/compendium/en.ts')).en,
  pl: async () => (await import('../text/compendium/pl.ts')).pl,
  uk: async () => (await import('../text/compendium/uk.ts')).uk,
});

export type Tell = ReturnType<typeof compendiumSays.read>;

/** Goes after all other hooks of a page: what waits may be drawn again from the middle. */
export function useTell(): Tell {
  return compendiumSays.read(useSay().language);
}
