// `npm test`: what the tests need from the system, the checks, then the tests. `npm test -- leech` runs only test files
// with "leech" in their path; `npm run test:full` takes the large matrices whole instead of the slice of the day.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHROMIUM, currentSlice, SLICE } from '@guildhall/testing';
import { startVitest, type TestModule } from 'vitest/node';
import { check } from './check.ts';
import { makeAllReady } from './ready.ts';
import {
  type Counts,
  type Failure,
  groupsOf,
  lineOf,
  lineOfGroup,
  linesOfFailures,
  linesOfSkips,
  linesOfSlowest,
  skipsOf,
  type TestFile,
  total,
} from './test-report.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const started = performance.now();
const secondsSoFar = (): string => ((performance.now() - started) / 1_000).toFixed(1);

function asFile(module: TestModule): TestFile {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    path: relative(root, module.moduleId).replaceAll('\\', '/'),
    ok: module.ok(),
    seconds: (collectDuration + setupDuration + duration) / 1_000,
    states: [...module.children.allTests()].map((test) => test.result().state),
    skipped: [...module.children.allTests('skipped')].map(({ fullName }) => fullName),
    failures: failuresOf(module),
  };
}

function failuresOf(module: TestModule): Failure[] {
  const ofHooks = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({
      test: suite.type === 'suite' ? suite.fullName : null,
      message,
    })),
  );
  const ofTests = [...module.children.allTests('failed')].map((test) => ({
    test: test.fullName,
    message: test.result().errors?.[0]?.message ?? 'no error',
  }));
  return [...ofHooks, ...ofTests];
}

/** An error of another thread is here as a plain object. */
function messageOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  return typeof message === 'string' ? message : String(error);
}

/** Where there may be no browser, everything that needs one is skipped, which the system's line has said too. */
function whyOfFile(path: string): string | null {
  return path.startsWith('packages/web/') && CHROMIUM.find() === null ? 'there is no Chromium' : null;
}

function countsOf(results: readonly boolean[]): Counts {
  const passed = results.filter((result) => result).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

const isFull = process.argv[2] === '--full';
const filters = process.argv.slice(isFull ? 3 : 2);
const slice = isFull ? 'all' : currentSlice();
// For all workers alike, also those that start after midnight.
process.env[SLICE] = String(slice);

const ready = await makeAllReady();
console.log(`${ready.every((is) => is) ? 'ok    ' : 'FAILED'} system (${secondsSoFar()} s)`);
const checks = await check();
const vitest = await startVitest('test', filters, { run: true });
const files = vitest.state.getTestModules().map(asFile);
const groups = groupsOf(files);
const skips = skipsOf(files, whyOfFile);
const faults = vitest.state.getUnhandledErrors().map(messageOf);
await vitest.close();

console.log('Time of the test files by group (two files run at once):');
for (const group of groups) console.log(lineOfGroup(group));
console.log('Slowest files:');
for (const line of linesOfSlowest(files)) console.log(line);
const others = countsOf([...ready, ...checks.map(({ passed }) => passed)]);
const unexplained = skips.filter(({ why }) => why === null).length;
const counts = total([others, ...groups, { passed: 0, failed: faults.length + unexplained, skipped: 0 }]);
const isEmpty = groups.length === 0;
if (isEmpty) console.log('No tests were found.');
// What else could have gone wrong shows in the exit code that vitest chose.
const isOddlyWrong = counts.failed === 0 && (isEmpty || Boolean(process.exitCode));
const failed = counts.failed + (isOddlyWrong ? 1 : 0);

for (const line of linesOfSkips(skips)) console.log(line);
const repeat = slice === 'all' ? 'whole' : `slice ${slice} (${SLICE}=${slice} npm test repeats it)`;
for (const line of linesOfFailures(files, faults)) console.log(line);
console.log(`Large matrices: ${repeat}. Time: ${secondsSoFar()} s`);
console.log(lineOf({ ...counts, failed }));
process.exit(failed === 0 ? 0 : 1);
