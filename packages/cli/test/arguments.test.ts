import { describe, expect, it, test } from 'vitest';
import { readArguments } from '../src/arguments.ts';
import { UsageError } from '../src/usage-error.ts';

const flags = {
  game: { takes: 'ID', about: '' },
  json: { takes: null, about: '' },
  set: { takes: 'NAME=VALUE', about: '', repeats: true },
} as const;

const read = (...argv: string[]) => readArguments(flags, argv);

describe('a command line', () => {
  it('has flags and operands in any order, and nothing but operands after --', () => {
    const given = read('a', '--json', 'b', '--', '--game', '-x', '--');
    expect(given.positional).toEqual(['a', 'b', '--game', '-x', '--']);
    expect(given.has('json')).toBe(true);
    expect(given.has('game')).toBe(false);
  });

  it('may have - for an operand, and an empty one', () => {
    expect(read('-', '').positional).toEqual(['-', '']);
  });

  it('takes the value of a flag after a space or after the first =', () => {
    const given = read('--set', 'a=1', '--set=b=2', '--set=--c', '--game', '-5');
    expect(given.texts('set')).toEqual(['a=1', 'b=2', '--c']);
    expect(given.text('game')).toBe('-5');
  });

  test.each([
    [['-jx'], 'there is no flag -jx: known flags: --game, --json, --set'],
    [['-g=3'], 'there is no flag -g: known flags: --game, --json, --set'],
    [['-json'], 'there is no flag -json: known flags: --game, --json, --set'],
    [['--no-json'], 'there is no flag --no-json: known flags: --game, --json, --set'],
    [['--__proto__=1'], 'there is no flag --__proto__: known flags: --game, --json, --set'],
    [['--=a'], 'there is no flag --: known flags: --game, --json, --set'],
    [['--game='], '--game needs a value: --game ID'],
    [['--game', '--'], '--game needs a value: --game ID'],
    [['--json', '--json'], '--json was given twice'],
    [['--json='], '--json takes no value'],
  ])('%j is refused', (argv, message) => {
    expect(() => read(...argv)).toThrow(new UsageError(message));
  });

  it('of a command without flags says so', () => {
    expect(() => readArguments({}, ['--json'])).toThrow(
      new UsageError('there is no flag --json: this command takes no flags'),
    );
  });
});
