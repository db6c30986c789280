/** Finds the command, runs it, and turns what goes wrong into a message and an exit code. */
import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { fuzz } from './commands/fuzz.ts';
import { ledger } from './commands/ledger.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { reports } from './commands/reports.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { upgradeCheck } from './commands/upgrade-check.ts';
import { verify } from './commands/verify.ts';
import { type ExitCode, FOUND, OK, UNUSABLE } from './exit.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { Unusable } from './unusable.ts';

export const COMMANDS: readonly Command[] = [
  serve,
  play,
  simulate,
  replay,
  verify,
  ledger,
  fuzz,
  audit,
  rules,
  bench,
  backup,
  restore,
  reports,
  upgradeCheck,
];

export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(rest, io);
    const found = commandNamed(name);
    if (rest.some((word) => word === '--help' || word === '-h')) return help([name], io);
    return await found.execute(rest, io);
  } catch (error) {
    return complain(error, name, io);
  }
}

function help([name]: readonly string[], io: Io): ExitCode {
  io.out(name === undefined ? programHelp(COMMANDS) : commandHelp(commandNamed(name)));
  return OK;
}

function commandNamed(name: string): Command {
  const found = COMMANDS.find((one) => one.name === name);
  if (found !== undefined) return found;
  const known = COMMANDS.map((one) => one.name).join(', ');
  throw new Unusable(`there is no command "${name}"`, `commands are ${known}, help`);
}

function complain(error: unknown, name: string | undefined, io: Io): ExitCode {
  const isCommand = COMMANDS.some((one) => one.name === name);
  const ask = `"guildhall help${isCommand ? ` ${name}` : ''}" tells more`;
  if (error instanceof Unusable) {
    io.err(`guildhall: ${error.message}`);
    io.err(error.hint ?? ask);
    return UNUSABLE;
  }
  io.err('guildhall: this is a fault of the program, not of what you gave it:');
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FOUND;
}
