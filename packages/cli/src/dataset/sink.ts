/** Where the lines of a dataset go: to standard output, or to a file that appears when it is complete. */
import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { reasonOf } from '../files.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

export interface Sink {
  /** Waits while whoever reads is behind. */
  write(text: string): Promise<void>;
  /** Everything was written. */
  done(): Promise<void>;
  /** Something went wrong: leaves nothing behind. */
  discard(): void;
}

export function standardOutput(io: Io): Sink {
  return { write: (text) => io.send(text), done: async () => {}, discard: () => {} };
}

/** Packed if its name ends with `.gz`. */
export async function fileSink(path: string): Promise<Sink> {
  const beside = `${path}.${process.pid}.tmp`;
  const file = createWriteStream(beside);
  const failed = (error: unknown): UsageError =>
    new UsageError(`${path}: cannot be written: ${reasonOf(error)}`);
  try {
    await once(file, 'open');
  } catch (error) {
    throw failed(error);
  }
  const packed = path.endsWith('.gz') ? createGzip() : null;
  packed?.pipe(file);
  const into = packed ?? file;
  // A disk that fills up is told to whoever writes next.
  let failure: unknown = null;
  const ended = finished(file).catch((error: unknown) => {
    failure = error;
  });
  return {
    async write(text) {
      if (failure !== null) throw failed(failure);
      if (!into.write(text)) await Promise.race([once(into, 'drain'), ended]);
    },
    async done() {
      into.end();
      await ended;
      if (failure !== null) throw failed(failure);
      renameSync(beside, path);
    },
    discard() {
      file.destroy();
      rmSync(beside, { force: true });
    },
  };
}
