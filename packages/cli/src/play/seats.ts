/** Who sits where. */
import { existsSync } from 'node:fs';
import { LEVELS, type Level, think } from '@guildhall/bots';
import { NAMED_BOTS, type NamedBot, OWN_NAMED_BOTS, type OwnNamedBot, readBot } from '@guildhall/bots/own';
import type { Action, Seat, Table } from '@guildhall/kernel';
import { UsageError } from '../usage-error.ts';

const SITTERS = ['human', ...LEVELS] as const;
export type Sitter = (typeof SITTERS)[number];

/** "human,steady"; who is not named plays at random. */
export function readSeats(text: string): Sitter[] {
  return text.split(',').map(readSitter);
}

/** Bots alone, seat by seat. */
export function readBots(text: string): NamedBot[] {
  return text.split(',').map((word) => {
    const bot = readBot(word);
    if (bot === null) throw new UsageError(`--seats: "${word}" is not one of ${NAMED_BOTS}`);
    if (bot.kind === 'module' && !existsSync(bot.words[0]))
      throw new UsageError(`--seats: there is no file ${bot.words[0]}`);
    return bot;
  });
}

/** A bot that somebody wrote, by itself. */
export function readOwnBot(word: string): OwnNamedBot {
  const bot = readBot(word);
  if (bot === null || bot.kind === 'level') throw new UsageError(`"${word}" is not ${OWN_NAMED_BOTS}`);
  if (bot.kind === 'module' && !existsSync(bot.words[0]))
    throw new UsageError(`there is no file ${bot.words[0]}`);
  return bot;
}

function readSitter(word: string): Sitter {
  const found = SITTERS.find((sitter) => sitter === word.trim());
  if (found !== undefined) return found;
  throw new UsageError(
    `--seats: "${word}" is not one of ${SITTERS.join(', ')}`,
    `as in --seats ${SITTERS[0]},random`,
  );
}

/** One for each seat of the table. */
export function seated<T>(named: readonly T[], seats: number, otherwise: T): T[] {
  if (named.length > seats) {
    throw new UsageError(
      `--seats names ${named.length} seats, but there are ${seats} players`,
      'add --players, or name fewer seats',
    );
  }
  return Array.from({ length: seats }, (_, seat) => named[seat] ?? otherwise);
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
