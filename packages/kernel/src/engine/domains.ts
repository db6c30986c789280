/** What the arguments of actions can be. */
import type { LogValue } from '../contract/log.ts';

type ArgumentValue = number | string | boolean | null;

/** One value of a domain. */
export interface Member<V extends ArgumentValue = ArgumentValue> {
  /** In actions. */
  readonly value: V;
  /** In messages. */
  readonly word: LogValue;
  /** In a line of notation. */
  readonly text: string;
}

/**
 * The values that an argument can have in a world W. `L` is how the catalogue holds them: in a list (`number`), or in a
 * record by these keys.
 */
export interface Domain<W, V extends ArgumentValue, L extends number | string> {
  members(world: W): readonly Member<V>[];
  readonly isKeyed: L extends string ? true : false;
}

export type AnyDomain<W> = Domain<W, ArgumentValue, number> | Domain<W, ArgumentValue, string>;

type ListDomain<W, V extends ArgumentValue> = Domain<W, V, number>;

/** Values in the order of the catalogue, with what messages and lines call them. */
export function domain<W, V extends ArgumentValue>(
  members: (world: W) => readonly Member<V>[],
): ListDomain<W, V> {
  return { members, isKeyed: false };
}

/** Something with a number and a name: the position in a list of names. */
export function among<W>(names: (world: W) => readonly string[]): ListDomain<W, number> {
  return domain((world) => names(world).map((name, value) => ({ value, word: name, text: name })));
}

/** The position in a list of names that is always the same. */
export function amongThese(names: readonly string[]): ListDomain<unknown, number> {
  return among(() => names);
}

/** One of some words, by which the catalogue holds it; messages and lines may call it something else. */
export function oneOf<const V extends string>(
  words: readonly V[],
  called: (word: V) => Partial<Pick<Member, 'word' | 'text'>> = () => ({}),
): Domain<unknown, V, V> {
  const members = words.map((value) => ({ value, word: value, text: value, ...called(value) }));
  return { members: () => members, isKeyed: true as Domain<unknown, V, V>['isKeyed'] };
}

/** A number from 0 on. */
export function countTo<W>(
  most: (world: W) => number,
  textOf: (count: number) => string = String,
): ListDomain<W, number> {
  return domain((world) =>
    Array.from({ length: most(world) + 1 }, (_, value) => ({ value, word: value, text: textOf(value) })),
  );
}

/** False, then true; a line says something only where it is true. */
export function yes(text: string): ListDomain<unknown, boolean> {
  return domain(() => [
    { value: false, word: false, text: '' },
    { value: true, word: true, text },
  ]);
}

/** As before, or, at the end of the list, nothing. */
export function orNone<W, V extends ArgumentValue>(
  { members }: ListDomain<W, V>,
  text = '',
): ListDomain<W, V | null> {
  return domain((world) => [...members(world), { value: null, word: null, text }]);
}
