/** What `npm test` prints at its end: the time of each group, what failed, and one line with the counts. */
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Group extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** A file of tests that ran. */
export interface TestFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  /** False also where the file does not load or a hook throws, which no test has to show for. */
  readonly ok: boolean;
  readonly seconds: number;
  readonly states: readonly ('passed' | 'failed' | 'skipped' | 'pending')[];
  /** The whole names of the tests that were skipped. */
  readonly skipped: readonly string[];
  readonly failures: readonly Failure[];
}

/** A test that failed, or what failed outside of any test. */
export interface Failure {
  /** The whole name; null: the file itself did, or a hook in it. */
  readonly test: string | null;
  readonly message: string;
}

/** Tests of a file that were skipped for one reason. */
export interface Skip {
  readonly path: string;
  readonly tests: readonly string[];
  /** Null: nobody said why, and then it counts as a failure. */
  readonly why: string | null;
}

/** The game, else the package, else the folder that a file of tests is in. */
export function groupOf(path: string): string {
  return /^packages\/(?:games\/)?([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0];
}

function countsOf({ ok, states }: TestFile): Counts {
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.filter((state) => state === 'failed').length;
  return { passed, failed: ok ? failed : failed || 1, skipped: states.length - passed - failed };
}

export function total(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => counts.reduce((so, { [key]: more }) => so + more, 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function groupsOf(files: readonly TestFile[]): Group[] {
  const groups = Map.groupBy(files, ({ path }) => groupOf(path));
  return [...groups]
    .map(([name, members]) => ({
      name,
      seconds: members.reduce((so, { seconds }) => so + seconds, 0),
      ...total(members.map(countsOf)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The files that took longest, for whoever wants to make the whole faster. */
export function linesOfSlowest(files: readonly TestFile[], most = 8): string[] {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, most);
  return slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(9)} s  ${path}`);
}

/** A name of a suite or a test says why it is skipped: "... (SKIPPED: there is no PostgreSQL)". */
const REASON = / \(SKIPPED: (.*?)\)(?= >|$)/s;

/** What was skipped and why, by file; `otherwise` knows the reason of files whose names have none. */
export function skipsOf(files: readonly TestFile[], otherwise: (path: string) => string | null): Skip[] {
  return files.flatMap(({ path, skipped }) =>
    [...Map.groupBy(skipped, (name) => REASON.exec(name)?.[1] ?? otherwise(path))].map(([why, names]) => ({
      path,
      why,
      tests: names.map((name) => name.replace(REASON, '')),
    })),
  );
}

/** Loud, and once: nobody should take what was skipped for passed. */
export function linesOfSkips(skips: readonly Skip[]): string[] {
  if (skips.length === 0) return [];
  const count = skips.reduce((so, { tests }) => so + tests.length, 0);
  return [
    '',
    `!!! ${count} TESTS WERE SKIPPED:`,
    ...skips.flatMap(({ path, tests, why }) => [
      `!!! ${path}: ${why ?? 'NOBODY SAYS WHY, WHICH COUNTS AS A FAILURE'}`,
      ...tests.map((name) => `!!!   ${name}`),
    ]),
    '',
  ];
}

/**
 * What failed, once more at the very end, each with the beginning of its error: the end is what is left of a log that
 * was cut. `others` are errors that belong to no file.
 */
export function linesOfFailures(files: readonly TestFile[], others: readonly string[]): string[] {
  const ofFiles = files.flatMap(({ path, ok, failures }) => {
    const found = failures.map(
      ({ test, message }) => `${path}${test === null ? '' : ` > ${test}`}: ${beginningOf(message)}`,
    );
    return ok || found.length > 0 ? found : [`${path}: failed without an error`];
  });
  const all = [...ofFiles, ...others.map((message) => `outside of the tests: ${beginningOf(message)}`)];
  return all.length === 0 ? [] : ['', `FAILED (${all.length}):`, ...all.map((text) => `  ${text}`), ''];
}

const LONGEST_LINE = 300;
const MOST_LINES = 16;
const STACK = /^\s+at /;

/** A browser says line by line why a click did not come about, the same lines at each try: each is shown once. */
function beginningOf(message: string): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK.test(line))
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line));
  return [...new Set(lines)].slice(0, MOST_LINES).join('\n    ');
}

export function lineOf({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

export function lineOfGroup(group: Group): string {
  return `${group.failed === 0 ? 'ok    ' : 'FAILED'} ${group.name} (${group.seconds.toFixed(1)} s): ${lineOf(group)}`;
}
