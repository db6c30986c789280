import { expect, test } from 'vitest';
import { groupOf, groupsOf, lineOf, lineOfGroup, type TestFile, total } from './test-report.ts';

const file = (path: string, states: TestFile['states'], ok = true, seconds = 1): TestFile => ({
  path,
  states,
  ok,
  seconds,
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
