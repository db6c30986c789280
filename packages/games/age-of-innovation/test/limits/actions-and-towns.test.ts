import { describe, expect, test } from 'vitest';
import { tables } from '../../data/index.ts';
import type { Options } from '../../rules/index.ts';
import { three } from './limit.ts';

describe('power and book actions', () => {
  /** A position in which every action could do something. */
  const able = (seat: number, chosen: Partial<Options> = {}) =>
    three(undefined, chosen).put(seat, 'D4').put(seat, 'H5', 'guild').turn(seat);

  test.each([
    ['powerBridge', 3],
    ['powerScholar', 3],
    ['powerTools', 4],
    ['powerCoins', 4],
    ['powerSpade', 4],
    ['powerSpades', 6],
  ])(
    'AOI-ACTION-POWER, AOI-ACTION-ONCE %s: not for less than %i power, and once a round for all',
    (id, cost) => {
      const game = able(0).give(0, { bowls: [3, 4, cost - 1] });
      expect(game.refusal(0, `action ${id}`)).toBe('AOI-ACTION-POWER');
      expect(game.missing(0, `action ${id}`)).toEqual({ power: 1 });
      game.give(0, { bowls: [3, 4, cost] });
      expect(game.refusal(0, `action ${id}`)).toBeNull();
      game.state.powerUsed = 1 << game.g.powerIds.indexOf(id);
      expect(game.refusal(0, `action ${id}`)).toBe('AOI-ACTION-ONCE');
      const other = able(1).give(1, { bowls: [0, 0, cost] });
      other.state.powerUsed = game.state.powerUsed;
      expect(other.refusal(1, `action ${id}`)).toBe('AOI-ACTION-ONCE');
    },
  );

  test.each([
    ['bookPower', 1],
    ['bookSteps', 1],
    ['bookCoins', 2],
    ['bookGuild', 2],
    ['bookPoints', 2],
    ['bookSpades', 3],
  ])(
    'AOI-ACTION-BOOKS, AOI-ACTION-ONCE, AOI-ACTION-NOT-IN-PLAY %s: not for less than %i books, once a round for all, and only if it was drawn',
    (id, cost) => {
      const others = Object.keys(tables.bookActions).filter((other) => other !== id);
      const game = able(0, { bookActions: [id, ...others.slice(0, 2)] }).give(0, {
        books: { law: cost - 1 },
      });
      expect(game.refusal(0, `action ${id}`)).toBe('AOI-ACTION-BOOKS');
      game.give(0, { books: { law: cost } });
      expect(game.refusal(0, `action ${id}`)).toBeNull();
      game.state.bookUsed = 1;
      expect(game.refusal(0, `action ${id}`)).toBe('AOI-ACTION-ONCE');
      const without = able(0, { bookActions: others.slice(0, 3) }).give(0, { books: { law: cost } });
      expect(without.refusal(0, `action ${id}`)).toBe('AOI-ACTION-NOT-IN-PLAY');
    },
  );
});

test.each(Object.keys(tables.townTiles))(
  'AOI-TOWN-SUPPLY, AOI-TOWN-TILE %s: three in the box, one for a town, and a single key with it',
  (id) => {
    const game = three().put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6');
    game.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H6 to guild');
    const tile = game.g.townIds.indexOf(id);
    expect(game.state.townTiles[tile]).toBe(3);
    game.state.townTiles[tile] = 0;
    expect(game.refusal(0, `town ${id}`)).toBe('AOI-TOWN-SUPPLY');
    game.state.townTiles[tile] = 3;
    game.play(0, `town ${id}`);
    expect(game.state.townTiles[tile]).toBe(2);
    expect(game.player(0)).toMatchObject({ keys: 1, towns: [tile] });
    expect(game.refusal(0, 'town townTools')).not.toBeNull();
  },
);
