// Builds the client into packages/web/dist, unless what lies there was built from these very sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const web = join(root, 'packages/web');
const stamp = join(web, 'dist/.stamp');
const lock = join(web, '.guildhall-building');

/** Everything that ends up in the client, and what builds it. */
const SOURCES = [
  'packages/{kernel,bots,board-kit,web}/src/**/*',
  'packages/games/**/*.{ts,tsx,css}',
  'packages/web/{build,public}/**/*',
  'packages/web/{index.html,vite.config.ts}',
  'packages/{kernel,bots,board-kit,web,games}/package.json',
  'package-lock.json',
];
const NOT_BUILT = /(^|\/)(test|node_modules|dist)(\/|$)|\.test\.tsx?$/;

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => NOT_BUILT.test(path) }).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\n`).update(readFileSync(path)).update('\n');
  }
  return hash.digest('hex');
}

function stampOfBuild(): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

const PATIENCE = 120_000;
const BETWEEN_LOOKS = 200;

/** Only one builds at a time. A lock whose holder died is broken after a while. */
function withLock<T>(work: () => T): T {
  const started = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (Date.now() - started > PATIENCE) rmSync(lock, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_LOOKS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Returns whether anything had to be built. Throws if that fails. */
function buildWeb(): boolean {
  if (stampOfBuild() === hashOfSources()) return false;
  return withLock(() => {
    const hash = hashOfSources();
    if (stampOfBuild() === hash) return false;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: web, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (status !== 0) throw new Error(`the client could not be built:\n${stdout}${stderr}`);
    writeFileSync(stamp, hash);
    return true;
  });
}

if (import.meta.main) {
  const started = performance.now();
  const built = buildWeb();
  if (built) console.log(`The client was built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
