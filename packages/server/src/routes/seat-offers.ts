/**
 * Seats that somebody else may take over, by a code. A code is its offerer's alone, to be given to whom they choose: with
 * the seat go its secrets. Only where a vote gave the seat away everybody at the table has it.
 */

import type { Seat } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { Person, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { ownSeat, seatPlayedBy, tableInPlay } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, notYours, wrongMoment } from '../http/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { isOffered, type Offer, withSeat } from '../tables/table-settings.ts';

/** How long a code for a seat of a running game can be used. */
const OFFER_MS = 7 * 86_400_000;

export function offers(app: App, context: AppContext): void {
  const { live: tables, now } = context;

  app.post(
    '/api/tables/:id/seats/:seat/offer',
    {
      schema: ROUTES['POST /api/tables/:id/seats/:seat/offer'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      const { code, expires } = await offerSeat(context, id, seat, person, false);
      return reply.code(201).send({ code, seat, expires });
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat/offer',
    {
      schema: ROUTES['DELETE /api/tables/:id/seats/:seat/offer'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id, seat } = request.params;
      await tables.change(id, (live) => {
        checkOwn(live, person, seat);
        tableInPlay(live);
        const { offered } = live.settings.seats[seat];
        if (offered === null) throw wrongMoment('not-offered', 'Your seat is not offered to anybody.');
        const settings = withSeat(live.settings, seat, { offered: null });
        return {
          change: { facts: { settings }, dropInvitations: [offered.code] },
          answer: () => undefined,
        };
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/tables/:id/offers',
    {
      schema: ROUTES['GET /api/tables/:id/offers'],
    },
    async (request) => {
      const person: Person = personOf(request);
      return await tables.read(request.params.id, (live) => {
        const own = ownSeat(live, person);
        const shown = live.settings.seats.flatMap((note, seat) => {
          const { offered } = note;
          if (offered === null || !isOffered(note, now()) || !(offered.voted || seat === own)) return [];
          return [{ seat, code: offered.code, expires: offered.expires }];
        });
        return { offers: shown };
      });
    },
  );
}

/** Makes the code by which a seat can be taken over. An earlier one is of no use any more. */
export async function offerSeat(
  { store, live: tables, now }: AppContext,
  table: TableId,
  seat: Seat,
  by: Person,
  voted: boolean,
): Promise<Offer> {
  const check = (live: LiveTable): void => {
    if (!voted) checkOwn(live, by, seat);
    tableInPlay(live);
  };
  await tables.read(table, check);
  const expires = now() + OFFER_MS;
  const invitation = { table, seat, person: null, by: by.id, isOffer: true, expires };
  const { id: code } = await store.invitations.create(invitation);
  const offered: Offer = { code, expires, voted };
  const offer = tables.change(table, (live) => {
    check(live);
    const before = live.settings.seats[seat].offered;
    const settings = withSeat(live.settings, seat, { offered });
    const dropInvitations = before === null ? [] : [before.code];
    return { change: { facts: { settings }, dropInvitations }, answer: () => undefined };
  });
  await offer.catch(async (error: unknown) => {
    // Where a connection was lost the change may have been committed. A code by which no seat is offered lets nobody in.
    if (error instanceof HttpError) await store.invitations.delete(code);
    throw error;
  });
  return offered;
}

export function checkOwn(live: LiveTable, person: Person, seat: Seat): void {
  if (seatPlayedBy(live, person) !== seat) throw notYours('not-your-seat', 'This seat is not yours.');
}
