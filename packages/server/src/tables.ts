/** Tables: made, listed, looked at, called off. */
import type { Person, TableRecord, TableStatus } from '@guildhall/store';
import { Type } from 'typebox';
import { asOwner, lookAt } from './access.ts';
import { type App, personOf } from './app.ts';
import { Denied, wrongMoment } from './denied.ts';
import type { House } from './house.ts';
import { newTable, plainText, TableWish, Title, VisibilityOf } from './new-table.ts';
import { wordLimit } from './security.ts';
import { Id, strict, TablePath, WithCode } from './shapes.ts';
import { tableInfo, tableSummaries } from './table-info.ts';
import { checkMayTry, countedTable } from './table-limits.ts';

const PAGE = 50;
const STATUSES = ['gathering', 'running', 'finished', 'abandoned'] as const satisfies readonly TableStatus[];

const ListQuery = Type.Object(
  {
    mine: Type.Optional(Type.Boolean()),
    game: Type.Optional(Type.String({ maxLength: 40 })),
    status: Type.Optional(Type.Union(STATUSES.map((status) => Type.Literal(status)))),
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE })),
  },
  strict,
);

const TablePatch = Type.Object(
  {
    visibility: Type.Optional(VisibilityOf),
    title: Type.Optional(Title),
    openChat: Type.Optional(Type.Boolean()),
  },
  strict,
);

export function tables(app: App, house: House): void {
  const { store } = house;

  app.get('/api/games', { schema: { tags: ['tables'], summary: 'What can be played here' } }, async () => ({
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
    { config: wordLimit(house), schema: { tags: ['tables'], summary: 'Make a table', body: TableWish } },
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
      schema: { tags: ['tables'], summary: 'Public tables, or yours, newest first', querystring: ListQuery },
    },
    async (request) => {
      const { mine = false, game, status, before, limit = PAGE } = request.query;
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
      schema: {
        tags: ['tables'],
        summary: 'A table: who sits where and how it is played',
        params: TablePath,
        querystring: WithCode,
      },
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
      schema: {
        tags: ['tables'],
        summary: 'Make your table public or private, give it a title, or let everybody talk who watches',
        params: TablePath,
        body: TablePatch,
      },
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

  app.delete(
    '/api/tables/:id',
    { schema: { tags: ['tables'], summary: 'Call off your table before it starts', params: TablePath } },
    async (request, reply) => {
      await asOwner(house, request.params.id, personOf(request), (live) => {
        if (live.record.status !== 'gathering') throw wrongMoment('started', 'The game has started already.');
        return { change: { facts: { status: 'abandoned' } }, answer: () => undefined };
      });
      return reply.code(204).send();
    },
  );
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
