/** JSON that is written once and sent to many, with the type of what it says. */

declare const says: unique symbol;

/** The text that `JSON.stringify` makes of a value. */
export type JsonText<T> = string & { readonly [says]: T };

export function jsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value) as JsonText<T>;
}
