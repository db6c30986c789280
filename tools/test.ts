// `npm test`: the checks, then the tests. `npm test -- leech` runs only test files with "leech" in their path.
import { startVitest } from 'vitest/node';
import { check } from './check.ts';

const checks = await check();
const vitest = await startVitest('test', process.argv.slice(2), { run: true });

let passed = checks.filter((one) => one.passed).length;
let failed = checks.length - passed;
let skipped = 0;
let tests = 0;

for (const file of vitest.state.getTestModules()) {
  let failedInFile = 0;
  for (const test of file.children.allTests()) {
    tests++;
    const { state } = test.result();
    if (state === 'passed') passed++;
    else if (state === 'failed') failedInFile++;
    else skipped++;
  }
  // A file that does not load, or whose hook throws, has no failed test to show for it.
  if (!file.ok()) failedInFile ||= 1;
  failed += failedInFile;
}
failed += vitest.state.getUnhandledErrors().length;
await vitest.close();

if (tests === 0) {
  console.log('No tests were found.');
  failed++;
}
// What else could have gone wrong shows in the exit code that vitest chose.
if (failed === 0 && process.exitCode) failed = 1;

console.log(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
process.exit(failed === 0 ? 0 : 1);
