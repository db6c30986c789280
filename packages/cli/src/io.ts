/** The input and output of a command: tests replace it. */
export interface Io {
  /** Writes lines to standard output. */
  out(text: string): void;
  /** Writes lines to standard error: progress and complaints. */
  err(text: string): void;
  readonly colour: boolean;
  /** The next line that is typed or piped in; null when there is none left. */
  ask(prompt: string): Promise<string | null>;
}
