import { describe, expect, test } from 'vitest';
import { gainPower, spendPower } from '../../terra/index.ts';
import { incomeOf } from '../rules/rounds.ts';
import { position } from './position.ts';

const two = () =>
  position([
    ['desert', 'goblins'],
    ['lake', 'felines'],
  ]);

describe('power', () => {
  test('AOI-POWER-GAIN example 3: three power with two tokens in bowl I', () => {
    const bowls = { bowl1: 2, bowl2: 4, bowl3: 1 };
    expect(gainPower(bowls, 3)).toBe(3);
    expect(bowls).toEqual({ bowl1: 0, bowl2: 5, bowl3: 2 });
  });

  test('AOI-POWER-GAIN nothing moves when bowls I and II are empty', () => {
    const bowls = { bowl1: 0, bowl2: 0, bowl3: 12 };
    expect(gainPower(bowls, 5)).toBe(0);
    expect(bowls).toEqual({ bowl1: 0, bowl2: 0, bowl3: 12 });
  });

  test('AOI-POWER-SPEND only tokens of bowl III are spent, and go to bowl I', () => {
    const bowls = { bowl1: 1, bowl2: 2, bowl3: 5 };
    spendPower(bowls, 3);
    expect(bowls).toEqual({ bowl1: 4, bowl2: 2, bowl3: 2 });
    const game = two()
      .give(0, { bowls: [5, 5, 2] })
      .turn();
    expect(game.refusal(0, 'action powerScholar')).toBe('AOI-ACTION-POWER');
    expect(game.missing(0, 'action powerScholar')).toEqual({ power: 1 });
  });

  test('AOI-POWER-BURN one of two tokens of bowl II leaves the game, the other moves on', () => {
    const game = two()
      .give(0, { bowls: [3, 3, 0] })
      .turn()
      .play(0, 'burn');
    expect(game.bowls(0)).toEqual([3, 1, 1]);
    expect(game.refusal(0, 'burn')).toBe('AOI-POWER-BURN');
  });
});

describe('income', () => {
  test('AOI-INCOME-BOARD example 10: two workshops and a guild on a common board', () => {
    const game = position([
      ['desert', 'goblins'],
      ['mountain', 'felines'],
    ]);
    for (const [seat, hexes] of [
      [0, ['H1', 'H2', 'H3']],
      [1, ['F1', 'F2', 'F3']],
    ] as const) {
      game.put(seat, hexes[0]).put(seat, hexes[1]).put(seat, hexes[2], 'guild');
      game.player(seat).bonus = -1;
    }
    expect(incomeOf(game.g, game.player(0))).toMatchObject({ power: 1, coins: 2, tools: 3, scholars: 0 });
    expect(incomeOf(game.g, game.player(1))).toMatchObject({ power: 1, coins: 5, tools: 3, scholars: 0 });
  });

  test('AOI-INCOME-BOARD the fifth workshop uncovers nothing, the others a tool each', () => {
    const game = two();
    game.player(0).bonus = -1;
    const tools = Array.from({ length: 10 }, (_, count) => {
      game.player(0).built[0] = count;
      return incomeOf(game.g, game.player(0)).tools;
    });
    expect(tools).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8, 9]);
  });

  test('AOI-INCOME-BOARD schools and the university bring scholars, guilds power and coins', () => {
    const game = two();
    const player = game.player(0);
    player.bonus = -1;
    player.built = [0, 4, 3, 1, 1];
    expect(incomeOf(game.g, player)).toMatchObject({ scholars: 4, power: 6, coins: 8, tools: 1 });
  });

  test('AOI-INCOME-TILES palace, innovations, competencies, science and faction pay in the next income phase', () => {
    const game = position([
      ['desert', 'omar'],
      ['lake', 'felines'],
    ])
      .put(0, 'H1', 'palace')
      .give(0, {
        palace: 'P8',
        innovations: ['neutralWorkshop', 'neutralGuild', 'neutralPalace', 'neutralUniversity'],
        competencies: ['pointsAndCoins', 'watchtower'],
        levels: { banking: 9, engineering: 10, medicine: 9, law: 11 },
        bonus: 'coinBonus',
      })
      .turn();
    // board 1 tool; Omar 2 power 2 coins; P8; tiles; banking 3 coins, law 6 power, engineering 1 tool
    expect(incomeOf(game.g, game.player(0))).toEqual({
      coins: 2 + 2 + 5 + 2 + 2 + 3 + 6,
      tools: 1 + 1 + 3 + 1,
      scholars: 0,
      power: 2 + 2 + 4 + 2 + 6,
      books: 0,
      points: 0,
    });
    game.give(0, { innovations: [] }).passAll();
    expect(game.state.round).toBe(2);
    expect(game.points(0, 'competencies')).toBe(3);
    expect(game.points(0, 'innovations')).toBe(2);
    expect(game.points(0, 'scienceIncome')).toBe(3);
  });

  test('AOI-INCOME-BOOKS books of the income are chosen one by one, in turn order', () => {
    const game = two()
      .give(0, { competencies: ['bookAndPower'], bowls: [1, 0, 0] })
      .turn()
      .play(0, 'pass schoolBonus', 'end turn')
      .play(1, 'pass greatBonus', 'end turn');
    expect(game.owed()).toEqual(['takeBooks']);
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-FINISH-FIRST');
    game.play(0, 'take book medicine');
    expect(game.books(0)).toEqual([0, 0, 0, 1]);
    expect(game.bowls(0)).toEqual([0, 1, 0]);
    expect(game.state.phase).toBe('actions');
  });

  test('AOI-INCOME-SCHOLARS-LIMITED a player has seven scholars', () => {
    const game = two().give(0, { scholars: 6 }).put(0, 'H1', 'school').put(0, 'H2', 'school').turn();
    game.player(0).scholarsSent = 1;
    game.state.scholarPlaces[0][0] = 0;
    game.passAll();
    expect(game.player(0).scholars).toBe(6);
  });

  test('AOI-SCIENCE-INCOME B14: the income competency that lifts a marker to level 9 pays at once', () => {
    const game = two()
      .give(0, { competencies: ['toolAndStep'], levels: { banking: 8, law: 2 }, keys: -1 })
      .turn();
    game.player(0).keys = 0;
    game.passAll();
    const coins = game.player(0).coins;
    expect(game.owed()).toEqual(['steps']);
    game.play(0, 'step banking');
    expect(game.level(0, 'banking')).toBe(9);
    expect(game.player(0).coins).toBe(coins + 3);
  });

  test('AOI-SCIENCE-INCOME nothing below level 9; each discipline has its own income from there', () => {
    const game = two().give(0, { levels: { banking: 8, law: 8, engineering: 8, medicine: 8 } });
    game.player(0).bonus = -1;
    expect(incomeOf(game.g, game.player(0))).toMatchObject({ coins: 0, power: 0, tools: 1 });
    game.give(0, { levels: { banking: 9, law: 9, engineering: 9, medicine: 9 } });
    expect(incomeOf(game.g, game.player(0))).toMatchObject({ coins: 3, power: 6, tools: 2 });
  });

  test('AOI-SCORE-ROUND steps of the income phase score nothing with the round tile', () => {
    const game = two()
      .give(0, { competencies: ['toolAndStep'] })
      .turn();
    game.state.roundTiles[1] = game.g.roundTileIds.indexOf('stepMedicine');
    game.passAll().play(0, 'step law');
    expect(game.points(0, 'roundTiles')).toBe(0);
  });
});

describe('conversions', () => {
  test('AOI-CONVERT-RATES every rate of the chart', () => {
    const game = two()
      .give(0, { bowls: [0, 0, 14], scholars: 1, tools: 0, coins: 0 })
      .turn()
      .play(0, 'convert power to scholar', 'convert power to law book', 'convert power to tool')
      .play(0, 'convert power to coin');
    expect(game.player(0)).toMatchObject({ scholars: 2, tools: 1, coins: 1, bowl1: 14, bowl3: 0 });
    game.play(0, 'convert scholar to tool', 'convert tool to coin', 'convert law book to coin');
    expect(game.player(0)).toMatchObject({ scholars: 1, tools: 1, coins: 3 });
    expect(game.books(0)).toEqual([0, 0, 0, 0]);
    expect(game.refusal(0, 'convert law book to coin')).toBe('AOI-CONVERT-RATES');
    expect(game.refusal(0, 'convert power to coin')).toBe('AOI-CONVERT-RATES');
  });

  test.each([
    ['banking', [1, 0, 0, 0]],
    ['law', [0, 1, 0, 0]],
    ['engineering', [0, 0, 1, 0]],
    ['medicine', [0, 0, 0, 1]],
  ])('AOI-CONVERT-RATES a book of %s for five power, and back into a coin', (discipline, books) => {
    const game = two()
      .give(0, { bowls: [0, 0, 5] })
      .turn()
      .play(0, `convert power to ${discipline} book`);
    expect(game.books(0)).toEqual(books);
    game.play(0, `convert ${discipline} book to coin`);
    expect(game.player(0).coins).toBe(1);
  });

  test('AOI-CONVERT-SCHOLAR-SUPPLY no scholar without one in the supply', () => {
    const game = two()
      .give(0, { bowls: [0, 0, 5], scholars: 7 })
      .turn();
    expect(game.refusal(0, 'convert power to scholar')).toBe('AOI-CONVERT-SCHOLAR-SUPPLY');
  });

  test('AOI-CONVERT-AROUND-ACTIONS before and after an action, never inside one', () => {
    const game = two()
      .put(0, 'H1')
      .give(0, { bowls: [0, 0, 12], tools: 5 })
      .turn();
    game.play(0, 'convert power to coin', 'action powerSpade');
    expect(game.refusal(0, 'convert power to coin')).toBe('AOI-CONVERT-AROUND-ACTIONS');
    expect(game.refusal(0, 'burn')).toBe('AOI-CONVERT-AROUND-ACTIONS');
    game.play(0, 'done with spades', 'convert power to coin', 'end turn');
    expect(game.player(0).coins).toBe(2);
  });

  test('AOI-CONVERT-AROUND-ACTIONS not in the turn of another', () => {
    const game = two()
      .put(0, 'H1')
      .put(1, 'H2')
      .give(1, { bowls: [2, 0, 5] })
      .give(0, { tools: 5, coins: 9 });
    game.turn().play(0, 'upgrade H1 to guild', 'end turn');
    expect(game.owed()).toEqual(['leech']);
    expect(game.refusal(1, 'convert power to coin')).toBe('AOI-CONVERT-AROUND-ACTIONS');
  });
});
