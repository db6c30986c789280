// All values of a kind overridden at once: each at its least, at its most, in turns, or all with one name.
import type { Override } from '@guildhall/kernel';
import { extremesAt, type Place } from './values.ts';

interface Group {
  readonly name: string;
  readonly overrides: readonly Override[];
}

/** Values beside each other ("pieces.*"), the same value of all members of a table ("cards.*.era"), and whole tables. */
export function groupsOf(places: readonly Place[]): Group[] {
  const kinds = new Map<string, Place[]>();
  for (const place of places) {
    for (const kind of kindsOf(place.path)) kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  const seen = new Set<string>();
  return [...kinds].flatMap(([kind, members]) =>
    settingsOf(members).flatMap(({ name, overrides }) => {
      const key = JSON.stringify(overrides);
      if (overrides.length < 2 || seen.has(key)) return [];
      seen.add(key);
      return [{ name: `${kind} (${overrides.length}), ${name}`, overrides }];
    }),
  );
}

function kindsOf(path: string): Set<string> {
  const [table, , ...rest] = path.split('.');
  const beside = path.split('.').slice(0, -1).join('.');
  return new Set([[table, '*', ...rest].join('.'), `${beside}.*`, `${table}.**`]);
}

/** The ways to set all of them; where values have different numbers of extremes, the shorter ones begin anew. */
function settingsOf(members: readonly Place[]): Group[] {
  const extremes = members.map(extremesAt);
  const most = Math.max(...extremes.map(({ length }) => length));
  const at = (name: string, which: (member: number) => number): Group => ({
    name,
    overrides: members.flatMap(({ path, printed }, member) => {
      const values = extremes[member];
      const value = values[which(member) % values.length];
      return values.length === 0 || value === printed ? [] : [{ path, value }];
    }),
  });
  return [
    ...Array.from({ length: most }, (_, step) => at(`all at ${step + 1} of ${most}`, () => step)),
    at('in turns', (member) => member),
    at('in turns the other way', (member) => members.length - member),
  ];
}
