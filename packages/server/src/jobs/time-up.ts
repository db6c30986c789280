/** Somebody's time is up: a bot takes the seat over, the others may decide, or it leaves, as the table was made. */
import type { Job, TableChange } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { markOut, nextZero, seatsAtZero } from '../tables/clocks.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { buildLeaveChange, buildOccupantChange } from '../tables/seat-changes.ts';
import type { JobHandler } from './job-runner.ts';
import { PermanentJobError } from './job-runner.ts';
import { clockJob } from './table-jobs.ts';

export function timeUp(context: AppContext): JobHandler {
  return async ({ table }: Job) => {
    if (table === null) throw new PermanentJobError('a clock without a table');
    try {
      while (await oneSeatOut(context, table));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    }
  };
}

/** Sees to one seat whose time is up; false when there is none. */
async function oneSeatOut(context: AppContext, id: string): Promise<boolean> {
  // Only time of which note was taken is up: what has passed since may turn out to be a break.
  const served = await context.served.confirm();
  return await context.live.change(id, async (live) => {
    const [seat] = live.record.status === 'running' ? seatsAtZero(live.clocks, served) : [];
    if (seat === undefined) return { change: putOff(context, live), answer: () => false };
    if (live.settings.atZero === 'bot') {
      const occupant = { kind: 'bot', level: live.settings.standIn } as const;
      const note = { heldFor: live.personAt(seat) };
      const change = await buildOccupantChange(context, live, seat, occupant, note);
      return { change, answer: () => true };
    }
    if (live.settings.atZero === 'leave') {
      return { change: await buildLeaveChange(context, live, seat), answer: () => true };
    }
    const clocks = markOut(live.clocks, seat);
    const next = nextZero(clocks);
    const jobs = next === null ? [] : [clockJob(id, context.served.timeAt(next))];
    return { change: { clocks, jobs, votes: live.tableVotes }, answer: () => true };
  });
}

/** A clock that still runs gets its job anew: this one came before its time. Null where none runs. */
function putOff({ served }: AppContext, { id, record, clocks }: LiveTable): TableChange | null {
  const next = record.status === 'running' ? nextZero(clocks) : null;
  return next === null ? null : { jobs: [clockJob(id, served.timeAt(next))] };
}
