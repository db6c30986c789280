/** Invitations: a code in a link that lets anyone who has it, or one person by name, watch a table and sit down. */
import { ROUTES } from '@guildhall/protocol';
import type { TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { asOwner, invitationTo, lookAt } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, malformed } from '../http/http-error.ts';
import { personLimit } from '../http/security.ts';
import { tableInfo } from '../tables/table-info.ts';

/** How long a code to a table can be used. */
export const INVITATION_MS = 30 * 86_400_000;

const noSuchCode = (): HttpError =>
  new HttpError(404, 'no-such-code', 'This invitation is invalid, was revoked or has expired.');

/** The codes of a table are read together, whenever somebody watches who came by one. */
const MOST_CODES = 200;

/** A new code takes the place of the oldest where there are too many. Those for one person by name stay. */
async function makeRoom({ store }: AppContext, table: TableId): Promise<void> {
  const codes = (await store.invitations.to(table)).filter(
    ({ isOffer, person }) => !isOffer && person === null,
  );
  for (const { id } of codes.slice(0, Math.max(0, codes.length + 1 - MOST_CODES)))
    await store.invitations.delete(id);
}

/** To be the owner is all that is asked. */
const nothing = () => ({ change: null, answer: () => undefined });

export function invitations(app: App, context: AppContext): void {
  const { store } = context;

  app.post(
    '/api/tables/:id/invitations',
    {
      config: personLimit(context),
      schema: ROUTES['POST /api/tables/:id/invitations'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id: table } = request.params;
      const { seat = null } = request.body;
      await asOwner(context, table, person, (live) => {
        if (seat !== null && seat >= live.record.seats.length)
          throw malformed('no-such-seat', 'There is no such seat.');
        return { change: null, answer: () => undefined };
      });
      const expires = context.now() + INVITATION_MS;
      await makeRoom(context, table);
      const invitation = { table, seat, person: null, by: person.id, isOffer: false, expires };
      const { id } = await store.invitations.create(invitation);
      return reply.code(201).send({ code: id, seat, expires });
    },
  );

  app.get(
    '/api/tables/:id/invitations',
    {
      schema: ROUTES['GET /api/tables/:id/invitations'],
    },
    async (request) => {
      const { id } = request.params;
      await asOwner(context, id, personOf(request), nothing);
      // Codes of offered seats are their offerers' own.
      const all = (await store.invitations.to(id)).filter(({ isOffer }) => !isOffer);
      return {
        invitations: all.map(({ id: code, seat, created, expires, person }) => ({
          code,
          seat,
          created,
          expires,
          isPersonal: person !== null,
        })),
      };
    },
  );

  app.delete(
    '/api/tables/:id/invitations/:code',
    {
      schema: ROUTES['DELETE /api/tables/:id/invitations/:code'],
    },
    async (request, reply) => {
      const { id, code } = request.params;
      await asOwner(context, id, personOf(request), nothing);
      const found = await store.invitations.find(code);
      if (found?.table !== id || found.isOffer) throw noSuchCode();
      await store.invitations.delete(code);
      return reply.code(204).send();
    },
  );

  app.get('/api/me/invitations', { schema: ROUTES['GET /api/me/invitations'] }, async (request) => ({
    invitations: (await store.invitations.of(personOf(request).id)).map(({ id, table, seat, created }) => ({
      code: id,
      table,
      seat,
      created,
    })),
  }));

  app.get(
    '/api/invitations/:code',
    {
      schema: ROUTES['GET /api/invitations/:code'],
    },
    async ({ params, person }) => {
      const { code } = params;
      const found = await store.invitations.find(code);
      const visitor = { person, code };
      const invitation = found === null ? null : await invitationTo(context, found.table, visitor);
      if (invitation === null) {
        throw noSuchCode();
      }
      const { table, seat } = invitation;
      return await lookAt(context, table, visitor, async (live) => ({
        table: await tableInfo(context, live),
        seat,
      }));
    },
  );
}
