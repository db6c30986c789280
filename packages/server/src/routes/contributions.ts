/**
 * Everybody's word for the seed, the owner's included. It comes after the hash that binds the server, so that nobody
 * could draw bits that suit the words.
 */

import type { Seat } from '@guildhall/kernel';
import { ROUTES } from '@guildhall/protocol';
import type { SeatRecord } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { seatPlayedBy } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, wrongMoment } from '../http/http-error.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { startWhenFull, withSeatChanged } from '../tables/start-table.ts';
import { tableInfo } from '../tables/table-info.ts';

export function contributions(app: App, context: AppContext): void {
  app.post(
    '/api/tables/:id/word',
    {
      schema: ROUTES['POST /api/tables/:id/word'],
    },
    async (request) => {
      const person = personOf(request);
      const { word, hash } = request.body;
      return await context.live.change(request.params.id, async (live) => {
        const seat = seatPlayedBy(live, person);
        checkHash(live, hash);
        const given = withWord(live, seat, word);
        const start = await startWhenFull(context, live, withSeatChanged(live.record.seats, given));
        return {
          change: { ...start, seats: [given] },
          answer: async () => ({ table: await tableInfo(context, live), seat }),
        };
      });
    },
  );
}

/** Throws if the hash of the table is not the one that the person saw. */
export function checkHash({ record }: LiveTable, seen: string | undefined): void {
  if (seen === undefined || seen === record.commitment) return;
  throw new HttpError(409, 'other-hash', 'The hash of this table is not the one you saw.', {
    hash: record.commitment,
  });
}

function withWord({ record }: LiveTable, seat: Seat, word: string): SeatRecord {
  if (record.status !== 'gathering') throw wrongMoment('started', 'The game has already started.');
  if (record.seats[seat].word !== null)
    throw wrongMoment('word-given', 'Your random word is already part of the seed.');
  return { ...record.seats[seat], word };
}
