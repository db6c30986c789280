/** Plain data to text. What JSON cannot hold as a whole (undefined, a function) is a mistake of the caller. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${typeof value} cannot be stored: it is not plain data`);
  return text;
}

/** Text that `toJson` wrote, back to what it was made from. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
