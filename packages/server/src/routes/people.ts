/** People: they enter with a name and carry it to their other devices by a link that works once. */
import { ROUTES } from '@guildhall/protocol';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { vacateAllSeats } from '../auth/delete-account.ts';
import { cleanName } from '../auth/names.ts';
import type { SessionGuard } from '../auth/sessions.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { entryLimit, personLimit } from '../http/security.ts';

const MINUTE_MS = 60_000;

export function people(app: App, context: AppContext, guard: SessionGuard): void {
  const { store, config, now } = context;

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
      return reply.code(201).send({ person: shown(person) });
    },
  );

  app.get('/api/me', { schema: ROUTES['GET /api/me'] }, async (request) => ({
    person: shown(personOf(request)),
    before: shownOrNull(await guard.personBefore(request)),
  }));

  app.patch(
    '/api/me',
    {
      config: personLimit(context),
      schema: ROUTES['PATCH /api/me'],
    },
    async (request) => {
      const person = personOf(request);
      const { name, language } = request.body;
      const changed = await store.people.change(person.id, {
        ...(name === undefined ? {} : { name: cleanName(name) }),
        ...(language === undefined ? {} : { language }),
      });
      guard.personChanged(person);
      return { person: shown(changed ?? person) };
    },
  );

  app.post(
    '/api/me/links',
    {
      config: personLimit(context),
      schema: ROUTES['POST /api/me/links'],
    },
    async (request, reply) => {
      const { id } = personOf(request);
      const expires = now() + config.deviceLinkMinutes * MINUTE_MS;
      const link = await store.sessions.createLink({ person: id, purpose: 'device', detail: '' }, expires);
      return reply.code(201).send({ link, expires });
    },
  );

  // Not by GET: a program that looks at a link before a person does would use it up.
  app.post(
    '/api/sessions',
    {
      config: entryLimit(context),
      schema: ROUTES['POST /api/sessions'],
    },
    async (request, reply) => {
      const { link: token, confirmed = false } = request.body;
      const link = await store.sessions.findLink(token, 'device');
      const person = link === null ? null : await store.people.find(link.person);
      if (person === null) throw noSuchLink();
      const { person: now } = request;
      const isOther = now !== null && now.id !== person.id;
      // Anybody can send a link of their own: it must not take a person's place without a question.
      if (isOther && !confirmed) {
        throw new HttpError(409, 'somebody-else', `You are ${now.name}. Continue as ${person.name}?`, {
          you: shown(now),
          other: shown(person),
        });
      }
      // A device that is already logged in as this person does not use the code up; it stays valid for the other
      // device.
      const isIn = now !== null && !isOther;
      if (!isIn && !(await guard.startByLink(request, reply, token))) throw noSuchLink();
      return reply.code(201).send({ person: shown(person) });
    },
  );

  app.post(
    '/api/session/back',
    {
      config: entryLimit(context),
      schema: ROUTES['POST /api/session/back'],
    },
    async (request, reply) => {
      personOf(request);
      if ((await guard.personBefore(request)) === null) {
        throw new HttpError(409, 'nobody-before', 'You were not logged in as anyone else here before.');
      }
      const person = await guard.end(request, reply);
      return { person: shownOrNull(person) };
    },
  );

  app.get('/api/me/sessions', { schema: ROUTES['GET /api/me/sessions'] }, async (request) => ({
    sessions: (await store.sessions.of(personOf(request).id)).map(({ device, created, seen, expires }) => ({
      device,
      created,
      seen,
      expires,
    })),
  }));

  app.delete('/api/me/sessions', { schema: ROUTES['DELETE /api/me/sessions'] }, async (request, reply) => {
    await guard.endOthers(request, personOf(request));
    return reply.code(204).send();
  });

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

  app.delete(
    '/api/session',
    {
      schema: ROUTES['DELETE /api/session'],
    },
    async (request, reply) => {
      personOf(request);
      await guard.end(request, reply);
      return reply.code(204).send();
    },
  );
}

const noSuchLink = (): HttpError =>
  new HttpError(404, 'no-such-link', 'This link is invalid, expired or already used.');

function shownOrNull(person: Person | null) {
  return person === null ? null : shown(person);
}

function shown({ id, name, language }: Person) {
  return { id, name, language };
}
