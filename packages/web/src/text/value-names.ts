/** Values of a game's tables in words: what an override changes, from what to what. */
import { type Language, type Override, patternFor, type SourcedTable } from '@guildhall/kernel';
import { Loaded } from '../registry/loaded.ts';
import { format, type Message } from './messages.ts';
import { type GameSpeech, knownGame, speeches } from './words.ts';

/** Between the steps of a path, the outermost first. */
const BETWEEN = ' › ';

type Value = Override['value'];

export class ValueNames {
  readonly #words: readonly (readonly [pattern: readonly string[], message: Message])[];
  readonly #values: Readonly<Record<string, Message>>;
  readonly #speech: Pick<GameSpeech, 'nameOrNull' | 'language'>;
  readonly #tables: readonly SourcedTable[];

  constructor(
    values: Readonly<Record<string, Message>>,
    speech: Pick<GameSpeech, 'nameOrNull' | 'language'>,
    tables: readonly SourcedTable[],
  ) {
    this.#values = values;
    this.#words = Object.entries(values).map(([key, message]) => [key.split('.'), message]);
    this.#speech = speech;
    this.#tables = tables;
  }

  /** What the value at a path is called. A step that has no name is at least set apart into words. */
  label(path: string): string {
    const steps = path.split('.');
    const words = steps.map((step, at) => this.nameOfStep(steps.slice(0, at + 1)) ?? readable(step));
    return words.join(BETWEEN);
  }

  /** What the last of these steps is called; null: nothing. */
  nameOfStep(steps: readonly string[]): string | null {
    const step = steps[steps.length - 1];
    const message = patternFor(this.#words, steps);
    if (message !== null) {
      const index = Number(step);
      return format(message, { step, index, number: index + 1 }, this.#speech.language);
    }
    const names = step.split('-').map((part) => this.#speech.nameOrNull(part));
    return names.includes(null) ? null : names.join(' – ');
  }

  /** A value as people say it: places and letters of the map stand for themselves. */
  value(value: Value): string {
    const key = `=${value}`;
    if (Object.hasOwn(this.#values, key)) return format(this.#values[key], {}, this.#speech.language);
    return (typeof value === 'string' ? this.#speech.nameOrNull(value) : null) ?? String(value);
  }

  /** What stands there without an override; null where there is no such place. */
  usual(path: string): Value | null {
    const found = this.#tables.find(({ name }) => path === name || path.startsWith(`${name}.`));
    if (found === undefined) return null;
    let at = found.table;
    for (const step of path.slice(found.name.length).split('.').slice(1)) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return null;
      at = (at as Readonly<Record<string, unknown>>)[step];
    }
    return typeof at === 'object' || at === undefined ? null : (at as Value);
  }
}

/** "lastRound": "last round". */
function readable(step: string): string {
  return step.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
}

export const valueNames = new Loaded(async (game: string, language: Language) => {
  const manifest = knownGame(game);
  const [{ values }, speech, tables] = await Promise.all([
    manifest.values[language](),
    speeches.load(game, language),
    manifest.tables(),
  ]);
  // Compiled while the client is built.
  return new ValueNames(values as unknown as Readonly<Record<string, Message>>, speech, tables);
});
