/** People: they come with a name, and change or delete what the server knows of them. */
import { ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import { looksOf } from '../auth/confusable-names.ts';
import { vacateAllSeats } from '../auth/delete-account.ts';
import { cleanName } from '../auth/names.ts';
import { nameTaken } from '../auth/registration.ts';
import type { SessionGuard } from '../auth/sessions.ts';
import { shownPerson } from '../auth/shown-person.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { entryLimit, personLimit } from '../http/security.ts';

export function people(app: App, context: AppContext, guard: SessionGuard): void {
  const { store } = context;

  app.post(
    '/api/people',
    {
      config: entryLimit(context),
      schema: ROUTES['POST /api/people'],
    },
    async (request, reply) => {
      if (request.person !== null) {
        throw new HttpError(409, 'entered', `You are already logged in as ${request.person.name}.`, {
          name: request.person.name,
        });
      }
      const { name, language = 'en' } = request.body;
      const person = await store.people.create({ name: cleanName(name), language });
      await guard.start(request, reply, person);
      return reply.code(201).send({ person: shownPerson(person) });
    },
  );

  app.get('/api/me', { schema: ROUTES['GET /api/me'] }, async (request, reply) => {
    const person = personOf(request);
    await guard.renew(request, reply);
    const before = await guard.personBefore(request);
    return { person: shownPerson(person), before: before === null ? null : shownPerson(before) };
  });

  app.patch(
    '/api/me',
    {
      config: personLimit(context),
      schema: ROUTES['PATCH /api/me'],
    },
    async (request) => {
      const person = personOf(request);
      const { name, language } = request.body;
      let changed = person;
      if (name !== undefined) {
        const clean = cleanName(name);
        const renamed = await store.people.rename(person.id, clean, looksOf(clean));
        if (renamed === 'taken') throw nameTaken(clean);
        changed = renamed ?? person;
      }
      if (language !== undefined) changed = (await store.people.setLanguage(person.id, language)) ?? changed;
      guard.personChanged(person);
      return { person: shownPerson(changed) };
    },
  );

  app.delete(
    '/api/me',
    {
      config: entryLimit(context),
      schema: ROUTES['DELETE /api/me'],
    },
    async (request, reply) => {
      const person = personOf(request);
      await vacateAllSeats(context, person, request.log);
      await guard.end(request, reply);
      await store.people.delete(person.id);
      guard.personChanged(person);
      return reply.code(204).send();
    },
  );
}
