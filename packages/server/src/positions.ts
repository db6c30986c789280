/** How a table stands, as one viewer may know it: what a client gets, by whatever way it asks. */
import { createHash } from 'node:crypto';
import {
  canonicalJson,
  type GameState,
  type Obligation,
  owed,
  type Seat,
  type SeenEntry,
  type Table,
} from '@guildhall/kernel';
import { leftOf } from './clocks.ts';
import type { LiveTable } from './live-table.ts';

/** An entry with who made it (a person, a bot, an order) and when. */
type NotedEntry = SeenEntry & { readonly origin: string | null; readonly at: number | null };

/**
 * The entries after a number (-1: from set-up on) and how things stand after them. It is made by hand as JSON, because
 * the text from which the view's hash is taken is the same text that is sent.
 */
export function positionJson(live: LiveTable, viewer: Seat | null, since: number, now: number): string {
  const { table } = live;
  const { head, proposal, waiting, status } = live.record;
  const common = {
    kind: 'position',
    table: live.id,
    status,
    seat: viewer,
    number: head.length,
    revision: head.revision,
    waiting,
    proposal,
    clocks: live.clocks.map((clock) => ({ ...clock, left: leftOf(clock, now) })),
    now,
  };
  if (table === null) return JSON.stringify({ ...common, entries: [], view: null, hash: null, drafts: [] });
  const seen = table.view(viewer);
  const view = canonicalJson(seen);
  const rest = JSON.stringify({
    ...common,
    entries: notedEntries(live, table, viewer, since),
    drafts: table.drafts(viewer),
    owed: owedBy(seen, viewer),
    cancelled: viewer === null ? [] : (live.affairs.cancelled[viewer] ?? []),
    outcome: table.over ? live.record.outcome : null,
    hash: hashOfText(view),
  });
  return `${rest.slice(0, -1)},"view":${view}}`;
}

/** How a table stands at one moment, each text written once however many people and devices get it. */
export class PositionTexts {
  readonly #live: LiveTable;
  readonly #now: () => number;
  readonly #texts = new Map<string, string>();

  constructor(live: LiveTable, now: () => number) {
    this.#live = live;
    this.#now = now;
  }

  of(viewer: Seat | null, since: number): string {
    const key = `${viewer} ${since}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const text = positionJson(this.#live, viewer, since, this.#now());
    this.#texts.set(key, text);
    return text;
  }
}

/** What a viewer sees at a point of the past. */
export function pointJson(live: LiveTable, table: Table, viewer: Seat | null, point: number): string {
  const view = canonicalJson(table.viewAt(viewer, point));
  const entry = point === 0 ? table.log(viewer).slice(0, 1) : entriesUpTo(live, table, viewer, point);
  const rest = JSON.stringify({ kind: 'point', number: point, entry: entry[0], hash: hashOfText(view) });
  return `${rest.slice(0, -1)},"view":${view}}`;
}

function entriesUpTo(live: LiveTable, table: Table, viewer: Seat | null, point: number): NotedEntry[] {
  return table
    .since(point - 1, viewer)
    .slice(0, 1)
    .map((entry) => noted(live, entry));
}

function notedEntries(live: LiveTable, table: Table, viewer: Seat | null, since: number): NotedEntry[] {
  const entries = since < 0 ? table.log(viewer) : table.since(since, viewer);
  return entries.map((entry) => noted(live, entry));
}

function noted(live: LiveTable, entry: SeenEntry): NotedEntry {
  if (entry.number === 0) return { ...entry, origin: null, at: live.record.started };
  const { origin, at } = live.note(entry.number);
  return { ...entry, origin, at };
}

/** What a seat may answer now, on top of its draft. */
function owedBy(view: GameState, viewer: Seat | null): Pick<Obligation, 'id' | 'kind'>[] {
  return viewer === null ? [] : owed(view, viewer).map(({ id, kind }) => ({ id, kind }));
}

/** The same as the kernel's hash of the value that the text was made from. */
function hashOfText(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex');
}
