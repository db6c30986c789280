/** What the Cardinal does with bonus tiles, and the tasks that he does after his action. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

describe('bonus tiles', () => {
  test('TIL-CARDINAL-TILE: a crest he lacks is kept, everything else leaves the game without effect', () => {
    const p = alone().bare();
    const before = { goods: p.goodsOf(), king: p.kingValues() };
    for (const id of ['gold3a', 'points3a', 'king2a', 'building1a', 'colour1a', 'iron2for3', 'crest2a'])
      p.mapTile('tiletum', id).give(CARDINAL, { merchant: 'tiletum', houses: 5 }).does('merchant', 0);
    expect(p.storehouse(CARDINAL)).toEqual(['crest2a']);
    expect(p.tiles(p.cardinal.removed)).toEqual([
      'gold3a',
      'points3a',
      'king2a',
      'building1a',
      'colour1a',
      'iron2for3',
    ]);
    expect([p.him.sources[0], p.kingValues()]).toEqual([0, before.king]);
    expect(p.goodsOf().stone).toBe(before.goods.stone);
    p.mapTile('tiletum', 'crest2b').give(CARDINAL, { merchant: 'tiletum' }).does('merchant', 0);
    expect(p.tiles(p.cardinal.removed)).toContain('crest2b');
  });

  test('TIL-CARDINAL-TILE: crest, contract, goods or points, action, other, crest he has; the larger number, the nearer spot', () => {
    const spots = ['troyes', 'paris', 'koeln', 'antwerpen', 'brugge', 'frankfurt', 'tiletum'] as const;
    const p = alone().bare();
    const tiles = ['crest1a', 'colour1a', 'king2a', 'goldAndPoints2a', 'points3a', 'iron2for3', 'crest2a'];
    p.give(CARDINAL, { crests: { 1: 'crest1b' } });
    for (const [at, id] of tiles.entries()) p.mapTile(spots[at], id);
    const taken: unknown[] = [];
    for (const _ of tiles) {
      p.give(CARDINAL, { architect: 'tiletum', pillars: 1 }).does('architect', 2);
      taken.push(p.logged('cardinalTile')[0].tile);
      p.state.pillars.fill(NONE);
    }
    expect(taken).toEqual([
      'crest2a',
      'iron2for3',
      'points3a',
      'goldAndPoints2a',
      'king2a',
      'colour1a',
      'crest1a',
    ]);
  });

  test.each(['building1a', 'colour1a', 'mine1a', 'colourPlus1a'])(
    'TIL-CARDINAL-TILE: an action comes before %s, which is nearer and has the same number',
    (other) => {
      const p = alone(SILVER).bare().mapTile('tiletum', other).mapTile('paris', 'joker1a');
      p.give(CARDINAL, { architect: 'tiletum' }).does('architect', 2);
      expect(p.logged('cardinalTile')[0].tile).toBe('joker1a');
    },
  );

  test('TIL-CARDINAL-TILE, example 108: "1 silver: King 4" is an action helper, and leaves without effect', () => {
    const p = alone(SILVER).bare();
    p.mapTile('annaberg', 'kingForSilver4a')
      .mapTile('joachimsthal', 'colourPlus1b')
      .give(CARDINAL, { silver: 3 });
    p.does('seeker', 3, 'pillar');
    expect(p.logged('cardinalTile')).toEqual([
      { card: 'merchantEmpire', line: 1, tile: 'kingForSilver4a', isKept: false },
    ]);
    expect([p.him.silver, p.kingValues()]).toEqual([3, [0, 0]]);
  });

  test('TIL-CARDINAL-TILE, example 109: another colour with 1 point is an "other" helper when he chooses', () => {
    const p = alone(SILVER).bare();
    p.mapTile('annaberg', 'colourPlus1b').mapTile('joachimsthal', 'seeker2d');
    p.does('seeker', 3, 'pillar');
    expect(p.logged('cardinalTile')[0].tile).toBe('seeker2d');
    const mine = alone(SILVER).bare();
    mine.mapTile('annaberg', 'mine1c').mapTile('joachimsthal', 'seeker2d').does('seeker', 3, 'pillar');
    expect(mine.logged('cardinalTile')[0].tile).toBe('seeker2d');
  });
});

describe('his tasks', () => {
  test('TIL-CARDINAL-GOODS: a contract of 3 identical goods and 2 iron costs 3 gold and 2 iron or wool', () => {
    const p = alone(SILVER).bare();
    p.give(CARDINAL, { gold: 4, iron: 3, storehouse: ['same3iron2for6Seeker'] }).tasks();
    expect(p.goodsOf()).toMatchObject({ gold: 1, iron: 1 });
    expect(p.tiles(p.him.contracts)).toEqual(['same3iron2for6Seeker']);
    // Points only: no seeker action.
    expect([p.him.points, p.steps()]).toEqual([6, ['cardinalFulfils']]);
    const short = alone(SILVER).bare();
    short.give(CARDINAL, { gold: 9, iron: 1, storehouse: ['same3iron2for6Seeker'] }).tasks();
    expect(short.him.contracts).toEqual([]);
  });

  test('TIL-CARDINAL-TASKS: contracts with the most points first, as many as he can pay', () => {
    const p = alone().bare();
    p.give(CARDINAL, { iron: 6, storehouse: ['iron2for3', 'wool3for5', 'iron4for7'] }).tasks();
    expect(p.tiles(p.him.contracts)).toEqual(['iron4for7', 'iron2for3']);
    expect(p.storehouse(CARDINAL)).toEqual(['wool3for5']);
    expect(p.points(CARDINAL, 'contractPoints')).toBe(10);
    expect(p.him.pillars).toBe(7);
  });

  test('TIL-CARDINAL-TASKS: the cathedral with the most points that he can pay, once each', () => {
    const p = alone().bare().pillar(CARDINAL, 'koeln', 'praha', 'milano');
    p.give(CARDINAL, { stone: 5 }).tasks();
    // Prague costs 3 for 12 points, Cologne 2 for 8; Milan would cost 6.
    expect(p.logged('cardinalContributes').map(({ spot }) => spot)).toEqual(['praha', 'koeln']);
    expect([p.goodsOf().stone, p.points(CARDINAL, 'cathedralPoints')]).toEqual([0, 20]);
    expect(p.state.taken.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(p.give(CARDINAL, { stone: 5 }).tasks().steps()).toEqual([]);
  });

  test('TIL-CARDINAL-TASKS: cathedrals underground cost gold or silver', () => {
    const p = alone(SILVER).bare();
    p.state.pillars[9 * 4] = CARDINAL;
    p.state.pillars[10 * 4] = CARDINAL;
    p.give(CARDINAL, { gold: 5, silver: 1, stone: 9 }).tasks();
    expect([p.goodsOf().gold, p.him.silver, p.goodsOf().stone]).toEqual([0, 0, 9]);
    expect(p.logged('cardinalContributes').map(({ spot }) => spot)).toEqual(['joachimsthal', 'sterzing']);
  });

  test('TIL-CARDINAL-TASKS: a crest under a full building first, else where it costs the least', () => {
    const p = alone().bare();
    p.give(CARDINAL, { food: 7, storehouse: ['crest1a', 'crest2a'], rooms: { '4.1': 'contract-stone2' } });
    p.tasks();
    expect(p.him.crests.slice(0, 5)).toEqual([NONE, NONE, NONE, p.tile('crest1a'), p.tile('crest2a')]);
    expect(p.logged('cardinalCrest').map(({ tile, building }) => [tile, building])).toEqual([
      ['crest1a', 4],
      ['crest2a', 5],
    ]);
    expect(p.goodsOf().food).toBe(0);
    // No bonus of the crest, no marker.
    expect([p.him.points, p.him.markers.every((points) => points === 0)]).toEqual([0, true]);
    const poor = alone().bare();
    poor.give(CARDINAL, { food: 3, storehouse: ['crest1a'], rooms: { '4.1': 'contract-stone2' } }).tasks();
    expect(poor.him.crests[4]).toBe(poor.tile('crest1a'));
  });

  test('TIL-CARDINAL-TASKS: the sixth building is not his', () => {
    const p = alone().bare();
    p.give(CARDINAL, {
      food: 9,
      storehouse: ['crest6a'],
      crests: { 1: 'crest1a', 2: 'crest2a', 3: 'crest3a', 4: 'crest4a', 5: 'crest5a' },
    }).tasks();
    expect(p.storehouse(CARDINAL)).toEqual(['crest6a']);
  });
});
