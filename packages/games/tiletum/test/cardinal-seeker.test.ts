import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

function underground() {
  return alone(SILVER).bare();
}

describe('what he looks for', () => {
  test('TIL-CARDINAL-SEEKER, example 11: looking for pillars he never places a mine or a house', () => {
    const p = underground().does('seeker', 6, 'pillar');
    expect(p.steps().at(-1)).toBe('cardinalPillar');
    expect([p.him.mines, p.him.houses, p.him.pillars]).toEqual([5, 7, 7]);
    const none = underground().give(CARDINAL, { pillars: 0 }).does('seeker', 6, 'pillar');
    expect(none.steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-SEEKER, example 12: mines before houses; a house where only a house slot is in range; never a pillar', () => {
    const both = underground().does('seeker', 1, 'mine>house');
    expect(both.logged('cardinalMine').map(({ spot }) => spot)).toEqual(['annaberg']);
    const house = underground().mine(0, 'annaberg').does('seeker', 1, 'mine>house');
    expect(house.logged('cardinalHouse').map(({ spot }) => spot)).toEqual(['marienberg']);
    const neither = underground();
    neither.mine(0, 'annaberg', 'schneeberg', 'goslar', 'clausthal');
    neither.house(0, 'marienberg', 'joachimsthal', 'zellerfeld');
    expect(neither.does('seeker', 6, 'mine>house').steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-SEEKER: the order of the kinds decides, whatever the better bonus would be', () => {
    const p = underground().does('seeker', 6, 'house>mine');
    expect(p.steps()).toContain('cardinalHouse');
    expect(p.steps()).not.toContain('cardinalMine');
  });

  test('TIL-CARDINAL-SEEKER: where a card names no kind: mine, pillar, house', () => {
    expect(underground().does('seeker', 6).steps()).toContain('cardinalMine');
    expect(underground().give(CARDINAL, { mines: 0 }).does('seeker', 6).steps()).toContain('cardinalPillar');
    expect(underground().give(CARDINAL, { mines: 0, pillars: 0 }).does('seeker', 6).steps()).toContain(
      'cardinalHouse',
    );
  });
});

describe('the worked example of the rulebook', () => {
  const p = underground().mapTile('annaberg', 'wool4for6Seeker').give(CARDINAL, { gold: 2 });
  p.does('seeker', 3, 'pillar');

  test('TIL-CARDINAL-SEEKER, example 13: one seeker, range 3, a free pillar slot in range: nothing is paid', () => {
    expect(p.goodsOf().gold).toBe(2);
    expect(p.logged('cardinalReach')).toEqual([]);
  });

  test('TIL-CARDINAL-TILE, example 14: a contract in range on that map is taken and leaves the game', () => {
    expect(p.logged('cardinalTile')).toEqual([
      { card: 'merchantEmpire', line: 1, tile: 'wool4for6Seeker', isKept: false },
    ]);
    expect(p.storehouse(CARDINAL)).toEqual([]);
    expect(p.tiles(p.cardinal.removed)).toEqual(['wool4for6Seeker']);
  });

  test('TIL-CARDINAL-SEEKER, example 15: then the seeker moves there and the pillar is placed', () => {
    expect(p.at(p.him.seekers[0])).toBe('joachimsthal');
    expect(p.state.pillars[9 * 4]).toBe(CARDINAL);
    expect(p.steps().slice(0, 2)).toEqual(['cardinalTile', 'cardinalSeeker']);
    expect(p.steps().at(-1)).toBe('cardinalPillar');
  });
});

describe('which city', () => {
  test('TIL-CARDINAL-SEEKER, example 101: a map with a seeker of the player before a better bonus on map III', () => {
    const p = underground();
    p.give(CARDINAL, { seekers: ['schneeberg', null, 'baiaMare'] });
    p.does('seeker', 1, 'mine');
    // 1 gold on map I, where the player stands, against 3 on map III.
    expect(p.logged('cardinalMine').map(({ spot }) => spot)).toEqual(['schneeberg']);
    const alike = underground();
    alike.give(CARDINAL, { seekers: ['schneeberg', null, 'baiaMare'] });
    alike.give(0, { seekers: ['freiberg', null, 'kremnica'] });
    alike.does('seeker', 1, 'mine');
    expect(alike.logged('cardinalMine').map(({ spot }) => spot)).toEqual(['srebrenica']);
  });

  test('TIL-CARDINAL-SEEKER: equal bonuses: map III before II before I, then the nearer city', () => {
    const p = underground();
    p.give(CARDINAL, { seekers: ['schneeberg', 'gastein', 'bystrica'] });
    p.give(0, { seekers: ['freiberg', 'kutnaHora', 'kremnica'] });
    p.does('seeker', 0, 'mine');
    expect(p.logged('cardinalMine').map(({ spot }) => spot)).toEqual(['bystrica']);
    const two = underground();
    two.give(CARDINAL, { seekers: ['schneeberg', 'gastein', null] });
    two.give(0, { seekers: ['freiberg', 'kutnaHora', null] });
    two.does('seeker', 0, 'mine');
    expect(two.logged('cardinalMine').map(({ spot }) => spot)).toEqual(['gastein']);
    const near = underground().give(CARDINAL, { seekers: ['marienberg', null, null] });
    // Schneeberg and Clausthal are one step away and give 1 gold each: the first of the list.
    expect(
      near
        .does('seeker', 2, 'mine')
        .logged('cardinalMine')
        .map(({ spot }) => spot),
    ).toEqual(['schneeberg']);
  });

  test('TIL-CARDINAL-SEEKER: the better bonus: gold of a mine slot, points of a house slot', () => {
    const p = underground().does('seeker', 6, 'house');
    expect(p.logged('cardinalHouse').map(({ spot }) => spot)).toEqual(['zellerfeld']);
    expect(underground().does('seeker', 6, 'mine').logged('cardinalMine')[0].spot).toBe('goslar');
  });

  test('TIL-CARDINAL-SEEKER, example 102: two beyond the range: it is widened by two for 2 gold', () => {
    const p = underground().give(CARDINAL, { gold: 3 }).does('seeker', 1, 'pillar');
    expect(p.at(p.him.seekers[0])).toBe('joachimsthal');
    expect(p.goodsOf().gold).toBe(1);
    expect(p.logged('cardinalReach')).toEqual([{ card: 'merchantEmpire', line: 1, spots: 2, gold: 2 }]);
    const poor = underground().give(CARDINAL, { gold: 1 }).does('seeker', 1, 'pillar');
    expect([poor.at(poor.him.seekers[0]), poor.goodsOf().gold]).toEqual(['joachimsthal', 0]);
  });

  test('TIL-CARDINAL-SEEKER: widened by the least, whatever would be better farther away', () => {
    const p = underground().give(CARDINAL, { gold: 9 }).mine(0, 'annaberg');
    p.does('seeker', 1, 'mine');
    expect(p.logged('cardinalMine')[0].spot).toBe('schneeberg');
  });

  test('TIL-CARDINAL-TILE, example 103: a bonus tile beyond the plain range is not taken', () => {
    const p = underground().mapTile('joachimsthal', 'silver1c').does('seeker', 2, 'pillar');
    expect(p.logged('cardinalTile')).toEqual([]);
    expect(p.at(p.him.seekers[0])).toBe('joachimsthal');
    // Two beyond the range, and the tile on the way one beyond it.
    const far = underground().mapTile('schneeberg', 'silver1c').give(CARDINAL, { gold: 2 });
    far.does('seeker', 1, 'pillar');
    expect([far.at(far.him.seekers[0]), far.goodsOf().gold, far.logged('cardinalTile')]).toEqual([
      'joachimsthal',
      0,
      [],
    ]);
    const inRange = underground().mapTile('joachimsthal', 'silver1c').does('seeker', 3, 'pillar');
    expect(inRange.logged('cardinalTile')).toHaveLength(1);
  });

  test('TIL-CARDINAL-TILE: only tiles of the map of the chosen city', () => {
    const p = underground()
      .mapTile('jihlava', 'crest7c')
      .give(CARDINAL, { seekers: ['freiberg', 'kutnaHora', null] });
    p.does('seeker', 3, 'pillar');
    expect(p.at(p.him.seekers[0])).toBe('joachimsthal');
    expect(p.logged('cardinalTile')).toEqual([]);
  });
});

describe('the way', () => {
  test('TIL-CARDINAL-WAY, example 104: of two shortest ways the one with more tablets; they are covered without effect', () => {
    // From Pribram to Sterzing: by Gastein there are two tablets, by Rattenberg one.
    const overrides = [{ path: 'underground.IIA.ways.rattenberg-sterzing', value: 'mine' }];
    const p = alone({ ...SILVER, overrides }).bare();
    p.give(CARDINAL, { seekers: [null, 'pribram', null], silver: 0, gold: 0 }).does('seeker', 2, 'pillar');
    expect(p.at(p.him.seekers[1])).toBe('sterzing');
    expect(p.logged('cardinalTablet').map(({ tablet }) => tablet)).toEqual([
      'tablet.points',
      'tablet.kingThenKing',
    ]);
    expect([p.him.points, p.him.silver, p.goodsOf().gold, p.kingValues()]).toEqual([0, 0, 0, [0, 0]]);
    const { covered } = p.state.silver!;
    expect(covered[1].toString(2).replaceAll('0', '')).toBe('11');
  });

  test('TIL-CARDINAL-WAY: only open tablets count, and a shorter way is always taken', () => {
    const overrides = [{ path: 'underground.IIA.ways.rattenberg-sterzing', value: 'mine' }];
    const p = alone({ ...SILVER, overrides }).bare();
    const map = p.g.maps[1][0];
    const [pribram, gastein, sterzing] = [2, 3, 6];
    // With the tablets by Gastein covered the other way has more.
    p.state.silver!.covered[1] = (1 << map.ways[pribram][gastein]) | (1 << map.ways[gastein][sterzing]);
    p.give(CARDINAL, { seekers: [null, 'pribram', null] }).does('seeker', 2, 'pillar');
    expect(p.logged('cardinalTablet').map(({ tablet }) => tablet)).toEqual(['tablet.mine']);
    const short = underground().give(CARDINAL, { seekers: [null, 'rattenberg', null] });
    short.does('seeker', 6, 'pillar');
    expect(short.logged('cardinalTablet')).toEqual([]);
  });

  test('TIL-CARDINAL-WAY: where both ways have as many tablets, by the city that comes first in the list', () => {
    const overrides = ['pribram-rattenberg', 'rattenberg-sterzing'].map((way) => ({
      path: `underground.IIA.ways.${way}`,
      value: 'mine',
    }));
    const p = alone({ ...SILVER, overrides }).bare();
    p.give(CARDINAL, { seekers: [null, 'pribram', null] }).does('seeker', 2, 'pillar');
    // Gastein stands before Rattenberg.
    expect(p.logged('cardinalTablet').map(({ tablet }) => tablet)).toEqual([
      'tablet.points',
      'tablet.kingThenKing',
    ]);
  });

  test('TIL-CARDINAL-WAY: a covered tablet brings the player nothing any more', () => {
    const p = underground().give(CARDINAL, { seekers: ['schneeberg', null, null] });
    p.does('seeker', 1, 'pillar');
    p.give(0, { seekers: ['schneeberg', null, null] })
      .act(0, 'seeker', 2)
      .play(0, 'seeker to joachimsthal');
    expect(p.player(0).points).toBe(0);
  });
});

describe('what he builds', () => {
  test('TIL-CARDINAL-SEEKER, example 105: a mine brings 1 silver and the gold of its slot, a house its points only', () => {
    const p = underground().give(CARDINAL, { seekers: ['goslar', null, null], silver: 0, gold: 0 });
    p.does('seeker', 1, 'mine');
    expect([p.him.silver, p.goodsOf().gold, p.him.mines]).toEqual([1, 2, 4]);
    const house = underground().give(CARDINAL, {
      seekers: [null, 'rattenberg', null],
      rooms: { '1.1': 'merchant-gold3' },
      gold: 0,
    });
    house.does('seeker', 0, 'house');
    expect([house.him.points, house.goodsOf().gold, house.him.houses]).toEqual([0, 0, 6]);
    const points = underground()
      .give(CARDINAL, { seekers: [null, 'pribram', null] })
      .does('seeker', 0, 'house');
    expect(points.points(CARDINAL, 'housePoints')).toBe(2);
  });

  test('TIL-CARDINAL-NO-PLACE, example 106: mines demanded and none left: a surprise instead, which is tucked', () => {
    const p = underground().give(CARDINAL, { mines: 0, gold: 0 });
    p.cardinal.surprises = [p.g.surpriseIds.indexOf('surpriseGold')];
    p.does('seeker', 4, 'mine', true);
    expect(p.steps()).toEqual(['cardinalCannot', 'cardinalSurprise', 'cardinalCannot']);
    expect([p.him.points, p.goodsOf().gold]).toEqual([5, 5]);
    expect(p.cardinal.tucked).toHaveLength(1);
    expect(p.cardinal.surprises).toEqual([]);
  });

  test('TIL-CARDINAL-NO-PLACE: a decree that demands the seeker action takes a die under the field even where nothing can be placed', () => {
    const blocked = () => {
      const p = underground();
      p.mine(0, 'annaberg', 'schneeberg', 'goslar', 'clausthal');
      return p;
    };
    const p = blocked().dice('gold1', 'gold5');
    expect(p.decree('decreeMines')).toBe('1: gold1 seeker 6');
    expect(p.cardinal.tucked).toHaveLength(1);
    // With a die of the Joker only, the line is not followed.
    const joker = blocked().dice('gold6', 'gold5');
    expect(joker.decree('decreeMines')).toBe('2: gold5 king 2');
    expect(joker.cardinal.tucked).toEqual([]);
  });

  test('TIL-CARDINAL-NO-PLACE: not where the seeker action stands beside another one, nor where no card is left', () => {
    const p = underground().give(CARDINAL, { houses: 0 }).dice('gold1', 'gold3');
    expect(p.decree('merchantEmpireSilver')).toBe('0: gold3 contract 4');
    expect(p.cardinal.tucked).toEqual([]);
    const empty = underground().give(CARDINAL, { mines: 0 });
    empty.cardinal.surprises = [];
    expect(empty.does('seeker', 4, 'mine', true).steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-SILVER: he ignores the move symbol', () => {
    const p = underground().dice('gold5');
    p.decree('kingAndCountry');
    expect([p.at(p.him.seekers[0]), p.him.seekers[1]]).toEqual(['freiberg', NONE]);
  });
});
