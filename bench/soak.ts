/**
 * Whether a server's memory stays flat in steady play: `npm run soak` takes ten minutes, `-- --minutes 2` two. Ends with
 * 1 where it grows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type SoakSample, slopeOf, soakRun } from '@guildhall/server/testing';

const MB = 1 << 20;
const SAMPLES = 40;
const LEAST_SECONDS = 2;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '200' },
  },
});

function report({ minutes, steps, rss, held, isWarmUp }: SoakSample): void {
  const figures = `${megabytes(held)} held, ${megabytes(rss)} in all, ${steps.toLocaleString('en')} steps`;
  console.log(`${minutes.toFixed(1).padStart(5)} min  ${figures}${isWarmUp ? '  (warming up)' : ''}`);
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

function positive(name: 'minutes' | 'tables' | 'rate'): number {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} must be a number above 0, not "${values[name]}"`);
}

const minutes = positive('minutes');
const folder = mkdtempSync(join(tmpdir(), 'guildhall-soak-'));
try {
  const everySeconds = Math.max(LEAST_SECONDS, (minutes * 60) / SAMPLES);
  const plan = { minutes, tables: positive('tables'), rate: positive('rate') };
  const { samples, steps } = await soakRun({ ...plan, folder, everySeconds, report });
  const { perMinute, growth, first, isFlat } = slopeOf(samples);
  console.log('');
  console.log(`${steps.toLocaleString('en')} steps in ${minutes} minutes at ${plan.tables} tables`);
  console.log(
    `${isFlat ? 'flat ' : 'GROWS'}  after the warm-up ${megabytes(first)} held, ` +
      `${growth < 0 ? '' : '+'}${megabytes(growth)} until the end (${(perMinute / 1024).toFixed(0)} KB a minute)`,
  );
  if (!isFlat) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
