/** The client's own texts, one language loaded. */
import type { Language } from '@guildhall/kernel';
import { createContext, type ReactNode, use, useContext } from 'react';
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

const loaded = new Map<Language, Promise<Say>>();

/** The same promise every time, so that a component can wait for it. */
function sayIn(language: Language): Promise<Say> {
  let say = loaded.get(language);
  if (say === undefined) {
    say = LOADERS[language]().then((texts) => makeSay(texts as unknown as Compiled, language));
    loaded.set(language, say);
  }
  return say;
}

function makeSay(texts: Compiled, language: Language): Say {
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
  return <SayContext value={use(sayIn(language))}>{children}</SayContext>;
}

export function useSay(): Say {
  const say = useContext(SayContext);
  if (say === null) throw new Error('no texts here');
  return say;
}
