import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('the merchant', () => {
  test('TIL-MERCHANT-MOVE: one point a spot, waypoints included', () => {
    const p = position().act(0, 'merchant', 3);
    expect(p.refusal(0, 'merchant to bordeaux')).toBe('TIL-MERCHANT-MOVE');
    p.play(0, 'merchant to paris', 'merchant to parisBordeaux', 'merchant to bordeaux');
    expect(p.state.turn.points).toBe(0);
    expect(p.refusal(0, 'merchant to toulouse')).toBe('TIL-POINTS-SHORT');
  });

  test('TIL-MERCHANT-HERE: houses and tiles only where the merchant stands', () => {
    const p = position().act(0, 'merchant', 3).mapTile('paris', 'gold3a');
    expect(p.refusal(0, 'house in paris on 1')).toBe('TIL-MERCHANT-HERE');
    expect(p.refusal(0, 'collect in paris')).toBe('TIL-MERCHANT-HERE');
  });

  test('TIL-HOUSE-SUPPLY, TIL-HOUSE-ONE: a house from the supply, one in a town', () => {
    const p = position(3).act(0, 'merchant', 4).give(0, { merchant: 'paris', houses: 2 });
    p.play(0, 'house in paris on 1');
    expect(p.player(0).houses).toBe(1);
    expect(p.refusal(0, 'house in paris on 2')).toBe('TIL-HOUSE-ONE');
    const none = position().act(0, 'merchant', 4).give(0, { merchant: 'paris', houses: 0 });
    expect(none.refusal(0, 'house in paris on 1')).toBe('TIL-HOUSE-SUPPLY');
    expect(none.missing(0, 'house in paris on 1')).toEqual({ houses: 1 });
  });

  test('TIL-HOUSE-SLOT: slots by player count, free ones only, none at a waypoint, equal ones from the first on', () => {
    const two = position(2).act(0, 'merchant', 4).give(0, { merchant: 'paris' });
    expect(two.refusal(0, 'house in paris on 2')).toBe('TIL-HOUSE-SLOT');
    two.house(1, 'paris');
    expect(two.refusal(0, 'house in paris on 1')).toBe('TIL-HOUSE-SLOT');
    const four = position(4).act(0, 'merchant', 4).give(0, { merchant: 'paris' });
    expect(four.legal(0).filter((line) => line.startsWith('house'))).toEqual(['house in paris on 1']);
    expect(four.refusal(0, 'house in paris on 3')).toBe('TIL-HOUSE-SLOT');
    const praha = position(3).act(0, 'merchant', 4).give(0, { merchant: 'praha' });
    expect(praha.legal(0).filter((line) => line.startsWith('house'))).toEqual([
      'house in praha on 1',
      'house in praha on 2',
    ]);
    const between = position().act(0, 'merchant', 4).give(0, { merchant: 'parisBordeaux' });
    expect(between.refusal(0, 'house in parisBordeaux on 1')).toBe('TIL-HOUSE-SLOT');
  });

  test('TIL-HOUSE-BONUS: points at once, or the bonuses of a building', () => {
    const p = position().act(0, 'merchant', 2).give(0, { merchant: 'wien' }).play(0, 'house in wien on 1');
    expect(p.points(0, 'housePoints')).toBe(3);
    const q = position()
      .act(0, 'merchant', 2)
      .give(0, {
        merchant: 'hamburg',
        gold: 0,
        wool: 0,
        rooms: { '1.1': 'merchant-gold3', '2.1': 'king-wool2b' },
      });
    q.play(0, 'house in hamburg on 1');
    expect(q.legal(0)).toEqual(['bonuses of building 1', 'bonuses of building 2', 'done']);
    q.play(0, 'bonuses of building 2');
    expect(q.goods(0)).toMatchObject({ gold: 0, wool: 2 });
  });

  test('TIL-MAP-TILE: the tile of the town goes to the storehouse and is not replaced', () => {
    const p = position().act(0, 'merchant', 2).give(0, { merchant: 'paris' }).mapTile('paris', 'gold3a');
    p.play(0, 'collect in paris');
    expect(p.storehouse(0)).toEqual(['gold3a']);
    expect(p.refusal(0, 'collect in paris')).toBe('TIL-MAP-TILE');
    p.round(1).step('cleanUp');
    expect(p.state.mapTiles[p.spot('paris')]).toBe(-1);
  });

  test('TIL-MAP-TILE: a contract above the limit and a crest that is owned stay there', () => {
    const p = position().act(0, 'merchant', 2).mapTile('tiletum', 'crest2a');
    p.give(0, { storehouse: ['crest2a'] });
    p.state.mapTiles[p.spot('tiletum')] = p.tile('crest2b');
    expect(p.refusal(0, 'collect in tiletum')).toBe('TIL-CREST-ONE');
  });
});

describe('the architect', () => {
  test('TIL-ARCHITECT-MOVE, TIL-ARCHITECT-HERE: steps, and pillars where the architect stands', () => {
    const p = position().act(0, 'architect', 3);
    expect(p.refusal(0, 'architect to lyon')).toBe('TIL-ARCHITECT-MOVE');
    expect(p.refusal(0, 'pillar in koeln')).toBe('TIL-ARCHITECT-HERE');
    expect(p.refusal(0, 'collect in koeln')).toBe('TIL-ARCHITECT-HERE');
    p.play(0, 'architect to koeln', 'pillar in koeln');
    expect(p.player(0).pillars).toBe(1);
    expect(p.state.turn.points).toBe(1);
  });

  test('TIL-ARCHITECT-HERE: the architect takes the tile of the town too', () => {
    const p = position().act(0, 'architect', 1).mapTile('tiletum', 'gold3a').play(0, 'collect in tiletum');
    expect(p.storehouse(0)).toEqual(['gold3a']);
  });

  test('TIL-PILLAR-SUPPLY, TIL-PILLAR-ONE, TIL-PILLAR-SLOT: one each, from the supply, while there is a slot', () => {
    const p = position(3).act(0, 'architect', 3).give(0, { architect: 'praha' });
    p.pillar(1, 'praha').play(0, 'pillar in praha');
    expect(p.refusal(0, 'pillar in praha')).toBe('TIL-PILLAR-ONE');
    const full = position(3).act(0, 'architect', 3).give(0, { architect: 'praha' });
    full.pillar(1, 'praha').pillar(2, 'praha');
    expect(full.refusal(0, 'pillar in praha')).toBe('TIL-PILLAR-SLOT');
    const none = position().act(0, 'architect', 3).give(0, { architect: 'praha', pillars: 0 });
    expect(none.refusal(0, 'pillar in praha')).toBe('TIL-PILLAR-SUPPLY');
    expect(none.missing(0, 'pillar in praha')).toEqual({ pillars: 1 });
    const nothing = position().act(0, 'architect', 3);
    expect(nothing.refusal(0, 'pillar in tiletum')).toBe('TIL-PILLAR-SLOT');
  });

  test('TIL-CATHEDRAL-CLOSED: nobody builds at the closed cathedral', () => {
    const p = position().act(0, 'architect', 3).give(0, { architect: 'firenze' });
    expect(p.refusal(0, 'pillar in firenze')).toBe('TIL-CATHEDRAL-CLOSED');
  });
});

describe('cathedrals', () => {
  test('TIL-CATHEDRAL-COST, TIL-CATHEDRAL-TILE: stone, then the points of the cost tile and of the top tile', () => {
    const p = position(3).turn(0).pillar(0, 'praha').pillar(1, 'praha').give(0, { stone: 3 });
    p.play(0, 'contribute in praha');
    expect(p.goods(0).stone).toBe(0);
    expect(p.points(0, 'cathedralPoints')).toBe(4 + 8);
    p.turn(1).give(1, { stone: 2, gold: 0 });
    expect(p.refusal(1, 'contribute in praha')).toBe('TIL-CATHEDRAL-COST');
    expect(p.missing(1, 'contribute in praha')).toEqual({ stone: 1 });
    p.give(1, { stone: 3 }).play(1, 'contribute in praha');
    expect(p.points(1, 'cathedralPoints')).toBe(4 + 6);
    expect(p.state.taken[3]).toBe(2);
  });

  test('TIL-CATHEDRAL-PILLAR, TIL-CATHEDRAL-ONCE: with an own pillar, once; the architect may be elsewhere', () => {
    const p = position().turn(0).give(0, { stone: 9 });
    expect(p.refusal(0, 'contribute in koeln')).toBe('TIL-CATHEDRAL-PILLAR');
    expect(p.refusal(0, 'contribute in brugge')).toBe('TIL-CATHEDRAL-PILLAR');
    p.pillar(0, 'koeln').play(0, 'contribute in koeln');
    expect(p.player(0).architect).toBe(p.spot('tiletum'));
    expect(p.refusal(0, 'contribute in koeln')).toBe('TIL-CATHEDRAL-ONCE');
  });

  test('TIL-CATHEDRAL-TILE: without a tile left there is nothing to build', () => {
    const p = position().turn(0).pillar(0, 'praha').give(0, { stone: 9 });
    p.state.taken[3] = 2;
    expect(p.refusal(0, 'contribute in praha')).toBe('TIL-CATHEDRAL-TILE');
  });
});
