/** Input and output by the standard streams of this process. */
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** With NO_COLOR nothing is coloured, with FORCE_COLOR everything, else what a person looks at. */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}

export interface Shell extends Io {
  /** Lets go of standard input, so that the process can end. */
  close(): void;
}

export function shell({ stdin, stdout, stderr, env }: NodeJS.Process): Shell {
  // A reader that has seen enough (`guildhall ... | head`) closes the pipe; that is no fault of ours.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
  let reader: Interface | null = null;
  let lines: AsyncIterator<string> | null = null;
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    colour: wantsColour(env, stdout.isTTY === true),
    async ask(prompt) {
      if (reader === null || lines === null) {
        const isTerminal = stdin.isTTY === true;
        reader = createInterface({
          input: stdin,
          ...(isTerminal ? { output: stdout } : {}),
          terminal: isTerminal,
        });
        lines = reader[Symbol.asyncIterator]();
        // Ctrl-C is the end of the input, so that a game is left as it is by "quit".
        reader.on('SIGINT', () => reader?.close());
      }
      if (stdin.isTTY === true) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      const { value, done } = await lines.next();
      return done === true ? null : value;
    },
    bytes: () => stdin,
    async send(data) {
      if (!stdout.write(data)) await once(stdout, 'drain');
    },
    close: () => reader?.close(),
  };
}
