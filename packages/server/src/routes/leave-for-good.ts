/** Leaving a game for good: no one plays the seat any more, and the others play on without it. */

import { ROUTES } from '@guildhall/protocol';
import type { Person, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { ownSeat } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { buildLeaveChange } from '../tables/seat-changes.ts';
import { tableInfo } from '../tables/table-info.ts';

/** The fingerprint of a request to leave. */
const LEAVE = 'leave';

type Info = { readonly table: Awaited<ReturnType<typeof tableInfo>> };

export function leaveForGood(app: App, context: AppContext): void {
  app.post(
    '/api/tables/:id/leave',
    {
      schema: ROUTES['POST /api/tables/:id/leave'],
    },
    async (request) => await leave(context, request.params.id, personOf(request), request.body.key),
  );
}

async function leave(context: AppContext, id: TableId, person: Person, key: string): Promise<Info> {
  const answer = async (live: LiveTable): Promise<Info> => ({ table: await tableInfo(context, live) });
  try {
    return await context.live.change(id, async (live) => {
      const seat = ownSeat(live, person);
      return {
        change: {
          ...(await buildLeaveChange(context, live, seat, person.id)),
          request: { person: person.id, key, fingerprint: LEAVE },
        },
        answer: () => answer(live),
        repeated: (was, now) => again(was, () => answer(now)),
      };
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // After leaving, the person has no seat any more. A repeated request gets the same response as the first.
    const before = await context.store.tables.findRequest(id, person.id, key);
    if (before === null) throw error;
    return await again(before.fingerprint, () => context.live.read(id, answer));
  }
}

async function again(was: unknown, answer: () => Promise<Info>): Promise<Info> {
  if (was !== LEAVE) throw new HttpError(422, 'key-used', 'This key was used for another request.');
  return await answer();
}
