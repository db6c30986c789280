/**
 * The messages to a program and its responses: one JSON object a line, on its standard input and output.
 * docs/own-bot.md describes it for those who write one.
 */
import { type GameState, readMove, type Seat } from '@guildhall/kernel';
import type { MatchResult } from '../bot.ts';
import { excerptOf, type GamePlayed } from './outside-bot.ts';

/** Raised by every change that a program would have to follow. */
export const PROTOCOL_VERSION = 1;

export type ToProgram =
  | ({
      readonly type: 'start';
      readonly protocol: typeof PROTOCOL_VERSION;
      readonly seat: Seat;
    } & GamePlayed)
  | {
      readonly type: 'choose';
      readonly id: number;
      readonly seat: Seat;
      readonly milliseconds: number;
      /** For a generator of random numbers. */
      readonly random: number;
      readonly legal: readonly string[];
      readonly view: GameState;
    }
  | ({ readonly type: 'over'; readonly seat: Seat } & MatchResult);

/** Throws where a program answered anything else to `start`. */
export function readReady(line: string): void {
  if (fieldsOf(line).type !== 'ready') throw unlike(line, '{"type": "ready"}');
}

/** The lines of an answer to `choose`. */
export function readAnswer(line: string, id: number): readonly string[] {
  const answer = fieldsOf(line);
  if (answer.id !== id || typeof answer.move !== 'string') throw unlike(line, `{"id": ${id}, "move": "…"}`);
  return readMove(answer.move);
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

function unlike(line: string, expected: string): Error {
  return new Error(`it answered ${excerptOf(line)} instead of ${expected}`);
}
