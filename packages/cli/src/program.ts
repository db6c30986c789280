/** Finds the command, runs it, and turns what goes wrong into a message and an exit code. */
import type { ListedCommand } from './command.ts';
import { type ExitCode, FOUND, OK, USAGE_ERROR } from './exit.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

export async function run(
  argv: readonly string[],
  io: Io,
  commands: readonly ListedCommand[],
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h')
      return await help(commands, rest, io);
    const found = commandNamed(commands, name);
    if (rest.some((word) => word === '--help' || word === '-h')) return await help(commands, [name], io);
    return await (await found.load()).execute(rest, io);
  } catch (error) {
    return complain(error, commands, name, io);
  }
}

async function help(
  commands: readonly ListedCommand[],
  [name]: readonly string[],
  io: Io,
): Promise<ExitCode> {
  if (name === undefined) io.out(programHelp(commands));
  else {
    const found = commandNamed(commands, name);
    io.out(commandHelp(found.summary, await found.load()));
  }
  return OK;
}

function commandNamed(commands: readonly ListedCommand[], name: string): ListedCommand {
  const found = commands.find((one) => one.name === name);
  if (found !== undefined) return found;
  const known = commands.map((one) => one.name).join(', ');
  throw new UsageError(`there is no command "${name}"`, `commands: ${known}, help`);
}

function complain(
  error: unknown,
  commands: readonly ListedCommand[],
  name: string | undefined,
  io: Io,
): ExitCode {
  const isCommand = commands.some((one) => one.name === name);
  const ask = `"guildhall help${isCommand ? ` ${name}` : ''}" tells more`;
  if (error instanceof UsageError) {
    io.err(`guildhall: ${error.message}`);
    io.err(error.hint ?? ask);
    return USAGE_ERROR;
  }
  io.err('guildhall: this is a bug in the program, not in your input:');
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FOUND;
}
