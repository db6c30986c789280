import { describe, expect, test } from 'vitest';
import type { Building } from '../data/index.ts';
import { blessedBeside, position, tilesFrom } from './position.ts';

const three = blessedBeside('goblins');

describe('upgrades', () => {
  test('AOI-UPGRADE-NEIGHBOUR-PRICE example 14: a guild costs three coins beside another faction, else six', () => {
    const game = three().put(0, 'H4').put(0, 'H8').put(0, 'H9').put(1, 'H3').alone();
    game.give(0, { tools: 4, coins: 9 }).turn().play(0, 'upgrade H4 to guild', 'end turn');
    expect(game.player(0)).toMatchObject({ tools: 2, coins: 6 });
    game.play(0, 'upgrade H8 to guild');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
  });

  test.each([
    ['guild', 'school', 3, 5],
    ['guild', 'palace', 4, 6],
    ['school', 'university', 5, 8],
  ] as const)('AOI-UPGRADE-COST a %s becomes a %s for %i tools and %i coins', (from, to, tools, coins) => {
    const game = three()
      .put(0, 'H4', from)
      .give(0, { tools, coins: coins - 1 })
      .turn();
    expect(game.refusal(0, `upgrade H4 to ${to}`)).toBe('AOI-UPGRADE-COST');
    expect(game.missing(0, `upgrade H4 to ${to}`)).toEqual({ coins: 1 });
    game.give(0, { coins }).play(0, `upgrade H4 to ${to}`);
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
  });

  test('AOI-UPGRADE-PATH, AOI-UPGRADE-OWN', () => {
    const game = three().put(0, 'H4').put(1, 'H6').give(0, { tools: 20, coins: 20 }).turn();
    expect(game.refusal(0, 'upgrade H4 to school')).toBe('AOI-UPGRADE-PATH');
    expect(game.refusal(0, 'upgrade H4 to workshop')).toBe('AOI-UPGRADE-PATH');
    expect(game.refusal(0, 'upgrade H6 to guild')).toBe('AOI-UPGRADE-OWN');
  });

  test('AOI-UPGRADE-PIECES four guilds, three schools, one palace, one university', () => {
    const places = ['F1', 'A1', 'C8', 'H8'] as const;
    const refusal = (from: 'workshop' | 'guild' | 'school', to: Building, standing: number) => {
      const game = three().put(0, 'H4', from).give(0, { tools: 20, coins: 20 });
      for (const hex of places.slice(0, standing)) game.put(0, hex, to);
      return game.turn().refusal(0, `upgrade H4 to ${to}`);
    };
    for (const [from, to, pieces] of [
      ['workshop', 'guild', 4],
      ['guild', 'school', 3],
      ['guild', 'palace', 1],
      ['school', 'university', 1],
    ] as const) {
      expect([to, refusal(from, to, pieces - 1)]).toEqual([to, null]);
      expect([to, refusal(from, to, pieces)]).toEqual([to, 'AOI-UPGRADE-PIECES']);
    }
  });

  test('AOI-UPGRADE-NEIGHBOUR-PRICE, AOI-ADJACENT a building across a bridge is a neighbour, one across the river is not', () => {
    const bridged = (owner: number | null) => {
      const game = three().put(0, 'E4').put(1, 'G3').give(0, { tools: 2, coins: 3 });
      return owner === null ? game : game.bridge(owner, 'E4', 'G3');
    };
    expect(bridged(null).turn().refusal(0, 'upgrade E4 to guild')).toBe('AOI-UPGRADE-COST');
    expect(bridged(null).turn().missing(0, 'upgrade E4 to guild')).toEqual({ coins: 3 });
    for (const owner of [0, 1, 2]) {
      const game = bridged(owner).turn().play(0, 'upgrade E4 to guild');
      expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
    }
  });

  test('AOI-UPGRADE-NEIGHBOUR-PRICE only guilds are cheaper, and own buildings do not count', () => {
    const game = three().put(0, 'H4', 'guild').put(1, 'H3').give(0, { tools: 9, coins: 4 }).turn();
    expect(game.missing(0, 'upgrade H4 to school')).toEqual({ coins: 1 });
    expect(game.missing(0, 'upgrade H4 to palace')).toEqual({ coins: 2 });
    const own = three().put(0, 'H4').put(0, 'H3').give(0, { tools: 9, coins: 5 }).turn();
    expect(own.missing(0, 'upgrade H4 to guild')).toEqual({ coins: 1 });
  });

  test('AOI-UPGRADE-RETURNS-PIECE the old building goes back and its income shrinks', () => {
    const game = three().put(0, 'H4').put(0, 'H8').give(0, { tools: 2, coins: 6 }).turn();
    expect(game.rules.income?.(game.state, 0)).toMatchObject({ tools: 3 });
    game.play(0, 'upgrade H4 to guild');
    expect(game.player(0).built).toEqual([1, 1, 0, 0, 0]);
    expect(game.rules.income?.(game.state, 0)).toMatchObject({ tools: 2, power: 1 });
  });

  test.each([
    ['workshop', 'guild', 'guildLaw', 3],
    ['guild', 'school', 'schoolBanking', 4],
    ['guild', 'palace', 'greatBanking', 5],
    ['school', 'university', 'greatMedicine', 5],
  ] as const)(
    'AOI-SCORE-ROUND a %s that becomes a %s with the tile %s scores %i',
    (from, to, tile, points) => {
      const game = three({ roundTiles: tilesFrom(tile) })
        .put(0, 'H4', from)
        .give(0, { tools: 9, coins: 9 });
      game.turn().play(0, `upgrade H4 to ${to}`);
      expect(game.points(0, 'roundTiles')).toBe(points);
    },
  );

  test('AOI-SCORE-FINAL in round 6 the final tile scores besides', () => {
    const game = three({ finalTile: 'finalGuild' }).put(0, 'H4').round(6).give(0, { tools: 2, coins: 6 });
    game.turn().play(0, 'upgrade H4 to guild');
    expect(game.points(0, 'roundTiles')).toBe(3);
    const early = three({ finalTile: 'finalGuild' }).put(0, 'H4').give(0, { tools: 2, coins: 6 });
    expect(early.turn().play(0, 'upgrade H4 to guild').points(0, 'roundTiles')).toBe(0);
  });

  test.each([
    ['finalWorkshop', 'H7', 2],
    ['finalEdge', 'I8', 3],
    ['finalEdge', 'H7', 0],
  ])('AOI-SCORE-FINAL %s and a workshop on %s score %i more', (finalTile, hex, points) => {
    const game = three({
      finalTile,
      roundTiles: [
        'workshopLaw',
        'guildLaw',
        'schoolBanking',
        'greatMedicine',
        'stepMedicine',
        'innovationLaw',
      ],
    });
    game.put(0, 'H6').terrain(hex, 'wasteland').round(6).give(0, { tools: 1, coins: 2 }).turn();
    game.play(0, `build ${hex}`);
    expect(game.points(0, 'roundTiles')).toBe(points);
  });

  test('AOI-SCORE-FINAL finalSchool scores four for a school', () => {
    const game = three({ finalTile: 'finalSchool' })
      .put(0, 'H4', 'guild')
      .round(6)
      .give(0, { tools: 3, coins: 5 });
    expect(game.turn().play(0, 'upgrade H4 to school').points(0, 'roundTiles')).toBe(4);
  });
});

describe('competency slots', () => {
  const school = () =>
    three().put(0, 'H4', 'guild').give(0, { tools: 3, coins: 5 }).turn().play(0, 'upgrade H4 to school');

  test('AOI-COMPETENCY-SLOT example 13: three steps on top, two and a book in the middle, one and two at the bottom', () => {
    // column by column: banking toolAndStep, pointsAndCoins, bookAndPower; law grant, ...
    const top = school().play(0, 'competency grant');
    expect(top.level(0, 'law')).toBe(3);
    expect(top.books(0)).toEqual([0, 0, 0, 0]);
    const middle = school().play(0, 'competency townCharters');
    expect(middle.level(0, 'engineering')).toBe(2);
    expect(middle.books(0)).toEqual([0, 0, 1, 0]);
    const bottom = school().play(0, 'competency breadth');
    expect(bottom.level(0, 'medicine')).toBe(1);
    expect(bottom.books(0)).toEqual([0, 0, 0, 2]);
  });

  test('AOI-COMPETENCY-SLOT B15: steps and books of a slot are always three', () => {
    const game = three();
    const tiles = game.g.competencyIds;
    expect(tiles).toHaveLength(12);
    tiles.forEach((tile, slot) => {
      const one = school().play(0, `competency ${tile}`);
      const taken = one.player(0).levels.map((level, at) => level + one.player(0).books[at]);
      // Columns of three slots, from banking to medicine.
      const expected = [0, 0, 0, 0];
      expected[Math.floor(slot / 3)] = 3;
      expect([tile, taken]).toEqual([tile, expected]);
    });
  });

  test('AOI-COMPETENCY-ONE-OF-A-KIND, AOI-COMPETENCY-SUPPLY', () => {
    const game = three()
      .put(0, 'H4', 'guild')
      .give(0, { tools: 3, coins: 5, competencies: ['grant'] });
    game.state.competencyTiles[game.g.competencyIds.indexOf('breadth')] = 0;
    game.turn().play(0, 'upgrade H4 to school');
    expect(game.refusal(0, 'competency grant')).toBe('AOI-COMPETENCY-ONE-OF-A-KIND');
    expect(game.refusal(0, 'competency breadth')).toBe('AOI-COMPETENCY-SUPPLY');
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-FINISH-FIRST');
  });

  test('AOI-COMPETENCY-SUPPLY who can take none goes without', () => {
    const game = three()
      .put(0, 'H4', 'guild')
      .give(0, { tools: 3, coins: 5, competencies: ['grant'] });
    game.turn().play(0, 'upgrade H4 to school');
    expect(game.refusal(0, 'done with competency')).toBe('AOI-TURN-FINISH-FIRST');
    game.state.competencyTiles.fill(0);
    game.state.competencyTiles[game.g.competencyIds.indexOf('grant')] = 3;
    expect(game.legal(0)).toEqual(['done with competency']);
    expect(game.play(0, 'done with competency').owed()).toEqual(['turn']);
  });

  test('AOI-COMPETENCY-SLOT a university takes a competency too', () => {
    const game = three().put(0, 'H4', 'school').give(0, { tools: 5, coins: 8 }).turn();
    game.play(0, 'upgrade H4 to university');
    expect(game.owed()).toEqual(['competency']);
  });
});

describe('tracks', () => {
  test('AOI-SHIPPING-ADVANCE example 15: from 1 to 2 for a scholar and four coins, two books of choice', () => {
    const game = three().give(0, { shipping: 1, scholars: 1, coins: 4 }).turn().play(0, 'advance shipping');
    expect(game.player(0)).toMatchObject({ shipping: 2, scholars: 0, coins: 0 });
    game.play(0, 'take book banking', 'take book medicine');
    expect(game.books(0)).toEqual([1, 0, 0, 1]);
  });

  test('AOI-BOARD-LAKE example 15: the lake board starts at 1 and gets three points at 2, two books at 3', () => {
    const game = position([
      ['lake', 'blessed'],
      ['desert', 'goblins'],
      ['swamp', 'inventors'],
    ]);
    expect(game.player(0).shipping).toBe(1);
    game.give(0, { scholars: 2, coins: 8 }).alone().turn().play(0, 'advance shipping');
    expect(game.points(0, 'tracks')).toBe(3);
    game.play(0, 'end turn', 'advance shipping', 'take book law', 'take book law');
    expect(game.player(0).shipping).toBe(3);
  });

  test('AOI-SHIPPING-ADVANCE two points at 1, four at 3', () => {
    const game = three().give(0, { scholars: 1, coins: 4 }).turn().play(0, 'advance shipping');
    expect(game.points(0, 'tracks')).toBe(2);
    const last = three().give(0, { shipping: 2, scholars: 1, coins: 4 }).turn().play(0, 'advance shipping');
    expect(last.points(0, 'tracks')).toBe(4);
  });

  test('AOI-SHIPPING-TOP, AOI-SHIPPING-COST', () => {
    const game = three().give(0, { shipping: 3, scholars: 1, coins: 9 }).turn();
    expect(game.refusal(0, 'advance shipping')).toBe('AOI-SHIPPING-TOP');
    game.give(0, { shipping: 0, coins: 3 });
    expect(game.refusal(0, 'advance shipping')).toBe('AOI-SHIPPING-COST');
    expect(game.missing(0, 'advance shipping')).toEqual({ coins: 1 });
  });

  test('AOI-TERRAFORMING-ADVANCE example 16: from two tools to one for 5 coins, a tool and a scholar: six points', () => {
    const game = three().give(0, { terraforming: 1, coins: 5, tools: 1, scholars: 1 }).turn();
    game.play(0, 'advance terraforming');
    expect(game.player(0)).toMatchObject({ terraforming: 2, coins: 0, tools: 0, scholars: 0 });
    expect(game.points(0, 'tracks')).toBe(6);
  });

  test('AOI-BOARD-PLAINS example 16: one coin instead of five', () => {
    const game = position([
      ['plains', 'blessed'],
      ['desert', 'goblins'],
      ['swamp', 'inventors'],
    ]);
    game.give(0, { terraforming: 1, coins: 1, tools: 1, scholars: 1 }).turn().play(0, 'advance terraforming');
    expect(game.player(0)).toMatchObject({ coins: 0, tools: 0, scholars: 0 });
    expect(game.points(0, 'tracks')).toBe(6);
  });

  test('AOI-TERRAFORMING-ADVANCE two books at two tools, and spades get cheaper', () => {
    const game = three().put(0, 'H4').terrain('H5', 'desert').alone();
    game.give(0, { coins: 5, tools: 3, scholars: 1 }).turn();
    game.play(
      0,
      'advance terraforming',
      'take book law',
      'take book law',
      'end turn',
      'transform H5 to wasteland',
    );
    expect(game.player(0).tools).toBe(0);
  });

  test('AOI-TERRAFORMING-TOP, AOI-TERRAFORMING-COST', () => {
    const game = three().give(0, { terraforming: 2, scholars: 1, coins: 9, tools: 9 }).turn();
    expect(game.refusal(0, 'advance terraforming')).toBe('AOI-TERRAFORMING-TOP');
    game.give(0, { terraforming: 0, scholars: 0 });
    expect(game.refusal(0, 'advance terraforming')).toBe('AOI-TERRAFORMING-COST');
    expect(game.missing(0, 'advance terraforming')).toEqual({ scholars: 1 });
  });

  test.each(['shipping', 'terraforming'])(
    'AOI-SCORE-ROUND a step of %s scores three with the track tile',
    (track) => {
      const game = three({ roundTiles: tilesFrom('trackEngineering') }).give(0, {
        scholars: 1,
        coins: 9,
        tools: 9,
      });
      expect(game.turn().play(0, `advance ${track}`).points(0, 'roundTiles')).toBe(3);
    },
  );
});
