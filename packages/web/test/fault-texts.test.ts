/** Whatever the server can refuse has words in every language, with the numbers and names that it sends along. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@guildhall/kernel';
import { ERROR_CODES, ERROR_REASONS } from '@guildhall/protocol';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '../build/messages.ts';
import { en } from '../src/text/faults/en.ts';
import { pl } from '../src/text/faults/pl.ts';
import { uk } from '../src/text/faults/uk.ts';
import { format } from '../src/text/messages.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, pl, uk };

const SERVER = fileURLToPath(new URL('../../server/src/', import.meta.url));
const KERNEL = fileURLToPath(new URL('../../kernel/src/', import.meta.url));
const CLIENT = fileURLToPath(new URL('../src/', import.meta.url));

interface Source {
  readonly file: string;
  readonly text: string;
}

function sourcesIn(folder: string): readonly Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(folder + file, 'utf8'),
  }));
}

const server = sourcesIn(SERVER);

/** The arguments of every call of a function, as they are written. */
function callsOf(name: string): { readonly file: string; readonly given: string }[] {
  return server.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))].map(({ 0: found, index }) => ({
      file,
      given: upToClose(text, index + found.length),
    })),
  );
}

function upToClose(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return text.slice(from, at - 1);
}

/** What is written out as a text at the beginning of a call; where it is not, nobody could look for its words. */
function literal(given: string, pattern: RegExp, file: string): string {
  const found = pattern.exec(given.trim());
  if (found === null) throw new Error(`${file}: no code is written out in (${given})`);
  return found[1];
}

interface Refusal {
  readonly key: string;
  /** What is sent along, as it is written. */
  readonly given: string;
}

function refusals(): readonly Refusal[] {
  const denied = callsOf('new HttpError').map(({ file, given }) => ({
    key: literal(given, /^\d{3},\s*'([a-z-]+)'/, file),
    given,
  }));
  const reasoned = Object.entries({
    notYours: 'forbidden',
    wrongMoment: 'wrong-moment',
    malformed: 'malformed',
  }).flatMap(([name, code]) =>
    callsOf(name).map(({ file, given }) => ({
      key: `${code}.${literal(given, /^'([a-z-]+)',/, file)}`,
      given,
    })),
  );
  const answered = server.flatMap(({ text }) =>
    [...text.matchAll(/error: '([a-z-]+)'/g)].map(([given, key]) => ({ key, given })),
  );
  return [...denied, ...reasoned, ...answered];
}

/** The members of a union of texts, or the values of a record, by the lines that declare them. */
function textsOf(file: string, declaration: RegExp): string[] {
  const found = declaration.exec(readFileSync(file, 'utf8'));
  if (found === null) throw new Error(`${file}: nothing looks like ${declaration}`);
  return [...found[1].matchAll(/'([a-z-]+)'/g)].map(([, text]) => text);
}

/** Everything that the server can refuse, by which a client finds its words. */
const SERVER_KEYS: readonly string[] = [
  ...ERROR_CODES,
  ...Object.entries(ERROR_REASONS).flatMap(([code, reasons]) => reasons.map((why) => `${code}.${why}`)),
];

const FURTHER = [
  ...textsOf(`${KERNEL}file/game-file.ts`, /export type FileFault =([^;]+);/).map((fault) => `file.${fault}`),
  ...textsOf(`${CLIENT}transport/packed.ts`, /readonly fault: ([^;]+);/).map((fault) => `link.${fault}`),
];

/** Arguments that the client itself puts into a sentence: see `fault-sentence.tsx`. */
const OF_THE_CLIENT = ['file.field', 'file.entry', 'file.options', 'options.value', 'options.range'];

function argumentsOf(text: string, language: Language): string[] {
  const found = new Set<string>();
  const visit = (ast: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const element of ast) {
      if ('value' in element && element.type !== 0) found.add(element.value);
      if ('options' in element) for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(new IntlMessageFormat(text, language).getAst());
  return [...found].sort();
}

describe.each(LANGUAGES)('%s', (language) => {
  const texts = TEXTS[language];

  test('has words for everything that the server can refuse', () => {
    const keys = [...SERVER_KEYS, ...FURTHER];
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  test('has the arguments of the English words, and all plurals can be said', () => {
    for (const [key, text] of Object.entries(texts)) {
      const wanted = argumentsOf(en[key as keyof typeof en], 'en');
      expect(argumentsOf(text, language), key).toEqual(wanted);
      for (const number of [0, 1, 2, 5, 22]) {
        const values = Object.fromEntries(wanted.map((name) => [name, number]));
        expect(format(compileMessage(text, language), values, language).trim(), key).not.toBe('');
      }
    }
  });
});

test.each([
  ['pl', pl],
  ['uk', uk],
] as const)('what is refused is not said in English in %s', (_, texts) => {
  const same = Object.entries(texts).filter(([key, text]) => text === en[key as keyof typeof en]);
  expect(same).toEqual([]);
});

test('what a sentence needs is sent along with every refusal that it is for', () => {
  for (const { key, given } of refusals()) {
    const text = (en as Readonly<Record<string, string>>)[key];
    for (const name of argumentsOf(text, 'en')) expect(given, key).toMatch(new RegExp(`\\b${name}\\b`));
  }
  const withArguments = Object.entries(en).filter(([, text]) => argumentsOf(text, 'en').length > 0);
  const sent = new Set(refusals().map(({ key }) => key));
  const [waits, others] = [['too-many.wait'], withArguments.map(([key]) => key)];
  expect(others.filter((key) => ![...sent, ...waits, ...OF_THE_CLIENT].includes(key))).toEqual([]);
});

test('no page shows the words of an error as they are', () => {
  // The page that says that something broke shows what, for whoever reports it.
  const allowed = [
    'ui/fault.tsx',
    'pages/table/table-page.tsx',
    'transport/bots.ts',
    'transport/bot-worker.ts',
  ];
  const raw = sourcesIn(CLIENT)
    .filter(({ file }) => !allowed.includes(file))
    .filter(({ text }) =>
      /(error|fault|refused|refusal)\.(message|reason)\b|String\((error|fault)\)/.test(text),
    );
  expect(raw.map(({ file }) => file)).toEqual([]);
});
