/** What bots try, and how eagerly. */
import { describe, expect, test } from 'vitest';
import { type Holdings, position, type Seat, tilesFrom } from './position.ts';

type Prepare = (game: ReturnType<typeof position>) => unknown;

const SEATS: readonly Seat[] = [
  ['plains', 'inventors'],
  ['lake', 'felines'],
  ['swamp', 'goblins'],
];

const holding =
  (holdings: Holdings): Prepare =>
  (game) =>
    game.give(0, holdings);

describe('what bots try', () => {
  const priority = (prepare: Prepare, line: string): number => {
    const game = position(SEATS).put(0, 'H5');
    prepare(game);
    game.turn();
    const legal = game.rules.legal(game.state, 0);
    const at = legal.map((action) => game.g.notation.write(action)).indexOf(line);
    if (at < 0) throw new Error(`${line} is not legal`);
    return game.rules.priorities?.(game.state, 0, legal)[at] ?? Number.NaN;
  };
  const full: Prepare = (game) => game.give(0, { bowls: [0, 4, 9] });

  test.each([
    ['convert power to scholar', { scholars: 0 }, { scholars: 1 }],
    ['convert power to tool', { tools: 4 }, { tools: 5 }],
    ['convert power to coin', { coins: 7 }, { coins: 8 }],
    ['convert scholar to tool', { scholars: 1, tools: 3 }, { scholars: 1, tools: 4 }],
    ['convert tool to coin', { tools: 1, coins: 5 }, { tools: 1, coins: 6 }],
    ['convert power to law book', { books: { law: 4 } }, { books: { law: 3 } }],
    ['convert power to banking book', { books: { law: 4 } }, { books: { law: 3 } }],
    ['convert power to engineering book', { books: { law: 4 } }, { books: { law: 3 } }],
    ['convert power to medicine book', { books: { law: 4 } }, { books: { law: 3 } }],
    ['burn', { bowls: [0, 4, 5] }, { bowls: [0, 4, 6] }],
  ] as const)('%s with %j, and not with %j', (line, wanting, enough) => {
    const having =
      (holdings: unknown): Prepare =>
      (game) => {
        full(game);
        game.give(0, holdings as Holdings);
      };
    expect([priority(having(wanting), line), priority(having(enough), line)]).toEqual([1, 0]);
  });

  test('a book is never made a coin', () => {
    expect(priority(holding({ books: { law: 1 } }), 'convert law book to coin')).toBe(0);
  });

  test('free spades are used as far as they lead, where they do not reach home', () => {
    const spades: Prepare = (game) => game.terrain('H6', 'forest').give(0, { bowls: [0, 0, 6], tools: 3 });
    const game = position(SEATS).put(0, 'H5');
    spades(game);
    game.turn().play(0, 'action powerSpades');
    const legal = game.rules.legal(game.state, 0);
    const lines = legal.map((action) => game.g.notation.write(action));
    const of = (line: string) => game.rules.priorities?.(game.state, 0, legal)[lines.indexOf(line)];
    expect(of('transform H6 to lake')).toBe(0);
    expect(of('transform H6 to swamp')).toBe(2);
    expect(of('transform H6 to plains')).toBe(2);
    // I6 is plains already; I7 is lake, two spades from home: nothing short of it is of use.
    expect(of('transform I7 to plains')).toBe(2);
    expect(of('transform I7 to swamp')).toBe(0);
  });

  test('spades of science are used as far as they lead, too', () => {
    const game = position([['plains', 'inventors'], SEATS[1], SEATS[2]], {
      roundTiles: tilesFrom('townEngineering'),
    });
    game.put(0, 'H5').terrain('H6', 'forest').terrain('H4', 'swamp').alone();
    game
      .give(0, { levels: { engineering: 8 } })
      .turn()
      .pass(0);
    expect(game.owed()).toEqual(['spades']);
    const legal = game.rules.legal(game.state, 0);
    const lines = legal.map((action) => game.g.notation.write(action));
    const of = (line: string) => game.rules.priorities?.(game.state, 0, legal)[lines.indexOf(line)];
    expect(of('transform H6 to lake')).toBe(0);
    expect(of('transform H6 to swamp')).toBe(2);
    expect(of('transform H4 to plains')).toBe(2);
  });

  test('bought spades lead all the way home, or are of no use', () => {
    const price: Prepare = (game) => game.terrain('H6', 'swamp').terrain('H4', 'lake').give(0, { tools: 9 });
    expect(priority(price, 'transform H6 to plains')).toBe(2);
    expect(priority(price, 'transform H4 to plains')).toBe(2);
    expect(priority(price, 'transform H4 to swamp')).toBe(0);
  });

  test('a scholar goes to the best free place, and back where none is left', () => {
    const scholar = holding({ scholars: 1 });
    expect(priority(scholar, 'send scholar to law for 3')).toBe(2);
    expect(priority(scholar, 'send scholar to law for 2')).toBe(0);
    const taken: Prepare = (game) => {
      scholar(game);
      game.state.scholarPlaces[1][0] = 1;
    };
    expect(priority(taken, 'send scholar to law for 2')).toBe(2);
    const crowded: Prepare = (game) => {
      scholar(game);
      game.state.scholarPlaces[1].fill(1);
    };
    expect(priority(crowded, 'send scholar to law for 1')).toBe(2);
  });
});
