/** A browser, and what it looks at, for all tests of a file: opened before the first of them and closed after the last. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { serveBuilt } from './built.ts';
import { BROWSER, chanceOf, launch } from './chromium.ts';
import type { Served } from './serve.ts';
import type { TestServer } from './test-server.ts';

/** Without a browser on this machine there is none, and the tests that need it are skipped. */
export let browser: Browser;
/** The built client, where a file asks for it. */
export let served: Served;

const EVIDENCE = join(tmpdir(), 'guildhall-failed-tests');

/** What everybody saw when a test failed; their pages are closed, so that the next test has the machine to itself. */
async function leaveEvidence(test: string): Promise<void> {
  mkdirSync(EVIDENCE, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(EVIDENCE, `${name}-${index}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => console.error(`${test}: ${page.url()} looked like ${path}`),
      (error: unknown) => console.error(`${test}: no picture of ${page.url()}: ${error}`),
    );
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}

export function withBrowser(open: () => Promise<void>, close: () => Promise<unknown>): void {
  beforeAll(async () => {
    if (BROWSER === null) return;
    await open();
    browser = await launch();
  }, 300_000);

  beforeEach(({ task }) => chanceOf(task.name));

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await leaveEvidence(task.name);
  });

  afterAll(async () => {
    await browser?.close();
    await close();
  });
}

export function withServer(server: TestServer): void {
  withBrowser(
    () => server.open(),
    () => server.tearDown(),
  );
}

export function withBuiltClient(): void {
  withBrowser(
    async () => {
      served = await serveBuilt();
    },
    async () => await served?.close(),
  );
}
