/** A browser for the tests. It is only looked for here: `tools/ready.ts` installs it where that is allowed. */
import { CHROMIUM, skipWithout } from '@guildhall/testing';
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
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: has to stay empty. */
  readonly complaints: string[];
}

/** A new person at the client: nothing is remembered of others. */
export async function visit(browser: Browser, wishes: Wishes = {}): Promise<Visit> {
  const { screen = SCREENS[2], colours = 'light', preferences = {}, offline } = wishes;
  const context = await browser.newContext({
    viewport: { ...screen },
    colorScheme: colours,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: offline === 'worker' ? 'allow' : 'block',
    acceptDownloads: true,
  });
  await context.addInitScript(
    (given) => {
      const key = 'guildhall.preferences';
      if (localStorage.getItem(key) === null) localStorage.setItem(key, given);
    },
    JSON.stringify({ pace: 'instant', coaching: 'off', language: 'en', drawer: 'actions', ...preferences }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}
