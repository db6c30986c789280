import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { type TABLETS, tables, UNDERGROUND } from '../data/index.ts';
import { NONE, type Options, rulesetOf, tiletum } from '../rules/index.ts';
import { position as base, SILVER } from './position.ts';

function position(players = 2, chosen: Partial<Options> = {}) {
  return base(players, { ...SILVER, ...chosen });
}

function dealt(players: number, seed: string, chosen: Partial<Options> = {}) {
  const options = readOptions(tiletum.options, { players, silver: true, ...chosen });
  const state = tiletum.rules(options).setup(seed);
  if (state.silver === null) throw new Error('there is no silver');
  return { g: rulesetOf(options), state, silver: state.silver };
}

/** Tiles of the underground that lie in cities. */
function laid({ mapTiles }: { readonly mapTiles: readonly number[] }): number[] {
  return mapTiles.slice(29).filter((tile) => tile !== NONE);
}

describe('set-up with silver', () => {
  test.each([
    [2, 16, 9],
    [3, 22, 12],
    [4, 27, 15],
  ])(
    'TIL-SILVER-SETUP, examples 17 and 18: with %i players %i tiles, %i of them in cities',
    (players, all, open) => {
      const { state, silver } = dealt(players, 'tiles');
      expect(laid(state)).toHaveLength(open);
      expect(silver.pile.length + open).toBe(all);
      expect(state.bonusPile.length).toBe(
        { 2: 50, 3: 60, 4: 68 }[players]! - 7 - 1 - { 2: 14, 3: 17, 4: 20 }[players]!,
      );
    },
  );

  test('TIL-SILVER-SETUP, example 19: cost tiles underground are of the kind that the space asks for', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { g, state, silver } = dealt(3, `costs ${seed}`);
      for (const level of [0, 1, 2]) {
        const id = g.costTileIds[state.costTiles[9 + level]];
        expect(tables.costTiles[id].pays).toBe(g.maps[level][silver.sides[level]].pays);
      }
    }
  });

  test('TIL-SILVER-SETUP, example 20: stacks underground descend, the lowest may be without points', () => {
    const { g } = dealt(3, 'stacks');
    for (const { stack } of g.maps.flat()) expect(stack).toEqual(stack.toSorted((a, b) => b - a));
    expect(g.maps[0][0].stack).toEqual([3, 0]);
  });

  test('TIL-SILVER-SETUP, example 21: thirteen fairs, without the one for contracts and crests', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      const { g, state } = dealt(2, `fairs ${seed}`);
      for (const fair of state.fairs) seen.add(g.fairIds[fair]);
    }
    expect(seen.size).toBe(13);
    expect(seen).not.toContain('fairContractCrest');
  });

  test('TIL-SILVER-SETUP, example 22: favoured goods only with the goods technology', () => {
    expect(position(2, { technologies: ['goods', 'king', 'dice'] }).state.silver?.favoured).toEqual([
      1, 2, 3, 4,
    ]);
    expect(position().state.silver?.favoured).toEqual([]);
  });

  test('TIL-SILVER-SETUP, example 23: an ordinary bonus tile lies at the seeker action', () => {
    const { g, state } = dealt(3, 'seeker tile');
    const tile = state.placeTiles[6];
    expect(tile).not.toBe(NONE);
    const id = g.tileIds[tile];
    const tiles = { ...tables.helpers, ...tables.contracts, ...tables.crests };
    expect(tiles[id].pile).toBe('bonus');
  });

  test('TIL-SILVER-PIECES, examples 24 to 26: silver by turn order, pieces, and nothing for the mine of set-up', () => {
    const p = position(3, { order: [1, 0, 2] });
    expect([1, 0, 2].map((seat) => p.player(seat).silver)).toEqual([0, 1, 1]);
    for (const player of p.state.players) {
      expect(player.seekers).toEqual([p.spot('freiberg'), NONE, NONE]);
      expect([player.seekersLeft, player.mines, player.generalMines]).toEqual([2, 2, 3]);
    }
    const mines = p.state.silver?.mines.slice(0, 4);
    expect(mines).toEqual([0, 1, 2, NONE]);
    const components = p.rules.components(p.state);
    expect([
      components['mines of seat 0'],
      components['seekers of seat 0'],
      components['pillars of seat 0'],
    ]).toEqual([6, 3, 8]);
  });

  test('TIL-SILVER-PIECES, example 27: the sixth contract frees a pillar', () => {
    const done = ['wool2for3', 'same3for4', 'iron4for7', 'wool4for7', 'same6for9'];
    const p = position(4)
      .turn(0)
      .give(0, { pillars: 0, iron: 2, contracts: done, storehouse: ['iron2for3'] });
    p.play(0, 'fulfil iron2for3');
    expect(p.player(0).pillars).toBe(1);
  });

  test('TIL-SILVER-SETUP, example 28: a first game has the sides A and three given technologies', () => {
    const { silver } = dealt(3, 'first', { silverSetup: 'first' });
    expect(silver.sides).toEqual([0, 0, 0]);
    expect(silver.technologies).toEqual([8, 7, 0]);
    const sides = new Set(Array.from({ length: 40 }, (_, at) => dealt(2, `s${at}`).silver.sides.join()));
    expect(sides.size).toBe(8);
    const ends = new Set(Array.from({ length: 20 }, (_, at) => dealt(2, `e${at}`).silver.scoring));
    expect(ends.size).toBe(2);
  });

  test.each([
    [{ sides: ['IA', 'IB', 'IIA'] }, 'sides'],
    [{ technologies: ['king', 'king', 'dice'] }, 'technologies'],
    [{ scoring: 'mines' }, 'scoring'],
    [{ seekerWheel: 0 }, 'seekerWheel'],
    [{ undergroundCosts: ['costStone2a', 'costGold3', 'costGold4'] }, 'undergroundCosts'],
    [{ undergroundTiles: { paris: 'seeker2d' } }, 'undergroundTiles'],
    [{ undergroundTiles: ['seeker2d'] }, 'undergroundTiles'],
    [{ undergroundCosts: ['costGold3', 'costSilver1', 'costSilver2'] }, 'undergroundCosts: the sides'],
    [
      { silverSetup: 'first', undergroundCosts: ['costSilver3', 'costSilver1', 'costSilver2'] },
      'IA costs gold',
    ],
    [{ undergroundTiles: { annaberg: 'seeker2d' } }, 'undergroundTiles: the sides'],
    [{ silverSetup: 'first', undergroundTiles: { goslar: 'seeker2d' } }, 'goslar has no tile'],
    [{ silver: false, kingTile: 'seeker2a' }, 'kingTile'],
    [
      {
        silver: false,
        characters: ['king-mine1', 'merchant-gold3', 'contract-stone2', 'king-wool2b', 'king-points2'],
      },
      'characters',
    ],
  ])('%o is refused', (chosen, option) => {
    const make = () => tiletum.rules(readOptions(tiletum.options, { players: 2, silver: true, ...chosen }));
    expect(make).toThrow(option);
  });

  test('tiles of the underground can be fixed', () => {
    const p = position(2, { undergroundTiles: { annaberg: 'seeker2d' } });
    expect(p.tiles([p.state.mapTiles[p.spot('annaberg')]])).toEqual(['seeker2d']);
    expect(p.state.silver?.pile).not.toContain(p.tile('seeker2d'));
  });
});

describe('silver', () => {
  test('TIL-SILVER-NO-GOOD, example 29: it is not bought and not swapped', () => {
    const p = position().act(0, 'contract', 5).give(0, { gold: 9 });
    expect(p.legal(0).filter((line) => line.includes('silver'))).toEqual([]);
    p.give(0, { silver: 40, gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }).step('finalScoring');
    expect(p.points(0, 'goodsPoints')).toBe(0);
  });
});

describe('the worked example of the seeker action', () => {
  /** The king stands at the segment of 3, which the seeker field covers. */
  function example() {
    const p = position(3, {
      places: ['merchant', 'character', 'king', 'architect', 'contract', 'joker'],
      seekerWheel: 3,
    });
    p.turn(0)
      .dice('gold3')
      .give(0, { gold: 0, silver: 1, levels: [0, 0, 1], houses: 2 });
    return p;
  }

  test('TIL-SEEKER-FIELD, example 2: one of both actions, its own tile, and a point more by the technology', () => {
    const p = example().play(0, 'take gold 3');
    expect(p.legal(0)).toEqual(['choose king', 'choose seeker']);
    expect(p.refusal(0, 'choose merchant')).toBe('TIL-SEEKER-FIELD');
    p.play(0, 'choose seeker', 'keep tile');
    expect(p.storehouse(0)).toEqual(['goldAndPoints2a']);
    expect(p.goods(0).gold).toBe(3);
    expect(p.state.turn.points).toBe(5);
  });

  test('TIL-SEEKER-PLACE, TIL-MINE-GAIN, TIL-TABLET-FIRST, examples 3 to 6: seeker, house, tablet and mine', () => {
    const p = example().play(0, 'take gold 3', 'choose seeker', 'decline');
    p.play(0, 'place seeker on II');
    expect([p.player(0).silver, p.state.turn.points]).toEqual([0, 5]);
    expect(p.player(0).seekers[1]).toBe(p.spot('kutnaHora'));
    p.play(0, 'seeker to jihlava', 'seeker to pribram', 'house in pribram on 1');
    expect(p.state.turn.points).toBe(2);
    expect(p.points(0, 'housePoints')).toBe(2);
    expect(p.player(0).houses).toBe(1);
    p.play(0, 'seeker to gastein');
    expect(p.points(0, 'tabletPoints')).toBe(4);
    p.play(0, 'mine in gastein on 1');
    expect(p.state.turn.points).toBe(0);
    expect([p.player(0).silver, p.goods(0).gold]).toEqual([1, 4]);
  });

  test('TIL-SEEKER-FIELD, example 62: points are not divided, and one tile may be taken', () => {
    const p = example().play(0, 'take gold 3', 'choose king', 'decline');
    expect(p.refusal(0, 'seeker to annaberg')).toBe('TIL-TURN-NOT-NOW');
    expect(p.tiles([p.state.placeTiles[6]])).toEqual(['goldAndPoints2a']);
  });

  test('TIL-SEEKER-FIELD, example 63: the field covers two values, with the points of each', () => {
    const p = position().turn(0).dice('iron1', 'iron2');
    expect(p.play(0, 'take iron 1', 'choose seeker', 'decline').state.turn.points).toBe(6);
    const q = position().turn(0).dice('iron1', 'iron2');
    expect(q.play(0, 'take iron 2', 'choose seeker', 'decline').state.turn.points).toBe(5);
    const none = position().turn(0).dice('iron3').play(0, 'take iron 3', 'decline');
    expect(none.owed()).toEqual(['turn']);
  });

  test('TIL-JOKER, example 64: the Joker may be the seeker action', () => {
    const p = position().turn(0).dice('iron6').play(0, 'take iron 6', 'decline', 'choose seeker');
    expect(p.refusal(0, 'seeker to annaberg')).toBeNull();
    const plain = base().turn(0).dice('iron6').play(0, 'take iron 6', 'decline');
    expect(plain.refusal(0, 'choose seeker')).toBe('TIL-JOKER');
  });
});

describe('seekers', () => {
  test('TIL-SEEKER-SILVER, example 58: maps in any order, at their price', () => {
    const p = position().turn(0).give(0, { silver: 2 }).play(0, 'place seeker on III');
    expect(p.player(0).silver).toBe(0);
    expect(p.refusal(0, 'place seeker on II')).toBe('TIL-SEEKER-SILVER');
    expect(p.missing(0, 'place seeker on II')).toEqual({ silver: 1 });
  });

  test('TIL-SEEKER-PLACE, example 59: one seeker on each map', () => {
    const p = position().turn(0).give(0, { silver: 9 });
    expect(p.refusal(0, 'place seeker on I')).toBe('TIL-SEEKER-PLACE');
    expect(base().turn(0).refusal(0, 'place seeker on I')).toBe('TIL-SEEKER-PLACE');
  });

  test('TIL-SEEKER-MOVE, example 65: points are shared among seekers', () => {
    const p = position()
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['freiberg', 'kutnaHora', null] });
    expect(p.refusal(0, 'seeker to goslar')).toBe('TIL-SEEKER-MOVE');
    expect(p.refusal(0, 'seeker to stiavnica')).toBe('TIL-SEEKER-MOVE');
    p.play(0, 'seeker to annaberg', 'seeker to jihlava', 'seeker to freiberg', 'seeker to pribram');
    expect(p.refusal(0, 'seeker to annaberg')).toBe('TIL-POINTS-SHORT');
  });

  test('TIL-SEEKER-HERE: builds and takes tiles where a seeker stands, one point each', () => {
    const p = position(3)
      .act(0, 'seeker', 3)
      .give(0, { seekers: ['joachimsthal', null, null] });
    p.mapTile('joachimsthal', 'seeker2d');
    for (const line of [
      'house in marienberg on 1',
      'mine in annaberg on 1',
      'pillar in sterzing',
      'collect in annaberg',
      'house in paris on 1',
    ])
      expect([line, p.refusal(0, line)]).toEqual([line, 'TIL-SEEKER-HERE']);
    p.play(0, 'pillar in joachimsthal', 'house in joachimsthal on 1', 'collect in joachimsthal');
    expect(p.storehouse(0)).toEqual(['seeker2d']);
    expect(p.state.turn.points).toBe(0);
  });

  test('TIL-PILLAR-ONE, TIL-HOUSE-ONE, example 67: one pillar at a cathedral, one house in a city', () => {
    const p = position(3)
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['joachimsthal', null, null] });
    p.play(0, 'pillar in joachimsthal', 'house in joachimsthal on 1');
    expect(p.refusal(0, 'pillar in joachimsthal')).toBe('TIL-PILLAR-ONE');
    expect(p.refusal(0, 'house in joachimsthal on 2')).toBe('TIL-HOUSE-ONE');
  });

  test('TIL-MINE-SUPPLY, TIL-MINE-ONE, TIL-MINE-SLOT, example 66: mines of the own supply, one in a city', () => {
    const p = position()
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null], mines: 0, generalMines: 2 });
    expect(p.refusal(0, 'mine in annaberg on 1')).toBe('TIL-MINE-SUPPLY');
    expect(p.missing(0, 'mine in annaberg on 1')).toEqual({ mines: 1 });
    p.give(0, { mines: 2 }).play(0, 'mine in annaberg on 1');
    const start = position().act(0, 'seeker', 4);
    expect(start.refusal(0, 'mine in freiberg on 1')).toBe('TIL-MINE-SLOT');
    const four = position(4)
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null] });
    expect(four.refusal(0, 'mine in annaberg on 2')).toBe('TIL-MINE-SLOT');
    four.play(0, 'mine in annaberg on 1');
    expect(four.refusal(0, 'mine in annaberg on 2')).toBe('TIL-MINE-ONE');
    const taken = position(2)
      .mine(1, 'annaberg')
      .act(0, 'seeker', 4)
      .give(0, { seekers: ['annaberg', null, null] });
    expect(taken.refusal(0, 'mine in annaberg on 1')).toBe('TIL-MINE-SLOT');
  });

  test('TIL-SEEKER-SYMBOL, example 69: one step as a task, whatever the action', () => {
    const p = position().turn(0).dice('iron5').play(0, 'take iron 5', 'decline');
    expect(p.refusal(0, 'symbol seeker action')).toBe('TIL-SEEKER-SYMBOL');
    expect(p.refusal(0, 'symbol seeker to goslar')).toBe('TIL-SEEKER-MOVE');
    p.play(0, 'symbol seeker to annaberg');
    expect(p.state.turn.points).toBe(2);
    expect(p.refusal(0, 'symbol seeker to freiberg')).toBe('TIL-SEEKER-SYMBOL');
    const without = position().turn(0).dice('iron3').play(0, 'take iron 3', 'decline');
    expect(without.refusal(0, 'symbol seeker to annaberg')).toBe('TIL-SEEKER-SYMBOL');
  });

  test('TIL-UNDERGROUND-ANYWHERE, example 60: anywhere is also a map with an own seeker', () => {
    const p = position()
      .turn(0)
      .give(0, { food: 12, storehouse: ['crest1a', 'crest2a'] });
    p.play(0, 'place crest1a under building 1');
    expect(p.refusal(0, 'house in pribram on 1')).toBe('TIL-UNDERGROUND-ANYWHERE');
    p.play(0, 'house in marienberg on 1', 'place crest2a under building 2');
    expect(p.points(0, 'housePoints')).toBe(2);
    expect(p.refusal(0, 'pillar in sterzing')).toBe('TIL-UNDERGROUND-ANYWHERE');
    p.play(0, 'pillar in joachimsthal');
  });

  test('TIL-UNDERGROUND-ANYWHERE, example 61: a character builds where the seeker stands', () => {
    const p = position(4).act(0, 'character', 2);
    p.give(0, { seekers: ['marienberg', null, null], storehouse: ['contract-house1', 'character-pillar1'] });
    p.play(0, 'lodge contract-house1 in 4.1', 'house in marienberg on 1');
    p.give(0, { seekers: ['joachimsthal', null, null] });
    p.play(0, 'lodge character-pillar1 in 5.1', 'pillar in joachimsthal');
    expect(p.player(0).pillars).toBe(1);
  });

  test('TIL-CATHEDRAL-COST: cathedrals underground cost gold or silver', () => {
    const p = position().turn(0).give(0, { gold: 4, silver: 0 });
    p.state.pillars[9 * 4] = 0;
    p.state.pillars[10 * 4] = 0;
    expect(p.refusal(0, 'contribute in joachimsthal')).toBe('TIL-CATHEDRAL-COST');
    expect(p.missing(0, 'contribute in joachimsthal')).toEqual({ gold: 1 });
    expect(p.missing(0, 'contribute in sterzing')).toEqual({ silver: 1 });
    p.give(0, { gold: 5, silver: 1 }).play(0, 'contribute in joachimsthal', 'contribute in sterzing');
    expect([p.goods(0).gold, p.player(0).silver]).toEqual([0, 0]);
    expect(p.points(0, 'cathedralPoints')).toBe(7 + 3 + 3 + 5);
  });
});

describe('stone tablets', () => {
  const WHERE = new Map<string, [map: string, from: string, to: string]>();
  for (const [map, { ways }] of Object.entries(tables.underground))
    for (const [name, way] of Object.entries(ways)) {
      const [a, b] = name.split('-');
      if (!WHERE.has(way)) WHERE.set(way, [map, a, b]);
    }

  /** A seeker about to pass a tablet of a kind. */
  function before(tablet: (typeof TABLETS)[number], holdings = {}) {
    const [map, from, to] = WHERE.get(tablet)!;
    const level = { I: 0, II: 1, III: 2 }[map.slice(0, -1)]!;
    const sides = ['IA', 'IIA', 'IIIA'].with(level, map);
    const p = position(3, { sides, undergroundCosts: null }).act(0, 'seeker', 3);
    const seekers = [null, null, null].with(level, from as never);
    p.give(0, { gold: 0, silver: 0, seekers, ...holdings });
    return { p, line: `seeker to ${to}`, back: `seeker to ${from}`, level };
  }

  test('TIL-TABLET-FIRST, example 68: the second who passes gets nothing, and so does the way back', () => {
    const { p, line, back } = before('points');
    p.play(0, line, back);
    expect(p.points(0, 'tabletPoints')).toBe(4);
    p.act(1, 'seeker', 1);
    p.player(1).seekers = [...p.player(0).seekers];
    p.play(1, line);
    expect(p.points(1, 'tabletPoints')).toBe(0);
  });

  test('TIL-TABLET-FIRST, example 70: a seeker for nothing, on a map without one', () => {
    const { p, line, level } = before('freeSeeker');
    p.play(0, line);
    const maps = ['I', 'II', 'III'].filter((_, map) => map !== level);
    expect(p.legal(0)).toEqual([...maps.map((map) => `place seeker on ${map}`), 'done']);
    p.play(0, `place seeker on ${maps[1]}`);
    expect(p.player(0).silver).toBe(0);
    const full = before('freeSeeker');
    full.p.player(0).seekersLeft = 0;
    expect(full.p.play(0, full.line).owed()).toEqual(['turn']);
  });

  test('TIL-TABLET-SILVER, example 71: without silver only the first part', () => {
    const one = before('kingThenPoints');
    one.p.play(0, one.line, 'king 1');
    expect(one.p.owed()).toEqual(['turn']);
    const two = before('pointsThenKing');
    two.p.play(0, two.line);
    expect(two.p.points(0, 'tabletPoints')).toBe(5);
    expect(two.p.owed()).toEqual(['turn']);
    const three = before('kingThenKing');
    three.p.play(0, three.line, 'king 1');
    expect(three.p.owed()).toEqual(['turn']);
  });

  test('TIL-TABLET-SILVER: with silver the second part too, which may be declined', () => {
    const one = before('kingThenPoints', { silver: 1 });
    one.p.play(0, one.line, 'king 1', 'pay silver');
    expect([one.p.player(0).silver, one.p.points(0, 'tabletPoints')]).toEqual([0, 5]);
    const two = before('pointsThenKing', { silver: 1 });
    two.p.play(0, two.line, 'pay silver', 'king 3');
    expect(two.p.kingValues()[0]).toBe(3);
    const three = before('kingThenKing', { silver: 1 });
    three.p.play(0, three.line, 'king 1', 'done');
    expect([three.p.player(0).silver, three.p.kingValues()[0]]).toEqual([1, 1]);
  });

  test('TIL-TABLET-GOLD, example 72: a mine for 2 gold, on maps with an own seeker', () => {
    const { p, line, level } = before('mineAnywhere', { gold: 2 });
    p.play(0, line);
    const cities: readonly string[] = UNDERGROUND[level];
    for (const one of p.legal(0).filter((text) => text.startsWith('mine')))
      expect(cities).toContain(one.split(' ')[2]);
    const elsewhere = level === 0 ? 'mine in trento on 1' : 'mine in annaberg on 1';
    expect(p.refusal(0, elsewhere)).toBe('TIL-UNDERGROUND-ANYWHERE');
    const choice = p.legal(0).find((text) => text.startsWith('mine'))!;
    p.play(0, choice);
    expect(p.player(0).silver).toBe(1);
    expect(p.player(0).mines).toBe(1);
    const poor = before('mineAnywhere', { gold: 1 });
    expect(poor.p.play(0, poor.line).owed()).toEqual(['turn']);
    // Who spends the gold on something else still has the offer, and declines it.
    const spent = before('mineAnywhere', { gold: 3 });
    spent.p.play(0, spent.line, 'buy wool');
    expect(spent.p.owed()).toEqual(['anywhere']);
    expect(spent.p.refusal(0, choice)).toBe('TIL-TABLET-GOLD');
    expect(spent.p.play(0, 'done').owed()).toEqual(['turn']);
  });

  test('TIL-TECHNOLOGY-SILVER, example 73: a technology for 2 silver less, at least 1', () => {
    for (const level of [0, 1, 2]) {
      const { p, line } = before('technology', { silver: 1, levels: [0, level, 0] });
      p.play(0, line, 'raise architect');
      expect([p.player(0).silver, p.levelOf(0, 'architect')]).toEqual([0, level + 1]);
    }
    const none = before('technology');
    expect(none.p.play(0, none.line).owed()).toEqual(['turn']);
  });

  test('TIL-TABLET-GOLD, example 74: a pillar or a house for 2 gold, on the map or underground', () => {
    const pillar = before('pillarAnywhere', { gold: 2 });
    pillar.p.play(0, pillar.line, 'pillar in koeln');
    expect([pillar.p.goods(0).gold, pillar.p.player(0).pillars]).toEqual([0, 1]);
    const house = before('houseAnywhere', { gold: 2 });
    house.p.play(0, house.line, 'house in wien on 1');
    expect([house.p.goods(0).gold, house.p.points(0, 'housePoints')]).toEqual([0, 3]);
  });

  test('TIL-TABLET-FIRST: a mine from the general supply', () => {
    const { p, line } = before('mine');
    p.play(0, line);
    expect([p.player(0).mines, p.player(0).generalMines]).toEqual([3, 2]);
  });
});

describe('tiles of silver', () => {
  function used(id: string, holdings = {}) {
    return position(4)
      .act(0, 'king', 1)
      .give(0, { gold: 0, silver: 0, storehouse: [id], ...holdings });
  }

  test('TIL-MINE-GENERAL, example 75: without a mine in the general supply there is nothing to gain', () => {
    for (const id of ['mine1a', 'mineForGold1a']) {
      const p = used(id, { gold: 2, generalMines: 0 });
      expect(p.refusal(0, `use ${id}`)).toBe('TIL-MINE-GENERAL');
      p.give(0, { generalMines: 3 }).play(0, `use ${id}`);
      expect([p.player(0).mines, p.player(0).generalMines]).toEqual([3, 2]);
    }
  });

  test('TIL-HELPER-USE: prices in gold and silver', () => {
    const p = used('silverForGold1a', { gold: 1 });
    expect(p.refusal(0, 'use silverForGold1a')).toBe('TIL-HELPER-USE');
    p.give(0, { gold: 2 }).play(0, 'use silverForGold1a');
    expect([p.goods(0).gold, p.player(0).silver]).toEqual([0, 1]);
    const q = used('identicalForSilver5a', { iron: 0 });
    expect(q.missing(0, 'use identicalForSilver5a')).toEqual({ silver: 1 });
    q.give(0, { silver: 1 }).play(0, 'use identicalForSilver5a', 'gain identical iron');
    expect(q.goods(0).iron).toBe(5);
    const r = used('kingForSilver4a', { silver: 1 }).play(0, 'use kingForSilver4a', 'king 4');
    expect(r.state.silver?.spent).toEqual([r.tile('kingForSilver4a')]);
    const s = used('jokerForSilver3a', { silver: 1 }).play(0, 'use jokerForSilver3a', 'choose seeker');
    expect(s.owed()).toEqual(['act']);
    expect(used('silver1a').play(0, 'use silver1a').player(0).silver).toBe(1);
    expect(
      used('seeker2a').play(0, 'use seeker2a', 'seeker to annaberg', 'seeker to freiberg').owed(),
    ).toEqual(['turn']);
  });

  test('TIL-CONTRACT-EXTRA, examples 76 and 77: contracts with silver or a seeker action', () => {
    const goods = { wool: 9, iron: 9, gold: 3 };
    const p = used('wool4for6Seeker', goods).play(0, 'fulfil wool4for6Seeker', 'seeker to annaberg');
    expect(p.points(0, 'contractPoints')).toBe(6);
    const q = used('same3wool2for4Silver', goods).play(0, 'fulfil same3wool2for4Silver with gold');
    expect([q.points(0, 'contractPoints'), q.player(0).silver, q.goods(0).wool]).toEqual([4, 1, 7]);
    const r = used('same3iron2for6Seeker', goods).play(0, 'fulfil same3iron2for6Seeker with wool');
    expect([r.points(0, 'contractPoints'), r.owed()]).toEqual([6, ['act']]);
    const s = used('wool2iron2for4Seeker', goods).play(0, 'fulfil wool2iron2for4Seeker');
    expect([s.points(0, 'contractPoints'), s.owed()]).toEqual([4, ['act']]);
  });

  test('TIL-HELPER-COLOUR, example 78: a good of choice and a point more', () => {
    const p = position(4)
      .turn(0)
      .dice('food3')
      .give(0, { wool: 0, food: 0, storehouse: ['colourPlus1a'] });
    p.play(0, 'use colourPlus1a for wool', 'take food 3', 'decline');
    expect([p.goods(0).wool, p.goods(0).food, p.state.turn.points]).toEqual([3, 0, 5]);
  });

  test('TIL-CREST-ONE, example 79: one crest of the seventh family', () => {
    const p = position(4)
      .act(0, 'merchant', 1)
      .give(0, { storehouse: ['crest7a'] })
      .mapTile('tiletum', 'crest7b');
    expect(p.refusal(0, 'collect in tiletum')).toBe('TIL-CREST-ONE');
  });

  test('TIL-CHARACTER-BONUS: characters of silver', () => {
    const lodged = (id: string) => {
      const p = position(4)
        .act(0, 'character', 1)
        .give(0, { gold: 0, silver: 0, storehouse: [id] });
      return p.play(0, `lodge ${id} in 4.1`);
    };
    const both = lodged('merchant-goldAndSilver1');
    expect([both.goods(0).gold, both.player(0).silver]).toEqual([1, 1]);
    expect(lodged('king-mine1').player(0).mines).toBe(3);
    expect(lodged('character-seeker1').refusal(0, 'seeker to annaberg')).toBeNull();
    expect(lodged('architect-gold2').goods(0).gold).toBe(2);
  });
});

describe('king phase, clean-up and end with silver', () => {
  test('TIL-SILVER-INCOME, TIL-SILVER-MINES, examples 7 to 10 and 83: silver, prize, mines and points', () => {
    const p = position(4).round(1).king([0, 3], [1, -1], [2, -3], [3, 0]);
    for (const player of p.state.players) player.silver = 0;
    p.mine(0, 'annaberg').mine(1, 'clausthal');
    p.step('income').step('kingPrize').play(0, 'keep tile').step('mines').step('kingPoints');
    expect(p.state.players.map(({ silver }) => silver)).toEqual([3, 2, 1, 1]);
    expect(p.state.players.map(({ points }) => points)).toEqual([3, -1, -3, 0]);
    expect(p.state.players.map(({ mines }) => mines)).toEqual([3, 2, 2, 3]);
    expect(p.storehouse(0)).toEqual(['gold3b']);
  });

  test('TIL-SILVER-WHEEL, examples 84 and 85: the seeker field is refilled and turns the other way', () => {
    const p = position().round(1).mapTile('annaberg', 'seeker2d');
    p.state.mapTiles[p.spot('annaberg')] = NONE;
    p.state.bonusDiscard.push(p.state.placeTiles[6]);
    p.state.placeTiles[6] = NONE;
    p.state.silver?.spent.push(p.tile('seeker2d'));
    p.step('cleanUp');
    expect(p.state.placeTiles[6]).not.toBe(NONE);
    expect(p.state.mapTiles[p.spot('annaberg')]).toBe(NONE);
    // The field lay at the places 0 and 1, which showed 1 and 2; now it lies at 5 and 0, which show 5 and 6.
    p.turn(0).dice('iron5', 'iron6', 'iron1');
    const offered = (line: string) => {
      const q = p.rules.clone(p.state);
      p.rules.apply(q, 0, p.g.notation.read(line)!);
      return q.pending.at(-1)?.[0].kind;
    };
    expect(['take iron 5', 'take iron 6', 'take iron 1'].map(offered)).toEqual([
      'dieAction',
      'dieAction',
      'placeTile',
    ]);
  });

  test('TIL-SILVER-FAIRS, examples 91 to 93: mines, technology levels, sets underground', () => {
    const fair = (id: string) => {
      const others = ['fairHouses', 'fairPillars', 'fairContracts'];
      const p = position(4, { fairs: [id, ...others] })
        .round(1)
        .give(0, { levels: [3, 2, 0] });
      p.mine(0, 'annaberg', 'schneeberg', 'clausthal').house(0, 'marienberg', 'zellerfeld', 'paris', 'wien');
      p.state.pillars[9 * 4] = 0;
      return p.step('fair').points(0, 'fairPoints');
    };
    expect(fair('fairMines')).toBe(4 * 3);
    expect(fair('fairTechnologies')).toBe(5 * 2);
    expect(fair('fairUnderground')).toBe(3 * 5);
  });

  test.each([
    ['pillars', 5, 4, 6, 30],
    ['houses', 5, 4, 6, 24],
    ['pillars', 3, 4, 2, 12],
  ] as const)(
    'TIL-SILVER-END, examples 87 and 88: %s, %i pillars, %i houses, %i mines: %i',
    (scoring, pillars, houses, mines, points) => {
      const p = position(2, { scoring });
      p.state.pillars.fill(0, 0, pillars);
      p.state.houses.fill(NONE).fill(0, 0, houses);
      p.state.silver?.mines.fill(NONE).fill(0, 0, mines);
      p.step('finalScoring');
      expect(p.points(0, 'mapPoints')).toBe(points);
    },
  );

  test('TIL-SILVER-END, examples 89 and 90: silver and technology levels', () => {
    const p = position().give(0, {
      gold: 11,
      food: 0,
      wool: 0,
      stone: 0,
      iron: 0,
      silver: 5,
      levels: [3, 2, 0],
    });
    p.give(1, { levels: [3, 3, 3] }).step('finalScoring');
    expect([p.points(0, 'goodsPoints'), p.points(0, 'silverPoints')]).toEqual([2, 2]);
    expect([p.points(0, 'technologyPoints'), p.points(1, 'technologyPoints')]).toEqual([9, 18]);
  });
});
