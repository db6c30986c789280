// `npm run mutate -- GAME --seed S`: how much of a game's rules its tests hold fast. Small changes (mutants) are made
// to `rules/`, one at a time and in memory only, and the game's tests run against each: a mutant that no test notices
// is a line that nothing tests. The seed draws which of the thousands of mutants are tried; the same seed on the same
// tree draws the same. Ends with an error below the score that every game has to reach.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw } from './mutate/draw.ts';
import { equivalentsIn } from './mutate/equivalents.ts';
import { type Mutant, mutantsOf, mutated, type Sources } from './mutate/mutants.ts';
import { runJob, withWorkers } from './mutate/process.ts';
import { type Outcome, report, scoreOf, type Tried } from './mutate/report.ts';
import { scopeOf } from './mutate/scope.ts';

const WANTED_SCORE = 85;
const MUTANTS = 400;
/** For a test file on a busy machine, beside a multiple of what it took without a mutant. */
const PATIENCE_MS = 10_000;
const root = fileURLToPath(new URL('../', import.meta.url));

interface TestFile {
  readonly file: string;
  readonly milliseconds: number;
  readonly covers: ReadonlySet<string>;
}

/** Runs one task for each item, as many at once as there are processors. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const lane = async (): Promise<void> => {
    for (const [at, item] of queue) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return results;
}

/** Which mutants each test file reaches, and how long it takes: the quick ones first. */
async function measure(testFiles: readonly string[], { instrumented }: Sources): Promise<TestFile[]> {
  const sources = [...instrumented];
  const measured = await inParallel(testFiles, async (file): Promise<TestFile> => {
    const started = performance.now();
    const verdict = await runJob({ root, sources, testFiles: [file] }, () => 600_000);
    if (verdict.kind !== 'passed')
      throw new Error(`${file} fails without a mutant: ${JSON.stringify(verdict)}`);
    return { file, milliseconds: performance.now() - started, covers: new Set(verdict.covered) };
  });
  return measured.sort((one, other) => one.milliseconds - other.milliseconds);
}

async function outcomeOf(
  mutant: Mutant,
  { original }: Sources,
  testFiles: readonly TestFile[],
): Promise<Outcome> {
  const covering = testFiles.filter(({ covers }) => covers.has(mutant.id));
  if (covering.length === 0) return 'no coverage';
  const times = new Map(covering.map(({ file, milliseconds }) => [file, milliseconds]));
  const verdict = await runJob(
    { root, sources: [[mutant.file, mutated(original, mutant)]], testFiles: [...times.keys()] },
    (file) => PATIENCE_MS + 3 * (times.get(file) ?? 0),
  );
  switch (verdict.kind) {
    case 'passed':
      return 'survived';
    case 'failed':
      return 'killed';
    case 'timeout':
      return 'timeout';
  }
}

async function mutate(
  game: string,
  seed: string,
  wanted: number,
  files: string | undefined,
): Promise<boolean> {
  const started = performance.now();
  const minutes = (): string => `${((performance.now() - started) / 60_000).toFixed(1)} min`;
  const scope = scopeOf(root, game, files);
  const sources = await mutantsOf(root, scope.sources);
  const list = join(root, 'packages/games', game, 'test/equivalent-mutants.json');
  const equivalents = equivalentsIn(list, sources.mutants, sources.original);
  const drawn = draw(sources.mutants, seed, wanted);
  console.error(
    `${drawn.length} of ${sources.mutants.length} mutants; measuring ${scope.testFiles.length} test files`,
  );
  const testFiles = await measure(scope.testFiles, sources);
  console.error(`measured (${minutes()})`);
  let done = 0;
  const tried = await inParallel(drawn, async (mutant): Promise<Tried> => {
    const outcome = equivalents.has(mutant.id) ? 'equivalent' : await outcomeOf(mutant, sources, testFiles);
    done++;
    if (done % 50 === 0) console.error(`${done} of ${drawn.length} (${minutes()})`);
    return { mutant, outcome };
  });
  console.log(`${report(tried)} (seed ${seed}, ${minutes()})`);
  return scoreOf(tried) >= WANTED_SCORE;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    mutants: { type: 'string', default: String(MUTANTS) },
    files: { type: 'string' },
  },
});
const wanted = Number(values.mutants);
if (positionals.length !== 1 || !Number.isInteger(wanted) || wanted < 1) {
  console.error('npm run mutate -- GAME [--seed S] [--mutants N] [--files GLOB]');
  process.exitCode = 2;
} else {
  const reached = await withWorkers(() => mutate(positionals[0], values.seed, wanted, values.files));
  if (!reached) {
    console.error(`Below ${WANTED_SCORE} %.`);
    process.exitCode = 1;
  }
}
