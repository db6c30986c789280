/** Finds the command, runs it, and turns what goes wrong into a message and an exit code. */
import type { ListedCommand } from './command.ts';
import { type ExitCode, FOUND, OK, USAGE_ERROR } from './exit.ts';
import { commandHelp, programHelp } from './help.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** A command is loaded when it is wanted: some of them bring a lot. */
export const COMMANDS: readonly ListedCommand[] = [
  {
    name: 'serve',
    summary: 'runs the server: tables, bots, and the client in the browser',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  {
    name: 'play',
    summary: 'a game in the terminal, among friends or against random players',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'simulate',
    summary: 'random games, many of them, and how fast they went',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'replay',
    summary: 'prints a table file step by step, then its position and scores',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'replays table files and compares their hashes, results and seeds',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'ledger',
    summary: 'replays recorded games of Terra Mystica and compares every row',
    load: async () => (await import('./commands/ledger.ts')).ledger,
  },
  {
    name: 'fuzz',
    summary: 'plays random games and checks every state of them',
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
  },
  {
    name: 'audit',
    summary: 'where the values of a game’s tables are from',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'rules',
    summary: 'the rules of a game that no test names',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'bench',
    summary: 'measures speed per CPU second, beside what it should be',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  {
    name: 'backup',
    summary: 'writes the whole store into one file, while the servers keep running',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restores a backup into an empty store',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    name: 'reports',
    summary: 'lists what people reported as wrong, and writes it into files for "replay"',
    load: async () => (await import('./commands/reports.ts')).reports,
  },
  {
    name: 'upgrade-check',
    summary: 'replays every stored table with this code, before it is put to use',
    load: async () => (await import('./commands/upgrade-check.ts')).upgradeCheck,
  },
];

export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h')
      return await help(rest, io);
    const found = commandNamed(name);
    if (rest.some((word) => word === '--help' || word === '-h')) return await help([name], io);
    return await (await found.load()).execute(rest, io);
  } catch (error) {
    return complain(error, name, io);
  }
}

async function help([name]: readonly string[], io: Io): Promise<ExitCode> {
  if (name === undefined) io.out(programHelp(COMMANDS));
  else {
    const found = commandNamed(name);
    io.out(commandHelp(found.summary, await found.load()));
  }
  return OK;
}

function commandNamed(name: string): ListedCommand {
  const found = COMMANDS.find((one) => one.name === name);
  if (found !== undefined) return found;
  const known = COMMANDS.map((one) => one.name).join(', ');
  throw new UsageError(`there is no command "${name}"`, `commands are ${known}, help`);
}

function complain(error: unknown, name: string | undefined, io: Io): ExitCode {
  const isCommand = COMMANDS.some((one) => one.name === name);
  const ask = `"guildhall help${isCommand ? ` ${name}` : ''}" tells more`;
  if (error instanceof UsageError) {
    io.err(`guildhall: ${error.message}`);
    io.err(error.hint ?? ask);
    return USAGE_ERROR;
  }
  io.err('guildhall: this is a fault of the program, not of what you gave it:');
  io.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return FOUND;
}
