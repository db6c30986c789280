/** What is said of a table beside its game; loaded where people share one. */
import type { SharedTableTexts } from './shared/en.ts';
import { saysOf, useSay } from './texts.tsx';

const sharedTableSays = saysOf<keyof SharedTableTexts>({
  en: async () => (await import('./shared/en.ts')).en,
  pl: async () => (await import('./shared/pl.ts')).pl,
  uk: async () => (await import('./shared/uk.ts')).uk,
});

/** Goes after all other hooks of a component: what waits may be drawn again from the middle. */
export function useSharedSay(): ReturnType<typeof sharedTableSays.read> {
  return sharedTableSays.read(useSay().language);
}
