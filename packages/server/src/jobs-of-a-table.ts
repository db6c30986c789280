/** The jobs that a table gives out. Each has a key, so that there is never more than one of a kind for a seat. */
import type { Seat } from '@guildhall/kernel';
import type { NewTableJob, TableId, Time } from '@guildhall/store';

const botJobKey = (table: TableId, seat: Seat): string => `bot:${table}:${seat}`;
export const clockJobKey = (table: TableId): string => `clock:${table}`;
export const turnJobKey = (table: TableId, seat: Seat): string => `turn:${table}:${seat}`;

/** A bot has to decide. */
export function botJob(table: TableId, seat: Seat, now: Time): NewTableJob {
  return { kind: 'bot', key: botJobKey(table, seat), payload: { seat }, due: now };
}

/** Somebody's time is up. */
export function clockJob(table: TableId, due: Time): NewTableJob {
  return { kind: 'clock', key: clockJobKey(table), payload: null, due };
}

/** Somebody who is away should be told that their table was called off. */
export function calledOffJob(table: TableId, seat: Seat, now: Time): NewTableJob {
  return { kind: 'called-off', key: `called-off:${table}:${seat}`, payload: { seat }, due: now };
}

/** Somebody who is away should be told that it is their turn. */
export function turnJob(table: TableId, seat: Seat, due: Time): NewTableJob {
  return { kind: 'turn', key: turnJobKey(table, seat), payload: { seat }, due };
}
