import { describe, expect, test } from 'vitest';
import { type TABLETS, tables, UNDERGROUND } from '../data/index.ts';
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
