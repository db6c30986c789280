/** Bots that people brought along get up from their tables. */
import type { Seat } from '@guildhall/kernel';
import { isUnavailable, type OwnBotId, type PersonId, type TableChange } from '@guildhall/store';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { LiveTable } from './live-table.ts';
import { buildBotLostChange } from './seat-changes.ts';
import { type OwnBotNote, withSeat } from './table-settings.ts';

/** The bot gets up: before the start its seat is free, in a running game another bot plays on. */
export async function buildBotGoneChange(
  context: AppContext,
  live: LiveTable,
  seat: Seat,
): Promise<TableChange | null> {
  switch (live.record.status) {
    case 'gathering':
      return {
        seats: [{ seat, occupant: { kind: 'open' }, word: null }],
        facts: { settings: withSeat(live.settings, seat, { ownBot: null, cameBy: null }) },
      };
    case 'running':
      return await buildBotLostChange(context, live, seat);
    case 'finished':
    case 'abandoned':
      return null;
    default:
      return live.record.status satisfies never;
  }
}

/** A person's bots, or one of them, get up from every table. A table that cannot be opened is named in the log. */
export async function removeBotsOf(
  context: AppContext,
  owner: PersonId,
  bot: OwnBotId | null,
  log: FastifyBaseLogger,
): Promise<void> {
  const isMeant = (note: OwnBotNote | null): boolean =>
    note !== null && note.owner === owner && (bot === null || note.id === bot);
  for (const id of await context.store.tables.seating(owner)) {
    const removeOne = (): Promise<boolean> =>
      context.live.change(id, async (live) => {
        const seat = live.settings.seats.findIndex(({ ownBot }) => isMeant(ownBot));
        const change = seat === -1 ? null : await buildBotGoneChange(context, live, seat);
        return { change, answer: () => change !== null };
      });
    try {
      while (await removeOne());
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, table: id }, 'a table could not be left by a bot whose token has ended');
    }
  }
}
