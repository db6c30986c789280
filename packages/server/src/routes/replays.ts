/** Looking back: any point of any table, the table as a file, and reports that something at it seems wrong. */

import { exportTable, exportView } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import { lookAt, tableBegun } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { reportLimits } from '../http/security.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { namesApart, peopleOf } from '../tables/names-at-a-table.ts';
import { plainText } from '../tables/new-table.ts';
import { pointJson } from '../tables/positions.ts';
import { commitmentOf } from '../tables/start-table.ts';

const noSuchPoint = (length: number): HttpError =>
  new HttpError(404, 'no-such-point', `Choose a move from 0 to ${length}.`, { length });

export function replays(app: App, context: AppContext): void {
  app.get(
    '/api/tables/:id/at/:point',
    {
      schema: ROUTES['GET /api/tables/:id/at/:point'],
    },
    async ({ params, query, person }, reply) => {
      const { id, point } = params;
      const json = await lookAt(context, id, { person, code: query.code }, (live, viewer) => {
        const table = tableBegun(live);
        if (point > table.length) throw noSuchPoint(table.length);
        return pointJson(live, table, viewer, point);
      });
      return reply.type('application/json').send(json);
    },
  );

  app.get(
    '/api/tables/:id/export',
    {
      schema: ROUTES['GET /api/tables/:id/export'],
    },
    async ({ params, query, person }, reply) => {
      const { id } = params;
      const file = await lookAt(context, id, { person, code: query.code }, async (live, viewer) => {
        const table = tableBegun(live);
        if (!live.over) return exportView(table, viewer);
        return exportTable(table, { names: await seatNames(context, live), ...committed(live) });
      });
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="guildhall-${id}.json"`)
        .send(file);
    },
  );

  app.post(
    '/api/tables/:id/reports',
    {
      config: reportLimits(context),
      schema: ROUTES['POST /api/tables/:id/reports'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id: table } = request.params;
      const { point, text, code } = request.body;
      const seat = await lookAt(context, table, { person, code }, (live, viewer) => {
        if (point > tableBegun(live).length) throw noSuchPoint(live.record.head.length);
        return viewer;
      });
      const report = { table, point, person: person.id, seat, text: plainText(text) };
      const { id } = await context.store.reports.create(report);
      return reply.code(201).send({ report: id });
    },
  );
}

/** Who sits in each seat, who sat there before leaving for good, or which bot plays it. */
export async function seatNames(context: AppContext, { record, settings }: LiveTable): Promise<string[]> {
  const people = record.seats.map(({ seat, occupant }) => {
    if (occupant.kind === 'person') return occupant.person;
    return occupant.kind === 'gone' ? settings.seats[seat].resigned : null;
  });
  const ids = [...peopleOf(record, settings), ...people.filter((id) => id !== null)];
  const names = namesApart(record, settings, await context.names(ids));
  return record.seats.map(({ seat, occupant }) => {
    const person = people[seat];
    if (person !== null) return names.get(person) ?? '';
    const { ownBot } = settings.seats[seat];
    if (ownBot !== null) return nameOfBot(ownBot.name, names.get(ownBot.owner) ?? '');
    return occupant.kind === 'bot' ? `bot (${occupant.level})` : '';
  });
}

/** Of an owner whose account was deleted, nobody knows the name. */
function nameOfBot(name: string, owner: string): string {
  return owner === '' ? `bot ${name}` : `bot ${name} (${owner})`;
}

/** Where the seed came from, and the options that were promised with it. */
function committed({ record, published }: LiveTable) {
  if (published === null) return {};
  const options = Object.fromEntries(Object.entries(record.options));
  return { options, commitment: commitmentOf(record, published.secret, record.seats) };
}
