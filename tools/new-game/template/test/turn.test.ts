import { describe, expect, test } from 'vitest';
import { Position } from './position.ts';

describe('a round', () => {
  test('SQ-ROUND-ORDER the players take turns in going first', () => {
    const position = new Position();
    const { rules, state } = position;
    expect(position.deciders()).toEqual([0]);
    expect(rules.where(state)).toEqual({ round: 1, phase: 'trade', turn: 0 });
    position.play(0, 'pass');
    expect(position.deciders()).toEqual([1]);
    expect(rules.where(state)).toEqual({ round: 1, phase: 'trade', turn: 1 });
    position.play(1, 'pass');
    expect(position.deciders()).toEqual([1]);
    expect(rules.where(state)).toEqual({ round: 2, phase: 'trade', turn: 0 });
    expect(position.legal(0)).toEqual([]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 4],
  ])('SQ-ROUND-INCOME a %i brings everybody %i more than the 3 coins of the beginning', (die, coins) => {
    const rolled = Array.from({ length: 60 }, (_, at) => new Position({ seed: `die ${at}` }));
    const those = rolled.filter(({ events }) => JSON.stringify(events).includes(`"die":${die}`));
    expect(those.length).toBeGreaterThan(0);
    for (const { state } of those)
      expect(state.players.map((player) => player.coins - 3)).toEqual([coins, coins]);
  });

  test.each([4, 6, 8])('a game of %i rounds ends after them', (rounds) => {
    const { state, rules } = new Position({ options: { rounds } }).passToTheEnd();
    expect(rules.where(state)).toEqual({ round: rounds, phase: 'end', turn: 2 });
  });
});

describe('buying', () => {
  test('SQ-BUY-PRICE the buyer pays the price and owns the crate', () => {
    const position = new Position().give(0, { coins: 5 }).play(0, 'buy ginger');
    expect(position.player(0)).toMatchObject({ coins: 1, crates: { ginger: 1 } });
    expect(position.deciders()).toEqual([1]);
  });

  test('SQ-BUY-PRICE nobody buys what is too dear, and the refusal says what is missing', () => {
    const position = new Position().give(0, { coins: 3 });
    expect(position.legal(0)).toEqual(['buy pepper', 'buy cinnamon', 'sell pearl', 'pass']);
    expect(position.refusal(0, 'buy saffron')).toBe('SQ-BUY-PRICE');
    expect(position.missing(0, 'buy saffron')).toEqual({ coins: 3 });
  });

  test('SQ-BUY-MARKET nobody buys what does not lie in the market', () => {
    const position = new Position().give(0, { coins: 9 }).offer({ pepper: 1 });
    expect(position.refusal(0, 'buy ginger')).toBe('SQ-BUY-MARKET');
    expect(position.missing(0, 'buy ginger')).toEqual({});
    expect(position.refusal(0, 'buy pepper')).toBeNull();
  });

  test('SQ-BUY-REFILL a crate from the warehouse replaces the one that was bought', () => {
    const { state } = new Position()
      .give(0, { coins: 9 })
      .offer({ ginger: 1 }, ['pepper'])
      .play(0, 'buy ginger');
    expect(state.market).toEqual({ pepper: 1, cinnamon: 0, ginger: 0, saffron: 0 });
    expect(state.warehouse).toEqual([]);
  });

  test('SQ-BUY-REFILL an empty warehouse leaves the market smaller', () => {
    const { state } = new Position().give(0, { coins: 9 }).offer({ ginger: 2 }, []).play(0, 'buy ginger');
    expect(state.market).toEqual({ pepper: 0, cinnamon: 0, ginger: 1, saffron: 0 });
  });
});

describe('pearls and passing', () => {
  test('SQ-SELL-PEARL pearls are sold before a purchase, in the same turn', () => {
    const position = new Position().give(0, { coins: 2, pearls: 2 });
    position.play(0, 'sell pearl', 'sell pearl', 'buy saffron');
    expect(position.player(0)).toMatchObject({ coins: 0, pearls: 0, crates: { saffron: 1 } });
  });

  test.each([
    [6, [['buy saffron']]],
    [5, [['sell pearl', 'buy saffron']]],
    [2, [['sell pearl', 'sell pearl', 'buy saffron']]],
    [1, []],
  ])('SQ-SELL-PEARL with %i coins and 2 pearls the way to saffron is %j', (coins, expected) => {
    const position = new Position().give(0, { coins, pearls: 2 });
    expect(position.waysTo(0, 'buy saffron')).toEqual(expected);
  });

  test('SQ-SELL-PEARL who has no pearl sells none', () => {
    const position = new Position().give(0, { pearls: 0 });
    expect(position.refusal(0, 'sell pearl')).toBe('SQ-SELL-PEARL');
    expect(position.missing(0, 'sell pearl')).toEqual({});
  });

  test('SQ-PASS passing ends the turn and changes nothing', () => {
    const position = new Position();
    const before = structuredClone(position.player(0));
    position.play(0, 'pass');
    expect(position.player(0)).toEqual(before);
    expect(position.deciders()).toEqual([1]);
  });
});
