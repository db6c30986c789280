/** The option that is not valid, for callers that word the message themselves. */
export interface OptionPlace {
  readonly option: string;
  /** The value of the tables, where the option is an override. */
  readonly path: string | null;
  /** The whole numbers that would fit; null where it is no question of numbers. */
  readonly range: { readonly least: number; readonly most: number } | null;
}

export class OptionsError extends Error {
  override readonly name = 'OptionsError';
  readonly at: OptionPlace | null;

  constructor(message: string, at: OptionPlace | null = null, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

const LONGEST_SHOWN = 80;

/** A value from outside as it is quoted in a message: whatever it is, and never longer than a line. */
export function shown(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'bigint' ? String(value) : inJson(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

function inJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // It goes in circles, or holds what JSON does not know.
    return `a ${typeof value}`;
  }
}
