import type { Provenance, SourcedTable } from '@guildhall/kernel';

/** A table together with where its values are from; its name is its path in `Tables`. */
export interface Sourced<T> extends SourcedTable {
  readonly table: T;
}

/** The Polish rulebook of the expansion, by line; its pictures are lost. */
export function rulebook(where: string): Provenance {
  return { source: 'rulebook', note: `rulebook 003, ${where}` };
}

/** Read in the texts of a licensed online version or seen in photographs of the components. */
export function sure(where: string): Provenance {
  return { source: 'reference', note: `sure: ${where}` };
}

/** One secondary source, or something that follows closely from what is sure. */
export function likely(why: string): Provenance {
  return { source: 'reference', note: `likely: ${why}` };
}

/** Nobody knows what is printed: what was chosen, and why. */
export function guess(why: string): Provenance {
  return { source: 'reconstruction', note: `guess: ${why}` };
}

export const ONLINE = 'texts of the licensed online version';
export const PHOTOGRAPHS = 'photographs of the components';
