/**
 * How much work the page's main thread does, whatever else the machine is busy with: beside the figures by the clock
 * it tells what of them was waiting.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Amount, begin, median, playAgainstBots, SLOW_DOWN, type Speeds } from './speed.ts';

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function workToDraw(page: Page, session: CDPSession, times: number): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    await page.reload();
    await page.waitForFunction(() => window.marks.drawn > 0);
    // The count begins anew with every page.
    found.push(await workOf(session));
  }
  return SLOW_DOWN * median(found);
}

async function workToPreview(page: Page, session: CDPSession, times: number): Promise<number> {
  const lit = await page.locator('.kit-land[data-lit]').all();
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    await lit[time % lit.length].hover();
    const before = await workOf(session);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.marks.shown > 0);
    found.push((await workOf(session)) - before);
    await page.keyboard.press('Escape');
    await page.locator('.place-card').waitFor({ state: 'detached' });
  }
  return median(found);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function longestWork(
  browser: Browser,
  page: Page,
  address: string,
  decisions: number,
): Promise<number> {
  const traced = async (): Promise<void> =>
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await playAgainstBots(page, address, decisions, traced);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const isMain = (event: TraceEvent): boolean =>
    traceEvents.some(
      ({ name, args, pid, tid }) =>
        name === 'thread_name' && args?.name === 'CrRendererMain' && pid === event.pid && tid === event.tid,
    );
  const tasks = traceEvents.filter(({ name, tdur }) => /RunTask$/.test(name) && tdur !== undefined);
  const longest = tasks.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).find(isMain);
  if (longest?.tdur === undefined) throw new Error('nothing was traced');
  return longest.tdur / 1_000;
}

export async function measureWork(browser: Browser, address: string, amount: Amount): Promise<Speeds> {
  const { page, context } = await begin(browser, address, amount.level);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const drawn = await workToDraw(page, session, amount.times);
  const preview = await workToPreview(page, session, amount.times);
  const longTask = await longestWork(browser, page, address, amount.decisions);
  await context.close();
  return { drawn, preview, longTask };
}
