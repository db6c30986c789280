/** The devices on which a person is logged in. */
import { ROUTES } from '@guildhall/protocol';
import type { SessionId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import type { SessionGuard } from '../auth/sessions.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';

/** Enough of a session's id to tell those of one person apart. */
const SHOWN_LENGTH = 22;

export function devices(app: App, { store }: AppContext, guard: SessionGuard): void {
  app.get('/api/me/sessions', { schema: ROUTES['GET /api/me/sessions'] }, async (request) => ({
    sessions: (await store.sessions.of(personOf(request).id)).map(
      ({ id, device, created, seen, expires }) => ({
        id: shownId(id),
        device,
        created,
        seen,
        expires,
        isThis: id === request.session,
      }),
    ),
  }));

  app.delete('/api/me/sessions', { schema: ROUTES['DELETE /api/me/sessions'] }, async (request, reply) => {
    await guard.endOthers(request, personOf(request));
    return reply.code(204).send();
  });

  app.delete(
    '/api/me/sessions/:session',
    { schema: ROUTES['DELETE /api/me/sessions/:session'] },
    async (request, reply) => {
      const person = personOf(request);
      const all = await store.sessions.of(person.id);
      const session = all.find(({ id }) => shownId(id) === request.params.session);
      if (session === undefined) throw noSuchSession();
      if (session.id === request.session) await guard.end(request, reply);
      else if (!(await store.sessions.endOne(person.id, session.id))) throw noSuchSession();
      guard.personChanged(person);
      return reply.code(204).send();
    },
  );

  app.delete('/api/session', { schema: ROUTES['DELETE /api/session'] }, async (request, reply) => {
    personOf(request);
    await guard.end(request, reply);
    return reply.code(204).send();
  });
}

function shownId(id: SessionId): string {
  return id.slice(0, SHOWN_LENGTH);
}

const noSuchSession = (): HttpError =>
  new HttpError(404, 'no-such-session', 'You are not logged in on that device any more.');
