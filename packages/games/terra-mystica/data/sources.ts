import type { Provenance, SourcedTable } from '@guildhall/kernel';

/** A table together with where its values are from; its name is its path in `Tables`. */
export interface Sourced<T> extends SourcedTable {
  readonly table: T;
}

/** The text of the Polish rulebook, by line; its pictures (map, faction boards, tiles) are lost. */
export function rulebook(where: string): Provenance {
  return { source: 'rulebook', note: `rulebook 002, ${where}` };
}

export const reference: Provenance = {
  source: 'reference',
  note: 'public reference implementation (jsnell/terra-mystica), replayed on recorded games',
};

/** A value of the reference of which the rulebook tells something, but not the number. */
export function referenceBeside(what: string): Provenance {
  return { source: 'reference', note: `${reference.note}; ${what}` };
}

/** The mini expansion, which the rulebook does not know. */
export const miniExpansion: Provenance = referenceBeside('mini expansion');
