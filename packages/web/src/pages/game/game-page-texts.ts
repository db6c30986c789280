/** What the page of a game says further down; loaded with those parts. */
import type { GamePageTexts } from '../../text/game/en.ts';
import { saysOf } from '../../text/texts.tsx';

export const gamePageSays = saysOf<keyof GamePageTexts>({
  en: async () => (await import('../../text/game/en.ts')).en,
  pl: async () => (await import('../../text/game/pl.ts')).pl,
  uk: async () => (await import('../../text/game/uk.ts')).uk,
});
