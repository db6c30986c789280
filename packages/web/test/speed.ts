/** How fast the client is, as a person at it feels it. */
import { exportTable } from '@guildhall/kernel';
import type { Browser, Page } from 'playwright-core';
import { type Visit, visit } from './chromium.ts';
import { randomGame } from './games.ts';
import { asked, giveFile, playFromList } from './steps.ts';

/** In milliseconds. `npm test` allows three times as much. */
export const TARGETS = { drawn: 1_000, preview: 50, longTask: 100 } as const;

/** For the longest task while pieces move, in milliseconds. A browser does not report shorter ones. */
export const MOTION_TARGET = 50;

export type Speeds = Readonly<Record<keyof typeof TARGETS, number>>;

/** The best of so many runs counts: what else the machine does only ever slows it down. */
export const RUNS = 3;

export function bestOf(runs: readonly Speeds[]): Speeds {
  const best = (key: keyof Speeds): number => Math.min(...runs.map((speeds) => speeds[key]));
  return { drawn: best('drawn'), preview: best('preview'), longTask: best('longTask') };
}

interface Marks {
  drawn: number;
  clicked: number;
  shown: number;
  longest: number;
  /** The longest task that began while a piece was on its way; 0: none took 50 ms, shorter ones are not reported. */
  longestInMotion: number;
  /** How many pieces were set moving. */
  moved: number;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

export const SLOW_DOWN = 4;

/** Runs in the page: notes when something was painted, not only put into the document. */
function watchPage(): void {
  const marks: Marks = { drawn: 0, clicked: 0, shown: 0, longest: 0, longestInMotion: 0, moved: 0 };
  window.marks = marks;
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  };
  const look = (): void => {
    if (marks.drawn === 0 && document.querySelector('.kit-land') !== null) {
      marks.drawn = -1;
      afterPaint(() => {
        marks.drawn = performance.now();
      });
    }
    if (marks.clicked > 0 && marks.shown === 0 && document.querySelector('.place-card .preview') !== null) {
      marks.shown = -1;
      afterPaint(() => {
        marks.shown = performance.now();
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener(
    'click',
    (event) => {
      marks.clicked = event.timeStamp;
      marks.shown = 0;
    },
    true,
  );
  const motions: { readonly from: number; to: number }[] = [];
  const play = Animation.prototype.play;
  Animation.prototype.play = function (this: Animation) {
    const motion = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    const end = (): void => {
      motion.to = performance.now();
    };
    motions.push(motion);
    marks.moved += 1;
    this.finished.then(end, end);
    play.call(this);
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      marks.longest = Math.max(marks.longest, duration);
      if (motions.some(({ from, to }) => from <= startTime && startTime < to))
        marks.longestInMotion = Math.max(marks.longestInMotion, duration);
    }
  }).observe({ type: 'longtask' });
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

const running = exportTable(
  randomGame('speed', (table) => {
    const [seat] = table.deciders();
    const isTurn = table.view(seat).pending.at(-1)?.[0].kind === 'turn';
    return isTurn && table.rules.where(table.state()).round === 4;
  }),
);

/** From the address to the painted board of a game in its fourth round, on a machine four times as slow. */
async function timeToDraw(page: Page, times: number): Promise<number> {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    await page.reload();
    await page.waitForFunction(() => window.marks.drawn > 0);
    found.push(await page.evaluate(() => window.marks.drawn));
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return median(found);
}

/** From a click on a lit hex to the painted costs and gains of what can be done there. */
async function timeToPreview(page: Page, times: number): Promise<number> {
  await page.reload();
  await page.waitForSelector('.kit-land[data-lit]');
  const lit = await page.locator('.kit-land[data-lit]').all();
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    await lit[time % lit.length].click();
    await page.waitForFunction(() => window.marks.shown > 0);
    found.push(await page.evaluate(() => window.marks.shown - window.marks.clicked));
    await page.keyboard.press('Escape');
    await page.locator('.place-card').waitFor({ state: 'detached' });
  }
  return median(found);
}

/** A game against bots; from the first decision on something is measured. */
export async function playAgainstBots(
  page: Page,
  address: string,
  decisions: number,
  begun: () => Promise<void>,
): Promise<void> {
  await page.goto(`${address}/games/terra-mystica`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await asked(page);
  await begun();
  for (let made = 0; made < decisions && (await asked(page)) === 'asked'; made++) {
    await playFromList(page);
  }
}

/** The longest task of the page while bots that think have their turns. */
async function longestTask(page: Page, address: string, decisions: number): Promise<number> {
  const forget = (): Promise<void> =>
    page.evaluate(() => {
      window.marks.longest = 0;
    });
  await playAgainstBots(page, address, decisions, forget);
  return await page.evaluate(() => window.marks.longest);
}

/** The longest task while pieces of others' moves travel, one after the other, on a machine four times as slow. */
export async function longestInMotion(browser: Browser, address: string, decisions: number): Promise<number> {
  const { page, context } = await visit(browser, {
    preferences: { lastPlay: { seats: 4, level: 'random' }, pace: 'fast' },
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(watchPage);
  const slow = await page.context().newCDPSession(page);
  await playAgainstBots(page, address, decisions, async () => {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.evaluate(() => {
      window.marks.longestInMotion = 0;
      window.marks.moved = 0;
    });
  });
  const { longestInMotion: longest, moved } = await page.evaluate(() => window.marks);
  await context.close();
  if (moved === 0) throw new Error('no piece moved, so that nothing was measured');
  return longest;
}

export interface Amount {
  /** How often a thing is measured; the median counts. */
  readonly times: number;
  /** Decisions of the person against bots, who decide in between. */
  readonly decisions: number;
  readonly level: string;
}

/** Opens a game in its fourth round. */
export async function begin(browser: Browser, address: string, level: string): Promise<Visit> {
  const visited = await visit(browser, {
    preferences: { lastPlay: { seats: 4, level } },
  });
  const { page } = visited;
  await page.addInitScript(watchPage);
  await page.goto(address);
  await giveFile(page, running);
  await page.waitForSelector('.kit-land');
  return visited;
}

export async function measureSpeeds(browser: Browser, address: string, amount: Amount): Promise<Speeds> {
  const { times, decisions, level } = amount;
  const { page, context } = await begin(browser, address, level);
  const drawn = await timeToDraw(page, times);
  const preview = await timeToPreview(page, times);
  const longTask = await longestTask(page, address, decisions);
  await context.close();
  return { drawn, preview, longTask };
}
