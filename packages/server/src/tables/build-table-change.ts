/**
 * What follows from something that happened at a table, as one change for the store: entries, drafts, answers of
 * standing orders, clocks, bot turns, notifications, and the end of the game.
 */
import { type SavedDraft, type Seat, type StandingOrders, type Table, writeEntry } from '@guildhall/kernel';
import type { EntryOrigin, NewTableJob, TableChange } from '@guildhall/store';
import { botJob, clockJob, clockJobKey, silentJob, turnJob, turnJobKey } from '../jobs/table-jobs.ts';
import type { Instant } from '../ops/served-time.ts';
import { type Clocks, clocksAfter, nextZero } from './clocks.ts';
import type { LiveTable } from './live-table.ts';
import { OWN_BOT } from './own-bots.ts';
import { followOrders } from './standing-orders.ts';
import { type TableVotes, withCancelled, withoutVotesOn } from './table-votes.ts';

/** The table before the change. */
export interface Before {
  readonly length: number;
  readonly deciders: readonly Seat[];
  readonly waiting: readonly Seat[];
  readonly proposal: string;
}

export function markBefore(table: Table): Before {
  return {
    length: table.length,
    deciders: table.deciders(),
    waiting: table.waitedFor(),
    proposal: JSON.stringify(table.proposal),
  };
}

/** Before anything happened. */
export const BEFORE_THE_START: Before = { length: 0, deciders: [], waiting: [], proposal: 'null' };

export interface ChangeContext extends Instant {
  /** Who caused this change. */
  readonly origin: EntryOrigin;
  /** The delay after which the person at a seat wants to be notified of their turn; null: never. */
  readonly notificationDelayMs: (seat: Seat) => number | null;
  /** Whether that person is looking at the table. */
  readonly isLooking: (seat: Seat) => boolean;
  /** The level of the bot that plays a seat from now on; null: a person does. */
  readonly botAt: (seat: Seat) => string | null;
  /** How long a bot of somebody's own may be silent. */
  readonly ownBotMs: number;
  readonly clocks: Clocks;
  readonly standing: ReadonlyMap<Seat, StandingOrders>;
  readonly tableVotes: TableVotes;
}

/** The change that makes what happened in memory durable. */
export function buildTableChange(
  live: LiveTable,
  table: Table,
  before: Before,
  changeContext: ChangeContext,
): TableChange {
  const { now, served, origin, botAt } = changeContext;
  letBotsAgree(table, botAt);
  const done = table.length;
  const followed = followOrders(table, changeContext.standing, (seat) => botAt(seat) === null);
  const settled = table.settled(before.length);
  const moved = settled.flatMap((entry) => (entry.kind === 'action' ? [entry.seat] : []));
  const { over } = table;
  const clocks = over
    ? changeContext.clocks.map((clock) => ({ ...clock, since: null }))
    : clocksAfter(live.settings.clock, changeContext.clocks, {
        now: served,
        running: table.waitedFor().filter((seat) => (botAt(seat) ?? OWN_BOT) === OWN_BOT),
        moved,
      });
  const zero = nextZero(clocks);
  const zeroAt = zero === null ? null : zero + now - served;
  const wentBack = settled.some(({ kind }) => kind === 'back');
  const jobs = jobsAfter(live, table, before, changeContext, { wentBack, zeroAt });
  let tableVotes = withoutVotesOn(changeContext.tableVotes, moved);
  for (const [seat, cancelled] of followed.cancelled) tableVotes = withCancelled(tableVotes, seat, cancelled);
  return {
    entries: settled.map((entry, at) => ({
      line: writeEntry(entry),
      origin: before.length + at < done ? origin : 'order',
    })),
    drafts: changedDrafts(live.drafts, table.savedDrafts()),
    standing: [...followed.standing].map(([seat, standing]) => ({ seat, standing })),
    clocks,
    waiting: table.waitedFor(),
    ...(JSON.stringify(table.proposal) === before.proposal ? {} : { proposal: table.proposal }),
    ...(tableVotes === live.tableVotes ? {} : { votes: tableVotes }),
    ...(over ? { facts: { status: 'finished' as const, outcome: table.rules.outcome(table.state()) } } : {}),
    ...jobs,
  };
}

/** Bots always agree to a rollback. */
function letBotsAgree(table: Table, botAt: ChangeContext['botAt']): void {
  for (let seat = 0; seat < table.rules.seats; seat++) {
    const { proposal } = table;
    if (proposal === null) return;
    if (botAt(seat) !== null && seat !== proposal.by && !proposal.agreed.includes(seat)) table.agree(seat);
  }
}

/** Every draft that differs from the stored one; an empty draft if it no longer exists. */
function changedDrafts(stored: readonly SavedDraft[], now: readonly SavedDraft[]): SavedDraft[] {
  const changed: SavedDraft[] = [];
  for (const draft of now) {
    const old = stored.find(({ seat }) => seat === draft.seat);
    if (old === undefined || JSON.stringify(old) !== JSON.stringify(draft)) changed.push(draft);
  }
  for (const { seat } of stored) {
    if (now.every((draft) => draft.seat !== seat)) {
      changed.push({ seat, steps: [], undone: [], misfit: null });
    }
  }
  return changed;
}

function jobsAfter(
  live: LiveTable,
  table: Table,
  before: Before,
  { now, notificationDelayMs, isLooking, botAt, ownBotMs }: ChangeContext,
  { wentBack, zeroAt }: { readonly wentBack: boolean; readonly zeroAt: number | null },
): { readonly jobs: NewTableJob[]; readonly dropJobs: string[] } {
  const jobs: NewTableJob[] = [];
  const dropJobs: string[] = [];
  for (const seat of table.deciders()) {
    // A bot that already had to decide already has a job, unless a rollback made it obsolete.
    if (botAt(seat) !== null && (wentBack || !before.deciders.includes(seat))) {
      jobs.push(
        botAt(seat) === OWN_BOT ? silentJob(live.id, seat, now + ownBotMs) : botJob(live.id, seat, now),
      );
    }
  }
  const waiting = table.waitedFor();
  for (const seat of waiting) {
    const delay = notificationDelayMs(seat);
    if (!before.waiting.includes(seat) && delay !== null && !isLooking(seat)) {
      jobs.push(turnJob(live.id, seat, now + delay));
    }
  }
  for (const seat of before.waiting) {
    if (!waiting.includes(seat) && notificationDelayMs(seat) !== null)
      dropJobs.push(turnJobKey(live.id, seat));
  }
  if (live.settings.clock.kind !== 'none') {
    if (zeroAt !== null) jobs.push(clockJob(live.id, zeroAt));
    else dropJobs.push(clockJobKey(live.id));
  }
  return { jobs, dropJobs };
}
