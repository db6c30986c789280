/** Once more, by the same people: a new table with the old one's settings and a seat kept for everybody. */
import type { Person, TableRecord } from '@guildhall/store';
import { Type } from 'typebox';
import { ownSeat } from './access.ts';
import { type App, personOf } from './app.ts';
import { Denied, wrongMoment } from './denied.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { newTable, type SeatWish, type TableWish } from './new-table.ts';
import { tableLimit } from './security.ts';
import { strict, TablePath, Word } from './shapes.ts';
import { checkMayMakeMore, startedTable } from './tables.ts';

export function rematch(app: App, house: House): void {
  const { store, live: tables } = house;

  app.post(
    '/api/tables/:id/rematch',
    {
      config: tableLimit(house),
      schema: {
        tags: ['tables'],
        summary: 'Another table for the same people, once the game is over',
        params: TablePath,
        body: Type.Object({ word: Word }, strict),
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      await checkMayMakeMore(house, person);
      const { wish, before } = await tables.read(id, (live) => {
        ownSeat(live, person);
        if (!live.over) throw wrongMoment('The game is not over yet.');
        const { rematch: next } = live.settings;
        if (next !== null) throw thereIsOne(next);
        return { wish: rematchWish(live, person, request.body.word), before: live.record };
      });
      const record = await store.tables.create(newTable(house, person, wish, id));
      const next = await tables.change(id, (live) => {
        const { rematch: other } = live.settings;
        if (other !== null) return { change: null, answer: () => other };
        const settings = { ...live.settings, rematch: record.id };
        return { change: { facts: { settings } }, answer: () => record.id };
      });
      if (next !== record.id) {
        await store.tables.delete(record.id);
        throw thereIsOne(next);
      }
      await inviteTheOthers(house, before, record, person);
      return reply.code(201).send({ table: await startedTable(house, record) });
    },
  );
}

const thereIsOne = (next: string): Denied =>
  new Denied(409, 'rematch', 'There is a rematch already.', { rematch: next });

/** Those who gave up are not asked again; a bot plays for them once more. */
function rematchWish({ record, settings }: LiveTable, person: Person, word: string): TableWish {
  const { title, confirm, openDrafts, clock, atZero, standIn } = settings;
  const { players: _, ...options } = record.options;
  const seats = record.seats.map(({ seat, occupant }): SeatWish => {
    const who = occupant.kind === 'person' ? occupant.person : settings.seats[seat].heldFor;
    if (who === person.id) return { kind: 'me' };
    if (who !== null) return { kind: 'invited' };
    return occupant.kind === 'bot' ? { kind: 'bot', level: occupant.level } : { kind: 'invited' };
  });
  const { game, visibility } = record;
  return { game, options, seats, word, title, visibility, confirm, openDrafts, clock, atZero, standIn };
}

async function inviteTheOthers(
  { store }: House,
  before: TableRecord,
  { id: table, seats }: TableRecord,
  by: Person,
): Promise<void> {
  for (const { seat, occupant } of before.seats) {
    if (occupant.kind !== 'person' || seats[seat].occupant.kind !== 'open') continue;
    await store.invitations.create({ table, seat, person: occupant.person, by: by.id, expires: null });
  }
}
