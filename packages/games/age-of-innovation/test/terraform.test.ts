import { describe, expect, test } from 'vitest';
import { position, type Seat, tilesFrom } from './position.ts';

const three = (first: Seat = ['desert', 'blessed'], tiles?: string[]) =>
  position(
    [first, ['lake', 'felines'], ['swamp', 'inventors']],
    tiles === undefined ? {} : { roundTiles: tiles },
  );

describe('terraforming for tools', () => {
  test('AOI-TERRAFORM-COST example 11: a mountain becomes desert for six tools, a workshop for one tool and two coins', () => {
    const game = three().put(0, 'H5').terrain('H6', 'mountain').give(0, { tools: 7, coins: 2 }).turn();
    game.play(0, 'transform H6 to desert');
    expect(game.player(0)).toMatchObject({ tools: 1, coins: 2 });
    game.play(0, 'build H6');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
    expect(game.buildingAt('H6')).toEqual({ seat: 0, kind: 'workshop', neutral: false });
  });

  test('AOI-TERRAFORM-COST too few tools, and how many are missing', () => {
    const game = three().put(0, 'H5').terrain('H6', 'mountain').give(0, { tools: 5 }).turn();
    expect(game.refusal(0, 'transform H6 to desert')).toBe('AOI-TERRAFORM-COST');
    expect(game.missing(0, 'transform H6 to desert')).toEqual({ tools: 1 });
  });

  test('AOI-TERRAFORM-SHORTEST B6: swamp to desert takes two spades, by way of plains and no other', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').give(0, { tools: 9 }).turn();
    expect(game.offered(0, 'transform H6')).toEqual(['transform H6 to desert', 'transform H6 to plains']);
    expect(game.refusal(0, 'transform H6 to lake')).toBe('AOI-TERRAFORM-SHORTEST');
    game.play(0, 'transform H6 to desert');
    expect(game.player(0).tools).toBe(3);
  });

  test('AOI-TERRAFORM-SHORTEST no change leaves the shortest way or goes beyond home, whatever the terrain and the home', () => {
    const wheel = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
    for (let home = 0; home < 7; home++)
      for (let spades = -3; spades <= 3; spades++) {
        const at = (steps: number) => wheel[(home + steps + 7) % 7];
        const game = position([
          [at(0), 'blessed'],
          [at(1), 'felines'],
          [at(2), 'inventors'],
        ]);
        game.put(0, 'H5').terrain('H6', at(spades)).give(0, { tools: 9 }).turn();
        const between = Array.from({ length: Math.abs(spades) }, (_, step) => at(step * Math.sign(spades)));
        expect(game.offered(0, 'transform H6')).toEqual(between.map((to) => `transform H6 to ${to}`).sort());
        for (const to of wheel) {
          if (spades === 0 || between.includes(to)) continue;
          expect(game.refusal(0, `transform H6 to ${to}`)).toBe('AOI-TERRAFORM-SHORTEST');
        }
      }
  });

  test('AOI-TERRAFORM-PARTIAL a hex may stop half-way, without a workshop', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').give(0, { tools: 9, coins: 9 }).turn();
    game.play(0, 'transform H6 to plains');
    expect(game.terrainAt('H6')).toBe('plains');
    expect(game.owed()).toEqual(['turn']);
    expect(game.refusal(0, 'transform H6 to desert')).toBe('AOI-TURN-ONE-ACTION');
  });

  test('AOI-TERRAFORM-ONE-HEX bought spades change a single hex', () => {
    const game = three().put(0, 'H5').terrain('H6', 'plains').terrain('H4', 'plains');
    game.give(0, { tools: 20, coins: 9 }).turn().play(0, 'transform H6 to desert');
    expect(game.refusal(0, 'transform H4 to desert')).toBe('AOI-TERRAFORM-ONE-HEX');
  });

  test('AOI-TERRAFORM-REACH, AOI-TERRAFORM-OCCUPIED, AOI-TERRAFORM-HOME-ALREADY', () => {
    const game = three().put(0, 'H5').put(1, 'H6').terrain('H4', 'desert').give(0, { tools: 20 }).turn();
    expect(game.refusal(0, 'transform H8 to desert')).toBe('AOI-TERRAFORM-REACH');
    expect(game.refusal(0, 'transform H6 to desert')).toBe('AOI-TERRAFORM-OCCUPIED');
    expect(game.refusal(0, 'transform H4 to plains')).toBe('AOI-TERRAFORM-HOME-ALREADY');
  });

  test('AOI-TERRAFORM-PARTIAL an empty hex may be changed again by anybody', () => {
    const game = three().put(0, 'H5').put(1, 'H7').terrain('H6', 'desert').give(1, { tools: 9 });
    game.turn(1).play(1, 'transform H6 to lake');
    expect(game.terrainAt('H6')).toBe('lake');
  });
});

describe('after the spades of a plain action', () => {
  const changed = (holdings: object, first?: Seat) => {
    const game = three(first).put(0, 'H5').terrain('H6', 'plains').terrain('H7', 'plains');
    return game.give(0, { tools: 4, coins: 2, ...holdings }).turn();
  };

  test('AOI-BUILD-COST without tools or coins for a workshop the action is over', () => {
    for (const holdings of [{ tools: 3 }, { coins: 1 }]) {
      const game = changed(holdings).play(0, 'transform H6 to desert');
      expect(game.owed()).toEqual(['turn']);
    }
    expect(changed({}).play(0, 'transform H6 to desert').owed()).toEqual(['terraform']);
  });

  test('AOI-BUILD-PIECES nor without a workshop on the board', () => {
    const game = changed({});
    game.player(0).built[0] = 9;
    expect(game.play(0, 'transform H6 to desert').owed()).toEqual(['turn']);
  });

  test('AOI-LEAP-ONCE the workshop at the end of a tunnel needs no second one', () => {
    const game = changed({ tools: 6 }, ['desert', 'moles']).play(0, 'transform H7 to desert by tunnel');
    expect(game.refusal(0, 'build H7 by tunnel')).toBe('AOI-LEAP-ONCE');
    expect(game.refusal(0, 'build H7')).toBeNull();
    expect(game.offered(0, 'build')).toEqual(['build H7']);
  });

  test('AOI-TERRAFORM-COST, AOI-BUILD-COST tunnels and flights are paid besides', () => {
    const tunnel = changed({ tools: 3 }, ['desert', 'moles']);
    expect(tunnel.refusal(0, 'transform H7 to desert by tunnel')).toBe('AOI-TERRAFORM-COST');
    expect(tunnel.missing(0, 'transform H7 to desert by tunnel')).toEqual({ tools: 1 });
    const flight = changed({ palace: 'P9' }).put(0, 'I12', 'palace').terrain('I9', 'desert');
    expect(flight.refusal(0, 'transform H7 to desert by flight')).toBe('AOI-TERRAFORM-COST');
    expect(flight.missing(0, 'transform H7 to desert by flight')).toEqual({ scholars: 1 });
    expect(flight.missing(0, 'build I9 by flight')).toEqual({ scholars: 1 });
    expect(flight.offered(0, 'build I9 by flight')).toEqual([]);
  });

  test('AOI-TERRAFORM-COST spades cost three, two or one tool by the track', () => {
    for (const [terraforming, tools] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ]) {
      const game = changed({ terraforming, tools, coins: 0 }).play(0, 'transform H6 to desert');
      expect(game.player(0).tools).toBe(0);
    }
  });
});

describe('free spades', () => {
  const withSpades = (spades: 1 | 2 | 3, first?: Seat) => {
    const game = three(first)
      .put(0, 'H5')
      .give(0, { bowls: [0, 0, 6], books: { law: 3 } });
    const lines = { 1: 'action powerSpade', 2: 'action powerSpades', 3: 'action bookSpades' };
    game.state.bookActions = [game.g.bookIds.indexOf('bookSpades')];
    return { game, begin: () => game.turn().play(0, lines[spades]) };
  };

  test('AOI-TERRAFORM-SURPLUS, AOI-BUILD-FIRST-HEX example 12: two spades, two plains, one workshop', () => {
    const { game, begin } = withSpades(2);
    // A = H6, B = H4; I8 touches H6 and not H5
    game.terrain('H6', 'plains').terrain('H4', 'plains').terrain('I8', 'wasteland');
    game.give(0, { tools: 1, coins: 2 });
    begin();
    expect(game.refusal(0, 'transform I8 to desert')).toBe('AOI-TERRAFORM-REACH');
    game.play(0, 'transform H6 to desert');
    expect(game.refusal(0, 'transform I8 to desert')).toBe('AOI-TERRAFORM-REACH');
    game.play(0, 'transform H4 to desert');
    expect(game.refusal(0, 'build H4')).toBe('AOI-BUILD-FIRST-HEX');
    game.play(0, 'build H6');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
    expect(game.owed()).toEqual(['turn']);
    expect(game.refusal(0, 'transform I8 to desert')).toBe('AOI-TURN-ONE-ACTION');
  });

  test('AOI-TERRAFORM-SURPLUS B8: three spades on three hexes, the workshop on the first', () => {
    const { game, begin } = withSpades(3);
    game.terrain('H6', 'plains').terrain('H4', 'plains').terrain('I7', 'wasteland');
    game.give(0, { tools: 1, coins: 2 });
    begin();
    game.play(0, 'transform I7 to desert', 'transform H4 to desert', 'transform H6 to desert');
    expect(game.refusal(0, 'build H6')).toBe('AOI-BUILD-FIRST-HEX');
    expect(game.refusal(0, 'build I7')).toBeNull();
  });

  test('AOI-TERRAFORM-SURPLUS only the first hex must reach home before another is begun', () => {
    const { game, begin } = withSpades(3);
    game.terrain('H6', 'plains').terrain('H4', 'swamp').terrain('I7', 'swamp');
    begin();
    game.play(0, 'transform H6 to desert', 'transform H4 to plains', 'transform I7 to plains');
    expect(['H6', 'H4', 'I7'].map(game.terrainAt)).toEqual(['desert', 'plains', 'plains']);
  });

  test('AOI-TERRAFORM-SURPLUS a first hex that stops half-way ends the action, and other spades are lost', () => {
    const { game, begin } = withSpades(2);
    game.terrain('H6', 'lake').terrain('H4', 'plains');
    begin();
    game.play(0, 'transform H6 to swamp');
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-TERRAFORM-TOP-UP missing spades are bought to reach home, and for nothing else', () => {
    const { game, begin } = withSpades(1);
    game.terrain('H6', 'lake').give(0, { tools: 6 });
    begin();
    expect(game.refusal(0, 'transform H6 to plains')).toBe('AOI-TERRAFORM-TOP-UP');
    expect(game.missing(0, 'transform H6 to plains')).toEqual({ spades: 1 });
    game.play(0, 'transform H6 to desert');
    expect(game.player(0).tools).toBe(0);
    expect(game.terrainAt('H6')).toBe('desert');
  });

  test('AOI-TERRAFORM-TOP-UP a second hex gets surplus spades only', () => {
    const { game, begin } = withSpades(2);
    game.terrain('H6', 'plains').terrain('H4', 'swamp').give(0, { tools: 9 });
    begin();
    game.play(0, 'transform H6 to desert');
    expect(game.refusal(0, 'transform H4 to desert')).toBe('AOI-TERRAFORM-TOP-UP');
    expect(game.refusal(0, 'transform H4 to plains')).toBeNull();
  });

  test('AOI-BUILD-AFTER-SPADES a spade left over is used before the workshop, wherever it may go', () => {
    const { game, begin } = withSpades(3);
    game.terrain('H6', 'plains').terrain('H4', 'swamp').give(0, { tools: 1, coins: 2 });
    begin();
    game.play(0, 'transform H6 to desert');
    expect(game.refusal(0, 'build H6')).toBe('AOI-BUILD-AFTER-SPADES');
    game.play(0, 'transform H4 to plains');
    expect(game.refusal(0, 'build H6')).toBe('AOI-BUILD-AFTER-SPADES');
    expect(game.refusal(0, 'build H4')).toBe('AOI-BUILD-FIRST-HEX');
    game.play(0, 'transform H4 to desert', 'build H6');
    expect(game.buildingAt('H6')).toMatchObject({ seat: 0, kind: 'workshop' });
  });

  test('AOI-BUILD-AFTER-SPADES, AOI-TERRAFORM-LOST who builds nothing may let it go', () => {
    const { game, begin } = withSpades(2);
    game.terrain('H6', 'plains').give(0, { tools: 1, coins: 2 });
    begin();
    game.play(0, 'transform H6 to desert', 'done with spades');
    expect(game.owed()).toEqual(['turn']);
    expect(game.buildingAt('H6')).toBeNull();
  });

  test('AOI-BUILD-AFTER-SPADES spades that no hex in reach can take do not stand in the way of the workshop', () => {
    const { game, begin } = withSpades(2);
    // Around H5 everything is built on or home terrain already.
    game.terrain('H6', 'plains').terrain('H4', 'desert').put(1, 'I6').put(1, 'I7').put(2, 'G5');
    game.give(0, { tools: 1, coins: 2 });
    begin();
    game.play(0, 'transform H6 to desert', 'build H6');
    expect(game.buildingAt('H6')).toMatchObject({ seat: 0, kind: 'workshop' });
  });

  test('AOI-BUILD-AFTER-SPADES nobody has to fly or tunnel to use a spade', () => {
    const { game, begin } = withSpades(2, ['desert', 'moles']);
    game.terrain('H6', 'plains').terrain('H4', 'desert').put(1, 'I6').put(1, 'I7').put(2, 'G5');
    game.terrain('H7', 'plains').give(0, { tools: 2, coins: 2 });
    begin();
    game.play(0, 'transform H6 to desert');
    expect(game.refusal(0, 'transform H7 to desert by tunnel')).toBeNull();
    expect(game.refusal(0, 'build H6')).toBeNull();
  });

  test('AOI-TERRAFORM-LOST spades that are not used are gone', () => {
    const { game, begin } = withSpades(2);
    begin();
    game.play(0, 'done with spades', 'end turn');
    expect(game.deciders()).toEqual([1]);
  });

  test('AOI-BUILD-INSTEAD a workshop on home terrain instead of the spades; not after a spade elsewhere', () => {
    const { game, begin } = withSpades(2);
    game.terrain('H6', 'desert').terrain('H4', 'plains').give(0, { tools: 1, coins: 2 });
    begin();
    expect(game.refusal(0, 'build H6')).toBeNull();
    game.play(0, 'transform H4 to desert');
    expect(game.refusal(0, 'build H6')).toBe('AOI-BUILD-FIRST-HEX');
  });

  test('AOI-SCORE-ROUND every spade used scores with the spade tile, free or bought', () => {
    const game = three(['desert', 'blessed'], tilesFrom('spadeEngineering')).put(0, 'H5');
    game
      .terrain('H6', 'lake')
      .give(0, { tools: 6, bowls: [0, 0, 4] })
      .turn();
    game.play(0, 'action powerSpade', 'transform H6 to desert');
    expect(game.points(0, 'roundTiles')).toBe(6);
  });
});

describe('workshops', () => {
  test('AOI-BUILD-HOME, AOI-BUILD-OCCUPIED, AOI-BUILD-REACH, AOI-BUILD-COST', () => {
    const game = three().put(0, 'H5').put(1, 'H6').terrain('H4', 'plains').terrain('I7', 'desert');
    game.terrain('H10', 'desert').give(0, { tools: 1, coins: 1 }).turn();
    expect(game.refusal(0, 'build H4')).toBe('AOI-BUILD-HOME');
    expect(game.refusal(0, 'build H6')).toBe('AOI-BUILD-OCCUPIED');
    expect(game.refusal(0, 'build H10')).toBe('AOI-BUILD-REACH');
    expect(game.refusal(0, 'build I7')).toBe('AOI-BUILD-COST');
    expect(game.missing(0, 'build I7')).toEqual({ coins: 1 });
  });

  test('AOI-BUILD-PIECES there are nine workshops', () => {
    const game = three().put(0, 'H5').terrain('I7', 'desert').give(0, { tools: 9, coins: 9 });
    game.player(0).built[0] = 9;
    expect(game.turn().refusal(0, 'build I7')).toBe('AOI-BUILD-PIECES');
  });

  test('AOI-SCORE-ROUND B7: two points for every workshop with the workshop tile', () => {
    const game = three(['desert', 'blessed'], tilesFrom('workshopLaw')).put(0, 'H5');
    game.terrain('I7', 'desert').give(0, { tools: 1, coins: 2 }).turn().play(0, 'build I7');
    expect(game.points(0, 'roundTiles')).toBe(2);
  });
});
