/** Who sits where. */
import { LEVELS, type Level, think } from '@guildhall/bots';
import type { Action, Seat, Table } from '@guildhall/kernel';
import { UsageError } from '../usage-error.ts';

const SITTERS = ['human', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

/** "human,steady"; who is not named plays at random. */
export function readSeats(text: string): Sitter[] {
  return text.split(',').map((word) => readSitter(word, SITTERS));
}

/** Bots alone, seat by seat. */
export function readBots(text: string): Level[] {
  return text.split(',').map((word) => readSitter(word, LEVELS));
}

function readSitter<T extends Sitter>(word: string, known: readonly T[]): T {
  const found = known.find((sitter) => sitter === word.trim());
  if (found !== undefined) return found;
  throw new UsageError(
    `--seats: "${word}" is not one of ${known.join(', ')}`,
    `as in --seats ${known[0]},random`,
  );
}

/** One for each seat of the table. */
export function seated<T extends Sitter>(named: readonly T[], seats: number): (T | 'random')[] {
  if (named.length > seats) {
    throw new UsageError(
      `--seats names ${named.length} seats, but there are ${seats} players`,
      'add --players, or name fewer seats',
    );
  }
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? 'random');
}

/** The move of a bot; the same at the same point of the same table. */
export function choiceOf(level: Level, table: Table, seat: Seat): readonly Action[] {
  return think(table.rules, { view: table.view(seat), seat, level, seed: table.seed }).actions;
}

/**
 * Whose decision is shown next at one screen: a turn that was begun goes on, then come open answers, then the seat
 * that the game waits for. Null when the game is over.
 */
export function nextToDecide(table: Table): Seat | null {
  const deciders = table.deciders();
  const begun = deciders.find((seat) => (table.drafts(seat)[0]?.own?.steps.length ?? 0) > 0);
  if (begun !== undefined) return begun;
  const waited = table.waitedFor();
  return deciders.find((seat) => !waited.includes(seat)) ?? waited[0] ?? null;
}
