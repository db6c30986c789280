/** Limits: what bounds or refuses a single tile. Every tile of a kind has an entry, and none may be missing. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../../rules/index.ts';
import { displayWith, position, type Seat } from '../position.ts';

/** The rules that say it, what they say, and the position that shows it. */
type Limit = readonly [rules: string, says: string, show: () => void];

export function limitsOf(
  what: string,
  ids: readonly string[],
  limits: Readonly<Record<string, Limit>>,
): void {
  describe(what, () => {
    test('each has its limit', () => {
      expect(Object.keys(limits).sort()).toEqual([...ids].sort());
    });
    for (const [id, [rules, says, show]] of Object.entries(limits)) test(`${rules} ${id}: ${says}`, show);
  });
}

const RIVALS: readonly Seat[] = [
  ['lake', 'goblins'],
  ['swamp', 'inventors'],
  ['forest', 'monks'],
  ['plains', 'felines'],
];

/** Three players, of whom the first is given. */
export function three(first: Seat = ['desert', 'blessed'], chosen: Partial<Options> = {}) {
  const others = RIVALS.filter(([board, faction]) => board !== first[0] && faction !== first[1]);
  return position([first, ...others.slice(0, 2)], chosen);
}

export type Table = ReturnType<typeof three>;

/** Uses a special action as these lines say, and is refused it in the next turn of the same round. */
export function onceARound(game: Table, source: string, ...lines: string[]): void {
  game.play(0, `action ${source}`, ...lines, 'end turn');
  expect(game.refusal(0, `action ${source}`)).toBe('AOI-SPECIAL-ONCE');
}

/** A palace that stands on H5 already. */
export function owning(palace: string, first?: Seat): Table {
  return three(first).put(0, 'H5', 'palace').give(0, { palace }).alone().turn();
}

/** Takes an innovation of the banking column for five banking books and five coins. */
export function innovating(tile: string, prepare: (game: Table) => unknown = () => {}): Table {
  const game = three(undefined, { innovations: displayWith(tile) });
  game.give(0, { books: { banking: 5 }, coins: 5 }).alone();
  prepare(game);
  return game.turn().play(0, `innovate ${tile}`);
}
