/** A rematch: a new table for the same people, with the settings of the old one and a seat kept for everyone. */
import { withoutHiddenOutcomes } from '@guildhall/kernel';
import { type NewTableRequest, ROUTES, type SeatRequest } from '@guildhall/protocol';
import type { NewTable, Person, PersonId, SeatRecord, TableRecord } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { ownSeat } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, wrongMoment } from '../http/http-error.ts';
import { personLimit } from '../http/security.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { newTable } from '../tables/new-table.ts';
import { checkTryLimit, countedTable } from '../tables/table-limits.ts';
import { readSettings, type TableSettings } from '../tables/table-settings.ts';
import { INVITATION_MS } from './invitations.ts';
import { checkMayMakeMore, infoOf } from './tables.ts';

export function rematch(app: App, context: AppContext): void {
  const { live: tables } = context;

  app.post(
    '/api/tables/:id/rematch',
    {
      config: personLimit(context),
      schema: ROUTES['POST /api/tables/:id/rematch'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      await checkMayMakeMore(context, person);
      const { wanted, before } = await tables.read(id, (live) => {
        ownSeat(live, person);
        if (!live.over) throw wrongMoment('not-over', 'The game is not over yet.');
        const { rematch: next } = live.settings;
        if (next !== null) throw thereIsOne(next);
        return { wanted: rematchRequest(context, live, person), before: live.record };
      });
      await checkTryLimit(context, request);
      const table = newTable(context, person, wanted, id);
      const record = await countedTable(context, request, table.id, () =>
        makeNext(context, before, table, person),
      );
      return reply.code(201).send({ table: await infoOf(context, record) });
    },
  );
}

/** Of several rematches that are made at the same time one stays. A failed one leaves nothing behind. */
async function makeNext(
  context: AppContext,
  before: TableRecord,
  table: NewTable,
  by: Person,
): Promise<TableRecord> {
  const { store, live: tables } = context;
  const record = await store.tables.create(table);
  try {
    await inviteTheOthers(context, before, record, by);
    const next = await tables.change(before.id, (live) => {
      const { rematch: other } = live.settings;
      if (other !== null) return { change: null, answer: () => other };
      const settings = { ...live.settings, rematch: record.id };
      return { change: { facts: { settings } }, answer: () => record.id };
    });
    if (next !== record.id) throw thereIsOne(next);
  } catch (error) {
    // If the connection was lost, the change may have been committed; then the table is the rematch and stays.
    const isNext = await tables.read(before.id, (live) => live.settings.rematch === record.id);
    if (isNext) return record;
    await store.tables.delete(record.id);
    throw error;
  }
  return record;
}

const thereIsOne = (next: string): HttpError =>
  new HttpError(409, 'rematch', 'There is already a rematch.', { rematch: next });

/** People who gave up are not invited again; a bot plays for them again. */
function rematchRequest(
  { registry }: AppContext,
  { record, settings }: LiveTable,
  person: Person,
): NewTableRequest {
  const { title, confirm, openDrafts, openChat, clock, atZero, standIn } = settings;
  // What was hidden is known by now, so it is left to chance.
  const rules = registry.newest(record.game);
  const again = rules === null ? record.options : withoutHiddenOutcomes(rules.options, record.options);
  const { players: _, ...options } = again;
  const seats = record.seats.map(({ seat, occupant }): SeatRequest => {
    const who = ownerOf(record.seats[seat], settings);
    if (who === person.id) return { kind: 'me' };
    if (who !== null) return { kind: 'invited' };
    const isOurs = occupant.kind === 'bot' && settings.seats[seat].ownBot === null;
    return isOurs ? { kind: 'bot', level: occupant.level } : { kind: 'invited' };
  });
  const { game, visibility } = record;
  const settingsAgain = { title, visibility, confirm, openDrafts, openChat, clock, atZero, standIn };
  return { game, options, seats, ...settingsAgain };
}

/** The person a seat belongs to, even while a bot plays it; null: no one. */
function ownerOf({ seat, occupant }: SeatRecord, { seats }: TableSettings): PersonId | null {
  return occupant.kind === 'person' ? occupant.person : seats[seat].heldFor;
}

async function inviteTheOthers(
  { store, now }: AppContext,
  before: TableRecord,
  { id: table, seats }: TableRecord,
  by: Person,
): Promise<void> {
  const settings = readSettings(before.settings);
  for (const record of before.seats) {
    const { seat } = record;
    const person = ownerOf(record, settings);
    if (person === null || seats[seat].occupant.kind !== 'open') continue;
    // The person a bot plays for may have deleted their account meanwhile.
    if ((await store.people.find(person)) === null) continue;
    const expires = now() + INVITATION_MS;
    await store.invitations.create({ table, seat, person, by: by.id, isOffer: false, expires });
  }
}
