import { type Arguments, type Flags, readArguments } from './arguments.ts';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** A command as it is written. */
interface Written<F extends string> {
  readonly name: string;
  /** What stands after the name, for the help: "FILE..." */
  readonly operands: string;
  /** How many operands there must be. */
  readonly least: number;
  readonly most: number;
  /** Paragraphs of the help. */
  readonly about: readonly string[];
  readonly flags: Flags<F>;
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
  run(given: Arguments<F>, io: Io): ExitCode | Promise<ExitCode>;
}

/** A command as the program knows it. */
export interface Command extends Omit<Written<string>, 'run'> {
  execute(argv: readonly string[], io: Io): Promise<ExitCode>;
}

/** A command as the program lists it. */
export interface ListedCommand {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

export function command<F extends string>({ run, ...rest }: Written<F>): Command {
  const { name, operands, least, most, flags } = rest;
  return {
    ...rest,
    execute: async (argv, io) => {
      const given = readArguments(flags, argv);
      const { length } = given.positional;
      if (length < least) throw new UsageError(`"${name}" needs ${operands}`);
      if (length > most) {
        const accepted = operands === '' ? 'takes no arguments' : `takes ${operands} only`;
        throw new UsageError(`"${name}" ${accepted}: what is "${given.positional[most]}" for?`);
      }
      return run(given, io);
    },
  };
}
