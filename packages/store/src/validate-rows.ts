/**
 * Whether rows of a table are such as a store writes. The database sees to it that a number is a number and a text is a
 * text; which text it is, and that rows belong together, only whoever wrote them knows.
 */
import type { CommitmentForm } from '@guildhall/kernel';
import { fromJson } from './json.ts';
import type { EntryOrigin, EntryRecord, TableStatus, Visibility } from './records.ts';
import type { HeadRow, SeatRow, TableRow } from './schema.ts';

const STATUSES: readonly TableStatus[] = ['gathering', 'running', 'finished', 'abandoned'];
const VISIBILITIES: readonly Visibility[] = ['private', 'public'];
const FORMS: readonly CommitmentForm[] = [1, 2];
const OCCUPANTS: readonly SeatRow['occupant'][] = ['person', 'bot', 'gone', 'open'];
const ORIGINS: readonly EntryOrigin[] = ['person', 'bot', 'order'];

type Row = Omit<TableRow, 'secret' | 'seed'> & Omit<HeadRow, 'table_id'>;

/** Throws, and says what is wrong. */
export function checkOptions(options: string): void {
  isKind('options', options, ['object']);
}

/** Everything but the options. Throws, and says what is wrong. */
export function checkListed(row: Omit<Row, 'options'>, seats: readonly SeatRow[]): void {
  oneOf('status', row.status, STATUSES);
  oneOf('visibility', row.visibility, VISIBILITIES);
  oneOf('commitment_form', row.commitment_form, FORMS);
  atLeast('version', row.version, 1);
  for (const name of ['length', 'revision', 'messages'] as const) atLeast(name, row[name], 0);
  // What these hold is for the server to say.
  for (const name of ['settings', 'outcome', 'clocks', 'votes'] as const) parsed(name, row[name]);
  isKind('proposal', row.proposal, ['object', 'null']);
  isKind('waiting', row.waiting, ['list']);
  for (const [at, { seat, occupant, bot_level: level }] of seats.entries()) {
    if (seat !== at) throw new Error(`seat ${at} is missing`);
    oneOf(`occupant of seat ${seat}`, occupant, OCCUPANTS);
    if (occupant === 'bot' && level === null) throw new Error(`the bot of seat ${seat} has no level`);
  }
}

/** Throws where an entry is missing, or there are more than the head knows of. */
export function checkEntries(entries: readonly EntryRecord[], after: number, length: number): void {
  for (const [at, { number, origin }] of entries.entries()) {
    if (number !== after + at + 1) throw new Error(`entry ${after + at + 1} is missing`);
    oneOf(`origin of entry ${number}`, origin, ORIGINS);
  }
  if (after + entries.length !== length)
    throw new Error(`it has ${after + entries.length} entries, and its length is ${length}`);
}

function oneOf(name: string, value: string | number, known: readonly (string | number)[]): void {
  if (!known.includes(value))
    throw new Error(`"${name}" is ${JSON.stringify(value)}, which is none of ${known.join(', ')}`);
}

function atLeast(name: string, value: number, least: number): void {
  if (value < least) throw new Error(`"${name}" is ${value}`);
}

type Kind = 'object' | 'list' | 'null' | 'something else';

function isKind(name: string, text: string, kinds: readonly Kind[]): void {
  const kind = kindOf(parsed(name, text));
  if (!kinds.includes(kind)) throw new Error(`"${name}" is no ${kinds[0]}`);
}

function parsed(name: string, text: string): unknown {
  try {
    return fromJson(text);
  } catch {
    throw new Error(`"${name}" is no JSON`);
  }
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'object' : 'something else';
}

/** A part of a table that has lists of these names, as JSON. Throws. */
export function checkLists(what: string, text: string, names: readonly string[]): void {
  isKind(what, text, ['object']);
  const value = fromJson<Readonly<Record<string, unknown>>>(text);
  for (const name of names) if (!Array.isArray(value[name])) throw new Error(`"${what}" has no ${name}`);
}
