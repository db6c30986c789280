/**
 * The lines of one game in a dataset: one about the game, then one for each decision, with what its seat knew, what was
 * legal, what it chose, and how the game ended for it. docs/research.md describes them.
 */
import type { MatchResult } from '@guildhall/bots';
import { type Action, type GameState, isOver, randomFrom, type Seat } from '@guildhall/kernel';
import type { Ruleset } from '../engine/ruleset.ts';

/** What a line of a decision can hold besides what it always does. */
export const PARTS = ['lines', 'numbers', 'view', 'features'] as const;
export type Part = (typeof PARTS)[number];

export interface RowSettings {
  readonly parts: readonly Part[];
  /** How many of a hundred decisions are written. */
  readonly share: number;
  /** Chooses which. */
  readonly seed: string;
}

/** Where a game comes from, and who played it. */
interface GameSource {
  /** The game, and the version of its rules. */
  readonly name: string;
  readonly version: number;
  readonly source: string;
  readonly seed?: string;
  readonly bots?: readonly string[];
}

export class GameRows {
  readonly #ruleset: Ruleset;
  readonly #settings: RowSettings;
  readonly #number: number;
  readonly #isChosen: () => boolean;
  readonly #rows: { readonly seat: Seat; readonly fields: object }[] = [];
  #decisions = 0;

  /** `number`: which game of the dataset it is. */
  constructor(ruleset: Ruleset, number: number, settings: RowSettings) {
    this.#ruleset = ruleset;
    this.#settings = settings;
    this.#number = number;
    const random = randomFrom(`${settings.seed} ${number} share`);
    this.#isChosen = () => random.below(100) < settings.share;
  }

  /** A decision and the position before it. Where only one action is legal, there is nothing to decide. */
  add(state: GameState, seat: Seat, action: Action): void {
    const { rules, numbers, features } = this.#ruleset;
    const legal = rules.legal(state, seat);
    if (legal.length < 2) return;
    const decision = this.#decisions++;
    if (!this.#isChosen()) return;
    const number = numbers.of(action);
    const fields: Record<string, unknown> = {
      decision,
      seat,
      action: rules.notation.write(action),
      chosen: legal.findIndex((one) => numbers.of(one) === number),
    };
    const view = rules.view(state, seat);
    for (const part of this.#settings.parts) {
      if (part === 'lines') fields.lines = legal.map((one) => rules.notation.write(one));
      else if (part === 'numbers') fields.numbers = legal.map((one) => numbers.of(one));
      else if (part === 'view') fields.view = view;
      else {
        const values = new Array<number>(features.names.length).fill(0);
        features.write(view, seat, values, 0);
        fields.features = values;
      }
    }
    this.#rows.push({ seat, fields });
  }

  /** All lines of the game. One that is not over has no result. */
  finish(source: GameSource, last: GameState, match: MatchResult | null = null): string {
    const { options, rules, actionsHash, features } = this.#ruleset;
    const outcome = isOver(last) ? rules.outcome(last) : null;
    const totals = outcome?.totals ?? null;
    // Who lost a seat did not win with it.
    const places = match?.places ?? outcome?.ranks ?? null;
    const forfeited = match?.forfeited ?? [];
    const game = {
      type: 'game',
      game: this.#number,
      ...source,
      options,
      seats: rules.seats,
      totals,
      places,
      ...(forfeited.length === 0 ? {} : { forfeited }),
      decisions: this.#decisions,
      written: this.#rows.length,
      ...(this.#settings.parts.includes('numbers') ? { actionsHash } : {}),
      ...(this.#settings.parts.includes('features') ? { features: features.names } : {}),
    };
    const decisions = this.#rows.map(({ seat, fields }) => ({
      type: 'decision',
      game: this.#number,
      ...fields,
      total: totals?.[seat] ?? null,
      place: places?.[seat] ?? null,
    }));
    return [game, ...decisions].map((line) => `${JSON.stringify(line)}\n`).join('');
  }
}
