/** How close somebody is to a table: it is theirs, they were invited to it, or they only watch. */
import type { Invitation, PersonId } from '@guildhall/store';
import type { LiveTable } from '../tables/live-table.ts';

/** The closest last. */
export const TABLE_ROLES = ['spectator', 'invited', 'own'] as const;
export type TableRole = (typeof TABLE_ROLES)[number];

/** Somebody at a table, with the invitation that they have. */
export interface Guest {
  readonly person: PersonId | null;
  readonly invitation: Invitation | null;
}

/** Null: they may not even watch. */
export function tableRoleOf(live: LiveTable, guest: Guest, now: number): TableRole | null {
  if (belongsTo(live, guest.person)) return 'own';
  if (holdsInvitation(live, guest, now)) return 'invited';
  return mayWatchUninvited(live, guest.person) ? 'spectator' : null;
}

/** Whether somebody has an invitation that holds, and was not sent away since it was made. */
function holdsInvitation(live: LiveTable, { person, invitation }: Guest, now: number): boolean {
  if (invitation === null || (invitation.expires !== null && invitation.expires <= now)) return false;
  return isStanding(live, invitation) && !wasSentAway(live, person, invitation.created);
}

/** The code of an offered seat holds as long as the seat is offered by it, whatever became of the code itself. */
function isStanding({ settings }: LiveTable, { id, isOffer }: Invitation): boolean {
  return !isOffer || settings.seats.some(({ offered }) => offered?.code === id);
}

/** Whether the owner has sent somebody away; with a time: whether after that time. */
export function wasSentAway({ settings }: LiveTable, person: PersonId | null, since = 0): boolean {
  return settings.sentAway.some((sent) => sent.person === person && sent.at >= since);
}

/** Whether somebody may watch without an invitation. */
export function mayWatchUninvited(live: LiveTable, person: PersonId | null): boolean {
  return live.record.visibility === 'public' || belongsTo(live, person);
}

/** Whether somebody owns a table, sits at it or has sat there. */
function belongsTo(live: LiveTable, person: PersonId | null): boolean {
  if (person === null) return false;
  return (
    live.record.owner === person ||
    live.seatOf(person) !== null ||
    live.settings.seats.some(({ resigned }) => resigned === person)
  );
}
