import { describe, expect, test } from 'vitest';
import { GOODS, type TABLETS, tables, UNDERGROUND } from '../data/index.ts';
import { silverPosition as position } from './position.ts';

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
    // With seekers on I and II the third one comes onto III, and nowhere else.
    const [, from] = WHERE.get('freeSeeker')!;
    const third = before('freeSeeker', { seekers: [from, 'kutnaHora', null] });
    third.p.player(0).seekersLeft = 1;
    third.p.play(0, third.line);
    expect(third.p.legal(0)).toEqual(['place seeker on III', 'done']);
    third.p.play(0, 'place seeker on III');
    expect([third.p.player(0).silver, third.p.player(0).seekersLeft]).toEqual([0, 0]);
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

  test('TIL-TABLET-GOLD, example 72: with seekers on I and II a mine on either, on a free slot and once in a city', () => {
    const p = passing('mineAnywhere', { gold: 2, seekers: ['freiberg', 'kutnaHora', null] });
    p.mine(0, 'annaberg').mine(1, 'schneeberg').play(0, 'seeker to annaberg');
    const cities = p.legal(0).flatMap((line) => /^mine in (\w+) on/.exec(line)?.slice(1) ?? []);
    const onI: readonly string[] = UNDERGROUND[0];
    const onII: readonly string[] = UNDERGROUND[1];
    expect(cities.filter((city) => onI.includes(city))).toEqual(['goslar', 'clausthal']);
    expect(cities.filter((city) => onII.includes(city)).length).toBeGreaterThan(1);
    expect(cities.filter((city) => !onI.includes(city) && !onII.includes(city))).toEqual([]);
    expect(p.refusal(0, 'mine in annaberg on 1')).not.toBeNull();
    expect(p.refusal(0, 'mine in schneeberg on 1')).toBe('TIL-MINE-SLOT');
  });

  test('TIL-TABLET-GOLD, TIL-TECHNOLOGY-GOODS: favoured goods pay as gold, and a tile may bring what is missing', () => {
    const wool = { gold: 1, wool: 1, favoured: 'wool' };
    const favoured = before('mineAnywhere', wool);
    favoured.p.play(0, favoured.line, 'mint gold');
    const choice = favoured.p.legal(0).find((text) => text.startsWith('mine'))!;
    favoured.p.play(0, choice);
    expect([favoured.p.goods(0).gold, favoured.p.player(0).mines]).toEqual([0, 1]);
    for (const id of ['gold3a', 'goldAndPoints2a', 'goods2a']) {
      const tile = before('houseAnywhere', { storehouse: [id] });
      expect([id, tile.p.play(0, tile.line).owed()]).toEqual([id, ['anywhere']]);
    }
    const helper = before('pillarAnywhere', { storehouse: ['gold3a'] });
    helper.p.play(0, helper.line, 'use gold3a', 'pillar in koeln');
    expect(helper.p.goods(0).gold).toBe(1);
    // One favoured good is too little, and so are goods that are not favoured and tiles with something else.
    for (const holdings of [{ ...wool, gold: 0 }, { wool: 9 }, { storehouse: ['points3a', 'iron3for5'] }]) {
      const poor = before('mineAnywhere', holdings);
      expect(poor.p.play(0, poor.line).owed()).toEqual(['turn']);
    }
  });

  test('TIL-TABLET-SILVER, TIL-TASK-ANYTIME: silver may come by a task while the tablet offers something for it', () => {
    const helper = before('pointsThenKing', { storehouse: ['silver1a'] });
    helper.p.play(0, helper.line);
    expect(helper.p.owed()).toEqual(['offer']);
    expect(helper.p.refusal(0, 'pay silver')).toBe('TIL-TABLET-SILVER');
    helper.p.play(0, 'use silver1a', 'pay silver', 'king 3');
    expect([helper.p.player(0).silver, helper.p.kingValues()[0]]).toEqual([0, 3]);
    const contract = before('pointsThenKing', { wool: 5, storehouse: ['same3wool2for4Silver'] });
    contract.p.play(0, contract.line, 'fulfil same3wool2for4Silver with wool', 'pay silver');
    expect(contract.p.owed()).toEqual(['act']);
    const die = before('pointsThenKing', { stone: 1 });
    die.p.state.turn.forgo = GOODS.indexOf('stone');
    die.p.play(0, die.line, 'forgo a good', 'pay silver');
    expect([die.p.owed(), die.p.goods(0).stone]).toEqual([['act'], 0]);
    const nothing = before('pointsThenKing', { stone: 9, gold: 9, storehouse: ['gold3a', 'iron3for5'] });
    expect(nothing.p.play(0, nothing.line).owed()).toEqual(['turn']);
  });

  test('TIL-TECHNOLOGY-SILVER, TIL-TASK-ANYTIME: silver for the cheaper level may come by a task', () => {
    const { p, line } = before('technology', { levels: [0, 2, 0], storehouse: ['silver1a'] });
    p.play(0, line);
    expect(p.refusal(0, 'raise architect')).toBe('TIL-TECHNOLOGY-SILVER');
    p.play(0, 'use silver1a');
    // At the price of the tablet, and only once in the list.
    expect(p.legal(0).filter((text) => text === 'raise architect')).toHaveLength(1);
    p.play(0, 'raise architect');
    expect([p.player(0).silver, p.levelOf(0, 'architect'), p.owed()]).toEqual([0, 3, ['turn']]);
    const rich = before('technology', { silver: 9, levels: [0, 2, 0] });
    rich.p.play(0, rich.line);
    expect(rich.p.legal(0).filter((text) => text === 'raise architect')).toHaveLength(1);
    rich.p.play(0, 'raise architect');
    expect(rich.p.player(0).silver).toBe(8);
    const top = before('technology', { levels: [3, 3, 3], storehouse: ['silver1a'] });
    expect(top.p.play(0, top.line).owed()).toEqual(['turn']);
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
    // Underground too, on maps with an own seeker only.
    const below = passing('houseAnywhere', { gold: 2 }).play(0, 'seeker to annaberg');
    expect(below.refusal(0, 'house in pribram on 1')).toBe('TIL-UNDERGROUND-ANYWHERE');
    below.play(0, 'house in marienberg on 1');
    expect([below.goods(0).gold, below.points(0, 'housePoints'), below.owed()]).toEqual([0, 2, ['turn']]);
    const cathedral = passing('pillarAnywhere', { gold: 2 }).play(0, 'seeker to annaberg');
    expect(cathedral.refusal(0, 'pillar in sterzing')).toBe('TIL-UNDERGROUND-ANYWHERE');
    cathedral.play(0, 'pillar in joachimsthal');
    expect([cathedral.goods(0).gold, cathedral.player(0).pillars]).toEqual([0, 1]);
  });

  test('TIL-TABLET-FIRST: a mine from the general supply', () => {
    const { p, line } = before('mine');
    p.play(0, line);
    expect([p.player(0).mines, p.player(0).generalMines]).toEqual([3, 2]);
  });

  /** A seeker of seat 0 that is to pass a tablet between Freiberg and Annaberg. */
  function passing(tablet: (typeof TABLETS)[number], holdings = {}, chosen = {}) {
    const overrides = [{ path: 'underground.IA.ways.freiberg-annaberg', value: tablet }];
    const p = position(2, { overrides, ...chosen }).act(0, 'seeker', 3);
    p.state.turn.hasBegun = true;
    return p.give(0, { gold: 0, silver: 0, ...holdings });
  }

  test('TIL-TABLET-SILVER, TIL-TASK-ANYTIME: the action of a helper may bring the silver, and the offer may still be declined', () => {
    const p = passing('pointsThenKing', { storehouse: ['seeker2d'] }).play(0, 'seeker to annaberg');
    expect(p.owed()).toEqual(['offer']);
    p.play(0, 'use seeker2d', 'mine in annaberg on 1', 'done', 'pay silver', 'king 3');
    expect([p.player(0).silver, p.owed()]).toEqual([0, ['turn']]);
    // Whoever spends the helper on something else is no longer asked.
    const spent = passing('pointsThenKing', { storehouse: ['seeker2d'] }).play(0, 'seeker to annaberg');
    expect(spent.play(0, 'use seeker2d', 'done').owed()).toEqual(['turn']);
    const declined = passing('pointsThenKing', { storehouse: ['seeker2d'] }).play(0, 'seeker to annaberg');
    expect(declined.play(0, 'done').owed()).toEqual(['turn']);
  });

  test.each([
    ['joker1a', {}, true],
    ['merchant2a', {}, true],
    ['architect2a', {}, true],
    ['character2a', {}, true],
    ['contract2a', {}, true],
    ['wool2iron2for4Seeker', {}, true],
    ['king2a', {}, false],
    ['mine1a', {}, false],
    ['goods2a', {}, false],
    ['jokerForSilver3a', {}, false],
    ['building1a', { '1.1': 'merchant-goldAndSilver1' }, true],
    ['building1a', { '1.1': 'merchant-gold3' }, false],
    ['building1a', {}, false],
    ['crest1a', { '1.1': 'merchant-goldAndSilver1' }, true],
    ['crest1a', { '1.1': 'merchant-gold3' }, false],
    ['wool3for5', { '1.1': 'merchant-goldAndSilver1' }, false],
  ])('TIL-TABLET-SILVER: %s with %j could bring silver: %s', (id, rooms, isAsked) => {
    const p = passing('pointsThenKing', { storehouse: [id], rooms });
    expect(p.play(0, 'seeker to annaberg').owed()).toEqual([isAsked ? 'offer' : 'turn']);
  });

  test.each([
    ['contract2a', {}, true],
    ['joker1a', {}, true],
    ['seeker2d', {}, true],
    ['oneEach1a', { favoured: 'wool' }, true],
    ['oneEach1a', {}, false],
    ['building1a', { rooms: { '1.1': 'merchant-gold3' } }, true],
    ['building1a', { rooms: { '1.1': 'king-wool2' } }, false],
    ['building1a', { rooms: { '1.1': 'king-wool2' }, favoured: 'wool' }, true],
    ['crest1a', {}, true],
    ['crest1a', { crests: { 5: 'crest2a' } }, false],
    ['identicalForSilver5a', {}, false],
    ['identicalForSilver5a', { silver: 1 }, true],
    ['king2a', {}, false],
    ['wool3for5', {}, false],
  ])('TIL-TABLET-GOLD: %s with %j could bring gold: %s', (id, holdings, isAsked) => {
    const p = passing('houseAnywhere', { wool: 0, storehouse: [id], ...holdings }, { players: 4 });
    expect(p.play(0, 'seeker to annaberg').owed()).toEqual([isAsked ? 'anywhere' : 'turn']);
  });

  test('TIL-TABLET-GOLD, TIL-TASK-ANYTIME: swaps and favoured goods pay for it in the end', () => {
    const swap = passing('houseAnywhere', { wool: 2, storehouse: ['contract2a'] });
    swap.play(0, 'seeker to annaberg', 'use contract2a', 'swap wool for gold', 'gain gold', 'done');
    swap.play(0, 'house in paris on 1');
    expect([swap.goods(0).gold, swap.owed()]).toEqual([0, ['turn']]);
    const each = passing('houseAnywhere', { gold: 1, favoured: 'wool', wool: 0, storehouse: ['oneEach1a'] });
    each.play(0, 'seeker to annaberg', 'use oneEach1a', 'mint gold', 'house in paris on 1');
    expect(each.goods(0).gold).toBe(0);
  });

  test('TIL-TABLET-SILVER, TIL-SEEKER-SYMBOL: a move symbol that leads to a mine or past a tablet may bring silver', () => {
    const ways = Object.keys(tables.underground.IA.ways);
    const asked = (levels: number[], isOpen: boolean) => {
      const p = passing('pointsThenKing', { levels });
      p.state.turn.hasSeekerMove = true;
      const other = 1 << ways.indexOf('freiberg-annaberg');
      p.state.silver!.covered[0] = isOpen ? 0 : ~other;
      return p.play(0, 'seeker to annaberg');
    };
    const action = asked([0, 0, 3], false);
    expect(action.owed()).toEqual(['offer']);
    action.play(
      0,
      'symbol seeker action',
      'mine in annaberg on 1',
      'gain identical iron',
      'done',
      'pay silver',
    );
    expect(action.owed()).toEqual(['act']);
    expect(asked([0, 0, 2], true).owed()).toEqual(['offer']);
    expect(asked([0, 0, 2], false).owed()).toEqual(['turn']);
  });

  test('TIL-TABLET-GOLD, TIL-TECHNOLOGY-GOODS: a level raised meanwhile may make a good pay as gold', () => {
    const chosen = { technologies: ['goods', 'universal', 'king'] };
    const p = passing('houseAnywhere', { silver: 1, wool: 2 }, chosen).play(0, 'seeker to annaberg');
    p.play(0, 'raise goods', 'favour wool', 'mint gold', 'mint gold', 'house in paris on 1');
    expect(p.goods(0)).toMatchObject({ gold: 0, wool: 0 });
    const poor = passing('houseAnywhere', { wool: 2 }, chosen);
    expect(poor.play(0, 'seeker to annaberg').owed()).toEqual(['turn']);
    const joker = passing('houseAnywhere', { silver: 3, levels: [1, 2, 0] }, chosen);
    expect(joker.play(0, 'seeker to annaberg').owed()).toEqual(['anywhere']);
    const low = passing('houseAnywhere', { silver: 2, levels: [1, 2, 0] }, chosen);
    expect(low.play(0, 'seeker to annaberg').owed()).toEqual(['turn']);
  });

  test('TIL-TABLET-SILVER, TIL-KING-STEP: on the top space no King action is offered for silver', () => {
    const p = passing('pointsThenKing', { silver: 1 });
    p.state.king[0] = p.g.track.length - 1;
    expect(p.play(0, 'seeker to annaberg').owed()).toEqual(['turn']);
    const points = passing('kingThenPoints', { silver: 1 });
    points.state.king[0] = points.g.track.length - 1;
    expect(points.play(0, 'seeker to annaberg').owed()).toEqual(['offer']);
  });
});
