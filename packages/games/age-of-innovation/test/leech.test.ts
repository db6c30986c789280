import { describe, expect, test } from 'vitest';
import { blessedBeside } from './position.ts';

const three = blessedBeside('felines');

/** Seat 0 builds on H5 beside a workshop and a school of seat 1; its guild is near and not adjacent. */
const beside = (chosen = {}) =>
  three(chosen)
    .put(0, 'I6')
    .put(1, 'H4')
    .put(1, 'H6', 'school')
    .put(1, 'H8', 'guild')
    .terrain('H5', 'wasteland')
    .give(0, { tools: 1, coins: 2 })
    .give(1, { bowls: [6, 0, 0] });

describe('power for neighbours', () => {
  test('AOI-LEECH-OFFER example 6: workshop and school offer three power for two points', () => {
    const game = beside().turn().play(0, 'build H5', 'end turn');
    expect(game.rules.facts(game.state, game.state.pending.at(-1)?.[0] as never)).toEqual({
      offered: 3,
      amount: 3,
      price: 2,
      from: 'blessed',
    });
    game.play(1, 'leech');
    expect(game.player(1).points).toBe(18);
    expect(game.bowls(1)).toEqual([3, 3, 0]);
  });

  test('AOI-LEECH-ALL-OR-NOTHING example 6: a refusal costs nothing', () => {
    const game = beside().turn().play(0, 'build H5', 'end turn').play(1, 'decline');
    expect(game.player(1).points).toBe(20);
    expect(game.bowls(1)).toEqual([6, 0, 0]);
    expect(game.legal(1)).not.toContain('leech');
  });

  test.each([
    [['workshop'], 1, 0],
    [['guild'], 2, 1],
    [['palace'], 3, 2],
    [['school', 'guild'], 4, 3],
    [['monument'], 4, 3],
    [['tower', 'university'], 5, 4],
  ] as const)('AOI-LEECH-PRICE B2: %j offer %i power for %i points', (kinds, power, points) => {
    const game = three().put(0, 'I6').terrain('H5', 'wasteland').give(0, { tools: 1, coins: 2 });
    kinds.forEach((kind, at) => {
      game.put(1, ['H4', 'H6'][at], kind);
    });
    game
      .give(1, { bowls: [9, 0, 0] })
      .turn()
      .play(0, 'build H5', 'end turn')
      .play(1, 'leech');
    expect(game.bowls(1)).toEqual([9 - power, power, 0]);
    expect(game.player(1).points).toBe(20 - points);
  });

  test('AOI-LEECH-ALL-OR-NOTHING B3: the bowls take what they can, and that is paid', () => {
    const game = three().put(0, 'I6').terrain('H5', 'wasteland').give(0, { tools: 1, coins: 2 });
    game
      .put(1, 'H4', 'palace')
      .put(1, 'H6', 'school')
      .give(1, { bowls: [1, 1, 10] });
    game.turn().play(0, 'build H5', 'end turn').play(1, 'leech');
    expect(game.bowls(1)).toEqual([0, 0, 12]);
    expect(game.player(1).points).toBe(18);
  });

  test.each([
    [1, 2],
    [0, 1],
  ])('AOI-LEECH-ALL-OR-NOTHING B4: an offer of four with %i point gains %i', (points, gained) => {
    const game = three().put(0, 'I6').terrain('H5', 'wasteland').give(0, { tools: 1, coins: 2 });
    game
      .put(1, 'H4', 'guild')
      .put(1, 'H6', 'school')
      .give(1, { bowls: [9, 0, 0], points });
    game.turn().play(0, 'build H5', 'end turn').play(1, 'leech');
    expect(game.bowls(1)).toEqual([9 - gained, gained, 0]);
    expect(game.player(1).points).toBe(0);
  });

  test('AOI-LEECH-OFFER full bowls leave nothing to decide', () => {
    const game = beside()
      .give(1, { bowls: [0, 0, 12] })
      .turn()
      .play(0, 'build H5', 'end turn');
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-LEECH-OFFER an upgrade offers power too, and the value of the new building plays no part', () => {
    const game = beside().put(0, 'H5').give(0, { tools: 2, coins: 3 }).turn();
    game.play(0, 'upgrade H5 to guild', 'end turn');
    expect(game.owed()).toEqual(['leech']);
    game.play(1, 'leech');
    expect(game.bowls(1)).toEqual([3, 3, 0]);
  });

  test('AOI-LEECH-ORDER answers are asked in turn order after the builder, when its turn is over', () => {
    const game = beside()
      .put(2, 'I7', 'guild')
      .give(2, { bowls: [5, 0, 0] });
    game.state.order = [2, 0, 1];
    game.turn(0).play(0, 'build H5');
    expect(game.deciders()).toEqual([0]);
    game.play(0, 'end turn');
    expect(game.deciders()).toEqual([1]);
    game.play(1, 'leech');
    expect(game.deciders()).toEqual([2]);
  });

  test('AOI-LEECH-DEFERRED, AOI-LEECH-ANSWER-FIRST answers at leisure, but before an own action', () => {
    const game = beside({ leech: 'deferred' })
      .put(2, 'I7', 'guild')
      .give(2, { bowls: [5, 0, 0], tools: 1 });
    game.turn(0).play(0, 'build H5', 'end turn');
    expect(game.deciders()).toEqual([1, 2]);
    expect(game.refusal(1, 'pass schoolBonus')).toBe('AOI-LEECH-ANSWER-FIRST');
    game.play(1, 'decline', 'pass schoolBonus', 'end turn');
    expect(game.deciders()).toEqual([2]);
    game.play(2, 'leech', 'convert tool to coin');
    expect(game.bowls(2)).toEqual([3, 2, 0]);
  });

  test('AOI-LEECH-OFFER own buildings offer nothing, and neighbours get each their own sum', () => {
    const game = beside().put(2, 'I7', 'guild').put(0, 'G5', 'school');
    game.give(2, { bowls: [5, 0, 0] }).give(0, { bowls: [5, 0, 0] });
    game.turn().play(0, 'build H5', 'end turn');
    expect(game.deciders()).toEqual([1]);
    game.play(1, 'leech').play(2, 'leech');
    expect([0, 1, 2].map((seat) => game.bowls(seat))).toEqual([
      [5, 0, 0],
      [3, 3, 0],
      [3, 2, 0],
    ]);
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-LEECH-PRICE a single power is free, and points come from the right source', () => {
    const game = beside().turn().play(0, 'build H5', 'end turn').play(1, 'leech');
    expect(game.points(1, 'leech')).toBe(-2);
  });

  test('AOI-LEECH-ANSWER-FIRST nothing but an answer is possible', () => {
    const game = beside().turn().play(0, 'build H5', 'end turn');
    expect(game.legal(1).sort()).toEqual(['decline', 'leech']);
    expect(game.refusal(1, 'pass schoolBonus')).toBe('AOI-LEECH-ANSWER-FIRST');
  });

  test('AOI-LEECH-DEFERRED the end of the round waits for open answers', () => {
    const game = beside({ leech: 'deferred' });
    game.alone(0).turn(0).play(0, 'build H5', 'end turn', 'pass schoolBonus', 'end turn');
    expect(game.deciders()).toEqual([1]);
    game.play(1, 'leech');
    expect(game.state.round).toBe(2);
  });

  test('AOI-ANNEX-VALUE an annex makes a building worth one power more', () => {
    const game = beside().annex('H4').turn().play(0, 'build H5', 'end turn').play(1, 'leech');
    expect(game.player(1).points).toBe(17);
  });
});
