/**
 * Sockets outlive the requests that opened them: whether those who watch may still do so is looked at again when a
 * session or an invitation ends, on every server, and now and then for what ends by its time or without a word.
 */
import type { PersonId, SessionId, TableId } from '@guildhall/store';
import type { House } from '../app-context.ts';
import type { Watcher } from './subscriptions.ts';

/** Sessions of a person, or of anybody, have ended: the sockets that they opened here are closed. */
export async function recheckSessions(house: House, person: PersonId | null = null): Promise<void> {
  const watchers = house.hub.select((one) => person === null || one.person === person);
  const ids = watchers.flatMap(({ session }) => (session === null ? [] : [session]));
  if (ids.length === 0) return;
  const holding = await house.store.sessions.holding([...new Set(ids)]);
  for (const watcher of watchers) if (!isHeld(watcher, holding)) dropEnded(house, watcher);
}

/** Whether a socket may be welcomed: its session may have ended since the request for it came. */
export async function isSessionHeld({ store }: House, { session }: Watcher): Promise<boolean> {
  return session === null || (await store.sessions.holding([session])).has(session);
}

export function dropEnded({ hub }: House, watcher: Watcher): void {
  hub.drop(watcher, 4401, 'enter again');
}

function isHeld({ session }: Watcher, holding: ReadonlySet<SessionId>): boolean {
  return session === null || holding.has(session);
}

/** An invitation to a table has ended: those who watch by it here lose what it gave them. */
export async function recheckInvitations({ hub, live: tables, store }: House, table: TableId): Promise<void> {
  if (!hub.isWatched(table)) return;
  await tables.read(table, async (live) => hub.recheckInvitations(live, await store.invitations.to(table)));
}

/** Everything that may have ended without a word. */
export async function recheckAll(house: House): Promise<void> {
  await recheckSessions(house);
  const watchers = house.hub.select(({ invitation }) => invitation !== null);
  const ids = watchers.flatMap(({ invitation }) => (invitation === null ? [] : [invitation.id]));
  const holding = await house.store.invitations.holding([...new Set(ids)]);
  const ended = watchers.filter(({ invitation }) => invitation !== null && !holding.has(invitation.id));
  for (const table of new Set(ended.map((one) => one.table))) await recheckInvitations(house, table);
}
