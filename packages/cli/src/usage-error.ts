/** Input or usage that cannot be used: the message says what and where, `hint` what to do instead. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}

/** What an error says, without its stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
