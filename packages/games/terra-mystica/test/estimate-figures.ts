/** What the estimate looks at in a position, by name. */
import { expect } from 'vitest';
import { FEATURES, inputsOf } from '../rules/estimate/index.ts';
import type { Ruleset, State } from '../rules/index.ts';

type Group = keyof typeof FEATURES;

const NAMES = Object.entries(FEATURES).flatMap(([group, names]) => names.map((name) => ({ group, name })));

interface Scene {
  readonly g: Ruleset;
  readonly state: State;
}

const rounded = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1e9) / 1e9]));

/** What a seat's position shows of one group: everything that is not 0. */
export function figuresOf({ g, state }: Scene, seat: number, group: Group): Record<string, number> {
  const { values, places, count, length } = inputsOf(g, state, seat);
  expect(length).toBe(NAMES.length);
  const shown = Array.from({ length: count }, (_, at) => ({ ...NAMES[places[at]], value: values[at] }));
  expect(shown.every(({ value }) => value !== 0)).toBe(true);
  return Object.fromEntries(
    shown.filter((one) => one.group === group).map(({ name, value }) => [name, value]),
  );
}

/** These are the figures of a group, and all others of it are 0. */
export function expectFigures(at: Scene, seat: number, group: Group, figures: Record<string, number>): void {
  expect(rounded(figuresOf(at, seat, group))).toEqual(rounded(figures));
}
