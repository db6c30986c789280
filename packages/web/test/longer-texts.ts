/** A language that does not exist, whose words are English ones made longer: what has no room for it is too narrow. */
import type { BrowserContext } from 'playwright-core';

/** Runs in the page before everything else: texts come as JSON, and are made longer where they are read. */
function makeTextsLonger(): void {
  const GROWTH = 0.4;
  const parse = JSON.parse;

  /** Its vowels are drawn out until the word is long enough. */
  const longerWord = (word: string): string => {
    const wanted = Math.round(word.length * (1 + GROWTH));
    let longer = word;
    for (let at = 0; longer.length < wanted && at < longer.length; at++) {
      if (!/[aeiouy]/i.test(longer[at])) continue;
      longer = longer.slice(0, at) + longer[at].toLowerCase() + longer.slice(at);
      if (at === 0) longer = word[0] + longer.slice(1);
      at += 1;
    }
    return longer;
  };
  const longer = (text: string): string => text.replace(/[A-Za-z]{3,}/g, longerWord);
  /** Literals of a message; its arguments and the names of its forms stay. */
  const message = (value: unknown): unknown => {
    if (typeof value === 'string') return longer(value);
    if (!Array.isArray(value)) return value;
    return value.map((part: unknown) => {
      if (!Array.isArray(part) || part.length < 3) return Array.isArray(part) ? part : message(part);
      const [name, by, forms] = part as [string, string, Record<string, unknown>];
      return [name, by, Object.fromEntries(Object.entries(forms).map(([form, one]) => [form, message(one)]))];
    });
  };
  const all = (texts: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, message(text)]));

  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown => {
    const read: unknown = parse(text, reviver);
    if (typeof read !== 'object' || read === null) return read;
    const texts = read as Record<string, Record<string, unknown>>;
    if ('home' in texts && 'connectionLost' in texts) return all(texts);
    if (!('prompts' in texts && 'names' in texts)) return read;
    const { title, names, ...messages } = texts;
    const kinds = Object.entries(messages).map(([kind, some]) => [kind, all(some)]);
    return { title, names: all(names), ...Object.fromEntries(kinds) };
  };
}

export async function speakLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript(makeTextsLonger);
}
