import type { Provenance, SourcedTable } from '@guildhall/kernel';

/** A table together with where its values are from; its name is its path in `Tables`. */
export interface Sourced<T> extends SourcedTable {
  readonly table: T;
}

/** Both rulebooks, by line: the Polish one of version 1.0 and the Ukrainian one of version 1.2, which agree here. */
export function rulebooks(polish: string, ukrainian: string): Provenance {
  return {
    source: 'rulebook',
    note: `rulebook 000 (1.0), lines ${polish}; rulebook 001 (1.2), lines ${ukrainian}`,
  };
}

/** The Polish rulebook alone, version 1.0. */
export function rulebook10(lines: string): Provenance {
  return { source: 'rulebook', note: `rulebook 000 (1.0), lines ${lines}` };
}

/** The Ukrainian rulebook alone, version 1.2. */
export function rulebook12(lines: string): Provenance {
  return { source: 'rulebook', note: `rulebook 001 (1.2), lines ${lines}` };
}

/** Values that only the printed components show: read from public pictures of them. */
export function picture(what: string): Provenance {
  return { source: 'reference', note: `public pictures of the components: ${what}` };
}

/** The Automa, whose booklet was not found: what a public helper program for solo games says. */
export function helper(what: string): Provenance {
  return { source: 'reference', note: `a public helper program for games against the Automa: ${what}` };
}

/** Values of which no picture was found and that were worked out from what is known. */
export function inferred(how: string): Provenance {
  return { source: 'reconstruction', note: how };
}
