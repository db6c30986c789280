// `npm run mutate -- GAME --seed S`: how much of a game's rules its tests hold fast. Small changes (mutants) are made
// to `rules/`, one at a time and in memory only, and the game's tests run against each: a mutant that no test notices
// is a line that nothing tests. The seed draws which of the thousands of mutants are tried; the same seed on the same
// tree draws the same. Ends with an error below the score that every game has to reach.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Coverage, ran } from './mutate/coverage.ts';
import { draw } from './mutate/draw.ts';
import { equivalentsIn } from './mutate/equivalents.ts';
import { type Mutant, mutantsOf, mutated, type Sources } from './mutate/mutants.ts';
import { runJob, withWorkers } from './mutate/process.ts';
import { describe, isUnnoticed, type Outcome, report, scoreOf, type Tried } from './mutate/report.ts';
import { scopeOf } from './mutate/scope.ts';

const WANTED_SCORE = 85;
const MUTANTS = 400;
/** Processor time for a test file, beside a multiple of what it took without a mutant. */
const PATIENCE_MS = 20_000;
const root = fileURLToPath(new URL('../', import.meta.url));

interface TestFile {
  readonly file: string;
  readonly milliseconds: number;
  readonly coverage: Coverage;
  /** How many mutants of each source file it has killed. */
  readonly kills: Map<string, number>;
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

/** What each test file reaches, and how long it takes. */
function measure(testFiles: readonly string[], watched: readonly string[]): Promise<TestFile[]> {
  return inParallel(testFiles, async (file): Promise<TestFile> => {
    const verdict = await runJob({ root, sources: [], testFiles: [file], limits: [600_000], watched });
    if (verdict.kind !== 'passed')
      throw new Error(`${file} fails without a mutant: ${JSON.stringify(verdict)}`);
    const { coverage, milliseconds } = verdict;
    return { file, milliseconds, coverage, kills: new Map() };
  });
}

/** The test files that reach a mutant: first the quick ones that killed many others of its file. */
function coveringOf({ file, start }: Mutant, testFiles: readonly TestFile[]): TestFile[] {
  const promise = ({ kills, milliseconds }: TestFile): number => (1 + (kills.get(file) ?? 0)) / milliseconds;
  return testFiles
    .filter(({ coverage }) => ran(coverage, file, start))
    .sort((one, other) => promise(other) - promise(one));
}

async function outcomeOf(
  mutant: Mutant,
  { texts }: Sources,
  testFiles: readonly TestFile[],
): Promise<Outcome> {
  const covering = coveringOf(mutant, testFiles);
  if (covering.length === 0) return 'no coverage';
  const verdict = await runJob({
    root,
    sources: [[mutant.file, mutated(texts, mutant)]],
    testFiles: covering.map(({ file }) => file),
    limits: covering.map(({ milliseconds }) => PATIENCE_MS + 4 * milliseconds),
    watched: [],
  });
  if (verdict.kind === 'lost') return 'lost';
  if (verdict.kind === 'passed') return 'survived';
  const kills = covering.find(({ file }) => file === verdict.file)?.kills;
  kills?.set(mutant.file, 1 + (kills.get(mutant.file) ?? 0));
  return verdict.kind === 'failed' ? 'killed' : 'timeout';
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
  const equivalents = equivalentsIn(list, sources.mutants, sources.texts, files !== undefined);
  const drawn = draw(sources.mutants, seed, wanted);
  console.error(
    `${drawn.length} of ${sources.mutants.length} mutants; measuring ${scope.testFiles.length} test files`,
  );
  const testFiles = await measure(scope.testFiles, scope.sources);
  console.error(`measured (${minutes()})`);
  let done = 0;
  const tried = await inParallel(drawn, async (mutant): Promise<Tried> => {
    const outcome = equivalents.has(mutant.id) ? 'equivalent' : await outcomeOf(mutant, sources, testFiles);
    done++;
    // A run is long: what it finds can be looked at before it ends.
    const result = { mutant, outcome };
    if (isUnnoticed(result)) console.error(describe(result));
    if (done % 50 === 0) console.error(`${done} of ${drawn.length} (${minutes()})`);
    return result;
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
