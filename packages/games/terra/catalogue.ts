/** All actions of a game exist once, in lists and records within each other, so that a legal list allocates only itself. */
import type { Action, Notation } from '@guildhall/kernel';

export function each<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function everyAction<A extends Action>(catalogue: object): A[] {
  const all: A[] = [];
  const visit = (value: unknown): void => {
    if (typeof (value as { kind?: unknown }).kind === 'string') all.push(value as A);
    else for (const inner of Object.values(value as object)) visit(inner);
  };
  visit(catalogue);
  return all;
}

/** Reads every line that the actions of a catalogue are written as. */
export function notationOf<A extends Action>(catalogue: object, write: (action: A) => string): Notation<A> {
  const byLine = new Map(everyAction<A>(catalogue).map((action) => [write(action).toLowerCase(), action]));
  // Most lines are as they were written here.
  const read = (line: string): A | null =>
    byLine.get(line) ?? byLine.get(line.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null;
  return { write, read };
}
