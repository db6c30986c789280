/** The palace P14 founds a town across a river hex. */
import { describe, expect, test } from 'vitest';
import { blessedBeside } from './position.ts';

const three = blessedBeside('goblins');

describe('a river hex skipped (P14)', () => {
  /** C7 and E7 have r14 and r15 between; D6 too touches r14. */
  const overRiver = (chosen = {}) =>
    three(chosen)
      .put(0, 'C7', 'guild')
      .put(0, 'B7', 'guild')
      .put(0, 'D6', 'palace')
      .put(0, 'E5')
      .give(0, { palace: 'P14' });

  test('AOI-TOWN-RIVER whenever the owner likes in its turn, with the tile on the river', () => {
    const game = overRiver().give(0, { tools: 1 }).turn();
    expect(game.offered(0, 'connect').length).toBeGreaterThan(0);
    const [line] = game.offered(0, 'connect');
    game.play(0, line, 'town townTools');
    expect(game.player(0).riverTowns).toEqual([Number(line.slice('connect r'.length))]);
    expect(game.isInTown('E5')).toBe(true);
    expect(game.isInTown('B7')).toBe(true);
    expect(game.offered(0, 'connect')).toEqual([]);
    expect(game.refusal(0, 'pass schoolBonus')).toBeNull();
  });

  test('AOI-TOWN-RIVER, AOI-BONUS-EFFECTS after passing the new round bonus lies face down: no ship and no points of it', () => {
    // B5 is one river hex away from D6.
    const ready = () => overRiver().terrain('B5', 'wasteland').give(0, { tools: 1, coins: 2 });
    const connect = (game: ReturnType<typeof ready>) =>
      game.play(0, game.offered(0, 'connect')[0], 'town townSpades');
    // Seat 2 gives the river bonus back, and seat 0 takes it.
    const given = ready().give(2, { bonus: 'riverBonus' }).give(2, { bonus: 'stepBonus' }).turn();
    expect(connect(given.play(0, 'pass riverBonus')).refusal(0, 'build B5')).toBe('AOI-BUILD-REACH');
    // With a ship of its own it builds beside the river, and the tile that it took does not pay yet.
    const shipped = ready().give(2, { bonus: 'riverBonus' }).give(2, { bonus: 'stepBonus' });
    connect(shipped.give(0, { shipping: 1 }).turn().play(0, 'pass riverBonus')).play(0, 'build B5');
    expect(shipped.points(0, 'roundBonuses')).toBe(0);
    // In the last round the tile is kept and works on.
    const kept = ready().round(6).give(0, { bonus: 'riverBonus' }).turn();
    expect(connect(kept.play(0, 'pass')).play(0, 'build B5').points(0, 'roundBonuses')).toBe(2);
  });

  test('AOI-TOWN-RIVER after the pass as long as the turn lasts', () => {
    const game = overRiver().turn().play(0, 'pass schoolBonus');
    expect(game.refusal(0, 'connect r14')).toBeNull();
    game.play(0, 'connect r14', 'town townTools', 'end turn');
    expect(game.points(0, 'townTiles')).toBe(4);
    const late = overRiver().turn().play(0, 'pass schoolBonus', 'end turn');
    expect(late.deciders()).toEqual([1]);
    expect(late.offered(0, 'connect')).toEqual([]);
  });

  /** E7 touches r14 as well and no building of its owner. */
  const builtLater = (rulesVersion: 'v12' | 'v10') =>
    overRiver({ rulesVersion })
      .terrain('E7', 'wasteland')
      .give(0, { tools: 1, coins: 2, shipping: 1 })
      .turn()
      .play(0, 'connect r14', 'town townCoins', 'build E7');

  test('AOI-TOWN-RIVER, AOI-TOWN-GROWS by version 1.2 the river hex joins what is built beside it later', () => {
    expect(builtLater('v12').isInTown('E7')).toBe(true);
  });

  test('AOI-TOWN-RIVER, AOI-TOWN-FOUND it joins nothing that lies elsewhere: a group there founds a town of its own', () => {
    const game = overRiver().put(0, 'H3').put(0, 'H4', 'school').put(0, 'H5', 'guild').put(0, 'H6');
    game.give(0, { tools: 2, coins: 6 }).turn();
    game.play(0, 'connect r14', 'town townTools', 'upgrade H6 to guild');
    expect(game.owed()).toEqual(['town']);
  });

  test('AOI-TOWN-RIVER, AOI-VERSION by version 1.0 it does not', () => {
    expect(builtLater('v10').isInTown('E7')).toBe(false);
  });

  test('AOI-TOWN-RIVER, AOI-VERSION by version 1.0 the river hex of a town joins no other buildings to each other', () => {
    // Around r12 lie C4 and D3, which the town joins, and D4 and E4, which nothing joins.
    const game = three({ rulesVersion: 'v10' }).give(0, { palace: 'P14', tools: 2, coins: 6 });
    game.put(0, 'C4', 'guild').put(0, 'B2', 'guild').put(0, 'D3', 'palace').put(0, 'C3').turn();
    game.play(0, 'connect r12', 'town townTools');
    game.put(0, 'D4', 'school').put(0, 'D5', 'school').put(0, 'E3', 'school').put(0, 'E4');
    expect(game.play(0, 'upgrade E4 to guild').owed()).toEqual(['turn']);
  });

  test('AOI-TOWN-RIVER, AOI-TOWN-GROWS by version 1.2 a whole group that comes to touch the river hex founds no town of its own', () => {
    // E8, E9 and F6 with E7 would be four buildings of power seven.
    const game = overRiver().put(0, 'E8', 'guild').put(0, 'E9', 'guild').put(0, 'F6', 'school');
    game.terrain('E7', 'wasteland').give(0, { tools: 1, coins: 2 }).turn();
    game.play(0, 'connect r14', 'town townTools', 'build E7');
    expect(game.owed()).toEqual(['turn']);
    expect(['E7', 'E8', 'E9', 'F6'].map(game.isInTown)).toEqual([true, true, true, true]);
  });

  test('AOI-TOWN-RIVER, AOI-VERSION a river hex bears one tile: by version 1.0 a second town needs another one', () => {
    const second = (rulesVersion: 'v12' | 'v10') => {
      const game = overRiver({ rulesVersion }).turn().play(0, 'connect r14', 'town townCoins');
      // E7 lies on r14 and r15, E8 on r15: a school, a palace’s worth of guilds, all outside of the first town.
      return game.put(0, 'E7', 'guild').put(0, 'E8', 'guild').put(0, 'D7', 'school').put(0, 'D8');
    };
    expect(second('v10').refusal(0, 'connect r14')).toBe('AOI-TOWN-RIVER');
    expect(second('v10').refusal(0, 'connect r15')).toBeNull();
    expect(second('v12').refusal(0, 'connect r14')).toBe('AOI-TOWN-RIVER');
    expect(second('v12').refusal(0, 'connect r15')).toBe('AOI-TOWN-GROWS');
  });

  test('AOI-TOWN-RIVER nobody without that palace', () => {
    const game = overRiver().give(0, { palace: 'P17' }).turn();
    expect(game.refusal(0, 'connect r14')).toBe('AOI-TOWN-RIVER');
  });

  test('AOI-TOWN-RIVER AOI-TOWN-FOUND AOI-TOWN-GROWS the usual demands hold', () => {
    const weak = three().put(0, 'C7', 'guild').put(0, 'D6', 'palace').give(0, { palace: 'P14' }).turn();
    expect(weak.refusal(0, 'connect r14')).toBe('AOI-TOWN-FOUND');
    const old = overRiver().inTown('E5').turn();
    expect(old.refusal(0, 'connect r14')).toBe('AOI-TOWN-GROWS');
  });
});
