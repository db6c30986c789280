/** Factions that leap over hexes to terraform and build. */
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../data/index.ts';
import { position, tilesFrom } from './position.ts';

const three = (faction: FactionId, chosen = {}) =>
  position(
    [
      ['desert', faction],
      ['lake', 'felines'],
      ['swamp', 'inventors'],
    ],
    chosen,
  );

describe('tunnels and flights', () => {
  const moles = (chosen = {}) => three('moles', chosen).put(0, 'H5');

  test('AOI-MOLES B12: a tunnel skips one hex for one tool and scores two points and one a player', () => {
    const game = moles().terrain('H7', 'plains').give(0, { tools: 5, coins: 2 }).turn();
    expect(game.refusal(0, 'transform H7 to desert')).toBe('AOI-TERRAFORM-REACH');
    game.play(0, 'transform H7 to desert by tunnel');
    expect(game.player(0).tools).toBe(1);
    expect(game.points(0, 'factionAbility')).toBe(5);
    game.play(0, 'build H7');
    expect(game.player(0).tools).toBe(0);
    expect(game.points(0, 'factionAbility')).toBe(5);
  });

  test('AOI-VERSION by version 1.0 a tunnel scores four points', () => {
    const game = moles({ rulesVersion: 'v10' }).terrain('H7', 'plains').give(0, { tools: 4 }).turn();
    game.play(0, 'transform H7 to desert by tunnel');
    expect(game.points(0, 'factionAbility')).toBe(4);
  });

  test('AOI-MOLES a tunnel also to build alone, over rivers and occupied hexes', () => {
    const game = moles().put(1, 'H6').terrain('H7', 'desert').terrain('F3', 'desert').put(0, 'G5');
    game.give(0, { tools: 2, coins: 2 }).turn().play(0, 'build H7 by tunnel');
    expect(game.player(0).tools).toBe(0);
    expect(game.points(0, 'factionAbility')).toBe(5);
  });

  test('AOI-LEAP-NOT-ADJACENT not to a hex beside an own building, but to one that ships reach', () => {
    const game = moles().put(0, 'B5').terrain('H6', 'plains').terrain('B6', 'desert').terrain('H8', 'plains');
    game.give(0, { tools: 9, coins: 9, shipping: 3 }).turn();
    expect(game.refusal(0, 'transform H6 to desert by tunnel')).toBe('AOI-LEAP-NOT-ADJACENT');
    expect(game.refusal(0, 'transform H8 to desert by tunnel')).toBe('AOI-LEAP-NOT-ADJACENT');
    expect(game.refusal(0, 'build B6')).toBeNull();
    expect(game.refusal(0, 'build B6 by tunnel')).toBeNull();
  });

  test('AOI-LEAP-NOT-ADJACENT, AOI-ADJACENT the hex that is skipped may be adjacent by a bridge, whoever built it', () => {
    const game = moles().put(0, 'E4').put(1, 'G3').terrain('H2', 'plains').give(0, { tools: 9 }).turn();
    expect(game.refusal(0, 'transform H2 to desert by tunnel')).toBe('AOI-LEAP-NOT-ADJACENT');
    game.bridge(1, 'E4', 'G3');
    expect(game.refusal(0, 'transform H2 to desert by tunnel')).toBeNull();
    // Two hexes beyond the bridge a tunnel does not lead, but a flight does.
    game.terrain('H1', 'plains').put(0, 'I8', 'palace').give(0, { palace: 'P9', scholars: 1 });
    expect(game.refusal(0, 'transform H1 to desert by tunnel')).toBe('AOI-LEAP-NOT-ADJACENT');
    expect(game.refusal(0, 'transform H1 to desert by flight')).toBeNull();
  });

  test('AOI-LEAP-NOT-ADJACENT not to the far end of a bridge: it is adjacent', () => {
    const game = moles().put(0, 'E4').bridge(1, 'E4', 'G3').terrain('G3', 'plains').give(0, { tools: 9 });
    expect(game.turn().refusal(0, 'transform G3 to desert by tunnel')).toBe('AOI-LEAP-NOT-ADJACENT');
    expect(game.refusal(0, 'transform G3 to desert')).toBeNull();
  });

  test('AOI-LEAP-ONCE one tunnel an action', () => {
    const game = moles().terrain('H7', 'plains').terrain('H3', 'plains').terrain('H4', 'plains');
    game.give(0, { tools: 9, coins: 9, bowls: [0, 0, 6] }).turn();
    game.play(0, 'action powerSpades', 'transform H7 to desert by tunnel');
    expect(game.refusal(0, 'transform H3 to desert by tunnel')).toBe('AOI-LEAP-ONCE');
    expect(game.refusal(0, 'transform H4 to desert')).toBeNull();
  });

  test('AOI-LEAP-ONCE moles that fly may use each of the two once', () => {
    const game = moles().put(0, 'I1', 'palace').terrain('H7', 'plains').terrain('H8', 'plains');
    game.terrain('H3', 'plains').give(0, { palace: 'P9', tools: 1, scholars: 2, books: { law: 3 } });
    const action = game.g.bookIds.indexOf('bookSpades');
    game.state.bookActions[0] = action;
    game.turn().play(0, 'action bookSpades', 'transform H7 to desert by tunnel');
    expect(game.refusal(0, 'transform H3 to desert by tunnel')).toBe('AOI-LEAP-ONCE');
    game.play(0, 'transform H8 to desert by flight');
    expect(game.refusal(0, 'transform H3 to desert by flight')).toBe('AOI-LEAP-ONCE');
    expect([game.points(0, 'factionAbility'), game.points(0, 'palaces')]).toEqual([5, 5]);
  });

  test('AOI-LEAP-NONE nobody else tunnels or flies', () => {
    const game = three('blessed')
      .put(0, 'H5')
      .terrain('H7', 'plains')
      .give(0, { tools: 9, scholars: 1 })
      .turn();
    expect(game.refusal(0, 'transform H7 to desert by tunnel')).toBe('AOI-LEAP-NONE');
    expect(game.refusal(0, 'transform H7 to desert by flight')).toBe('AOI-LEAP-NONE');
  });

  test('AOI-PALACE-EFFECTS P9: a flight over one or two hexes for a scholar, five points', () => {
    const game = three('blessed').put(0, 'H5', 'palace').terrain('H7', 'plains').terrain('H8', 'desert');
    game.give(0, { palace: 'P9', tools: 3, scholars: 2, coins: 2 }).alone().turn();
    expect(game.refusal(0, 'build H9 by flight')).toBe('AOI-BUILD-HOME');
    game.play(0, 'transform H7 to desert by flight');
    expect(game.player(0)).toMatchObject({ scholars: 1, tools: 0 });
    expect(game.points(0, 'palaces')).toBe(5);
    game.give(0, { tools: 1 }).play(0, 'end turn', 'build H8 by flight');
    expect(game.player(0)).toMatchObject({ scholars: 0, scholarsSent: 0 });
    expect(game.points(0, 'palaces')).toBe(10);
  });

  test('AOI-LEAP-NOT-ADJACENT science spades know no flight', () => {
    const game = three('blessed', { roundTiles: tilesFrom('townEngineering') }).put(0, 'H5', 'palace');
    game
      .terrain('H7', 'plains')
      .give(0, { palace: 'P9', scholars: 2, levels: { engineering: 4 } })
      .turn();
    game.passAll();
    expect(game.owed()).toEqual(['spades']);
    expect(game.offered(0, 'transform').filter((line) => line.includes('flight'))).toEqual([]);
  });
});
