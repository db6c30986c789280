import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ran } from './mutate/coverage.ts';
import { draw } from './mutate/draw.ts';
import { equivalentsIn } from './mutate/equivalents.ts';
import { type Mutant, mutantsOf, mutated, type Sources } from './mutate/mutants.ts';
import { runJob } from './mutate/process.ts';
import { type Outcome, report, scoreOf, type Tried } from './mutate/report.ts';
import { scopeOf } from './mutate/scope.ts';

const WAITING_MS = 4000;

/** Some mutants on each of a number of lines. */
function mutantsOn(lines: number): Mutant[] {
  return Array.from({ length: lines * 3 }, (_, at) => ({
    id: String(at),
    file: at % 2 === 0 ? 'rules/a.ts' : 'rules/b.ts',
    line: Math.floor(at / 3) + 1,
    start: 0,
    end: 0,
    original: 'a',
    replacement: 'b',
  }));
}

describe('the drawing of mutants', () => {
  const all = mutantsOn(300);
  const idsOf = (seed: string): string[] => draw(all, seed, 100).map(({ id }) => id);

  test('draws the same for the same seed, and others for another', () => {
    expect(idsOf('x')).toEqual(idsOf('x'));
    expect(idsOf('x')).not.toEqual(idsOf('y'));
  });

  test('draws at least as many as are wanted, each once, and not a range more', () => {
    const drawn = idsOf('x');
    expect(drawn.length).toBeGreaterThanOrEqual(100);
    expect(drawn.length).toBeLessThan(120);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('draws whole ranges of ten lines', () => {
    const rangeOf = ({ file, line }: Mutant): string => `${file}:${Math.ceil(line / 10)}`;
    const drawn = draw(all, 'x', 100);
    const ranges = new Set(drawn.map(rangeOf));
    expect(all.filter((mutant) => ranges.has(rangeOf(mutant)))).toEqual(drawn);
  });

  test('draws all where more are wanted than there are', () => {
    expect(draw(all, 'x', 5000)).toEqual(all);
  });
});

describe('the report', () => {
  const tried = (outcome: Outcome, times: number): Tried[] =>
    mutantsOn(times)
      .slice(0, times)
      .map((mutant) => ({ mutant, outcome }));

  test('counts what hangs as noticed and leaves equivalent mutants out of the score', () => {
    const all = [
      ...tried('killed', 8),
      ...tried('timeout', 1),
      ...tried('survived', 1),
      ...tried('equivalent', 5),
    ];
    expect(scoreOf(all)).toBe(90);
    expect(scoreOf([...tried('killed', 1), ...tried('no coverage', 1)])).toBe(50);
    expect(scoreOf([...tried('killed', 1), ...tried('lost', 1)])).toBe(50);
  });

  test('shows where every mutant is that no test noticed, and all figures', () => {
    const long: Mutant = {
      ...mutantsOn(1)[0],
      line: 7,
      original: 'if (a)\n    b();',
      replacement: `'${'x'.repeat(200)}'`,
    };
    const lines = report([...tried('killed', 2), { mutant: long, outcome: 'survived' }]).split('\n');
    expect(lines[0]).toBe(`survived: rules/a.ts:7  if (a) b();  →  '${'x'.repeat(99)}…`);
    expect(lines[1]).toBe('3 mutants: 2 killed, 0 timeout, 1 survived, 0 no coverage, 0 lost, 0 equivalent');
    expect(lines[2]).toBe('score 66.6 %');
    expect(lines).toHaveLength(3);
  });
});

describe('the scope of a game', () => {
  test('is its rules with what it shares with others, against the tests of both', () => {
    const root = join(import.meta.dirname, '..');
    const { sources, testFiles } = scopeOf(root, 'terra-mystica', undefined);
    expect(sources).toContain('packages/games/terra-mystica/rules/estimate/land.ts');
    expect(sources).toContain('packages/games/terra/rules/power.ts');
    expect(sources.some((file) => /\/(data|text|test|board)\//.test(file))).toBe(false);
    expect(testFiles).toContain('packages/games/terra/test/power.test.ts');
    expect(scopeOf(root, 'inventions', 'rules/turn/c*.ts').sources).toContain(
      'packages/games/inventions/rules/turn/call.ts',
    );
    expect(() => scopeOf(root, 'terra', undefined)).toThrow(
      'games are age-of-innovation, inventions, terra-mystica',
    );
  });
});

describe('a run', () => {
  let root = '';
  let sources: Sources;
  const job = (original: string, replacement: string) => {
    const mutant = sources.mutants.find(
      (one) => one.original === original && one.replacement === replacement,
    );
    expect(mutant, `${original} → ${replacement}`).toBeDefined();
    return {
      root,
      sources: [['rules.ts', mutated(sources.texts, mutant!)]] as const,
      testFiles: ['rules.test.ts'],
      limits: [60_000],
      watched: [],
    };
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'guildhall-mutate-test-'));
    writeFileSync(
      join(root, 'rules.ts'),
      `export const few = (n: number): boolean => n < 3 && n > 0;
       export function half(n: number): number {
         if (n < 0) return -n;
         let at = 0;
         while (at + at < n) at++;
         return at;
       }
       export const square = (n: number): number => n * n;`,
    );
    writeFileSync(
      join(root, 'rules.test.ts'),
      `import { describe, expect, test } from 'vitest';
       import { few, half } from './rules.ts';
       describe.each([[1], [2]])('%i', (n) => test('is few', () => expect(few(n)).toBeOneOf([true])));
       test.each([[4, 2], [6, 3]])('half of %i', { timeout: 10 }, (n, is) => expect(half(n)).toBe(is));`,
    );
    writeFileSync(
      join(root, 'waiting.test.ts'),
      `import { test } from 'vitest';
       test('waits', () => new Promise((resolve) => setTimeout(resolve, ${WAITING_MS})));`,
    );
    writeFileSync(
      join(root, 'ended.test.ts'),
      `import { test } from 'vitest';
       test('ends', () => process.kill(process.pid, 'SIGKILL'));`,
    );
    sources = await mutantsOf(root, ['rules.ts']);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('tells what of a file a test file reaches', async () => {
    const job = {
      root,
      sources: [],
      testFiles: ['rules.test.ts'],
      limits: [60_000],
      watched: ['rules.ts'],
    };
    const verdict = await runJob(job);
    if (verdict.kind !== 'passed') throw new Error(JSON.stringify(verdict));
    const text = sources.texts.get('rules.ts')!;
    const reached = (what: string): boolean => ran(verdict.coverage, 'rules.ts', text.indexOf(what));
    expect(['n < 3', 'n > 0', 'while', 'at++'].map(reached)).toEqual([true, true, true, true]);
    expect(['-n', 'n * n'].map(reached)).toEqual([false, false]);
    expect(ran(verdict.coverage, 'another.ts', 1)).toBe(false);
  });

  test('tells by which test a mutant is killed, and which one survives', async () => {
    const killed = await runJob(job('n < 3', 'n >= 3'));
    expect(killed).toMatchObject({ kind: 'failed', file: 'rules.test.ts', test: '%i (row 1) > is few' });
    expect(await runJob(job('n < 3', 'n <= 3'))).toMatchObject({ kind: 'passed' });
  });

  test('ends a mutant that hangs', async () => {
    const verdict = await runJob({ ...job('at++', 'at--'), limits: [1000] });
    expect(verdict).toEqual({ kind: 'timeout', file: 'rules.test.ts' });
  });

  test('takes a test file that only waits for its turn for none that hangs', async () => {
    const verdict = await runJob({
      ...job('n < 3', 'n <= 3'),
      testFiles: ['waiting.test.ts'],
      limits: [WAITING_MS - 1000],
    });
    expect(verdict).toMatchObject({ kind: 'passed' });
  });

  test('learns nothing about a mutant whose process somebody else ended', async () => {
    const verdict = await runJob({ ...job('n < 3', 'n <= 3'), testFiles: ['ended.test.ts'] });
    expect(verdict).toEqual({ kind: 'lost' });
  });

  test('leaves out the equivalent mutants that a game lists, and refuses a list that fits no more', () => {
    const path = join(root, 'equivalent.json');
    const entry = { file: 'rules.ts', original: 'n > 0', replacement: 'n >= 0', reason: 'for the test' };
    const line = 'export const few = (n: number): boolean => n < 3 && n > 0;';
    const inFolder = sources.mutants.map((mutant) => ({ ...mutant, file: 'a/rules.ts' }));
    const texts = new Map([['a/rules.ts', sources.texts.get('rules.ts')!]]);
    writeFileSync(path, JSON.stringify([{ ...entry, line }]));
    const [id] = equivalentsIn(path, inFolder, texts);
    expect(sources.mutants.find((mutant) => mutant.id === id)).toMatchObject({
      original: 'n > 0',
      replacement: 'n >= 0',
    });
    writeFileSync(path, JSON.stringify([{ ...entry, line: 'another' }]));
    expect(() => equivalentsIn(path, inFolder, texts)).toThrow('no mutant is');
    expect(() => equivalentsIn(path, inFolder, texts, true)).toThrow('no mutant is');
    // A line about a file that is not looked at is no mistake where only some of them are.
    writeFileSync(path, JSON.stringify([{ ...entry, file: 'rules/elsewhere.ts' }]));
    expect(equivalentsIn(path, inFolder, texts, true)).toEqual(new Set());
    expect(() => equivalentsIn(path, inFolder, texts)).toThrow('no mutant is');
  });
});
