/** A browser, and what it looks at, for all tests of a file: opened before the first of them and closed after the last. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { serveBuilt } from './built.ts';
import { BROWSER, launch } from './chromium.ts';
import type { Served } from './serve.ts';
import type { TestServer } from './test-server.ts';

/** Without a browser on this machine there is none, and the tests that need it are skipped. */
export let browser: Browser;
/** The built client, where a file asks for it. */
export let served: Served;

function openForAll(open: () => Promise<void>, close: () => Promise<unknown>): void {
  beforeAll(async () => {
    if (BROWSER === null) return;
    await open();
    browser = await launch();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await close();
  });
}

export function withServer(server: TestServer): void {
  openForAll(
    () => server.open(),
    () => server.tearDown(),
  );
}

export function withBuiltClient(): void {
  openForAll(
    async () => {
      served = await serveBuilt();
    },
    async () => await served?.close(),
  );
}
