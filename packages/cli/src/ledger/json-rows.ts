/** Recorded games as JSON: values stand alone, or with the change beside them as {value, delta}. */
import { recordedEnd } from './end.ts';
import { LedgerError } from './ledger-error.ts';
import { checkedRows, type LedgerGame, numbers, type Row } from './rows.ts';

export function parseJson(place: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LedgerError(
      `${place}: is not JSON, or is cut off (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

export function jsonGame(place: string, name: string, fallback: string, raw: unknown): LedgerGame {
  const rows = jsonRows(place, raw);
  const game = raw as Record<string, unknown>;
  const id = fileNameOf(typeof game.id === 'string' ? game.id : fallback);
  return { name, id, rows, end: recordedEnd(place, game) };
}

const LONGEST_NAME = 100;

export function fileNameOf(id: string): string {
  return (
    id
      .slice(0, LONGEST_NAME)
      .replace(/[^\w.-]+/g, '_')
      .replace(/^\.+/, '_') || '_'
  );
}

function jsonRows(place: string, game: unknown): readonly Row[] {
  const ledger = (game as { ledger?: unknown } | null)?.ledger;
  if (!Array.isArray(ledger)) throw new LedgerError(`${place}: is not a recorded game: it has no "ledger"`);
  return checkedRows(
    place,
    ledger.map((raw: unknown, at) => jsonRow(`${place}, row ${at + 1}`, at + 1, raw)),
  );
}

function jsonRow(where: string, line: number, raw: unknown): Row {
  if (typeof raw !== 'object' || raw === null) throw new LedgerError(`${where}: is not a row`);
  const cells = raw as Record<string, unknown>;
  const faction = cells.faction ?? cells.f;
  const commands = cells.commands ?? cells.cmd;
  // A move may have a comment beside it.
  if (faction === undefined && commands === undefined && typeof cells.comment === 'string')
    return { kind: 'comment', line, text: cells.comment.trim() };
  const value = (key: string): unknown => {
    const cell = cells[key];
    return typeof cell === 'object' && cell !== null ? (cell as { value?: unknown }).value : cell;
  };
  const whole = (key: string): number => {
    const found = value(key);
    if (!Number.isSafeInteger(found)) throw new LedgerError(`${where}: "${key}" is not a whole number`);
    return found as number;
  };
  if (typeof faction !== 'string' || typeof commands !== 'string')
    throw new LedgerError(`${where}: a move needs a faction and commands`);
  return {
    kind: 'move',
    line,
    faction,
    commands: commands.trim(),
    position: {
      points: whole('VP'),
      coins: whole('C'),
      workers: whole('W'),
      priests: whole('P'),
      bowls: numbers(where, value('PW'), 3) as [number, number, number],
      cults: numbers(where, value('CULT'), 4) as [number, number, number, number],
    },
  };
}
