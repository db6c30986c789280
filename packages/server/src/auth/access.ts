/** Decides who may see a table and who may act at it. Every route that names a table goes through here. */
import type { Seat, Table } from '@guildhall/kernel';
import type { Invitation, Person, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { noSuchTable, notSeated, notYours, wrongMoment } from '../http/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Decide } from '../tables/live-tables.ts';
import { type Guest, mayWatchUninvited, type TableRole, tableRoleOf, wasSentAway } from './table-roles.ts';

/** The visitor: a person or a stranger, with or without the code of an invitation. */
export interface Visitor {
  readonly person: Person | null;
  readonly code: string | undefined;
}

/** The invitation of a visitor to a table, by code or by name; null if there is none. */
export async function invitationTo(
  { store }: AppContext,
  table: TableId,
  { person, code }: Visitor,
): Promise<Invitation | null> {
  const found =
    code !== undefined
      ? [await store.invitations.find(code)]
      : person
        ? await store.invitations.of(person.id)
        : [];
  const fits = found.find(
    (one) => one?.table === table && (one.person === null || one.person === person?.id),
  );
  return fits ?? null;
}

/** The invitation, unless its holder was sent away after it was made. */
export function stillGood(
  live: LiveTable,
  person: Person | null,
  invitation: Invitation | null,
): Invitation | null {
  if (invitation === null) return null;
  return wasSentAway(live, person?.id ?? null, invitation.created) ? null : invitation;
}

/**
 * Throws unless the visitor may see the table: everyone at a public table, its people and invited guests at a private
 * one.
 */
async function checkMayLook(context: AppContext, live: LiveTable, visitor: Visitor): Promise<void> {
  if (mayWatchUninvited(live, visitor.person?.id ?? null)) return;
  await knownAt(context, live, visitor);
}

/** The visitor with their role at the table. Throws if they may not see it. */
export async function knownAt(
  context: AppContext,
  live: LiveTable,
  visitor: Visitor,
): Promise<Guest & { readonly role: TableRole }> {
  const guest = {
    person: visitor.person?.id ?? null,
    invitation: await invitationTo(context, live.id, visitor),
  };
  const role = tableRoleOf(live, guest, context.now());
  if (role === null) throw noSuchTable();
  return { ...guest, role };
}

/** Reads a table as the visitor's seat, or a spectator, may see it; they have seen the entries up to a number. */
export async function lookAt<T>(
  context: AppContext,
  id: TableId,
  visitor: Visitor,
  look: (live: LiveTable, viewer: Seat | null) => T | Promise<T>,
  seen = 0,
): Promise<T> {
  const lookOnce = async (live: LiveTable): Promise<T> => {
    await checkMayLook(context, live, visitor);
    return await look(live, visitor.person === null ? null : live.seatOf(visitor.person.id));
  };
  return await context.live.read(id, lookOnce, seen);
}

/** Changes a table on behalf of its owner. */
export async function asOwner<T>(
  context: AppContext,
  id: TableId,
  person: Person,
  decide: Decide<T>,
): Promise<T> {
  return await context.live.change(id, async (live) => {
    if (live.record.owner === person.id) return await decide(live);
    await checkMayLook(context, live, { person, code: undefined });
    throw notYours('not-owner', 'Only the table’s owner can do that.');
  });
}

/** The seat that belongs to a person. For someone who may not see a table, it does not exist. */
export function ownSeat(live: LiveTable, { id }: Person): Seat {
  const seat = live.seatOf(id);
  if (seat === null) throw mayWatchUninvited(live, id) ? notSeated() : noSuchTable();
  return seat;
}

/** The seat that a person plays; not while a bot holds it. */
export function seatPlayedBy(live: LiveTable, person: Person): Seat {
  const seat = ownSeat(live, person);
  if (live.personAt(seat) !== person.id)
    throw wrongMoment('bot-plays', 'A bot is playing for you. Take your seat back first.');
  return seat;
}

/** Throws unless a person plays that seat. */
export function checkPlays(live: LiveTable, person: Person, seat: Seat): void {
  if (seatPlayedBy(live, person) !== seat) throw notYours('not-your-seat', 'That is not your seat.');
}

/** The kernel's table of a running game. */
export function tableInPlay(live: LiveTable): Table {
  const { table, record } = live;
  if (record.status === 'gathering') throw wrongMoment('not-started', 'The game has not started yet.');
  if (record.status !== 'running') throw wrongMoment('over', 'The game is over.');
  return keptTable(table);
}

/** The kernel's table of a running or finished game. */
export function tableBegun(live: LiveTable): Table {
  if (live.record.started === null) throw wrongMoment('not-started', 'The game has not started yet.');
  return keptTable(live.table);
}

function keptTable(table: Table | null): Table {
  if (table === null)
    throw wrongMoment('old-rules', 'This table uses a rules version that is no longer supported.');
  return table;
}
