import type { BaseOptions } from '../contract/game.ts';
import { FILE_FORMAT, writeGameFile } from '../file/game-file.ts';
import { type Step, writeEntry } from '../table/entries.ts';

/** A game on which a check fails, short enough to look at. */
export interface FailingCase {
  readonly check: string;
  readonly message: string;
  readonly game: string;
  readonly version: number;
  readonly options: BaseOptions;
  readonly seed: string;
  /** The check fails at the state after the last of these. */
  readonly steps: readonly Step[];
  /** How many steps it took before they were made fewer. */
  readonly foundAfter: number;
  /** Gives the check the same random choices again. */
  readonly salt: string;
}

/** The text of a table file, which the command line can open. */
export function caseFile(failing: FailingCase): string {
  const { check, message, game, version, options, seed, steps } = failing;
  return writeGameFile({
    guildhall: FILE_FORMAT,
    game,
    version,
    options: { ...options },
    seed,
    failure: { check, message },
    entries: steps.map(writeEntry),
    hash: null,
  });
}

/** A few lines for a person. */
export function describeCase(failing: FailingCase): string {
  const { check, message, game, version, options, seed, steps, foundAfter } = failing;
  return [
    `${check}: ${message}`,
    `  ${game} v${version} ${JSON.stringify(options)} seed ${JSON.stringify(seed)}`,
    `  after ${steps.length} steps (found after ${foundAfter}):`,
    ...steps.map((step) => `    ${writeEntry(step)}`),
  ].join('\n');
}
