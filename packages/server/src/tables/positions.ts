/** The position of a table as one viewer may see it: what a client gets, over the socket or by request. */
import { createHash } from 'node:crypto';
import { canonicalJson, type RedactedEntry, type Seat, type Table } from '@guildhall/kernel';
import type { Position, ResponseOf } from '@guildhall/protocol';
import { type JsonText, jsonText } from '../http/json-text.ts';
import type { Instant } from '../ops/served-time.ts';
import { leftOf } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { outcomeOf } from './stored-outcome.ts';

type PointResponse = ResponseOf<'GET /api/tables/:id/at/:point'>;

/** An entry with who made it (a person, a bot, an order) and when. */
type NotedEntry = RedactedEntry & { readonly origin: string | null; readonly at: number | null };

/** The entries after a number (-1: from the set-up on) and the position after them. */
export function positionJson(
  live: LiveTable,
  viewer: Seat | null,
  since: number,
  { now, served }: Instant,
): JsonText<Position> {
  const { table } = live;
  const { head, proposal, waiting, status } = live.record;
  const common = {
    kind: 'position' as const,
    table: live.id,
    status,
    seat: viewer,
    number: head.length,
    revision: head.revision,
    waiting,
    proposal,
    clocks: live.clocks.map((clock) => ({
      left: leftOf(clock, served),
      since: clock.since === null ? null : clock.since + now - served,
      out: clock.out,
    })),
    now,
  };
  if (table === null) return jsonText<Position>({ ...common, entries: [], view: null, drafts: [] });
  return jsonText<Position>({
    ...common,
    entries: notedEntries(live, table, viewer, since),
    drafts: table.drafts(viewer),
    owed: viewer === null ? [] : table.owed(viewer),
    cancelled: viewer === null ? [] : (live.tableVotes.cancelled[viewer] ?? []),
    outcome: table.over ? outcomeOf(live.record) : null,
    view: table.view(viewer),
  });
}

/** The position of a table at one moment. Each text is serialised once, no matter how many clients get it. */
export class PositionTexts {
  readonly #live: LiveTable;
  readonly #instant: () => Instant;
  readonly #texts = new Map<string, JsonText<Position>>();

  constructor(live: LiveTable, instant: () => Instant) {
    this.#live = live;
    this.#instant = instant;
  }

  of(viewer: Seat | null, since: number): JsonText<Position> {
    const key = `${viewer} ${since}`;
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const text = positionJson(this.#live, viewer, since, this.#instant());
    this.#texts.set(key, text);
    return text;
  }
}

/**
 * What a viewer sees at an earlier point, with its hash. The JSON is put together by hand, because the hash is taken
 * from the same text that is sent.
 */
export function pointJson(
  live: LiveTable,
  table: Table,
  viewer: Seat | null,
  point: number,
): JsonText<PointResponse> {
  const view = canonicalJson(table.viewAt(viewer, point));
  const entry = point === 0 ? table.log(viewer).slice(0, 1) : entryAt(live, table, viewer, point);
  const hash = createHash('sha256').update(view).digest('hex');
  const rest = JSON.stringify({ kind: 'point', number: point, entry: entry[0], hash });
  // The cast is safe: the two texts together have all the fields of a point.
  return `${rest.slice(0, -1)},"view":${view}}` as JsonText<PointResponse>;
}

function entryAt(live: LiveTable, table: Table, viewer: Seat | null, point: number): NotedEntry[] {
  return table.since(point - 1, viewer, point).map((entry) => noted(live, entry));
}

function notedEntries(live: LiveTable, table: Table, viewer: Seat | null, since: number): NotedEntry[] {
  const entries = since < 0 ? table.log(viewer) : table.since(since, viewer);
  return entries.map((entry) => noted(live, entry));
}

function noted(live: LiveTable, entry: RedactedEntry): NotedEntry {
  if (entry.number === 0) return { ...entry, origin: null, at: live.record.started };
  const { origin, at } = live.note(entry.number);
  return { ...entry, origin, at };
}
