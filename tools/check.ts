import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const CHECKS = {
  types: 'tsc && tsc -p tsconfig.web.json',
  lint: 'biome lint --error-on-warnings --colors=off',
  // Formatting and the order of imports, which `npm run lint:fix` puts right: names of files, no differences.
  format: 'biome check --linter-enabled=false --reporter=summary --colors=off',
  layers: 'node tools/layers.ts',
  'dead code': 'knip --no-progress --no-config-hints',
} as const;

const root = fileURLToPath(new URL('../', import.meta.url));
const path = fileURLToPath(new URL('../node_modules/.bin', import.meta.url)) + delimiter + process.env.PATH;

interface Check {
  readonly name: string;
  readonly passed: boolean;
}

function run(name: string, command: string): Promise<Check> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<Check>();
  const child = spawn(command, { shell: true, cwd: root, env: { ...process.env, PATH: path } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('close', (code) => {
    const passed = code === 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (!passed || name === 'layers') console.log(output.trimEnd().replaceAll(/^/gm, '       '));
    resolve({ name, passed });
  });
  return promise;
}

/** All checks at once; each prints one line when it is through, and what it found when it failed. */
export function check(): Promise<Check[]> {
  return Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)));
}

if (import.meta.main) {
  const checks = await check();
  process.exitCode = checks.every(({ passed }) => passed) ? 0 : 1;
}
