/** Leaving the house: nobody who stays is left waiting. */
import type { Person } from '@guildhall/store';
import type { House } from './house.ts';
import { withOccupant } from './seats.ts';

const PAGE = 100;

/** Gets up from every table: where the game has not started the seat is free, where it has a bot plays on. */
export async function leaveAllTables(house: House, person: Person): Promise<void> {
  const { store, live: tables } = house;
  for (;;) {
    const open = await store.tables.list({
      person: person.id,
      status: ['gathering', 'running'],
      limit: PAGE,
    });
    for (const { id } of open) {
      await tables.change(id, async (live) => {
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
    if (open.length < PAGE) return;
  }
}
