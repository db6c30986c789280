/**
 * Sockets outlive the requests that opened them: whether those who watch may still do so is looked at again when a
 * session or an invitation ends, on every server, and now and then for what expires or ends without notice.
 */
import type { PersonId, SessionId, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import type { Subscriber } from './subscriptions.ts';

/** Sessions of a person, or of anybody, have ended: the sockets that they opened here are closed. */
export async function recheckSessions(context: AppContext, person: PersonId | null = null): Promise<void> {
  const subscribers = context.subscriptions.select((one) => person === null || one.person === person);
  const ids = subscribers.flatMap(({ session }) => (session === null ? [] : [session]));
  if (ids.length === 0) return;
  const stillValid = await context.store.sessions.stillValid([...new Set(ids)]);
  for (const subscriber of subscribers) if (!isHeld(subscriber, stillValid)) dropEnded(context, subscriber);
}

/** Whether a socket may be welcomed: its session may have ended since the request for it came. */
export async function isSessionHeld({ store }: AppContext, { session }: Subscriber): Promise<boolean> {
  return session === null || (await store.sessions.stillValid([session])).has(session);
}

export function dropEnded({ subscriptions }: AppContext, subscriber: Subscriber): void {
  subscriptions.drop(subscriber, 4401, 'enter again');
}

function isHeld({ session }: Subscriber, stillValid: ReadonlySet<SessionId>): boolean {
  return session === null || stillValid.has(session);
}

/** Rechecks the subscribers of this process when an invitation to their table has ended. */
export async function recheckInvitations(
  { subscriptions, live: tables, store }: AppContext,
  table: TableId,
): Promise<void> {
  if (!subscriptions.isWatched(table)) return;
  await tables.read(table, async (live) =>
    subscriptions.recheckInvitations(live, await store.invitations.to(table)),
  );
}

/** Everything that may have ended without notice. */
export async function recheckAll(context: AppContext): Promise<void> {
  await recheckSessions(context);
  const subscribers = context.subscriptions.select(({ invitation }) => invitation !== null);
  const ids = subscribers.flatMap(({ invitation }) => (invitation === null ? [] : [invitation.id]));
  const stillValid = await context.store.invitations.stillValid([...new Set(ids)]);
  const ended = subscribers.filter(({ invitation }) => invitation !== null && !stillValid.has(invitation.id));
  for (const table of new Set(ended.map((one) => one.table))) await recheckInvitations(context, table);
}
