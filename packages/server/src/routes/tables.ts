/** Tables: made, listed, looked at, called off. */
import { ROUTES, TABLES_PER_PAGE } from '@guildhall/protocol';
import type { Person, TableRecord } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { asOwner, lookAt } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, wrongMoment } from '../http/http-error.ts';
import { personLimit } from '../http/security.ts';
import { newTable, plainText } from '../tables/new-table.ts';
import { tableInfo, tableSummaries } from '../tables/table-info.ts';
import { checkTryLimit, countedTable } from '../tables/table-limits.ts';

export function tables(app: App, context: AppContext): void {
  const { store } = context;

  app.get('/api/games', { schema: ROUTES['GET /api/games'] }, async () => ({
    games: context.registry.all().map(({ id, version, options, slowPlay }) => ({
      id,
      version,
      players: { least: options.minPlayers, most: options.maxPlayers },
      slowPlay: slowPlay ?? {},
    })),
    bots: context.bots.levels,
  }));

  app.post(
    '/api/tables',
    { config: personLimit(context), schema: ROUTES['POST /api/tables'] },
    async (request, reply) => {
      const person = personOf(request);
      await checkMayMakeMore(context, person);
      await checkTryLimit(context, request);
      const table = newTable(context, person, request.body, null);
      const record = await countedTable(context, request, table.id, () => store.tables.create(table));
      return reply.code(201).send({ table: await infoOf(context, record) });
    },
  );

  app.get(
    '/api/tables',
    {
      schema: ROUTES['GET /api/tables'],
    },
    async (request) => {
      const { mine = false, game, status, before, limit = TABLES_PER_PAGE } = request.query;
      const listed = mine ? { person: personOf(request).id } : { visibility: 'public' as const };
      const olderThan = before === undefined ? null : await store.tables.place(before, listed);
      const records = await store.tables.list({
        ...listed,
        ...(game === undefined ? {} : { game }),
        ...(status === undefined ? {} : { status: [status] }),
        ...(olderThan === null ? {} : { olderThan }),
        limit,
      });
      return { tables: await tableSummaries(context, records) };
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: ROUTES['GET /api/tables/:id'],
    },
    async ({ params, query, person }) =>
      await lookAt(context, params.id, { person, code: query.code }, async (live, seat) => ({
        table: await tableInfo(context, live),
        seat,
      })),
  );

  app.patch(
    '/api/tables/:id',
    {
      schema: ROUTES['PATCH /api/tables/:id'],
    },
    async (request) => {
      const { visibility, title, openChat } = request.body;
      return await asOwner(context, request.params.id, personOf(request), (live) => ({
        change: {
          facts: {
            ...(visibility === undefined ? {} : { visibility }),
            settings: {
              ...live.settings,
              ...(title === undefined ? {} : { title: plainText(title) }),
              ...(openChat === undefined ? {} : { openChat }),
            },
          },
        },
        answer: async () => ({ table: await tableInfo(context, live) }),
      }));
    },
  );

  app.delete('/api/tables/:id', { schema: ROUTES['DELETE /api/tables/:id'] }, async (request, reply) => {
    await asOwner(context, request.params.id, personOf(request), (live) => {
      if (live.record.status !== 'gathering') throw wrongMoment('started', 'The game has already started.');
      return { change: { facts: { status: 'abandoned' } }, answer: () => undefined };
    });
    return reply.code(204).send();
  });
}

/** One person alone does not fill the server, with a seat at their tables or without. */
export async function checkMayMakeMore({ store, config }: AppContext, person: Person): Promise<void> {
  const most = config.limits.tablesPerPerson;
  if ((await store.tables.countOpen(person.id)) < most) return;
  throw new HttpError(409, 'too-many-tables', `You already have ${most} tables. Finish one first.`, {
    most,
  });
}

/** The response about a new table. */
export async function infoOf(context: AppContext, { id }: TableRecord) {
  return await context.live.read(id, (live) => tableInfo(context, live));
}
