/** The client's own texts, one language loaded. */
import type { Language } from '@guildhall/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { Loaded } from './loaded.ts';
import { type Arguments, format, type Message } from './messages.ts';
import type { en, Texts } from './text/en.ts';

export type TextKey = keyof typeof en;

export interface Say {
  (key: TextKey, values?: Arguments): string;
  readonly language: Language;
}

/** Compiled while the client is built: the texts that are imported are messages by then. */
type Compiled = Readonly<Record<TextKey, Message>>;

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./text/en.ts')).en,
  pl: async () => (await import('./text/pl.ts')).pl,
  uk: async () => (await import('./text/uk.ts')).uk,
};

/** By language. */
export const says = new Loaded(async (language: Language) => makeSay(await LOADERS[language](), language));

function makeSay(imported: Texts, language: Language): Say {
  const texts = imported as unknown as Compiled;
  const say = (key: TextKey, values: Arguments = {}): string => format(texts[key], values, language);
  return Object.assign(say, { language });
}

const SayContext = createContext<Say | null>(null);

export function SayProvider({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactNode {
  return <SayContext value={says.read(language)}>{children}</SayContext>;
}

export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === null) throw new Error('no texts here');
  return say;
}
