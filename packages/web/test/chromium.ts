/** A browser for the tests. It is only looked for here: `tools/ready.ts` installs it where that is allowed. */
import { CHROMIUM, currentSlice, skipWithout } from '@guildhall/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Null: there is no browser, and on this machine the tests that need it may be skipped. */
export const BROWSER = CHROMIUM.find();

if (BROWSER === null) skipWithout(CHROMIUM, 'the tests of the client in a browser', 'none was found');

export function launch(): Promise<Browser> {
  if (BROWSER === null) throw new Error('there is no browser');
  return chromium.launch({ executablePath: BROWSER, args: FLAGS });
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const SCREENS: readonly Screen[] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** The browser says these by itself: networks are cut here, and strangers turned away. */
const OF_THE_NETWORK = /^Failed to load resource|^WebSocket connection|Service Worker/;

interface Wishes {
  readonly screen?: Screen;
  readonly colours?: 'light' | 'dark';
  readonly preferences?: Readonly<Record<string, unknown>>;
  readonly offline?: 'worker';
  /** By fingers, as on a phone. */
  readonly isTouched?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: has to stay empty. */
  readonly complaints: string[];
}

/** What chance hangs on in the pages of a test: its name, who visits, and the slice of the day. */
const chance = { test: '', visits: 0 };

/** From here on chance is that of another test. */
export function chanceOf(test: string): void {
  Object.assign(chance, { test, visits: 0 });
}

/** Runs in the page: what it draws is the same in every run, and another after every load. */
function drawFrom(seed: string): void {
  const loads = Number(localStorage.getItem('test.loads')) + 1;
  localStorage.setItem('test.loads', String(loads));
  let state = 0;
  for (const letter of `${seed} ${loads}`) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  crypto.getRandomValues = (array) => {
    if (ArrayBuffer.isView(array)) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) bytes[at] = next();
    }
    return array;
  };
}

/** A new person at the client: nothing is remembered of others. */
export async function visit(browser: Browser, wishes: Wishes = {}): Promise<Visit> {
  const { screen = SCREENS[2], colours = 'light', preferences = {}, offline, isTouched = false } = wishes;
  const context = await browser.newContext({
    viewport: { ...screen },
    colorScheme: colours,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: offline === 'worker' ? 'allow' : 'block',
    acceptDownloads: true,
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await context.addInitScript(
    (given) => {
      const key = 'guildhall.preferences';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, given);
    },
    JSON.stringify({ pace: 'instant', coaching: 'off', language: 'en', drawer: 'actions', ...preferences }),
  );
  await context.addInitScript(drawFrom, `${currentSlice()} ${chance.test} ${chance.visits++}`);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}
