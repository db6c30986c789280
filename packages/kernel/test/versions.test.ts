/** Older versions of a game's rules play on, within the ranges of today. */
import { expect, it } from 'vitest';
import {
  allVersions,
  type Game,
  gameOfVersion,
  OptionsError,
  readOptions,
  rulesOf,
  upTo,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';

const newest = { ...bazaar, version: 2 } as unknown as Game;

/** Version 1 allowed far more, and had a value that is gone. */
const older = {
  ...newest,
  version: 1,
  options: {
    ...newest.options,
    tables: newest.options.tables.map((table) =>
      table.name === 'cards'
        ? {
            ...table,
            table: { ...(table.table as object), ink: { cost: 1, age: 3 } },
            ranges: { ...table.ranges, cost: upTo(1e9), age: upTo(5) },
          }
        : table,
    ),
  },
};

const kept = { game: newest, frozen: { 1: async () => older } };

const reading = (game: Game | null, path: string, value: number) => () => {
  if (game === null) throw new Error('it is not kept');
  return readOptions(game.options, { players: 2, overrides: [{ path, value }] });
};

it('an older version is held to the present ranges, and keeps values of its own with theirs', async () => {
  const game = await gameOfVersion(kept, 1);
  expect(game?.version).toBe(1);
  expect(reading(older, 'cards.silk-3.cost', 1e8)).not.toThrow();
  expect(reading(game, 'cards.silk-3.cost', 1e8)).toThrow('must be a whole number from 0 to 99');
  expect(reading(game, 'cards.ink.cost', 50)).not.toThrow();
  expect(reading(game, 'cards.ink.age', 6)).toThrow('must be a whole number from 0 to 5');
});

it('an older version from before the ranges is held to those of the newest', async () => {
  const { tables: _, ...options } = newest.options;
  const ancient = { ...newest, version: 1, options } as unknown as Game;
  const game = await gameOfVersion({ game: newest, frozen: { 1: async () => ancient } }, 1);
  expect(reading(game, 'cards.silk-3.cost', 1e8)).toThrow('must be a whole number from 0 to 99');
  expect(reading(game, 'cards.silk-3.cost', 9)).not.toThrow();
});

it('a version is the same game whenever it is asked for, so that its rules are compiled once', async () => {
  const game = await gameOfVersion(kept, 1);
  expect(await gameOfVersion(kept, 1)).toBe(game);
  expect(await allVersions(kept)).toEqual([newest, game]);
  expect(await gameOfVersion(kept, 3)).toBeNull();
});

it('what the rules of an older version refuse is refused as options are everywhere', () => {
  class OptionsErrorOfTheBundle extends Error {
    override readonly name = 'OptionsError';
  }
  const strict: Game = {
    ...newest,
    rules() {
      throw new OptionsErrorOfTheBundle('override rounds: must be at most 8');
    },
  };
  const options = readOptions(strict.options, { players: 2 });
  expect(() => rulesOf(strict, options)).toThrow(OptionsError);
  expect(() => rulesOf(strict, options)).toThrow('override rounds: must be at most 8');
});
