/** What the page about a person's own bots says. */
import type { OwnBotTexts } from '../../text/own-bots/en.ts';
import { saysOf, useSay } from '../../text/texts.tsx';

const ownBotSays = saysOf<keyof OwnBotTexts>({
  en: async () => (await import('../../text/own-bots/en.ts')).en,
  pl: async () => (await import('../../text/own-bots/pl.ts')).pl,
  uk: async () => (await import('../../text/own-bots/uk.ts')).uk,
});

/** Goes after all other hooks of a page: what waits may be drawn again from the middle. */
export function useTell(): ReturnType<typeof ownBotSays.read> {
  return ownBotSays.read(useSay().language);
}
