import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuilt } from './built.ts';
import { BROWSER, launch } from './chromium.ts';
import { measureWork } from './cpu-time.ts';
import type { Served } from './serve.ts';
import { type Speeds, TARGETS } from './speed.ts';

const LENIENCE = 3;

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

test.skipIf(BROWSER === null)('the client has little to do', { timeout: 180_000 }, async () => {
  const work = await measureWork(browser, served.address, { times: 5, decisions: 4, level: 'steady' });
  const keys = Object.keys(TARGETS) as (keyof Speeds)[];
  const tooMuch = keys.filter((key) => work[key] >= TARGETS[key] * LENIENCE);
  expect(tooMuch.map((key) => `${key}: ${work[key].toFixed(0)} ms`)).toEqual([]);
  expect(keys.filter((key) => !(work[key] > 0))).toEqual([]);
});
