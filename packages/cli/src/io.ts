/** The input and output of a command: tests replace it. */
export interface Io {
  /** Writes lines to standard output. */
  out(text: string): void;
  /** Writes lines to standard error: progress and complaints. */
  err(text: string): void;
  readonly colour: boolean;
  /** The next line that is typed or piped in; null when there is none left. */
  ask(prompt: string): Promise<string | null>;
  /** What comes in on standard input, for programs. Not together with `ask`. */
  bytes(): AsyncIterable<Uint8Array>;
  /** Writes to standard output as it is, and waits while its reader is behind. */
  send(data: string | Uint8Array): Promise<void>;
}
