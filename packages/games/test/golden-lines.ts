/** Files and tables are written in lines of notation: none of them may ever change or go. */
import { readFileSync } from 'node:fs';
import type { Action, Notation } from '@guildhall/kernel';
import { expect } from 'vitest';

export function expectGoldenLines<A extends Action>(file: URL, notation: Notation<A>): void {
  const golden = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(notation.all.map((action) => notation.write(action)).sort()).toEqual(golden);
  for (const action of notation.all) expect(notation.read(notation.write(action))).toBe(action);
}
