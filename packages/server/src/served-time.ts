/**
 * Time runs at tables while a server is there. Servers note that they are; the first one after a break, or after the
 * machine's clock was set, carries running clocks over it, and nobody's time was up meanwhile.
 */
import { UnreadableTable } from '@guildhall/store';
import { carriedOver, nextZero } from './clocks.ts';
import { Denied } from './denied.ts';
import type { House } from './house.ts';
import { clockJob } from './jobs-of-a-table.ts';

/** How often servers note that they are there. */
export const NOTE_MS = 5_000;
/** A shorter break is none: another server may have noted it a moment ago, by a slightly different clock. */
const LEAST_BREAK_MS = 3 * NOTE_MS;

const SERVED = 'served';

export async function noteServing({ store, now }: House): Promise<void> {
  await store.marks.set(SERVED, now());
}

/** To be done before any job is taken: the jobs of clocks are among them. */
export async function carryClocksOver(house: House): Promise<void> {
  const { store, now } = house;
  const served = await store.marks.find(SERVED);
  await noteServing(house);
  const breakMs = served === null ? 0 : now() - served;
  if (Math.abs(breakMs) < LEAST_BREAK_MS) return;
  // The clock was ahead when these were given out: nobody would take them for as long.
  if (breakMs < 0) await store.jobs.shift(breakMs);
  for (const table of await store.jobs.tablesWith('clock')) await carryOver(house, table, breakMs);
}

async function carryOver(house: House, table: string, breakMs: number): Promise<void> {
  try {
    await house.live.change(table, (live) => {
      const clocks = carriedOver(live.settings.clock, live.clocks, breakMs, house.now());
      const next = nextZero(clocks);
      return {
        change: { clocks, jobs: next === null ? [] : [clockJob(table, next)] },
        answer: () => undefined,
      };
    });
  } catch (error) {
    if (!(error instanceof Denied) && !(error instanceof UnreadableTable)) throw error;
  }
}
