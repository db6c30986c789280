import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/contract/text.ts';
import { KERNEL_RULES } from '../src/engine/play.ts';
import { kernelRefusalWords } from '../src/refusal-words/index.ts';

const words = (rule: string, language: (typeof LANGUAGES)[number]): string | null =>
  kernelRefusalWords({ rule, missing: {} }, language);

test.each(LANGUAGES)('every rule of the kernel has a sentence of its own in %s', (language) => {
  const sentences = KERNEL_RULES.map((rule) => words(rule, language));
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(new Set(sentences).size).toBe(KERNEL_RULES.length);
});

test('languages are not mixed up, and other rules have no words here', () => {
  expect(LANGUAGES.map((language) => words('KERNEL-GAME-OVER', language))).toEqual([
    'The game is over.',
    'Koniec gry.',
    'Партію завершено.',
  ]);
  expect(words('TM-LEECH-1', 'en')).toBeNull();
  expect(words('constructor', 'en')).toBeNull();
});
