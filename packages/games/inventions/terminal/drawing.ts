/** What all parts of one picture share. */
import type { Drawing as DrawingOf } from '@guildhall/terminal-kit';
import type { Ruleset, State } from '../rules/index.ts';

export type Drawing = DrawingOf<Ruleset, State>;

/** A short name for lists of many. */
export function ownerMark(g: Ruleset, owner: number): string {
  return owner === g.chronos ? 'Ch' : `P${owner + 1}`;
}
