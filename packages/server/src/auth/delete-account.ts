/** Leaving the house: nobody who stays is left waiting. */
import { isUnavailable, type Person, type TableId } from '@guildhall/store';
import type { FastifyBaseLogger } from 'fastify';
import type { House } from '../app-context.ts';
import { withOccupant } from '../routes/seats.ts';

/**
 * Gets up from every table: where the game has not started the seat is free, where it has a bot plays on. A table that
 * cannot be opened is left as it is, and told of in the log: it keeps nobody here.
 */
export async function leaveAllTables(house: House, person: Person, log: FastifyBaseLogger): Promise<void> {
  for (const id of await house.store.tables.seating(person.id)) {
    try {
      await leaveTable(house, person, id);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, table: id }, 'a table could not be left by somebody who leaves the house');
    }
  }
}

async function leaveTable(house: House, person: Person, id: TableId): Promise<void> {
  await house.live.change(id, async (live) => {
    const answer = (): undefined => undefined;
    const seat = live.seatOf(person.id);
    if (seat === null || live.personAt(seat) === null) return { change: null, answer };
    if (live.record.status === 'gathering') {
      return { change: { seats: [{ seat, occupant: { kind: 'open' }, word: null }] }, answer };
    }
    const occupant = { kind: 'bot', level: live.settings.standIn } as const;
    const note = { resigned: person.id, heldFor: null, offered: null };
    return { change: await withOccupant(house, live, seat, occupant, note), answer };
  });
}
