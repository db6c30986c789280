/** What is wrong with a fixed outcome that should name so many of these, each once; or null. */
export function faultOfList(known: readonly string[], value: unknown, count: number): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  if (value.length !== count) return `must name ${count}`;
  for (const item of value)
    if (!known.includes(item as string)) return `${JSON.stringify(item)} is none of ${known.join(', ')}`;
  return new Set(value).size === value.length ? null : 'names one twice';
}
