/** A browser for the tests: Debian's Chromium, installed where that is allowed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findBrowser(): string | null {
  const wanted = process.env.CHROMIUM;
  return [...(wanted === undefined ? [] : [wanted]), ...PLACES].find(existsSync) ?? null;
}

function installBrowser(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  try {
    const quietly = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
  } catch {
    return null;
  }
  return findBrowser();
}

/** Null: there is no browser and none can be had; the tests are skipped, loudly. */
export const BROWSER = findBrowser() ?? installBrowser();

if (BROWSER === null) {
  console.error(
    '\n!!! NO CHROMIUM: THE TESTS OF THE CLIENT IN A BROWSER ARE SKIPPED.\n!!! Install it (Debian: apt-get install chromium), or name it in the variable CHROMIUM.\n',
  );
}

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
    JSON.stringify({ pace: 'instant', hints: false, language: 'en', ...preferences }),
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
