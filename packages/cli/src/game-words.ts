/** A game's texts in one language, put into sentences. What has no text is shown by its kind. */
import {
  type AllTexts,
  asSentence,
  type GameTexts,
  type Language,
  type LogEvent,
  NamesInSentences,
  type Refusal,
  type RuleText,
  TABLE,
} from '@guildhall/kernel';
import { kernelRefusalWords } from '@guildhall/kernel/refusal-words';
import type { Words as TerminalWords, Values } from '@guildhall/terminal-kit';
import { IntlMessageFormat } from 'intl-messageformat';

export class Words implements TerminalWords {
  readonly language: Language;
  readonly #texts: GameTexts;
  readonly #names: NamesInSentences;
  readonly #messages = new Map<string, IntlMessageFormat>();

  constructor(texts: AllTexts, language: Language) {
    this.language = language;
    this.#texts = texts[language];
    this.#names = new NamesInSentences(this.#texts.names);
  }

  get title(): string {
    return this.#texts.title;
  }

  /** The name of a thing, or its key. */
  name(key: string): string {
    return Object.hasOwn(this.#texts.names, key) ? this.#texts.names[key] : key;
  }

  /** The prompt of a decision. */
  prompt(kind: string, facts: Values): string {
    return this.#say(this.#texts.prompts, kind, facts) ?? kind;
  }

  /** What an action does; null when there are no words for it. */
  action(kind: string, values: Values): string | null {
    return this.#say(this.#texts.actions, kind, values);
  }

  /** One line of the log. */
  event({ kind, seat, data }: LogEvent, nameOf: (seat: number) => string): string {
    const who = seat === TABLE ? '' : nameOf(seat);
    if (kind === 'KERNEL-BACK') return `${who}: rollback to entry ${data.to}`;
    const said = this.#say(this.#texts.log, kind, data, who);
    if (said !== null) return said;
    const spoken = this.#names.spoken(data);
    const values = Object.keys(data).map((key) => `${key} ${spoken[key]}`);
    return [who === '' ? kind : `${who}: ${kind}`, ...values].join(', ');
  }

  /** Any message of the game. */
  message(text: string, values: Values): string {
    return String(this.#message(text).format(this.#names.spoken(values)));
  }

  rule(id: string): RuleText | null {
    const { rules } = this.#texts;
    return Object.hasOwn(rules, id) ? rules[id] : null;
  }

  /** A refusal in words: which rule says no, and what is missing. */
  refusal(refusal: Refusal): string[] {
    const { rule, missing } = refusal;
    const lacking = Object.entries(missing).map(([count, by]) => `${by} × ${this.name(count)}`);
    const text = this.rule(rule);
    const lines =
      text === null
        ? [`${kernelRefusalWords(refusal, this.language) ?? rule} [${rule}]`]
        : [`${text.title} [${rule}]`, text.text];
    return lacking.length === 0 ? lines : [...lines, `Missing: ${lacking.join(', ')}.`];
  }

  #say(
    messages: Readonly<Record<string, string>>,
    kind: string,
    values: Values,
    seat?: string,
  ): string | null {
    if (!Object.hasOwn(messages, kind)) return null;
    try {
      return asSentence(String(this.#message(messages[kind]).format(this.#names.spoken(values, seat))));
    } catch {
      // A message that needs more than it is given is no reason to stop a game.
      return null;
    }
  }

  #message(text: string): IntlMessageFormat {
    let message = this.#messages.get(text);
    if (message === undefined) {
      message = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true });
      this.#messages.set(text, message);
    }
    return message;
  }
}
