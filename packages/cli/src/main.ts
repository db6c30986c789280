#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What was compiled once is read from there the next time; where nothing can be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/guildhall', import.meta.url)));

const [{ run }, { COMMANDS }, { shell }] = await Promise.all([
  import('./program.ts'),
  import('./all-commands.ts'),
  import('./shell.ts'),
]);
const io = shell(process);
process.exitCode = await run(process.argv.slice(2), io, COMMANDS);
io.close();
