import { describe, expect, test } from 'vitest';
import {
  type ActionsOf,
  action,
  among,
  amongThese,
  countTo,
  defineActions,
  domain,
  oneOf,
  orNone,
  payment,
  yes,
} from '../src/index.ts';

interface World {
  readonly hexes: readonly string[];
  readonly most: number;
}

const hex = among(({ hexes }: World) => hexes);

const table = defineActions<World>()({
  build: action('build {hex}', ['hex', hex]),
  transform: action('transform {hex} to {terrain}', ['hex', hex], ['terrain', amongThese(['sand', 'lake'])]),
  send: action(
    'send {count} {swiftly}',
    ['count', countTo(({ most }: World) => most)],
    ['swiftly', yes('by ship')],
  ),
  advance: action('advance {track}', ['track', oneOf(['shipping', 'digging'])]),
  pass: action('pass {hex}', ['hex', orNone(hex)]),
  number: action('number {at}', ['at', domain(() => [{ value: 0, word: 1, text: 'one' }])]),
  convert: payment('convert {how}', ['how', oneOf(['powerToCoin'], () => ({ text: 'power to coin' }))]),
  end: action('end turn'),
});
type Action = ActionsOf<typeof table>;

const { catalogue, notation, all } = table.compile({ hexes: ['A1', 'B2'], most: 1 });

describe('a table of actions', () => {
  test('gives one shared value for each action, nested by its arguments', () => {
    const lake: Action = { kind: 'transform', hex: 1, terrain: 1 };
    expect(catalogue.transform[1][1]).toEqual(lake);
    expect(catalogue.advance.digging).toEqual({ kind: 'advance', track: 'digging' });
    expect(catalogue.send[1].map(({ swiftly }) => swiftly)).toEqual([false, true]);
    expect(catalogue.end).toEqual({ kind: 'end' });
    expect(all).toHaveLength(2 + 4 + 4 + 2 + 3 + 1 + 1 + 1);
    expect(all).toContain(catalogue.transform[1][1]);
  });

  test('holds nothing at the end of the list of what may be left out', () => {
    expect(catalogue.pass.map((one) => one.hex)).toEqual([0, 1, null]);
  });

  test('writes each action as its line, without gaps where an argument has no text', () => {
    expect(all.map((one) => notation.write(one))).toEqual([
      'build A1',
      'build B2',
      'transform A1 to sand',
      'transform A1 to lake',
      'transform B2 to sand',
      'transform B2 to lake',
      'send 0',
      'send 0 by ship',
      'send 1',
      'send 1 by ship',
      'advance shipping',
      'advance digging',
      'pass A1',
      'pass B2',
      'pass',
      'number one',
      'convert power to coin',
      'end turn',
    ]);
  });

  test('reads every line as the shared value, whatever its letters and spaces', () => {
    for (const one of all) expect(notation.read(notation.write(one))).toBe(one);
    expect(notation.read('  TRANSFORM  b2 to   Lake ')).toBe(catalogue.transform[1][1]);
    expect(notation.read('build C3')).toBeNull();
    expect(notation.read('')).toBeNull();
  });

  test('names the arguments for messages', () => {
    expect(notation.arguments(catalogue.transform[0][1])).toEqual({ hex: 'A1', terrain: 'lake' });
    expect(notation.arguments(catalogue.send[1][1])).toEqual({ count: 1, swiftly: true });
    expect(notation.arguments(catalogue.pass[2])).toEqual({ hex: null });
    expect(notation.arguments(catalogue.number[0])).toEqual({ at: 1 });
    expect(notation.arguments(catalogue.end)).toEqual({});
  });

  test('knows an equal action that is not the shared value, and no other', () => {
    expect(notation.write({ terrain: 1, kind: 'transform', hex: 0 })).toBe('transform A1 to lake');
    expect(() => notation.write({ kind: 'build', hex: 7 })).toThrow('no action of this game');
  });

  test('tells which actions are payments', () => {
    expect(table.isPayment('convert')).toBe(true);
    expect(table.isPayment('build')).toBe(false);
  });

  test('refuses a line that does not write exactly its arguments', () => {
    const world = { hexes: ['A1', 'B2'], most: 0 };
    const without = defineActions<World>()({ build: action('build', ['hex', hex]) });
    expect(() => without.compile(world)).toThrow('two actions are written as "build"');
    const unknown = defineActions<World>()({ build: action('build {hex} {by}', ['hex', hex]) });
    expect(() => unknown.compile(world)).toThrow('an argument that "build" does not declare');
  });

  test('refuses two actions with one line', () => {
    const twice = defineActions<World>()({
      one: action('go {hex}', ['hex', hex]),
      other: action('Go a1'),
    });
    expect(() => twice.compile({ hexes: ['A1'], most: 0 })).toThrow('"Go a1"');
  });
});
