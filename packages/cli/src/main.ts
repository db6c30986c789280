#!/usr/bin/env node
import { run } from './program.ts';
import { shell } from './shell.ts';

const io = shell(process);
process.exitCode = await run(process.argv.slice(2), io);
io.close();
