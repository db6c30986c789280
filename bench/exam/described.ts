/** A table in words, for a reader who has nothing else: the drawing of the terminal, and what it leaves to the eye. */

import type { GameManifest } from '@guildhall/games';
import {
  type Action,
  type BaseOptions,
  type GameState,
  type LogEvent,
  openObligations,
  patternFor,
  type Rules,
  type Seat,
  writeMove,
} from '@guildhall/kernel';
import { type Board, paintWith, type TableInWords } from '@guildhall/terminal-kit';
import { Words } from '../../packages/cli/src/game-words.ts';

const NOTHING: TableInWords = { now: [], printed: [], tables: [], rules: [] };

/** How a game speaks about the tables of one set of options. */
export class Speaker {
  readonly words: Words;
  readonly rules: Rules;
  readonly #board: Board;
  readonly #values: readonly (readonly [readonly string[], string])[];
  readonly #ruleIds: readonly string[];

  private constructor(
    words: Words,
    rules: Rules,
    board: Board,
    values: Readonly<Record<string, string>>,
    ruleIds: readonly string[],
  ) {
    this.words = words;
    this.rules = rules;
    this.#board = board;
    this.#values = Object.entries(values).map(([key, text]) => [key.split('.'), text]);
    this.#ruleIds = ruleIds;
  }

  static async of(manifest: GameManifest, options: BaseOptions): Promise<Speaker> {
    if (manifest.terminal === undefined) throw new Error(`${manifest.id} is not drawn in a terminal`);
    const game = await manifest.game();
    const rules = game.rules(options);
    const words = new Words(await manifest.texts(), 'en');
    const board = (await manifest.terminal()).make({ words, paint: paintWith(false), rules, options });
    const { values } = await manifest.values.en();
    return new Speaker(words, rules, board, values, game.ruleIds);
  }

  nameOf(view: GameState, seat: Seat): string {
    return this.#board.seatName(view, seat);
  }

  drawn(view: GameState): readonly string[] {
    return this.#board.draw(view);
  }

  /** What the drawing leaves out, as it is now. */
  now(view: GameState): readonly string[] {
    return (this.#board.inWords?.(view) ?? NOTHING).now;
  }

  /** What is printed on the things in play. */
  printed(view: GameState): readonly string[] {
    const { printed, tables, rules } = this.#board.inWords?.(view) ?? NOTHING;
    return [
      ...printed,
      ...tables.flatMap((path) => this.#table(path)),
      ...this.#ruleIds
        .filter((id) => rules.some((start) => id === start || id.startsWith(`${start}-`)))
        .flatMap((id) => {
          const text = this.words.rule(id);
          return text === null ? [] : [`${text.title}: ${text.text}`];
        }),
    ];
  }

  /** What a seat is asked. */
  prompts(view: GameState, seat: Seat): readonly string[] {
    return openObligations(view)
      .filter((owed) => owed.seat === seat)
      .map((owed) => this.words.prompt(owed.kind, this.rules.facts(view, owed)));
  }

  event(view: GameState, event: LogEvent): string {
    return this.words.event(event, (seat) => this.nameOf(view, seat));
  }

  /** Actions as they are offered, and as they are written. */
  move(actions: readonly Action[]): string {
    const texts = actions.flatMap((action) => {
      const values = { ...this.rules.notation.arguments(action), ...this.#board.details?.(action) };
      return this.words.action(action.kind, values) ?? [];
    });
    const line = `\`${this.line(actions)}\``;
    return texts.length === 0 ? line : `${texts.join(', then: ')} (${line})`;
  }

  line(actions: readonly Action[]): string {
    return writeMove(actions.map((action) => this.rules.notation.write(action)));
  }

  /** The title of the kind of an action. */
  heading(kind: string): string {
    const name = this.words.name(`action.${kind}`);
    return name.startsWith('action.') ? kind : name;
  }

  changes(by: Readonly<Record<string, number>>): string {
    return this.#board.changes(by);
  }

  #table(path: string): string[] {
    const steps = path.split('.');
    let at: unknown = this.rules.tables;
    for (const step of steps) at = (at as Readonly<Record<string, unknown>> | undefined)?.[step];
    if (at === undefined) throw new Error(`there is no table ${path}`);
    return this.#lines(steps, at);
  }

  /** One line for every thing whose values are no things themselves. */
  #lines(steps: readonly string[], value: unknown): string[] {
    if (isEmpty(value)) return [];
    const label = steps.map((_, at) => this.#stepName(steps.slice(0, at + 1))).join(' › ');
    if (typeof value !== 'object' || value === null) return [`${label}: ${this.#value(value)}`];
    const entries = Object.entries(value);
    if (entries.every(([, inner]) => typeof inner !== 'object' || inner === null)) {
      const parts = entries
        .filter(([, inner]) => Array.isArray(value) || !isEmpty(inner))
        .map(([key, inner]) => `${this.#stepName([...steps, key])} ${this.#value(inner)}`);
      return [`${label}: ${parts.join(', ')}`];
    }
    return entries.flatMap(([key, inner]) => this.#lines([...steps, key], inner));
  }

  #stepName(steps: readonly string[]): string {
    const step = steps[steps.length - 1];
    const message = patternFor(this.#values, steps);
    if (message !== null) {
      const index = Number(step);
      return this.words.message(message, { step, index, number: index + 1 });
    }
    return step
      .split('-')
      .map((part) => this.words.name(part))
      .join(' – ');
  }

  #value(value: unknown): string {
    const named = this.#values.find(([[key]]) => key === `=${value}`);
    if (named !== undefined) return named[1];
    return typeof value === 'string' ? this.words.name(value) : String(value);
  }
}

/** Nothing is printed where there is nothing: none of a good, an ability that a board does not have. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === 0 || value === false || value === 'none';
}
