/** What is wrong with the lists that fix an outcome of the set-up; null: nothing. */

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** It should name so many of these, each once. */
export function faultOfList(known: readonly string[], value: unknown, count: number): string | null {
  if (!isList(value)) return 'must be a list';
  if (value.length !== count) return `must name ${count}`;
  for (const item of value)
    if (!known.includes(item as string)) return `${JSON.stringify(item)} is none of ${known.join(', ')}`;
  return new Set(value).size === value.length ? null : 'names one twice';
}

/** It should name all of so many players, by their numbers. */
export function faultOfOrder(value: unknown, count: number): string | null {
  if (!isList(value) || value.length !== count) return `must name ${count}`;
  const expected = Array.from({ length: count }, (_, seat) => seat);
  return expected.every((seat) => value.includes(seat))
    ? null
    : `must be ${expected.join(', ')} in any order`;
}
