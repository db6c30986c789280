import { expect, it } from 'vitest';
import { readOptions, rulesOf, Table } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';

/** The bazaar, which says how often it was compiled. */
function counted() {
  let compiled = 0;
  const rules: typeof bazaar.rules = (options) => {
    compiled += 1;
    return bazaar.rules(options);
  };
  return { game: { ...bazaar, rules }, times: () => compiled };
}

it('tables with the same options play by the same compiled rules', () => {
  const { game, times } = counted();
  const [one, two] = ['one', 'two'].map((seed) => new Table(game, { players: 3 }, seed));
  const other = new Table(game, { players: 4 }, 'three');
  expect(two.rules).toBe(one.rules);
  expect(other.rules).not.toBe(one.rules);
  expect(times()).toBe(2);
});

it('rules that nobody asked for lately are compiled again', () => {
  const { game, times } = counted();
  const options = readOptions(game.options, { players: 3 });
  const first = rulesOf(game, options);
  const others = (count: number): void => {
    for (let other = 1; other <= count; other++) rulesOf(game, { ...options, days: options.days + other });
  };
  others(15);
  expect(rulesOf(game, options)).toBe(first);
  expect(times()).toBe(16);
  others(16);
  expect(rulesOf(game, options)).not.toBe(first);
});
