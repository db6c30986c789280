/** Somebody's time is up: a bot takes the seat over, the others may decide, or it is out, as the table was made. */
import type { Job, TableChange } from '@guildhall/store';
import { markOut, nextZero, seatsAtZero } from '../tables/clocks.ts';
import { Denied } from '../http/http-error.ts';
import type { House } from '../app-context.ts';
import type { JobHandler } from './job-runner.ts';
import { Hopeless } from './job-runner.ts';
import { clockJob } from './table-jobs.ts';
import { withSeatGone } from '../routes/leave-for-good.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { withOccupant } from '../routes/seats.ts';

export function clockTurns(house: House): JobHandler {
  return async ({ table }: Job) => {
    if (table === null) throw new Hopeless('a clock without a table');
    try {
      while (await oneSeatOut(house, table));
    } catch (error) {
      if (!(error instanceof Denied) || error.status !== 404) throw error;
    }
  };
}

/** Sees to one seat whose time is up; false when there is none. */
async function oneSeatOut(house: House, id: string): Promise<boolean> {
  // Only time of which note was taken is up: what has passed since may turn out to be a break.
  const served = await house.served.confirm();
  return await house.live.change(id, async (live) => {
    const [seat] = live.record.status === 'running' ? seatsAtZero(live.clocks, served) : [];
    if (seat === undefined) return { change: putOff(house, live), answer: () => false };
    if (live.settings.atZero === 'bot') {
      const occupant = { kind: 'bot', level: live.settings.standIn } as const;
      const change = await withOccupant(house, live, seat, occupant, { heldFor: live.personAt(seat) });
      return { change, answer: () => true };
    }
    if (live.settings.atZero === 'leave') {
      return { change: await withSeatGone(house, live, seat), answer: () => true };
    }
    const clocks = markOut(live.clocks, seat);
    const next = nextZero(clocks);
    const jobs = next === null ? [] : [clockJob(id, house.served.timeAt(next))];
    return { change: { clocks, jobs, votes: live.affairs }, answer: () => true };
  });
}

/** A clock that still runs gets its job anew: this one came before its time. Null where none runs. */
function putOff({ served }: House, { id, record, clocks }: LiveTable): TableChange | null {
  const next = record.status === 'running' ? nextZero(clocks) : null;
  return next === null ? null : { jobs: [clockJob(id, served.timeAt(next))] };
}
