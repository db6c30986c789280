export class OptionsError extends Error {
  override readonly name = 'OptionsError';
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
