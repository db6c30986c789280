/**
 * A bot of somebody's own has said nothing for too long, however the table is played: one of ours plays on. Its time
 * runs anew with every decision, and only while a server is there, like the clocks of people.
 */
import type { Seat } from '@guildhall/kernel';
import type { Job, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { buildBotLostChange } from '../tables/seat-changes.ts';
import { type JobHandler, PermanentJobError } from './job-runner.ts';
import { seatOfBotJob, silentJob } from './table-jobs.ts';

export function ownBotSilent(context: AppContext): JobHandler {
  return async ({ table, payload }: Job) => {
    if (table === null) throw new PermanentJobError('a silent bot without a table');
    try {
      await endIfSilent(context, table, seatOfBotJob(payload));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  };
}

async function endIfSilent(context: AppContext, id: TableId, seat: Seat): Promise<void> {
  const { ownBotMs } = context.config;
  // Only time of which note was taken is up: what has passed since may turn out to be a break.
  const served = await context.served.confirm();
  await context.live.change(id, async (live) => {
    const answer = (): undefined => undefined;
    const { table, record } = live;
    const isDue = record.status === 'running' && live.ownBotAt(seat) !== null;
    if (!isDue || table === null || table.legal(seat).length === 0) return { change: null, answer };
    const { since } = live.clocks[seat];
    const due = (since ?? served) + ownBotMs;
    const change =
      due > served
        ? { jobs: [silentJob(id, seat, context.served.timeAt(due))] }
        : await buildBotLostChange(context, live, seat);
    return { change, answer };
  });
}
