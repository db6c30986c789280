/** What the pages about a person's name and devices say. */
import { saysOf, useSay } from '../../text/texts.tsx';
import type { YouTexts } from '../../text/you/en.ts';

const youSays = saysOf<keyof YouTexts>({
  en: async () => (await import('../../text/you/en.ts')).en,
  pl: async () => (await import('../../text/you/pl.ts')).pl,
  uk: async () => (await import('../../text/you/uk.ts')).uk,
});

export type TellYou = ReturnType<typeof youSays.read>;

/** Goes after all other hooks of a page: what waits may be drawn again from the middle. */
export function useTell(): TellYou {
  return youSays.read(useSay().language);
}
