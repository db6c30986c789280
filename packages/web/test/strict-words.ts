/** A game's words that take nothing for granted: what has no text is a fault. */
import type { Words } from '@guildhall/board-kit';
import { type GameTexts, NamesInSentences } from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export class StrictWords implements Words {
  readonly language: string;
  readonly #texts: GameTexts;
  readonly #inSentences: NamesInSentences;
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(texts: GameTexts, language: string) {
    this.#texts = texts;
    this.#inSentences = new NamesInSentences(texts.names);
    this.language = language;
  }

  name(key: string): string {
    if (!Object.hasOwn(this.#texts.names, key)) throw new Error(`no name: ${key}`);
    return this.#texts.names[key];
  }

  say: Words['say'] = (key, values = {}) => this.sentence('board', key, values);

  sentence(sort: 'board' | 'actions', key: string, values: NonNullable<Parameters<Words['say']>[1]>): string {
    const message = this.#texts[sort][key];
    if (message === undefined) throw new Error(`no text: ${sort} ${key}`);
    const format = this.#formats.get(message) ?? new IntlMessageFormat(message, this.language);
    this.#formats.set(message, format);
    // The library refuses a message whose argument is missing.
    return String(format.format(this.#inSentences.spoken(values)));
  }
}
