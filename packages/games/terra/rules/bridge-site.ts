import { type Member, OptionsError } from '@guildhall/kernel';

/** Sites for bridges as arguments of actions, each with the names of its two ends. */
export function bridgeSites(ends: readonly (readonly [string, string])[]): Member<number>[] {
  return ends.map(([from, to], value) => ({ value, word: `${from}–${to}`, text: `${from}:${to}` }));
}

/** Refuses a map on which two bridges would stand on one site. */
export function checkSites(path: string, sites: readonly (readonly [number, number])[]): void {
  const known = new Set<string>();
  for (const [site, ends] of sites.entries()) {
    const name = ends.toSorted((a, b) => a - b).join();
    if (known.has(name)) throw new OptionsError(`override ${path}.${site}: there is such a site already`);
    known.add(name);
  }
}
