/** One message for all rows of a table that are good for the same: what differs is inserted. */
export function spread<T>(
  group: string,
  table: Readonly<Record<string, T>>,
  message: (row: T, id: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([id, row]) => [`${group}.${id}`, message(row, id)]));
}
