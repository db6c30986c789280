import type { Provenance, SourcedTable } from '@guildhall/kernel';

/** A table together with where its values are from; its name is its path in `Tables`. */
export interface Sourced<T> extends SourcedTable {
  readonly table: T;
}

/** The text of the Polish rulebook, by line; its pictures, the aid sheet and the solo booklet are lost. */
export function rulebook(where: string): Provenance {
  return { source: 'rulebook', note: `rulebook 004, ${where}` };
}

/** A value of a lost picture: what was chosen for it, and why. */
export function reconstruction(why: string): Provenance {
  return { source: 'reconstruction', note: why };
}
