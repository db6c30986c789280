import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';

describe('his merchant', () => {
  test('TIL-CARDINAL-FIGURES: the town of the next fair before any points', () => {
    const p = alone().bare();
    p.state.round = 2;
    // Frankfurt, the fair of round 2, is two steps away; slots with points are farther, but in range.
    p.does('merchant', 6);
    expect(p.at(p.him.merchant)).toBe('frankfurt');
    expect(p.logged('cardinalHouse')).toEqual([{ card: 'merchantEmpire', line: 1, spot: 'frankfurt' }]);
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
    expect(p.logged('cardinalReach')).toEqual([{ card: 'merchantEmpire', line: 1, spots: 1, gold: 1 }]);
    const poor = alone().bare();
    poor.house(CARDINAL, ...near).give(CARDINAL, { gold: 0 });
    poor.does('merchant', 1);
    expect([poor.at(poor.him.merchant), poor.goodsOf().gold]).toEqual(['frankfurt', 0]);
  });

  test('TIL-CARDINAL-FIGURES: the bonus tile within the range as it was, without a step', () => {
    const p = alone().bare();
    p.mapTile('frankfurt', 'crest2a').mapTile('koeln', 'gold3a');
    p.house(CARDINAL, 'brugge', 'antwerpen', 'koeln', 'paris').does('merchant', 1);
    expect(p.logged('cardinalTile')).toEqual([
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
    expect(p.logged('cardinalPillar')).toHaveLength(1);
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
    expect(few.logged('cardinalHires')).toHaveLength(1);
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
    expect(p.logged('cardinalLodges')).toEqual([
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
    expect(p.logged('cardinalKing')).toEqual([
      { card: 'merchantEmpire', line: 1, steps: 3, space: 3, isRed: false },
    ]);
    expect(p.king([0, 0], [CARDINAL, 9]).does('king', 6).kingValues()).toEqual([0, 10]);
    expect(p.does('king', 1).steps()).toEqual(['cardinalCannot']);
  });
});
