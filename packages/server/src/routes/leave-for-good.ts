/** Leaving a game for good: nobody plays the seat any more, and the others play on without it. */

import type { Seat } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { Person, TableChange, TableId } from '@guildhall/store';
import { ownSeat, tableInPlay } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { Denied } from '../http/http-error.ts';
import type { House } from '../app-context.ts';
import { calledOffJob } from '../jobs/table-jobs.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { withOccupant } from './seats.ts';
import { tableInfo } from '../tables/table-info.ts';
import { withSeat } from '../tables/table-settings.ts';

/** What a request to leave is remembered by. */
const LEAVE = 'leave';

type Info = { readonly table: Awaited<ReturnType<typeof tableInfo>> };

export function leaveForGood(app: App, house: House): void {
  app.post(
    '/api/tables/:id/leave',
    {
      schema: ROUTES['POST /api/tables/:id/leave'],
    },
    async (request) => await leave(house, request.params.id, personOf(request), request.body.key),
  );
}

async function leave(house: House, id: TableId, person: Person, key: string): Promise<Info> {
  const answer = async (live: LiveTable): Promise<Info> => ({ table: await tableInfo(house, live) });
  try {
    return await house.live.change(id, async (live) => {
      const seat = ownSeat(live, person);
      return {
        change: {
          ...(await withSeatGone(house, live, seat, person)),
          request: { person: person.id, key, answer: LEAVE },
        },
        answer: () => answer(live),
        repeated: (was, now) => again(was, () => answer(now)),
      };
    });
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    // Who has left has no seat any more: a request that comes twice is answered like the first time.
    const before = await house.store.tables.answered(id, person.id, key);
    if (before === null) throw error;
    return await again(before.answer, () => house.live.read(id, answer));
  }
}

async function again(was: unknown, answer: () => Promise<Info>): Promise<Info> {
  if (was !== LEAVE) throw new Denied(422, 'key-used', 'This key was used for another request.');
  return await answer();
}

/**
 * The change by which a seat is out of the game for good: by its own wish, by the others' vote, or because its time is
 * up. During set-up the table is called off with it, and those who are away are told.
 */
export async function withSeatGone(
  house: House,
  live: LiveTable,
  seat: Seat,
  leaver: Pick<Person, 'id'> | null = null,
): Promise<TableChange> {
  const table = tableInPlay(live);
  const person = leaver?.id ?? live.personAt(seat) ?? live.settings.seats[seat].heldFor;
  const isSettingUp = table.rules.isSettingUp(table.state());
  const note = { resigned: person, heldFor: null, offered: null };
  const change = await withOccupant(house, live, seat, { kind: 'gone' }, note);
  if (!isSettingUp) return change;
  const settings = withSeat(live.settings, seat, note);
  const others = live.peopleSeats().filter((other) => other !== seat);
  return {
    ...change,
    facts: {
      ...change.facts,
      status: 'abandoned',
      settings: person === null ? settings : { ...settings, calledOffBy: person },
    },
    waiting: [],
    jobs: others.map((other) => calledOffJob(live.id, other, house.now())),
  };
}
