import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from './built.ts';
import { BROWSER, launch } from './chromium.ts';
import type { Served } from './serve.ts';
import { measureSpeeds, type Speeds, TARGETS } from './speed.ts';

/** Tests share their machine: three times the target, and the best of three runs. */
const LENIENCE = 3;
const RUNS = 3;

let browser: Browser;
let served: Served;

beforeAll(async () => {
  if (BROWSER === null) return;
  served = await serveBuilt();
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test.skipIf(BROWSER === null)('the client is quick', { timeout: 120_000 }, async () => {
  const keys = Object.keys(TARGETS) as (keyof Speeds)[];
  let tooSlow: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const speeds = await measureSpeeds(browser, served.address, { times: 5, decisions: 4, level: 'steady' });
    const slow = keys.filter((key) => speeds[key] >= TARGETS[key] * LENIENCE);
    tooSlow = slow.map((key) => `${key}: ${speeds[key]} ms`);
    if (tooSlow.length === 0) break;
  }
  expect(tooSlow).toEqual([]);
});
