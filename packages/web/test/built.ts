/** The client as it is built and served, made once for a test file. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Served, serveClient } from './serve.ts';

const TOOL = fileURLToPath(new URL('../../../tools/build-web.ts', import.meta.url));

export function buildClient(): void {
  execFileSync(process.execPath, [TOOL], { stdio: 'pipe' });
}

export function serveBuilt(): Promise<Served> {
  buildClient();
  return serveClient();
}
