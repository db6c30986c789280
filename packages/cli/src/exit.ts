/** The exit codes of the program. */
export const OK = 0 as const;
/** A difference, a failure, something missing: the command did its work, and found something. */
export const FOUND = 1 as const;
/** Usage or input that cannot be used. Nothing was written. */
export const USAGE_ERROR = 2 as const;

export type ExitCode = typeof OK | typeof FOUND | typeof USAGE_ERROR;
