import { expect, test } from 'vitest';
import {
  groupOf,
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

const file = (path: string, states: TestFile['states'], ok = true, seconds = 1): TestFile => ({
  path,
  states,
  ok,
  seconds,
  skipped: [],
  failures: [],
});

test.each([
  ['packages/games/terra-mystica/test/factions/witches.test.ts', 'terra-mystica'],
  ['packages/kernel/test/table.test.ts', 'kernel'],
  ['packages/web/test/play.test.ts', 'web'],
  ['tools/layers.test.ts', 'tools'],
])('%s belongs to %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

test('a group has the time and the counts of its files', () => {
  const groups = groupsOf([
    file('packages/web/test/play.test.ts', ['passed', 'failed'], false, 20.25),
    file('packages/store/test/entries.test.ts', ['passed', 'skipped']),
    file('packages/web/test/texts.test.ts', ['passed'], true, 1),
  ]);
  expect(groups.map(lineOfGroup)).toEqual([
    'ok     store (1.0 s): 1 passed, 0 failed, 1 skipped',
    'FAILED web (21.3 s): 2 passed, 1 failed',
  ]);
});

test('the slowest files are named, the slowest first', () => {
  const files = [file('a.test.ts', [], true, 2), file('b.test.ts', [], true, 30.06), file('c.test.ts', [])];
  expect(linesOfSlowest(files, 2)).toEqual(['     30.1 s  b.test.ts', '      2.0 s  a.test.ts']);
});

test('a file that does not load is a failure, although none of its tests is', () => {
  expect(groupsOf([file('packages/web/test/play.test.ts', [], false)])).toMatchObject([{ failed: 1 }]);
});

test('a test that never ended counts as skipped, not as passed', () => {
  expect(groupsOf([file('packages/web/test/play.test.ts', ['pending'])])).toMatchObject([
    { passed: 0, skipped: 1 },
  ]);
});

test('the last line names what was skipped only if anything was', () => {
  const counts = { passed: 2, failed: 0, skipped: 0 };
  expect(lineOf(total([counts, counts]))).toBe('4 passed, 0 failed');
  expect(lineOf(total([counts, { passed: 0, failed: 1, skipped: 3 }]))).toBe('2 passed, 1 failed, 3 skipped');
});

test('whatever was skipped is named at the end, with the reason', () => {
  const path = 'packages/games/terra/test/hex-map.test.ts';
  const skipped = [
    'figures (SKIPPED: ../shared/data is not there) > rivers',
    'figures (SKIPPED: ../shared/data is not there)',
  ];
  const web = 'packages/web/test/play.test.ts';
  const files = [
    { ...file(path, ['passed', 'skipped', 'skipped']), skipped },
    { ...file(web, ['skipped']), skipped: ['in a browser > plays'] },
    { ...file('store.test.ts', ['skipped']), skipped: ['on postgres (SKIPPED: it said\nfatal) > keeps'] },
    file('tools/apt.test.ts', ['passed']),
  ];
  const skips = skipsOf(files, (of) => (of === web ? 'there is no Chromium' : null));
  expect(linesOfSkips(skips)).toEqual([
    '',
    '!!! 4 TESTS WERE SKIPPED:',
    `!!! ${path}: ../shared/data is not there`,
    '!!!   figures > rivers',
    '!!!   figures',
    `!!! ${web}: there is no Chromium`,
    '!!!   in a browser > plays',
    '!!! store.test.ts: it said\nfatal',
    '!!!   on postgres > keeps',
    '',
  ]);
  expect(linesOfSkips([])).toEqual([]);
});

test('a test that is skipped without a reason has none', () => {
  const skips = skipsOf([{ ...file('tools/apt.test.ts', ['skipped']), skipped: ['later'] }], () => null);
  expect(skips).toEqual([{ path: 'tools/apt.test.ts', tests: ['later'], why: null }]);
  expect(linesOfSkips(skips).join(' ')).toContain('NOBODY SAYS WHY');
});

test('whatever failed is named once more at the end, with the beginning of its error', () => {
  const path = 'packages/store/test/jobs.test.ts';
  const broken = 'packages/web/test/play.test.ts';
  const files = [
    file('tools/apt.test.ts', ['passed']),
    {
      ...file(path, ['passed', 'failed', 'failed'], false),
      failures: [
        { test: 'jobs > are taken once', message: '\u001b[31mexpected 2 to be 1\u001b[39m\n\n- 1\n+ 2' },
        { test: 'jobs > come back', message: `\n${'x'.repeat(1_000)}` },
      ],
    },
    { ...file(broken, [], false), failures: [{ test: null, message: 'Cannot find module "a"\n    at b' }] },
    file('packages/web/test/odd.test.ts', [], false),
  ];
  expect(linesOfFailures(files, ['a promise nobody waited for'])).toEqual([
    '',
    'FAILED (5):',
    `  ${path} > jobs > are taken once: expected 2 to be 1\n    - 1\n    + 2`,
    `  ${path} > jobs > come back: ${'x'.repeat(300)}…`,
    `  ${broken}: Cannot find module "a"`,
    '  packages/web/test/odd.test.ts: failed without an error',
    '  outside of the tests: a promise nobody waited for',
    '',
  ]);
  expect(linesOfFailures([file('tools/apt.test.ts', ['passed'])], [])).toEqual([]);
});

test('what an error says again and again is shown once, and not for ever', () => {
  const failed = (message: string): string =>
    linesOfFailures([{ ...file('a.test.ts', ['failed'], false), failures: [{ test: 'a', message }] }], [])[2];
  expect(failed('Timeout\n  - a tile is above it\n  - retrying\n  - a tile is above it\n  - retrying')).toBe(
    '  a.test.ts > a: Timeout\n      - a tile is above it\n      - retrying',
  );
  const long = failed(Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n'));
  expect(long.split('\n')).toHaveLength(16);
});
