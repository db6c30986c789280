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
    summary: 'run the server: tables, bots and the browser client',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  {
    name: 'play',
    summary: 'play in the terminal, with friends or against bots',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'simulate',
    summary: 'play many random games and measure the speed',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'engine',
    summary: 'play many games at once for another program, by lines of JSON',
    load: async () => (await import('./commands/engine.ts')).engine,
  },
  {
    name: 'dataset',
    summary: 'write decisions of bots or of recorded games as lines of JSON, to learn from',
    load: async () => (await import('./commands/dataset.ts')).dataset,
  },
  {
    name: 'replay',
    summary: 'print a game file step by step, then its position and scores',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'analyse',
    summary: 'review a game: the turns that cost most, and what would have been better',
    load: async () => (await import('./commands/analyse.ts')).analyse,
  },
  {
    name: 'verify',
    summary: 'replay game files and compare hashes, results and seeds',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'ledger',
    summary: 'replay recorded Terra Mystica games and compare every row',
    load: async () => (await import('./commands/ledger.ts')).ledger,
  },
  {
    name: 'fuzz',
    summary: 'play random games and check every state',
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
  },
  {
    name: 'audit',
    summary: 'show where the values in a game’s tables come from',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'rules',
    summary: 'list rules of a game that no test names',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'bench',
    summary: 'measure speed per CPU second and compare it with the targets',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  {
    name: 'backup',
    summary: 'write the whole store to one file while the servers keep running',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'restore a backup into an empty store',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    name: 'reports',
    summary: 'list problem reports, and write them as files for "replay"',
    load: async () => (await import('./commands/reports.ts')).reports,
  },
  {
    name: 'upgrade-check',
    summary: 'replay every stored table with this code before you deploy it',
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
  throw new UsageError(`there is no command "${name}"`, `commands: ${known}, help`);
}

function complain(error: unknown, name: string | undefined, io: Io): ExitCode {
  const isCommand = COMMANDS.some((one) => one.name === name);
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
