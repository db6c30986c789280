/** A person asks for something at their table: it happens once, is durable, and is answered with how things stand. */
import type { Done, Refused, Seat, Table } from '@guildhall/kernel';
import type { Position } from '@guildhall/protocol';
import type { Person, TableChange, TableId } from '@guildhall/store';
import { seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { consequences, markBefore } from '../tables/build-table-change.ts';
import { Denied } from './http-error.ts';
import type { House } from '../app-context.ts';
import type { JsonText } from './json-text.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { positionJson } from '../tables/positions.ts';
import { refusedByRules } from './refusal-reason.ts';
import { withSeat } from '../tables/table-settings.ts';

export interface Asked {
  /** The last entry the person had seen: the answer brings those after it. */
  readonly seen: number;
  readonly key: string;
  /** What was asked for: the same key with other words is a mistake. */
  readonly told: string;
}

type Deed = (live: LiveTable, table: Table, seat: Seat) => Done | Refused;

/** Answers with a position, as JSON. */
export async function asked(
  house: House,
  id: TableId,
  person: Person,
  request: Asked,
  deed: Deed,
): Promise<JsonText<Position>> {
  const { store, live: tables, metrics } = house;
  const { seen, key, told } = request;
  try {
    return await tables.change(id, async (live) => {
      const seat = seatPlayedBy(live, person);
      const table = tableInPlay(live);
      const circumstances = await house.circumstances(live, 'person');
      const before = markBefore(table);
      const done = deed(live, table, seat);
      if (!done.ok) throw refusedByRules(house, live, person, done);
      const change = consequences(live, table, before, circumstances);
      const votedOffer = votedOfferOf(live, seat);
      return {
        change: {
          ...change,
          ...(votedOffer === null ? {} : withOfferLapsed(live, seat, votedOffer, change.facts)),
          request: { person: person.id, key, answer: told },
        },
        answer: (positions) => {
          metrics.raise('guildhall_actions_total', { result: 'accepted' });
          return positions.of(seat, seen);
        },
        repeated: (was, now) => again(house, now, person, request, was),
      };
    });
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    // What was carried out before may not be possible a second time: it is answered all the same.
    const mayHaveBeen = error.status === 409 || error.status === 422;
    const before = mayHaveBeen ? await store.tables.answered(id, person.id, key) : null;
    if (before !== null) {
      return await tables.read(id, (live) => again(house, live, person, request, before.answer));
    }
    metrics.raise('guildhall_actions_total', { result: error.code });
    throw error;
  }
}

/** The code by which a vote gave the seat away because it kept the others waiting; null: there is none. */
function votedOfferOf({ settings }: LiveTable, seat: Seat): string | null {
  const { offered } = settings.seats[seat];
  return offered?.voted === true ? offered.code : null;
}

/** What a vote decided is over once the person of the seat acts again. */
function withOfferLapsed(
  { settings }: LiveTable,
  seat: Seat,
  code: string,
  facts: TableChange['facts'],
): Pick<TableChange, 'facts' | 'dropInvitations'> {
  return {
    facts: { ...facts, settings: withSeat(settings, seat, { offered: null }) },
    dropInvitations: [code],
  };
}

function again(
  house: House,
  live: LiveTable,
  person: Person,
  { seen, told }: Asked,
  was: unknown,
): JsonText<Position> {
  if (was !== told) throw new Denied(422, 'key-used', 'This key was used for another request.');
  house.metrics.raise('guildhall_actions_total', { result: 'repeated' });
  return positionJson(live, live.seatOf(person.id), seen, house.served.instant());
}
