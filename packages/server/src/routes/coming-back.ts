/** How people come back to their name on another device: by a link that works once, or by their recovery code. */
import { ROUTES } from '@guildhall/protocol';
import type { Person } from '@guildhall/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { readCode, register, writtenCode } from '../auth/registration.ts';
import type { SessionGuard, StartSession } from '../auth/sessions.ts';
import { shownPerson } from '../auth/shown-person.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { entryLimit, personLimit } from '../http/security.ts';

const MINUTE_MS = 60_000;

export function comingBack(app: App, context: AppContext, guard: SessionGuard): void {
  const { store, config, now } = context;

  /** False when no session was started; a device where the person is logged in already needs none. */
  const comeIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    confirmed: boolean,
    start: StartSession,
  ): Promise<boolean> => {
    const { person: here } = request;
    if (here?.id === person.id) return true;
    // Anybody can send a link of their own: it must not take a person's place without a question.
    if (here !== null && !confirmed) {
      throw new HttpError(409, 'somebody-else', `You are ${here.name}. Continue as ${person.name}?`, {
        you: shownPerson(here),
        other: shownPerson(person),
      });
    }
    return await guard.startAs(request, reply, start);
  };

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
      const isIn = await comeIn(request, reply, person, confirmed, (on) =>
        store.sessions.startByLink(token, on),
      );
      if (!isIn) throw noSuchLink();
      return reply.code(201).send({ person: shownPerson(person) });
    },
  );

  app.post(
    '/api/sessions/recovery',
    {
      config: entryLimit(context),
      schema: ROUTES['POST /api/sessions/recovery'],
    },
    async (request, reply) => {
      const { confirmed = false } = request.body;
      const code = readCode(request.body.code);
      const id = await store.credentials.findByRecoveryCode(code);
      const person = id === null ? null : await store.people.find(id);
      if (person === null) throw noSuchCode();
      await comeIn(request, reply, person, confirmed, (on) => store.sessions.start(person.id, on));
      await store.credentials.useRecoveryCode(code);
      return reply.code(201).send({ person: shownPerson(person) });
    },
  );

  app.post(
    '/api/me/recovery-code',
    {
      config: personLimit(context),
      schema: ROUTES['POST /api/me/recovery-code'],
    },
    async (request, reply) => {
      const person = await register(context, personOf(request), request.body.name);
      const code = await store.credentials.renewRecoveryCode(person.id);
      guard.personChanged(person);
      return reply.code(201).send({ code: writtenCode(code), person: shownPerson(person) });
    },
  );

  app.get('/api/me/credentials', { schema: ROUTES['GET /api/me/credentials'] }, async (request) => ({
    credentials: (await store.credentials.of(personOf(request).id)).map(({ kind, created, used }) => ({
      kind,
      created,
      used,
    })),
  }));

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
      return { person: person === null ? null : shownPerson(person) };
    },
  );
}

const noSuchLink = (): HttpError =>
  new HttpError(404, 'no-such-link', 'This link is invalid, expired or already used.');

const noSuchCode = (): HttpError =>
  new HttpError(404, 'no-such-recovery-code', 'This is nobody’s recovery code. Check every character.');
