/** What all parts of one picture share. */
import type { Rules, Seat } from '@guildhall/kernel';
import type { Paint, Words } from '@guildhall/terminal-kit';
import type { Ruleset, State } from '../rules/index.ts';

export interface Drawing {
  readonly g: Ruleset;
  readonly rules: Rules;
  readonly state: State;
  readonly words: Words;
  readonly paint: Paint;
}

export function seatName(seat: Seat): string {
  return `Player ${seat + 1}`;
}

/** A short name for lists of many. */
export function ownerMark(g: Ruleset, owner: number): string {
  return owner === g.chronos ? 'Ch' : `P${owner + 1}`;
}
