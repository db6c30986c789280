/**
 * What a row stands for. Most say so by their commands. The rows of a player who left have none any more, and early
 * records do not name what points at the end are for: those follow from the comment above them and the rows beside.
 */
import { type Command, parseRow } from './commands.ts';
import { LedgerError } from './ledger-error.ts';
import type { Comment, LedgerGame, Move, Row } from './rows.ts';

export type FinalSource = 'fire' | 'water' | 'earth' | 'air' | 'network' | 'resources';
export type IncomePart = 'cult' | 'other' | 'all';

export type Meaning =
  | { readonly kind: 'setup' }
  /** Tells an effect of somebody else's answer; its position holds once that answer was given. */
  | { readonly kind: 'effect' }
  | { readonly kind: 'income'; readonly part: IncomePart }
  | { readonly kind: 'final'; readonly source: FinalSource }
  | { readonly kind: 'commands'; readonly commands: readonly Command[] }
  /** No commands at all; `section` is what the rows around it are about. */
  | { readonly kind: 'silent'; readonly section: Section };

export type Section =
  | { readonly kind: 'play' }
  /** Null: nobody is left whose commands could tell which part. */
  | { readonly kind: 'income'; readonly part: IncomePart | null }
  | { readonly kind: 'final'; readonly source: FinalSource };

const PLAY: Section = { kind: 'play' };

/** The section of every move: rows between two comments are about the same thing. */
export function sectionsOf(rows: readonly Row[]): ReadonlyMap<Move, Section> {
  const sections = new Map<Move, Section>();
  let comment: Comment | null = null;
  let block: Move[] = [];
  const close = (): void => {
    const section = sectionOf(comment, block);
    for (const move of block) sections.set(move, section);
    block = [];
  };
  for (const row of rows) {
    if (row.kind === 'move') block.push(row);
    else {
      close();
      comment = row;
    }
  }
  close();
  return sections;
}

function sectionOf(comment: Comment | null, block: readonly Move[]): Section {
  const text = comment?.text ?? '';
  const scored = /^Scoring (?:largest )?(fire|water|earth|air|network)\b/i.exec(text)?.[1].toLowerCase();
  if (scored !== undefined) return { kind: 'final', source: scored as FinalSource };
  if (/^Converting resources/i.test(text)) return { kind: 'final', source: 'resources' };
  for (const { commands } of block) {
    const part = INCOME.exec(commands);
    if (part !== null) return { kind: 'income', part: (part[1]?.toLowerCase() as IncomePart) ?? 'all' };
  }
  return /^Round \d+ income\b/i.test(text) ? { kind: 'income', part: null } : PLAY;
}

/** The row by which a faction sits down. */
export const SETUP = /^setup$/i;
const INCOME = /^(?:(cult|other|all)_)?income(?:_for_faction)?$/i;
const EFFECT = /^\[.*\]$/;
const POINTS = /^\+ ?\d{1,3} ?vp(?: +for +(fire|water|earth|air|network))?$/i;

export function meaningOf(game: LedgerGame, row: Move, section: Section): Meaning {
  const { commands } = row;
  if (commands === '') return { kind: 'silent', section };
  if (SETUP.test(commands)) return { kind: 'setup' };
  if (EFFECT.test(commands)) return { kind: 'effect' };
  const income = INCOME.exec(commands);
  if (income !== null)
    return { kind: 'income', part: (income[1]?.toLowerCase() as IncomePart | undefined) ?? 'all' };
  if (/^score_resources$/i.test(commands)) return { kind: 'final', source: 'resources' };
  const points = POINTS.exec(commands);
  if (points !== null) return { kind: 'final', source: sourceOf(game, row, points[1], section) };
  return { kind: 'commands', commands: placed(game, row, () => parseRow(commands)) };
}

function sourceOf(game: LedgerGame, row: Move, named: string | undefined, section: Section): FinalSource {
  if (named !== undefined) return named.toLowerCase() as FinalSource;
  if (section.kind === 'final') return section.source;
  throw new LedgerError(`${game.name}, row ${row.line}: nothing says what "${row.commands}" is for`);
}

/** A fault of the input, with the row it stands in. */
export function placed<T>(game: LedgerGame, row: Move, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error;
    throw new LedgerError(`${game.name}, row ${row.line} (${row.commands.slice(0, 100)}): ${error.message}`);
  }
}
