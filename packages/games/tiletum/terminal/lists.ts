import { hanging, WIDTH, type Words } from '@guildhall/terminal-kit';
import type { Benefit } from '../data/index.ts';
import { NONE, type Ruleset } from '../rules/index.ts';
import { isCardinal } from '../rules/seats.ts';

/** A short name for lists of many: C is the Cardinal. */
export function ownerMark(g: Ruleset, owner: number): string {
  return isCardinal(g, owner) ? 'C' : `P${owner + 1}`;
}

/** A heading and a list that goes on below it. */
export function listed(heading: string, items: readonly string[]): string[] {
  return hanging(heading, items.length === 0 ? '-' : items.join(' · '), WIDTH);
}

export function tileName(g: Ruleset, words: Words, tile: number): string {
  return tile === NONE ? '-' : words.name(g.tileIds[tile]);
}

/** What a place for a house gives. */
export function slotName(words: Words, { effect, amount }: Benefit): string {
  if (effect === 'none') return 'free';
  if (effect === 'points') return `${words.name('points')} +${amount}`;
  return 'bonuses of one building';
}
