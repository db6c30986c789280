/** Deletes an account. Nobody who stays at its tables is left waiting. */
import { isUnavailable, type Person, type TableId } from '@guildhall/store';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { removeBotsOf } from '../tables/own-bots-leaving.ts';
import { buildResignChange } from '../tables/seat-changes.ts';

/**
 * Gets up from every table, with the person's own bots: where the game has not started the seat is free, where it has a
 * bot plays on, and one that held the seat holds it for nobody any more. A table that cannot be opened is left as it is,
 * and the log names it: it keeps nobody from leaving.
 */
export async function vacateAllSeats(
  context: AppContext,
  person: Person,
  log: FastifyBaseLogger,
): Promise<void> {
  await removeBotsOf(context, person.id, null, log);
  for (const id of await context.store.tables.seating(person.id)) {
    try {
      await vacateSeat(context, person, id);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, table: id }, 'a table could not be left by somebody who deleted their account');
    }
  }
}

async function vacateSeat(context: AppContext, person: Person, id: TableId): Promise<void> {
  await context.live.change(id, async (live) => {
    const answer = (): undefined => undefined;
    const seat = live.seatOf(person.id);
    if (seat === null) return { change: null, answer };
    if (live.record.status === 'gathering') {
      return { change: { seats: [{ seat, occupant: { kind: 'open' }, word: null }] }, answer };
    }
    return { change: await buildResignChange(context, live, seat, person.id), answer };
  });
}
