import { describe, expect, test } from 'vitest';
import { displayWith, position, type Seat, tilesFrom } from './position.ts';

const three = (first: string, seat: Seat = ['desert', 'blessed'], chosen = {}) =>
  position([seat, ['lake', 'goblins'], ['swamp', 'inventors']], {
    innovations: displayWith(first),
    ...chosen,
  });

/** Takes the first tile of the banking column with five banking books and five coins. */
const take = (tile: string, prepare: (game: ReturnType<typeof three>) => void = () => {}, seat?: Seat) => {
  const game = three(tile, seat).give(0, { books: { banking: 5 }, coins: 5 });
  prepare(game);
  return game.turn().play(0, `innovate ${tile}`);
};

describe('the price of innovations', () => {
  test('AOI-INNOVATION-COST example 17: two banking and three other books, and five coins without a palace', () => {
    const game = three('steel')
      .give(0, { books: { banking: 2, law: 2, medicine: 2 }, coins: 5 })
      .turn();
    game.play(0, 'innovate steel');
    expect(game.books(0)).toEqual([0, 2, 0, 2]);
    expect(game.player(0).coins).toBe(0);
    expect(game.owed()).toEqual(['payBooks']);
    expect(game.player(0).innovations).toEqual([]);
    game.play(0, 'pay book law', 'pay book medicine');
    expect(game.refusal(0, 'pay book banking')).toBe('AOI-BOOK-PAYMENT');
    game.play(0, 'pay book law');
    expect(game.books(0)).toEqual([0, 0, 0, 1]);
    expect(game.player(0).innovations).toHaveLength(1);
  });

  test('AOI-INNOVATION-COINS example 17: no coins with a palace, neutral or not', () => {
    const poor = three('steel')
      .give(0, { books: { banking: 5 }, coins: 4 })
      .turn();
    expect(poor.refusal(0, 'innovate steel')).toBe('AOI-INNOVATION-COINS');
    expect(poor.missing(0, 'innovate steel')).toEqual({ coins: 1 });
    const palace = three('steel')
      .put(0, 'H5', 'palace')
      .give(0, { books: { banking: 5 }, palace: 'P17' })
      .turn();
    expect(palace.refusal(0, 'innovate steel')).toBeNull();
    const neutral = three('steel')
      .putNeutral(0, 'H5', 'palace')
      .give(0, { books: { banking: 5 } })
      .turn();
    expect(neutral.refusal(0, 'innovate steel')).toBeNull();
  });

  test('AOI-INNOVATION-COST example 18: the left top tile with four players', () => {
    const innovations = [...displayWith('steel'), 'steamPower', 'architecture'];
    const game = position(
      [
        ['desert', 'blessed'],
        ['lake', 'goblins'],
        ['swamp', 'inventors'],
        ['forest', 'felines'],
      ],
      { innovations },
    ).give(0, { books: { banking: 2, law: 2, medicine: 1 }, coins: 5 });
    game.turn();
    expect(game.refusal(0, 'innovate architecture')).toBe('AOI-INNOVATION-COST');
    expect(game.missing(0, 'innovate architecture')).toEqual({ engineeringBooks: 2, medicineBooks: 1 });
    game.play(0, 'innovate steamPower');
    expect(game.books(0)).toEqual([0, 0, 0, 0]);
  });

  test('AOI-BOOK-PAYMENT nothing is asked where there is no choice', () => {
    const all = three('steel')
      .give(0, { books: { banking: 2, law: 1, medicine: 2 }, coins: 5 })
      .turn();
    all.play(0, 'innovate steel');
    expect(all.owed()).toEqual(['turn']);
    const oneColour = three('steel')
      .give(0, { books: { banking: 9 }, coins: 5 })
      .turn()
      .play(0, 'innovate steel');
    expect(oneColour.owed()).toEqual(['turn']);
    expect(oneColour.books(0)).toEqual([4, 0, 0, 0]);
  });

  test('AOI-INNOVATION-COST the second costs a book more, the third two', () => {
    const second = three('steel')
      .give(0, { books: { banking: 5 }, coins: 5, innovations: ['deusExMachina'] })
      .turn();
    expect(second.refusal(0, 'innovate steel')).toBe('AOI-INNOVATION-COST');
    expect(second.missing(0, 'innovate steel')).toEqual({ books: 1 });
    second.give(0, { books: { banking: 6 } });
    expect(second.refusal(0, 'innovate steel')).toBeNull();
    const third = three('steel').give(0, { books: { banking: 6 }, coins: 5 });
    third.give(0, { innovations: ['deusExMachina', 'neutralGuild'] }).turn();
    expect(third.missing(0, 'innovate steel')).toEqual({ books: 1 });
  });

  test('AOI-BOARD-WASTELAND the second innovation costs no book more, the third does', () => {
    const game = three('steel', ['wasteland', 'blessed']).give(0, { books: { banking: 5 }, coins: 5 });
    game.give(0, { innovations: ['deusExMachina'] }).turn();
    expect(game.refusal(0, 'innovate steel')).toBeNull();
    game.give(0, { innovations: ['neutralGuild'] });
    expect(game.missing(0, 'innovate steel')).toEqual({ books: 2 });
  });

  test('AOI-INNOVATION-THREE no more than three', () => {
    const game = three('steel').give(0, { books: { banking: 12 }, coins: 5 });
    game.give(0, { innovations: ['deusExMachina', 'neutralGuild', 'neutralSchool'] }).turn();
    expect(game.refusal(0, 'innovate steel')).toBe('AOI-INNOVATION-THREE');
  });

  test('AOI-INNOVATION-DISPLAY a tile that is taken or not in play cannot be had', () => {
    const game = take('steel')
      .play(0, 'end turn')
      .give(1, { books: { banking: 9 }, coins: 5 });
    expect(game.refusal(1, 'innovate steel')).toBe('AOI-INNOVATION-DISPLAY');
    expect(game.refusal(1, 'innovate architecture')).toBe('AOI-INNOVATION-DISPLAY');
  });

  test('AOI-SCORE-ROUND five points with the innovation tile', () => {
    expect(take('steel').points(0, 'roundTiles')).toBe(5);
    const other = three('steel', undefined, { roundTiles: tilesFrom('schoolBanking') });
    other
      .give(0, { books: { banking: 5 }, coins: 5 })
      .turn()
      .play(0, 'innovate steel');
    expect(other.points(0, 'roundTiles')).toBe(0);
  });
});

describe('innovations', () => {
  test('AOI-INNOVATION-EFFECTS deusExMachina: a book, a step in each discipline, and spades once a round', () => {
    const game = take('deusExMachina', (game) => game.put(0, 'H5').terrain('H6', 'plains').alone());
    expect(game.player(0).levels).toEqual([1, 1, 1, 1]);
    game.play(0, 'take book law', 'end turn', 'action deusExMachina', 'transform H6 to desert', 'end turn');
    expect(game.terrainAt('H6')).toBe('desert');
    expect(game.refusal(0, 'action deusExMachina')).toBe('AOI-SPECIAL-ONCE');
  });

  test('AOI-INNOVATION-EFFECTS example 22b: tradeRoutes scores two points a guild when passing', () => {
    const game = take('tradeRoutes', (game) =>
      game.put(0, 'H5', 'guild').putNeutral(0, 'H8', 'guild').alone(),
    );
    expect(game.points(0, 'innovations')).toBe(0);
    game.play(0, 'end turn', 'pass schoolBonus');
    expect(game.points(0, 'innovations')).toBe(4);
  });

  test('AOI-INNOVATION-EFFECTS, AOI-SPECIAL-ONCE example 20: professors give a scholar and three points once a round', () => {
    const game = take('professors', (game) => game.alone()).play(0, 'end turn', 'action professors');
    expect(game.player(0).scholars).toBe(1);
    expect(game.points(0, 'innovations')).toBe(3);
    game.play(0, 'end turn');
    expect(game.refusal(0, 'action professors')).toBe('AOI-SPECIAL-ONCE');
  });

  test('AOI-INNOVATION-EFFECTS leagueOfCities: five points a town tile', () => {
    expect(
      take('leagueOfCities', (game) => game.give(0, { towns: ['townTools', 'townCoins'] })).points(
        0,
        'innovations',
      ),
    ).toBe(10);
  });

  test('AOI-INNOVATION-EFFECTS example 28: libraries score the two highest levels', () => {
    const game = take('libraries', (game) =>
      game.give(0, { levels: { banking: 9, law: 7, medicine: 7, engineering: 2 } }),
    );
    expect(game.points(0, 'innovations')).toBe(16);
  });

  test('AOI-INNOVATION-EFFECTS sewers: two points a workshop, neutral ones too', () => {
    const game = take('sewers', (game) =>
      game.put(0, 'H5').put(0, 'H7').putNeutral(0, 'H9', 'workshop').put(0, 'I1', 'guild'),
    );
    expect(game.points(0, 'innovations')).toBe(6);
  });

  test('AOI-INNOVATION-EFFECTS steamPower: a scholar and a step of both tracks with their rewards', () => {
    const game = take('steamPower');
    expect(game.player(0)).toMatchObject({ scholars: 1, shipping: 1, terraforming: 1 });
    expect(game.points(0, 'tracks')).toBe(2);
    game.play(0, 'take book law', 'take book law');
    const top = take('steamPower', (game) => game.give(0, { shipping: 3, terraforming: 2 }));
    expect(top.player(0)).toMatchObject({ scholars: 1, shipping: 3, terraforming: 2 });
    expect(top.points(0, 'tracks')).toBe(0);
  });

  test.each([
    [0, 0],
    [1, 8],
    [2, 12],
    [3, 18],
  ])('AOI-INNOVATION-EFFECTS steel: %i bridges score %i', (bridges, points) => {
    const game = take('steel', (game) => {
      game.put(0, 'E4').bridge(1, 'D4', 'F2');
      const sites = [
        ['E4', 'D4'],
        ['E4', 'F2'],
        ['E4', 'G3'],
      ].slice(0, bridges);
      for (const [from, to] of sites) game.bridge(0, from, to);
    });
    expect(game.points(0, 'innovations')).toBe(points);
  });

  test('AOI-INNOVATION-EFFECTS architecture: ten points and a step for each shape of building', () => {
    const game = take('architecture', (game) =>
      game
        .put(0, 'H5')
        .put(0, 'H7')
        .putNeutral(0, 'H9', 'workshop')
        .put(0, 'I1', 'guild')
        .put(0, 'A1', 'tower'),
    );
    expect(game.points(0, 'innovations')).toBe(10);
    game.play(0, 'step law', 'step law', 'step banking');
    expect(game.player(0).levels).toEqual([1, 2, 0, 0]);
    expect(game.owed()).toEqual(['turn']);
  });

  test.each([
    [6, 0],
    [7, 8],
    [8, 8],
    [9, 12],
    [10, 12],
    [11, 18],
    [12, 18],
  ])('AOI-INNOVATION-EFFECTS census: %i buildings score %i', (count, points) => {
    const game = take('census', (game) => {
      const hexes = ['A1', 'A3', 'A5', 'A8', 'C1', 'C8', 'E1', 'E10', 'I1', 'I3', 'I6', 'I9'];
      hexes.slice(0, count).forEach((hex, at) => {
        game.put(0, hex, at < 9 ? 'workshop' : 'guild');
      });
    });
    expect(game.points(0, 'innovations')).toBe(points);
  });

  test('AOI-INNOVATION-EFFECTS colleges: five points a school', () => {
    const game = take('colleges', (game) =>
      game.put(0, 'H5', 'school').putNeutral(0, 'H7', 'school').put(0, 'I1', 'university'),
    );
    expect(game.points(0, 'innovations')).toBe(10);
  });

  test.each([
    [3, 0],
    [4, 8],
    [5, 12],
    [6, 18],
    [7, 18],
  ])('AOI-INNOVATION-EFFECTS communication: %i groups score %i', (groups, points) => {
    const game = take('communication', (game) => {
      for (const hex of ['A1', 'A5', 'C1', 'C8', 'E1', 'E10', 'I1'].slice(0, groups)) game.put(0, hex);
      game.put(0, 'A4', 'guild');
    });
    expect(game.points(0, 'innovations')).toBe(points);
  });

  test.each([
    ['neutralWorkshop', 'workshop', { tools: 3 }],
    ['neutralGuild', 'guild', { coins: 5 }],
    ['neutralUniversity', 'university', {}],
    ['neutralPalace', 'palace', { power: 4 }],
  ] as const)('AOI-INNOVATION-EFFECTS %s: a neutral %s at once, and income', (tile, kind, income) => {
    const game = take(tile, (game) => game.put(0, 'H5').terrain('H6', 'desert'));
    const before = { ...game.rules.income?.(game.state, 0) };
    game.play(0, `place ${kind} H6`);
    expect(game.buildingAt('H6')).toEqual({ seat: 0, kind, neutral: true });
    expect(game.rules.income?.(game.state, 0)).toEqual(before);
    const bare = three(tile).put(0, 'H5').turn();
    const without = bare.rules.income?.(bare.state, 0) as Record<string, number>;
    for (const [what, amount] of Object.entries(income)) expect(before[what] - without[what]).toBe(amount);
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-INNOVATION-EFFECTS neutralUniversity: two points with every income, and no competency', () => {
    const game = take('neutralUniversity', (game) => game.put(0, 'H5').terrain('H6', 'desert').alone());
    game.play(0, 'place university H6', 'end turn').passAll();
    expect(game.points(0, 'innovations')).toBe(2);
  });

  test('AOI-INNOVATION-EFFECTS neutralPalace: two new tokens in bowl III, no palace tile', () => {
    const game = take('neutralPalace', (game) =>
      game
        .put(0, 'H5')
        .terrain('H6', 'desert')
        .give(0, { bowls: [1, 2, 0] }),
    );
    expect(game.bowls(0)).toEqual([1, 2, 2]);
    game.play(0, 'place palace H6');
    expect(game.player(0).palace).toBe(-1);
  });

  test('AOI-INNOVATION-EFFECTS neutralSchool: a neutral school and a competency, in any order', () => {
    const game = take('neutralSchool', (game) => game.put(0, 'H5').terrain('H6', 'desert'));
    expect(game.owed().sort()).toEqual(['competency', 'placeNeutral']);
    game.play(0, 'competency grant', 'place school H6');
    expect(game.player(0).neutral[2]).toBe(1);
    expect(game.level(0, 'law')).toBe(3);
  });

  test('AOI-INNOVATION-EFFECTS neutralMonument: seven points and a building of power four', () => {
    const game = take('neutralMonument', (game) => game.put(0, 'H5').terrain('H6', 'desert'));
    game.play(0, 'place monument H6');
    expect(game.points(0, 'innovations')).toBe(7);
    expect(game.buildingAt('H6')).toEqual({ seat: 0, kind: 'monument', neutral: true });
  });
});
