/** What how-to-play pages say by themselves; loaded with them. */
import { createContext, type ReactNode, useContext } from 'react';
import type { GuideUiTexts } from './guide/en.ts';
import { saysOf, useSay } from './texts.tsx';

export const guideSays = saysOf<keyof GuideUiTexts>({
  en: async () => (await import('./guide/en.ts')).en,
  pl: async () => (await import('./guide/pl.ts')).pl,
  uk: async () => (await import('./guide/uk.ts')).uk,
});

const GuideSayContext = createContext<ReturnType<typeof guideSays.read> | null>(null);

export function GuideSayProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <GuideSayContext value={guideSays.read(useSay().language)}>{children}</GuideSayContext>;
}

export function useGuideSay(): ReturnType<typeof guideSays.read> {
  const say = useContext(GuideSayContext);
  if (say === null) throw new Error('no texts of guides here');
  return say;
}
