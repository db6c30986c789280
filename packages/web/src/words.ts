/** A game's words in one language, put into sentences. */
import type { Values, Words } from '@guildhall/board-kit';
import { type GameManifest, manifestOf } from '@guildhall/games';
import type { GameWords, Language, LogEvent, LogValue } from '@guildhall/kernel';
import { TABLE } from '@guildhall/kernel';
import { Loaded } from './loaded.ts';
import { type Arguments, format, type Message } from './messages.ts';

export class GameSpeech implements Words {
  readonly language: Language;
  readonly game: string;
  readonly #words: GameWords;

  constructor(game: string, words: GameWords, language: Language) {
    this.game = game;
    this.language = language;
    this.#words = words;
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

  say(key: string, values: Values = {}): string {
    return this.#sentence('board', key, values) ?? key;
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
    return this.#sentence('log', kind, { ...data, seat: seat === TABLE ? '' : nameOf(seat) });
  }

  #sentence(sort: 'board' | 'prompts' | 'actions' | 'log', key: string, values: Values): string | null {
    const messages = this.#words[sort] as Readonly<Record<string, Message>>;
    if (!Object.hasOwn(messages, key)) {
      console.error(`no text: ${this.game} ${this.language} ${sort} ${key}`);
      return null;
    }
    const given: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(values)) given[name] = this.#value(value);
    return format(messages[key], given satisfies Arguments, this.language);
  }

  #value(value: LogValue): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.name(value);
    if (value === null) return 'none';
    if (typeof value === 'boolean') return String(value);
    return value.map((member) => this.#value(member)).join(', ');
  }
}

export const speeches = new Loaded(
  async (game: string, language: Language) =>
    new GameSpeech(game, (await knownGame(game).words[language]()).words, language),
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
