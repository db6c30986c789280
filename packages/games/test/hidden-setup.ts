/** Outcomes of set-up that an option can fix: those that somebody does not see are marked as hidden. */
import type { Game, OptionSpec } from '@guildhall/kernel';
import { hiddenOutcomes, type OutcomeSample } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';

interface HiddenParts {
  /** Two values for every outcome that can be fixed. */
  readonly samples: Readonly<Record<string, OutcomeSample>>;
  /** Those that are not open to everybody once the game begins. */
  readonly unseen?: readonly string[];
  /** Those that are marked. */
  readonly marked?: readonly string[];
}

export function testHiddenSetup(game: Game, { samples, unseen = [], marked = unseen }: HiddenParts): void {
  test('outcomes of set-up that somebody does not see are marked as hidden', () => {
    const fields = Object.entries<OptionSpec<unknown>>(game.options.fields);
    const fixable = fields.filter(([, { values }]) => values === null);
    expect(Object.keys(samples).sort()).toEqual(fixable.map(([name]) => name).sort());
    expect(hiddenOutcomes(game, samples)).toEqual(unseen);
    expect(fixable.filter(([, { hidden }]) => hidden === true).map(([name]) => name)).toEqual(marked);
  });
}

/** A list, and the same with its first two members in each other's place. */
export function swapped<T>(
  list: readonly T[] | null | undefined,
  options: OutcomeSample['options'],
): OutcomeSample {
  const [first, second, ...rest] = list ?? [];
  return { values: [list, [second, first, ...rest]], options };
}
