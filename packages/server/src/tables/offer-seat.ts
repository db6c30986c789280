/** Makes the code by which another person can take over a seat of a running game. */
import type { Seat } from '@guildhall/kernel';
import type { Person, TableChange, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { checkPlays, tableInPlay } from '../auth/access.ts';
import { HttpError } from '../http/http-error.ts';
import type { LiveTable } from './live-table.ts';
import { type SeatOffer, withSeat } from './table-settings.ts';

/** How long the code can be used. */
const OFFER_MS = 7 * 86_400_000;

/** The offered seat, who offers it, and whether the others voted for it. */
export interface OfferedSeat {
  readonly table: TableId;
  readonly seat: Seat;
  readonly by: Person;
  readonly voted: boolean;
}

/** A new code. It lets no one in until a change of the table offers the seat with it. */
export async function makeOffer(
  { store, now }: AppContext,
  { table, seat, by, voted }: OfferedSeat,
): Promise<SeatOffer> {
  const expires = now() + OFFER_MS;
  const invitation = { table, seat, person: null, by: by.id, isOffer: true, expires };
  const { id: code } = await store.invitations.create(invitation);
  return { code, expires, voted };
}

/** Offers a seat. An earlier code becomes invalid. */
export function buildOfferChange(live: LiveTable, seat: Seat, offered: SeatOffer): TableChange {
  const before = live.settings.seats[seat].offered;
  return {
    facts: { settings: withSeat(live.settings, seat, { offered }) },
    dropInvitations: before === null ? [] : [before.code],
  };
}

/**
 * Deletes a code where the change that should have offered the seat by it was refused. Where a connection was lost the
 * change may have been committed, and the code is left: one by which no seat is offered lets nobody in.
 */
export async function dropRefusedOffer({ store }: AppContext, code: string, error: unknown): Promise<void> {
  if (error instanceof HttpError) await store.invitations.delete(code);
}

/** A person offers the seat that they play. */
export async function offerOwnSeat(
  context: AppContext,
  table: TableId,
  seat: Seat,
  by: Person,
): Promise<SeatOffer> {
  const { live: tables } = context;
  const check = (live: LiveTable): void => {
    checkPlays(live, by, seat);
    tableInPlay(live);
  };
  await tables.read(table, check);
  const offered = await makeOffer(context, { table, seat, by, voted: false });
  const offer = tables.change(table, (live) => {
    check(live);
    return { change: buildOfferChange(live, seat, offered), answer: () => undefined };
  });
  await offer.catch(async (error: unknown) => {
    await dropRefusedOffer(context, offered.code, error);
    throw error;
  });
  return offered;
}
