/** Which open seat somebody may have. */
import type { Seat } from '@guildhall/kernel';
import type { Invitation, Person } from '@guildhall/store';
import { notYours, wrongMoment } from '../http/http-error.ts';
import type { LiveTable } from './live-table.ts';

/** The seat that was wished for, or the first; throws where there is none for this person. */
export function freeSeat(
  { record, settings }: LiveTable,
  person: Pick<Person, 'id'>,
  invitation: Invitation | null,
  wished: Seat | null,
): Seat {
  const mayHave = (seat: Seat): boolean => {
    if (invitation !== null) return invitation.seat === null || invitation.seat === seat;
    return record.owner === person.id || settings.seats[seat].for === 'anyone';
  };
  const open = record.seats.filter(({ occupant }) => occupant.kind === 'open').map(({ seat }) => seat);
  const free = open.filter(mayHave);
  if (wished !== null && free.includes(wished)) return wished;
  if (wished !== null && open.includes(wished)) throw notYours('seat-kept', 'That seat is reserved.');
  if (wished !== null) throw wrongMoment('seat-taken', 'That seat is taken.');
  if (free.length > 0) return free[0];
  throw open.length > 0
    ? notYours('seats-kept', 'The remaining seats are reserved.')
    : wrongMoment('no-seat', 'There are no open seats.');
}
