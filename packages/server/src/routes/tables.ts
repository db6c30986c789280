/** Tables: made, listed, looked at, called off. */
import { ROUTES, TABLES_PER_PAGE } from '@guildhall/protocol';
import type { Person, TableRecord } from '@guildhall/store';
import { asOwner, lookAt } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { Denied, wrongMoment } from '../http/http-error.ts';
import type { House } from '../app-context.ts';
import { newTable, plainText } from '../tables/new-table.ts';
import { wordLimit } from '../http/security.ts';
import { tableInfo, tableSummaries } from '../tables/table-info.ts';
import { checkMayTry, countedTable } from '../tables/table-limits.ts';

export function tables(app: App, house: House): void {
  const { store } = house;

  app.get('/api/games', { schema: ROUTES['GET /api/games'] }, async () => ({
    games: house.shelf.all().map(({ id, version, options, slowPlay }) => ({
      id,
      version,
      players: { least: options.minPlayers, most: options.maxPlayers },
      slowPlay: slowPlay ?? {},
    })),
    bots: house.bots.levels,
  }));

  app.post(
    '/api/tables',
    { config: wordLimit(house), schema: ROUTES['POST /api/tables'] },
    async (request, reply) => {
      const person = personOf(request);
      await checkMayMakeMore(house, person);
      await checkMayTry(house, request);
      const table = newTable(house, person, request.body, null);
      const record = await countedTable(house, request, table.id, () => store.tables.create(table));
      return reply.code(201).send({ table: await infoOf(house, record) });
    },
  );

  app.get(
    '/api/tables',
    {
      schema: ROUTES['GET /api/tables'],
    },
    async (request) => {
      const { mine = false, game, status, before, limit = TABLES_PER_PAGE } = request.query;
      const olderThan = before === undefined ? null : await store.tables.place(before);
      const records = await store.tables.list({
        ...(mine ? { person: personOf(request).id } : { visibility: 'public' }),
        ...(game === undefined ? {} : { game }),
        ...(status === undefined ? {} : { status: [status] }),
        ...(olderThan === null ? {} : { olderThan }),
        limit,
      });
      return { tables: await tableSummaries(house, records) };
    },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: ROUTES['GET /api/tables/:id'],
    },
    async ({ params, query, person }) =>
      await lookAt(house, params.id, { person, code: query.code }, async (live, seat) => ({
        table: await tableInfo(house, live),
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
      return await asOwner(house, request.params.id, personOf(request), (live) => ({
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
        answer: async () => ({ table: await tableInfo(house, live) }),
      }));
    },
  );

  app.delete('/api/tables/:id', { schema: ROUTES['DELETE /api/tables/:id'] }, async (request, reply) => {
    await asOwner(house, request.params.id, personOf(request), (live) => {
      if (live.record.status !== 'gathering') throw wrongMoment('started', 'The game has started already.');
      return { change: { facts: { status: 'abandoned' } }, answer: () => undefined };
    });
    return reply.code(204).send();
  });
}

/** A house is not filled by one person alone, with a seat at their tables or without. */
export async function checkMayMakeMore({ store, config }: House, person: Person): Promise<void> {
  const most = config.limits.tablesPerPerson;
  if ((await store.tables.countOpen(person.id)) < most) return;
  throw new Denied(409, 'too-many-tables', `You have ${most} tables already. Finish one of them first.`, {
    most,
  });
}

/** What there is to say of a new table. */
export async function infoOf(house: House, { id }: TableRecord) {
  return await house.live.read(id, (live) => tableInfo(house, live));
}
