/**
 * The parts of a set-up that someone chose instead of leaving them to chance. Everyone who sits down must be able to
 * see them.
 */
import { isFixedOutcome, type OptionSpec, type OptionsSchema } from './options.ts';

/** Names of options. */
export interface ChosenSetup {
  /** Outcomes that everybody sees as soon as the game is set up. */
  readonly open: readonly string[];
  /** Outcomes that are hidden from someone at the table: the person who chose them knows more than the others. */
  readonly hidden: readonly string[];
}

export function chosenSetup<O extends object>(schema: OptionsSchema<O>, options: O): ChosenSetup {
  const chosen = fixedOutcomes(schema).filter(
    ([name]) => (options as Record<string, unknown>)[name] !== null,
  );
  const names = (hidden: boolean): string[] =>
    chosen.filter(([, spec]) => (spec.hidden ?? false) === hidden).map(([name]) => name);
  return { open: names(false), hidden: names(true) };
}

/** The options with all hidden outcomes left to chance. */
export function withoutHiddenOutcomes<O extends object>(schema: OptionsSchema<O>, options: O): O {
  const left = fixedOutcomes(schema).filter(([, spec]) => spec.hidden === true);
  return { ...options, ...Object.fromEntries(left.map(([name]) => [name, null])) };
}

function fixedOutcomes<O extends object>(schema: OptionsSchema<O>): [string, OptionSpec<unknown>][] {
  const fields = Object.entries(schema.fields) as [string, OptionSpec<unknown>][];
  return fields.filter(([, spec]) => isFixedOutcome(spec));
}
