/** A game's words in one language, put into sentences. */
import type { Values, Words } from '@guildhall/board-kit';
import { type GameManifest, manifestOf } from '@guildhall/games';
import {
  asSentence,
  formKey,
  type GameWords,
  type Language,
  type LogEvent,
  NamesInSentences,
  TABLE,
} from '@guildhall/kernel';
import { Loaded } from '../registry/loaded.ts';
import { type Arguments, format, type Message } from './messages.ts';

export class GameSpeech implements Words {
  readonly language: Language;
  readonly game: string;
  readonly #words: GameWords;
  readonly #names: NamesInSentences;

  constructor(game: string, words: GameWords, language: Language) {
    this.game = game;
    this.language = language;
    this.#words = words;
    this.#names = new NamesInSentences(words.names);
  }

  get title(): string {
    return this.#words.title;
  }

  name(key: string): string {
    return this.nameOrNull(key) ?? key;
  }

  nameOrNull(key: string): string | null {
    const { names } = this.#words;
    return Object.hasOwn(names, key) ? names[key] : null;
  }

  /** A name as a sentence of the client needs it. */
  form(key: string, form = ''): string {
    const whole = formKey(key, form);
    return this.nameOrNull(whole) ?? this.name(key);
  }

  /** So many of something, in words where the game has them. */
  amount(key: string, count: number): string {
    const counted = `amount.${key}`;
    return Object.hasOwn(this.#words.board, counted)
      ? this.say(counted, { count })
      : `${count} × ${this.name(key)}`;
  }

  /** What the button says that does something, where the game has words for it: "Take this tile". */
  verb(kind: string): string | null {
    const key = `take.${kind}`;
    return Object.hasOwn(this.#words.board, key) ? this.say(key) : null;
  }

  /** A payment in few words, done so many times, where the game has them: "burn 3". */
  payment(kind: string, values: Values, count: number): string | null {
    const key = `pay.${kind}`;
    return Object.hasOwn(this.#words.board, key) ? this.say(key, { ...values, count }) : null;
  }

  /** How verbs agree with those who are named. */
  numberOf(names: readonly string[]): 'sg' | 'pl' {
    return this.#names.numberOf(names);
  }

  say(key: string, values: Values = {}): string {
    const text = this.#text('board', key, this.#names.spoken(values)) ?? key;
    // What stands on a board may be part of a sentence, unless it begins with a name.
    return this.#beginsWithName(key) ? asSentence(text) : text;
  }

  #beginsWithName(key: string): boolean {
    const [first] = (this.#words.board as Readonly<Record<string, Message>>)[key] ?? [];
    return Array.isArray(first) && first.length === 1;
  }

  prompt(kind: string, facts: Values): string {
    return this.#sentence('prompts', kind, facts) ?? kind;
  }

  /** What an action does; null when there are no words for it. */
  action(kind: string, values: Values): string | null {
    return this.#sentence('actions', kind, values);
  }

  /** A line of the log; null when there are no words for it. */
  event({ kind, seat, data }: LogEvent, nameOf: (seat: number) => string): string | null {
    const text = this.#text('log', kind, this.#names.spoken(data, seat === TABLE ? '' : nameOf(seat)));
    return text === null ? null : asSentence(text);
  }

  /** A text that is not among the game's words, as those of a lesson. A fraction has the decimal sign of the language. */
  sentence(message: Message, values: Values): string {
    const spoken: Record<string, string | number> = this.#names.spoken(values);
    for (const [name, value] of Object.entries(spoken))
      if (typeof value === 'number' && !Number.isInteger(value))
        spoken[name] = value.toLocaleString(this.language);
    return asSentence(format(message, spoken, this.language));
  }

  #sentence(sort: 'prompts' | 'actions', key: string, values: Values): string | null {
    const text = this.#text(sort, key, this.#names.spoken(values));
    return text === null ? null : asSentence(text);
  }

  #text(sort: 'board' | 'prompts' | 'actions' | 'log', key: string, spoken: Arguments): string | null {
    const messages = this.#words[sort] as Readonly<Record<string, Message>>;
    if (!Object.hasOwn(messages, key)) {
      console.error(`no text: ${this.game} ${this.language} ${sort} ${key}`);
      return null;
    }
    return format(messages[key], spoken, this.language);
  }
}

export const speeches = new Loaded(
  async (game: string, language: Language) =>
    new GameSpeech(game, (await knownGame(game).words[language]()).words, language),
);

/** What the lessons of a game say; empty where it has none. */
export const lessonTexts = new Loaded(
  async (game: string, language: Language): Promise<Readonly<Record<string, Message>>> =>
    // Compiled while the client is built: the texts that are imported are messages by then.
    (await knownGame(game).lessons?.texts[language]())?.lessonTexts ?? {},
);

/** What the how-to-play page of a game says; empty where it has none. */
export const guideTexts = new Loaded(
  async (game: string, language: Language): Promise<Readonly<Record<string, Message>>> =>
    (await (await knownGame(game).guide?.())?.texts[language]())?.guideTexts ?? {},
);

export const rulebooks = new Loaded(
  async (game: string, language: Language) => (await knownGame(game).rules[language]()).rules,
);

/** Words for the kernel's own rules, which no game has words for; loaded with the table. */
export const kernelRefusals = new Loaded((language: Language) => KERNEL_REFUSALS[language]());

const KERNEL_REFUSALS: Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => (await import('@guildhall/kernel/refusal-words/en')).en,
  pl: async () => (await import('@guildhall/kernel/refusal-words/pl')).pl,
  uk: async () => (await import('@guildhall/kernel/refusal-words/uk')).uk,
};

export function knownGame(id: string): GameManifest {
  const game = manifestOf(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  return game;
}
