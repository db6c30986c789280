/** The jobs of a table. Each has a key, so that there is never more than one of a kind for a seat. */
import type { Seat } from '@guildhall/kernel';
import type { NewTableJob, Store, TableId, Time } from '@guildhall/store';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { LiveTable } from '../tables/live-table.ts';

const botJobKey = (table: TableId, seat: Seat): string => `bot:${table}:${seat}`;
export const clockJobKey = (table: TableId): string => `clock:${table}`;
export const turnJobKey = (table: TableId, seat: Seat): string => `turn:${table}:${seat}`;

/** A bot has to decide. */
export function botJob(table: TableId, seat: Seat, now: Time): NewTableJob {
  return { kind: 'bot', key: botJobKey(table, seat), payload: { seat }, due: now };
}

/** A bot of somebody's own has said nothing for too long. */
export function silentJob(table: TableId, seat: Seat, due: Time): NewTableJob {
  return { kind: 'own-bot', key: `own-bot:${table}:${seat}`, payload: { seat }, due };
}

/** Somebody's time is up. */
export function clockJob(table: TableId, due: Time): NewTableJob {
  return { kind: 'clock', key: clockJobKey(table), payload: null, due };
}

/** Notifies somebody who is away that their table was called off. */
export function calledOffJob(table: TableId, seat: Seat, now: Time): NewTableJob {
  return { kind: 'called-off', key: `called-off:${table}:${seat}`, payload: { seat }, due: now };
}

/** Notifies somebody who is away that it is their turn. */
export function turnJob(table: TableId, seat: Seat, due: Time): NewTableJob {
  return { kind: 'turn', key: turnJobKey(table, seat), payload: { seat }, due };
}

const BotPayload = Type.Object({ seat: Type.Integer() });

/** The seat that a bot's job is about. */
export function seatOfBotJob(payload: unknown): Seat {
  return Value.Parse(BotPayload, payload).seat;
}

/** The seats that are stuck: their bots could not move, and the jobs of those were buried. */
export async function stuckBots(store: Store, { id, record }: LiveTable): Promise<Seat[]> {
  if (record.status !== 'running' || record.seats.every(({ occupant }) => occupant.kind !== 'bot')) return [];
  const buried = await store.jobs.buriedOf('bot', id);
  const seats = buried.flatMap((payload) => (Value.Check(BotPayload, payload) ? [payload.seat] : []));
  return seats.filter((seat) => record.seats[seat]?.occupant.kind === 'bot').sort((a, b) => a - b);
}
