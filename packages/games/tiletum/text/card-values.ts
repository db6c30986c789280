/** What a decree may say: the names that values of its table have, as texts of the board. */
export function cardValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, text]) =>
      key.startsWith('=') ? [[`value.${key.slice(1)}`, text]] : [],
    ),
  );
}
