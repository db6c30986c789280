/** Makes the code by which another person can take over a seat of a running game. */
import type { Seat } from '@guildhall/kernel';
import type { Person, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { checkPlays, tableInPlay } from '../auth/access.ts';
import { HttpError } from '../http/http-error.ts';
import type { LiveTable } from './live-table.ts';
import { type Offer, withSeat } from './table-settings.ts';

/** How long the code can be used. */
const OFFER_MS = 7 * 86_400_000;

/** Offers a seat: by its person, or by the others where they voted for it. An earlier code is of no use any more. */
export async function offerSeat(
  { store, live: tables, now }: AppContext,
  table: TableId,
  seat: Seat,
  by: Person,
  voted: boolean,
): Promise<Offer> {
  const check = (live: LiveTable): void => {
    if (!voted) checkPlays(live, by, seat);
    tableInPlay(live);
  };
  await tables.read(table, check);
  const expires = now() + OFFER_MS;
  const invitation = { table, seat, person: null, by: by.id, isOffer: true, expires };
  const { id: code } = await store.invitations.create(invitation);
  const offered: Offer = { code, expires, voted };
  const offer = tables.change(table, (live) => {
    check(live);
    const before = live.settings.seats[seat].offered;
    const settings = withSeat(live.settings, seat, { offered });
    const dropInvitations = before === null ? [] : [before.code];
    return { change: { facts: { settings }, dropInvitations }, answer: () => undefined };
  });
  await offer.catch(async (error: unknown) => {
    // Where a connection was lost the change may have been committed. A code by which no seat is offered lets nobody in.
    if (error instanceof HttpError) await store.invitations.delete(code);
    throw error;
  });
  return offered;
}
