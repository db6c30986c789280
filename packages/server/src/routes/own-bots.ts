/** The bots of a person: each comes in by a token that is shown once. */
import { MOST_OWN_BOTS, ROUTES } from '@guildhall/protocol';
import type { OwnBotRecord } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { cleanName } from '../auth/names.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { personLimit } from '../http/security.ts';
import { removeBotsOf } from '../tables/own-bots-leaving.ts';

export function ownBots(app: App, context: AppContext): void {
  const { store } = context;

  app.get('/api/me/bots', { schema: ROUTES['GET /api/me/bots'] }, async (request) => ({
    bots: (await store.ownBots.of(personOf(request).id)).map(shown),
    most: MOST_OWN_BOTS,
  }));

  app.post(
    '/api/me/bots',
    { config: personLimit(context), schema: ROUTES['POST /api/me/bots'] },
    async (request, reply) => {
      const person = personOf(request);
      const made = await store.ownBots.create(person.id, cleanName(request.body.name), MOST_OWN_BOTS);
      if (made === null) {
        throw new HttpError(
          409,
          'too-many-bots',
          `You already have ${MOST_OWN_BOTS} bots. End a token first.`,
          { most: MOST_OWN_BOTS },
        );
      }
      return reply.code(201).send({ bot: shown(made.bot), token: made.token });
    },
  );

  app.delete(
    '/api/me/bots/:bot',
    { config: personLimit(context), schema: ROUTES['DELETE /api/me/bots/:bot'] },
    async (request, reply) => {
      const person = personOf(request);
      const { bot } = request.params;
      if (!(await store.ownBots.revoke(person.id, bot)))
        throw new HttpError(404, 'no-such-token', 'You have no such bot.');
      context.ownBots.forget(person.id);
      await removeBotsOf(context, person.id, bot, request.log);
      return reply.code(204).send();
    },
  );
}

function shown({ id, name, created, used }: OwnBotRecord) {
  return { id, name, created, used };
}
