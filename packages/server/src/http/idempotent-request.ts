/** Carries out a person's request at their table: once, durably, and answered with the position. */
import { type Done, hashOf, type Refused, type Seat, type Table } from '@guildhall/kernel';
import type { Position } from '@guildhall/protocol';
import type { Person, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { buildTableChange, markBefore } from '../tables/build-table-change.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { positionJson } from '../tables/positions.ts';
import { type TableEvent, withEvent, withSeat } from '../tables/table-settings.ts';
import { HttpError } from './http-error.ts';
import type { JsonText } from './json-text.ts';
import { refusedByRules } from './refusal-reason.ts';

export interface IdempotentRequest {
  /** The last entry that the person has seen; the response contains the entries after it. */
  readonly seen: number;
  readonly key: string;
  /** Identifies what was requested: the same key with a different request is an error. */
  readonly fingerprint: string;
}

/** A fingerprint is stored for days with every request; a long one is stored as its hash. */
const LONGEST_FINGERPRINT = 100;

function shortened(fingerprint: string): string {
  return fingerprint.length <= LONGEST_FINGERPRINT ? fingerprint : hashOf(fingerprint);
}

type Operation = (live: LiveTable, table: Table, seat: Seat) => Done | Refused;

/** The public note about it besides the position; null: none. Computed before the request is carried out. */
type Note = (table: Table) => Pick<TableEvent, 'kind' | 'to'> | null;

/** Responds with a position, as JSON. */
export async function performOnce(
  context: AppContext,
  id: TableId,
  person: Person,
  given: IdempotentRequest,
  operation: Operation,
  noteOf: Note = () => null,
): Promise<JsonText<Position>> {
  const { store, live: tables, metrics } = context;
  const request = { ...given, fingerprint: shortened(given.fingerprint) };
  const { seen, key, fingerprint } = request;
  try {
    return await tables.change(id, async (live) => {
      const seat = seatPlayedBy(live, person);
      const table = tableInPlay(live);
      const changeContext = await context.changeContext(live, 'person');
      const before = markBefore(table);
      const note = noteOf(table);
      const done = operation(live, table, seat);
      if (!done.ok) throw refusedByRules(context, live, person, done);
      const change = buildTableChange(live, table, before, changeContext);
      const votedOffer = votedOfferOf(live, seat);
      const lapsed = votedOffer === null ? live.settings : withSeat(live.settings, seat, { offered: null });
      const settings =
        note === null
          ? lapsed
          : withEvent(lapsed, {
              ...note,
              seat,
              person: person.id,
              level: null,
              after: before.length,
              at: context.now(),
            });
      return {
        change: {
          ...change,
          ...(settings === live.settings ? {} : { facts: { ...change.facts, settings } }),
          ...(votedOffer === null ? {} : { dropInvitations: [votedOffer] }),
          request: { person: person.id, key, fingerprint },
        },
        answer: (positions) => {
          metrics.raise('guildhall_actions_total', { result: 'accepted' });
          return positions.of(seat, seen);
        },
        repeated: (was, now) => again(context, now, person, request, was),
      };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // A request that was carried out before gets its response even if it would not be possible again.
    const mayHaveBeen = error.status === 409 || error.status === 422;
    const before = mayHaveBeen ? await store.tables.findRequest(id, person.id, key) : null;
    if (before !== null) {
      return await tables.read(id, (live) => again(context, live, person, request, before.fingerprint));
    }
    metrics.raise('guildhall_actions_total', { result: error.code });
    throw error;
  }
}

/**
 * The code by which a vote gave the seat away because it kept the others waiting; null: there is none. What the vote
 * decided is over once the person of the seat acts again.
 */
function votedOfferOf({ settings }: LiveTable, seat: Seat): string | null {
  const { offered } = settings.seats[seat];
  return offered?.voted === true ? offered.code : null;
}

function again(
  context: AppContext,
  live: LiveTable,
  person: Person,
  { seen, fingerprint }: IdempotentRequest,
  was: unknown,
): JsonText<Position> {
  if (was !== fingerprint) throw new HttpError(422, 'key-used', 'This key was used for another request.');
  context.metrics.raise('guildhall_actions_total', { result: 'repeated' });
  return positionJson(live, live.seatOf(person.id), seen, context.served.instant());
}
