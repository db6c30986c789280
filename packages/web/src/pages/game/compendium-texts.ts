/** What the pages with everything in a game say. */
import type { CompendiumUse, CountedEntry } from '@guildhall/games';
import type { CompendiumPageTexts } from '../../text/compendium/en.ts';
import { saysOf, useSay } from '../../text/texts.tsx';

const compendiumSays = saysOf<keyof CompendiumPageTexts>({
  en: async () => (await import('../../text/compendium/en.ts')).en,
  pl: async () => (await import('../../text/compendium/pl.ts')).pl,
  uk: async () => (await import('../../text/compendium/uk.ts')).uk,
});

export type Tell = ReturnType<typeof compendiumSays.read>;

/** Goes after all other hooks of a page: what waits may be drawn again from the middle. */
export function useTell(): Tell {
  return compendiumSays.read(useSay().language);
}

/** What is said of an entry by what became of it: taken, left alone, or only dealt to players who did not choose it. */
export function keyOfCounted(
  { taken, points }: Pick<CountedEntry, 'taken' | 'points'>,
  use: CompendiumUse,
): keyof CompendiumPageTexts {
  if (points === null) return `never.${use}`;
  return taken === 0 ? 'dealt' : `use.${use}`;
}
