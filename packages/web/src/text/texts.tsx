/** The client's own texts, one language loaded. */
import type { Language } from '@guildhall/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { Loaded } from '../registry/loaded.ts';
import type { en, Texts } from './en.ts';
import { type Arguments, format, type Message } from './messages.ts';

export type TextKey = keyof typeof en;

interface SayOf<K extends string> {
  (key: K, values?: Arguments): string;
  /** Whether there is such a text. */
  knows(key: string): key is K;
  readonly language: Language;
}

export type Say = SayOf<TextKey>;

type Loaders<K extends string> = Readonly<Record<Language, () => Promise<Readonly<Record<K, string>>>>>;

/** Texts that are loaded together, by language. */
export function saysOf<K extends string>(loaders: Loaders<K>): Loaded<[language: Language], SayOf<K>> {
  return new Loaded(async (language: Language) => makeSay(await loaders[language](), language));
}

function makeSay<K extends string>(imported: Readonly<Record<K, string>>, language: Language): SayOf<K> {
  // Compiled while the client is built: the texts that are imported are messages by then.
  const texts = imported as unknown as Readonly<Record<K, Message>>;
  const say = (key: K, values: Arguments = {}): string => format(texts[key], values, language);
  const knows = (key: string): key is K => Object.hasOwn(texts, key);
  return Object.assign(say, { knows, language });
}

/** What every page may say. */
export const says = saysOf<TextKey>({
  en: async (): Promise<Texts> => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  uk: async () => (await import('./uk.ts')).uk,
});

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
