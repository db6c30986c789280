/**
 * Seats that somebody else may take over, by a code. A code is its offerer's alone, to be given to whom they choose: with
 * the seat go its secrets. Only where a vote gave the seat away everybody at the table has it.
 */

import { ROUTES } from '@guildhall/protocol';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { checkPlays, ownSeat, tableInPlay } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { wrongMoment } from '../http/http-error.ts';
import { offerOwnSeat } from '../tables/offer-seat.ts';
import { isOffered, withSeat } from '../tables/table-settings.ts';

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
      const { code, expires } = await offerOwnSeat(context, id, seat, person);
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
        checkPlays(live, person, seat);
        tableInPlay(live);
        const { offered } = live.settings.seats[seat];
        if (offered === null) throw wrongMoment('not-offered', 'You have not offered your seat.');
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
