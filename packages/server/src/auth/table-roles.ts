/** The role of a person at a table: it is theirs, they were invited, or they only watch. */
import type { Invitation, PersonId } from '@guildhall/store';
import type { LiveTable } from '../tables/live-table.ts';

/** From the most distant role to the closest. */
export const TABLE_ROLES = ['spectator', 'invited', 'own'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/** A person at a table, with their invitation. */
export interface Guest {
  readonly person: PersonId | null;
  readonly invitation: Invitation | null;
}

/** Null: the person may not watch. */
export function tableRoleOf(live: LiveTable, guest: Guest, now: number): TableRole | null {
  if (belongsTo(live, guest.person)) return 'own';
  if (holdsInvitation(live, guest, now)) return 'invited';
  return mayWatchUninvited(live, guest.person) ? 'spectator' : null;
}

/** Whether a person has a valid invitation and was not sent away since it was made. */
function holdsInvitation(live: LiveTable, { person, invitation }: Guest, now: number): boolean {
  if (invitation === null || (invitation.expires !== null && invitation.expires <= now)) return false;
  return isStanding(live, invitation) && !wasSentAway(live, person, invitation.created);
}

/** The code of an offered seat is only valid while the seat is offered with it. */
function isStanding({ settings }: LiveTable, { id, isOffer }: Invitation): boolean {
  return !isOffer || settings.seats.some(({ offered }) => offered?.code === id);
}

/** Whether the owner has sent a person away, optionally after a given time. */
export function wasSentAway({ settings }: LiveTable, person: PersonId | null, since = 0): boolean {
  return settings.sentAway.some((sent) => sent.person === person && sent.at >= since);
}

/** Whether a person may watch without an invitation. */
export function mayWatchUninvited(live: LiveTable, person: PersonId | null): boolean {
  return live.record.visibility === 'public' || belongsTo(live, person);
}

/** Whether a person owns a table, sits at it or has sat there. */
function belongsTo(live: LiveTable, person: PersonId | null): boolean {
  if (person === null) return false;
  return (
    live.record.owner === person ||
    live.seatOf(person) !== null ||
    live.settings.seats.some(({ resigned }) => resigned === person)
  );
}
