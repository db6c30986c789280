import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

describe('his merchant', () => {
  test('TIL-CARDINAL-FIGURES: the town of the next fair before any points', () => {
    const p = alone().bare();
    p.state.round = 2;
    // Frankfurt, the fair of round 2, is two steps away; slots with points are farther, but in range.
    p.does('merchant', 6);
    expect(p.at(p.him.merchant)).toBe('frankfurt');
    expect(p.told('cardinalHouse')).toEqual([{ card: 'merchantEmpire', line: 1, spot: 'frankfurt' }]);
    expect(p.him.houses).toBe(6);
  });

  test('TIL-CARDINAL-FIGURES: fairs that are over do not count; of those to come the earliest', () => {
    const p = alone().bare();
    p.state.round = 3;
    p.does('merchant', 6);
    expect(p.at(p.him.merchant)).toBe('lyon');
    const last = alone().bare();
    last.state.round = 4;
    last.does('merchant', 6);
    expect(last.at(last.him.merchant)).toBe('genova');
    expect(last.him.points).toBe(3);
  });

  test('TIL-CARDINAL-FIGURES: then the most points, then the nearer town', () => {
    const away = () => alone({ fairTowns: ['antwerpen', 'troyes', 'nuernberg'] }).bare();
    // With houses at all fairs: up to four steps Prague, Milan and Arles give 2 points.
    const p = away().house(CARDINAL, 'antwerpen', 'troyes', 'nuernberg').does('merchant', 4);
    expect(p.at(p.him.merchant)).toBe('praha');
    expect(p.points(CARDINAL, 'housePoints')).toBe(2);
    // London stands before Bruges in the list, but is farther away.
    const near = away().house(CARDINAL, 'antwerpen', 'troyes', 'nuernberg').does('merchant', 3);
    expect(near.at(near.him.merchant)).toBe('brugge');
  });

  test('TIL-CARDINAL-FIGURES: of a slot he takes points only', () => {
    const p = alone({ fairTowns: ['leipzig', 'lyon', 'genova'] }).bare();
    p.state.round = 2;
    p.give(CARDINAL, { rooms: { '1.1': 'merchant-gold3' } });
    const before = p.goodsOf();
    p.does('merchant', 3);
    expect(p.at(p.him.merchant)).toBe('leipzig');
    expect([p.him.points, p.goodsOf()]).toEqual([0, before]);
  });

  test('TIL-CARDINAL-FIGURES: of several slots the one with the most points', () => {
    const slot = (at: number, points: number) => [
      { path: `towns.frankfurt.houses.${at}.players`, value: 2 },
      { path: `towns.frankfurt.houses.${at}.effect`, value: 'points' },
      { path: `towns.frankfurt.houses.${at}.amount`, value: points },
    ];
    const at = alone().spot('frankfurt') * 4;
    const placed = (...points: number[]) => {
      const p = alone({ overrides: points.flatMap((count, index) => slot(index, count)) }).bare();
      p.state.round = 2;
      p.does('merchant', 2);
      return [p.state.houses.slice(at, at + 3).indexOf(CARDINAL), p.points(CARDINAL, 'housePoints')];
    };
    expect(placed(1, 3, 2)).toEqual([1, 3]);
    expect(placed(1, 2, 3)).toEqual([2, 3]);
    expect(placed(3, 2, 1)).toEqual([0, 3]);
    expect(placed(2, 2, 2)).toEqual([0, 2]);
  });

  test('TIL-CARDINAL-FIGURES: where no way leads to any town he cannot act', () => {
    const overrides = ['brugge-tiletum', 'antwerpen-tiletum', 'tiletum-koeln', 'tiletum-paris'].map(
      (link) => ({
        path: `links.${link}`,
        value: false,
      }),
    );
    const p = alone({ overrides }).bare();
    expect(p.does('merchant', 6).steps()).toEqual(['cardinalCannot']);
    expect(p.does('architect', 6).steps()).toEqual(['cardinalCannot']);
    expect(p.at(p.him.merchant)).toBe('tiletum');
  });

  test('TIL-CARDINAL-FIGURES: nothing in range: 1 gold for each spot more, as far as he has gold', () => {
    const near = ['brugge', 'antwerpen', 'koeln', 'paris'] as const;
    const p = alone().bare();
    p.house(CARDINAL, ...near).give(CARDINAL, { gold: 3 });
    p.does('merchant', 1);
    // The nearest free towns are two steps away, and the fair of Frankfurt is among them.
    expect(p.at(p.him.merchant)).toBe('frankfurt');
    expect(p.goodsOf().gold).toBe(2);
    expect(p.told('cardinalReach')).toEqual([{ card: 'merchantEmpire', line: 1, spots: 1, gold: 1 }]);
    const poor = alone().bare();
    poor.house(CARDINAL, ...near).give(CARDINAL, { gold: 0 });
    poor.does('merchant', 1);
    expect([poor.at(poor.him.merchant), poor.goodsOf().gold]).toEqual(['frankfurt', 0]);
  });

  test('TIL-CARDINAL-FIGURES: the bonus tile within the range as it was, without a step', () => {
    const p = alone().bare();
    p.mapTile('frankfurt', 'crest2a').mapTile('koeln', 'gold3a');
    p.house(CARDINAL, 'brugge', 'antwerpen', 'koeln', 'paris').does('merchant', 1);
    expect(p.told('cardinalTile')).toEqual([
      { card: 'merchantEmpire', line: 1, tile: 'gold3a', isKept: false },
    ]);
    expect(p.tiles(p.state.mapTiles)).toContain('crest2a');
  });

  test('TIL-CARDINAL-FIGURES: impossible without a house or a town', () => {
    const p = alone().bare().give(CARDINAL, { houses: 0 }).does('merchant', 6);
    expect(p.steps()).toEqual(['cardinalCannot']);
    expect(p.at(p.him.merchant)).toBe('tiletum');
    const full = alone().bare();
    full.state.houses.fill(0);
    expect(full.does('merchant', 6).steps()).toEqual(['cardinalCannot']);
  });
});

describe('his architect', () => {
  test('TIL-CARDINAL-FIGURES: the cathedral with the most points in range', () => {
    const p = alone().bare().does('architect', 4);
    // Milan: 9 for the cost tile and 7 on top.
    expect(p.at(p.him.architect)).toBe('milano');
    expect(p.told('cardinalPillar')).toHaveLength(1);
    expect(p.him.pillars).toBe(6);
    expect(alone().bare().does('architect', 3).him.architect).toBe(p.spot('lyon'));
  });

  test('TIL-CARDINAL-FIGURES: not where his pillar stands, where all slots are taken, or where the cathedral is closed', () => {
    const p = alone().bare().pillar(CARDINAL, 'milano').pillar(0, 'praha', 'praha');
    p.does('architect', 4);
    expect(p.at(p.him.architect)).toBe('lyon');
    const closed = alone().bare();
    closed.pillar(CARDINAL, 'london', 'koeln', 'paris', 'praha', 'bordeaux', 'wien', 'lyon', 'milano');
    expect(closed.does('architect', 6).steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-FIGURES: where the stack is lower another cathedral is better', () => {
    const p = alone().bare();
    p.state.taken[7] = 2;
    // Milan gives 9 and 3 now, as much as Prague, which is in range too.
    p.does('architect', 4);
    expect(p.at(p.him.architect)).toBe('praha');
  });
});

describe('his contracts', () => {
  const offering = (...offer: (string | null)[]) => {
    const p = alone().bare();
    for (const [at, id] of offer.entries()) if (id !== null) p.state.contractOffer[at] = p.tile(id);
    return p.give(CARDINAL, { gold: 0, iron: 0 });
  };

  test('TIL-CARDINAL-CONTRACT: the cheapest crest he lacks before any contract, then the most points', () => {
    const p = offering('crest3b', 'iron4for7b', 'same6for9', 'iron3for5', 'crest1b');
    p.does('contract', 3);
    expect(p.storehouse(CARDINAL)).toEqual(['crest1b', 'same6for9']);
    const more = offering('crest3b', 'iron4for7b', 'same6for9', 'iron3for5', 'crest1b').does('contract', 4);
    expect(more.storehouse(CARDINAL)).toEqual(['crest1b', 'crest3b']);
  });

  test('TIL-CARDINAL-CONTRACT: the rest of the points is lost', () => {
    const p = offering('iron4for7b', null, null, 'iron3for5', null).does('contract', 4);
    expect(p.storehouse(CARDINAL)).toEqual(['iron4for7b']);
    const short = offering('iron4for7b').does('contract', 2);
    expect(short.storehouse(CARDINAL)).toEqual([]);
    expect(short.steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-CONTRACT: six spaces for open and fulfilled contracts; crests need none', () => {
    const p = offering('crest3b', 'iron4for7b', null, null, 'iron3for5');
    p.give(CARDINAL, {
      storehouse: ['wool3for5', 'wool4for7b'],
      contracts: ['iron2for3', 'wool2for3', 'same3for4', 'iron4for7'],
    });
    p.does('contract', 6);
    expect(p.storehouse(CARDINAL)).toEqual(['wool3for5', 'wool4for7b', 'crest3b']);
    const known = offering('crest3b');
    known.give(CARDINAL, { crests: { 1: 'crest3a' } });
    expect(known.does('contract', 6).steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-CONTRACT: the offer is refilled when his turn ends', () => {
    const p = offering('iron4for7b', 'same6for9', 'iron3for5', 'crest3b', 'crest1b').dice('gold3');
    p.decree('businessIsBusiness');
    expect(p.tiles(p.state.contractOffer)).not.toContain(null);
  });
});

describe('his characters', () => {
  const offering = (...offer: string[]) => {
    const p = alone().bare();
    p.state.characterPile = [];
    for (const [at, id] of offer.entries()) p.state.characterOffer[at] = p.tile(id);
    return p;
  };

  test('TIL-CARDINAL-CHARACTER: he takes one and lets it move in, from below, in the first empty building', () => {
    const p = offering('merchant-gold3', 'merchant-merchantSteps2', 'king-wool2b').does('character', 4);
    // 1 and 1 for the first; 1 each to take two more, one of whom waits for a room of two points.
    expect(p.him.rooms.slice(0, 3)).toEqual([p.tile('merchant-gold3'), NONE, NONE]);
    expect(p.storehouse(CARDINAL)).toEqual(['merchant-merchantSteps2', 'king-wool2b']);
    expect(p.goodsOf().gold).toBe(3);
    p.does('character', 2);
    expect(p.him.rooms.slice(0, 3)).toEqual([
      p.tile('merchant-gold3'),
      p.tile('merchant-merchantSteps2'),
      NONE,
    ]);
  });

  test('TIL-CARDINAL-CHARACTER: types he has before new ones; a new type takes the next building', () => {
    const few = offering('king-wool2b', 'merchant-merchantSteps2');
    few.give(CARDINAL, { rooms: { '1.1': 'merchant-gold3' } }).does('character', 3);
    expect(few.him.rooms[1]).toBe(few.tile('merchant-merchantSteps2'));
    expect(few.told('cardinalHires')).toHaveLength(1);
    const p = offering('king-wool2b', 'merchant-merchantSteps2');
    p.give(CARDINAL, { rooms: { '1.1': 'merchant-gold3' } }).does('character', 5);
    expect(p.him.rooms.slice(0, 6)).toEqual([
      p.tile('merchant-gold3'),
      p.tile('merchant-merchantSteps2'),
      NONE,
      p.tile('king-wool2b'),
      NONE,
      NONE,
    ]);
  });

  test('TIL-CARDINAL-CHARACTER: nobody is taken who would find no room', () => {
    const p = offering('king-points2');
    p.give(CARDINAL, {
      rooms: {
        '1.1': 'merchant-gold3',
        '2.1': 'architect-points2',
        '3.1': 'character-pillar1',
        '4.1': 'contract-stone2',
        '5.1': 'king-wool2b',
      },
    });
    p.does('character', 6);
    expect(p.steps()).toEqual(['cardinalCannot']);
    expect(p.storehouse(CARDINAL)).toEqual([]);
    const waiting = offering('king-points2');
    waiting.give(CARDINAL, {
      storehouse: ['king-wool2b'],
      rooms: {
        '1.1': 'merchant-gold3',
        '2.1': 'architect-points2',
        '3.1': 'character-pillar1',
        '4.1': 'contract-stone2',
      },
    });
    waiting.does('character', 1);
    expect(waiting.storehouse(CARDINAL)).toEqual([]);
    expect(waiting.tiles(waiting.state.characterOffer)).toContain('king-points2');
  });

  test('TIL-CARDINAL-CHARACTER: rooms that waiting characters will take are not free any more', () => {
    const p = offering('merchant-king2');
    p.give(CARDINAL, {
      rooms: { '1.1': 'architect-points2', '2.1': 'merchant-gold3' },
      storehouse: ['merchant-contract2'],
    });
    // The upper room costs 2.
    expect(p.does('character', 1).steps()).toEqual(['cardinalCannot']);
    p.does('character', 2);
    expect(p.told('cardinalLodges')).toEqual([
      { card: 'merchantEmpire', line: 1, tile: 'merchant-contract2', building: 2, floor: 2 },
    ]);
  });

  test('TIL-CARDINAL-CHARACTER: a new type needs an empty building', () => {
    const overrides = [{ path: 'cardinal.buildings', value: 1 }];
    const p = alone({ overrides })
      .bare()
      .give(CARDINAL, { rooms: { '1.1': 'merchant-gold3' } });
    p.state.characterOffer[0] = p.tile('king-points2');
    expect(p.does('character', 6).steps()).toEqual(['cardinalCannot']);
  });

  test('TIL-CARDINAL-CHARACTER: bonuses do nothing, and a full building frees no house', () => {
    const p = offering('king-points2');
    p.give(CARDINAL, {
      rooms: { '1.1': 'merchant-gold3', '2.1': 'architect-points2', '3.1': 'character-pillar1' },
    });
    p.does('character', 2);
    expect(p.him.rooms[9]).toBe(p.tile('king-points2'));
    expect([p.him.points, p.him.houses]).toEqual([0, 7]);
  });

  test('TIL-CARDINAL-CHARACTER: the offer is refilled at once', () => {
    const p = alone().bare();
    p.state.characterOffer[0] = p.tile('merchant-gold3');
    const pile = p.state.characterPile.length;
    p.does('character', 1);
    expect(p.state.characterPile).toHaveLength(pile - 1);
    expect(p.state.characterOffer[0]).not.toBe(NONE);
  });
});

describe('the king track', () => {
  test('TIL-CARDINAL-KING: as many spaces up as points, on top of those there, and never beyond the track', () => {
    const p = alone().king([CARDINAL, 0], [0, 3]).does('king', 3);
    expect(p.kingValues()).toEqual([3, 3]);
    expect(p.state.discs).toEqual([0, CARDINAL]);
    expect(p.told('cardinalKing')).toEqual([
      { card: 'merchantEmpire', line: 1, steps: 3, space: 3, isRed: false },
    ]);
    expect(p.king([0, 0], [CARDINAL, 9]).does('king', 6).kingValues()).toEqual([0, 10]);
    expect(p.does('king', 1).steps()).toEqual(['cardinalCannot']);
  });
});

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
      taken.push(p.told('cardinalTile')[0].tile);
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
      expect(p.told('cardinalTile')[0].tile).toBe('joker1a');
    },
  );

  test('TIL-CARDINAL-TILE, example 108: "1 silver: King 4" is an action helper, and leaves without effect', () => {
    const p = alone(SILVER).bare();
    p.mapTile('annaberg', 'kingForSilver4a')
      .mapTile('joachimsthal', 'colourPlus1b')
      .give(CARDINAL, { silver: 3 });
    p.does('seeker', 3, 'pillar');
    expect(p.told('cardinalTile')).toEqual([
      { card: 'merchantEmpire', line: 1, tile: 'kingForSilver4a', isKept: false },
    ]);
    expect([p.him.silver, p.kingValues()]).toEqual([3, [0, 0]]);
  });

  test('TIL-CARDINAL-TILE, example 109: another colour with 1 point is an "other" helper when he chooses', () => {
    const p = alone(SILVER).bare();
    p.mapTile('annaberg', 'colourPlus1b').mapTile('joachimsthal', 'seeker2d');
    p.does('seeker', 3, 'pillar');
    expect(p.told('cardinalTile')[0].tile).toBe('seeker2d');
    const mine = alone(SILVER).bare();
    mine.mapTile('annaberg', 'mine1c').mapTile('joachimsthal', 'seeker2d').does('seeker', 3, 'pillar');
    expect(mine.told('cardinalTile')[0].tile).toBe('seeker2d');
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
    expect(p.told('cardinalContributes').map(({ spot }) => spot)).toEqual(['praha', 'koeln']);
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
    expect(p.told('cardinalContributes').map(({ spot }) => spot)).toEqual(['joachimsthal', 'sterzing']);
  });

  test('TIL-CARDINAL-TASKS: a crest under a full building first, else where it costs the least', () => {
    const p = alone().bare();
    p.give(CARDINAL, { food: 7, storehouse: ['crest1a', 'crest2a'], rooms: { '4.1': 'contract-stone2' } });
    p.tasks();
    expect(p.him.crests.slice(0, 5)).toEqual([NONE, NONE, NONE, p.tile('crest1a'), p.tile('crest2a')]);
    expect(p.told('cardinalCrest').map(({ tile, building }) => [tile, building])).toEqual([
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
