import type { Situation } from './situation.ts';

/**
 * When a check looks: at every state in which somebody decides, at a sampled one in twenty of these, at a sampled step
 * of the table before it runs, or after the end of a game.
 */
export type Moment = 'every' | 'sampled' | 'table' | 'end';

export interface Check {
  /** Named in a failure; a family of checks at several moments may share a name. */
  readonly name: string;
  readonly moment: Moment;
  /** What is wrong, or null. Leaves the state as it was. */
  run(situation: Situation): string | null;
}

export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly check: string;

  constructor(check: string, message: string) {
    super(message);
    this.check = check;
  }
}

/** A rule that threw is a failure like any other. */
export function asFailure(error: unknown): CheckFailed {
  if (error instanceof CheckFailed) return error;
  return new CheckFailed('crash', describeError(error));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = (error.stack ?? '').split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return `${error.name}: ${error.message} ${where.trim()}`;
}

/** Runs a check and throws what it finds. */
export function runCheck(check: Check, situation: Situation): void {
  const { checks } = situation.playing.tally;
  checks[check.name] = (checks[check.name] ?? 0) + 1;
  let found: string | null;
  try {
    found = check.run(situation);
  } catch (error) {
    // The checks go ahead of the game: the action that threw is not among its steps.
    throw new CheckFailed('crash', `${describeError(error)}, while checking ${check.name}`);
  }
  if (found !== null) throw new CheckFailed(check.name, found);
}
