import { describe, expect, test } from 'vitest';
import type { FactionId } from '../../data/index.ts';
import { NONE, type Obligation } from '../../rules/state.ts';
import { position } from '../position.ts';

const OWED = { id: 900, seat: 0 };
const SPADES = {
  free: 1,
  topUp: false,
  single: true,
  hexes: [],
  more: true,
  again: NONE,
  leapt: NONE,
};

describe('mermaids', () => {
  /** Three trading houses and a dwelling: C3, D4 and D5 on one bank of river r10, B4 on the other. */
  const banks = (faction: FactionId = 'mermaids') =>
    position([faction, 'nomads'])
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5')
      .put(0, 'B4', 'tradingHouse');

  test('T73 TM-MERMAIDS a town over one river hex', () => {
    const p = banks().turn().play(0, 'connect r10', 'town TW2');
    expect(['C3', 'D4', 'D5', 'B4'].every(p.isInTown)).toBe(true);
    expect(p.player(0)).toMatchObject({ workers: 2, keys: 1 });
    expect(p.legal(0)).not.toContain('end turn');
  });

  test('T73 TM-MERMAIDS when they like: in the turn of the last building, or later', () => {
    const p = position(['mermaids', 'nomads'])
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'B4', 'tradingHouse')
      .give(0, { coins: 2, workers: 1 })
      .turn();
    expect(p.refusal(0, 'connect r10')).toBe('TM-TOWN-FOUND');
    p.play(0, 'build D5');
    expect(p.refusal(0, 'connect r10')).toBeNull();
    p.play(0, 'end turn').pass(1);
    p.give(0, { workers: 2, coins: 6 }).play(0, 'upgrade D5 to tradingHouse', 'connect r10', 'town TW1');
    expect(p.player(0).towns).toHaveLength(1);
  });

  test('TM-MERMAIDS in their own turn only', () => {
    const p = position(['nomads', 'mermaids'])
      .put(0, 'E8')
      .put(1, 'C3', 'tradingHouse')
      .put(1, 'D4', 'tradingHouse')
      .put(1, 'D5')
      .put(1, 'B4', 'tradingHouse')
      .terrain('E7', 'desert')
      .give(0, { coins: 2, workers: 1 })
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'build E7', 'end turn');
    expect(p.refusal(1, 'connect r10')).toBe('TM-MERMAIDS');
    expect(p.play(1, 'leech').refusal(1, 'connect r10')).toBeNull();
  });

  test.each<[string, Obligation, string]>([
    ['a favour tile', { kind: 'favour', ...OWED, count: 1 }, 'favour FAV1'],
    ['a top space', { kind: 'crown', ...OWED, steps: 1, tracks: [0, 1] }, 'step fire'],
    ['the steps of a tile', { kind: 'tileSteps', ...OWED, cult: 2, steps: 1 }, 'step earth'],
    ['ordinations', { kind: 'ordain', ...OWED }, 'ordain 0'],
    ['spades', { kind: 'terraform', ...OWED, ...SPADES }, 'done'],
  ])('TM-MERMAIDS their town and %s are chosen in any order', (_, owed, line) => {
    const p = banks().turn();
    p.state.pending.push([owed]);
    p.play(0, 'connect r10');
    expect(p.legal(0)).toContain('town TW2');
    expect(p.legal(0)).toContain(line);
  });

  test('TM-MERMAIDS a bridge that is under way waits for the tile of their town', () => {
    const p = banks()
      .give(0, { bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action ACT1', 'connect r10');
    expect(p.refusal(0, 'bridge A7:C3')).toBe('TM-TURN-FINISH-FIRST');
    expect(p.play(0, 'town TW2').refusal(0, 'bridge A7:C3')).toBeNull();
  });

  test('TM-MERMAIDS the river must join enough buildings', () => {
    const p = banks().turn();
    // r9 touches C3 and D4 only: B4 stays outside.
    expect(p.refusal(0, 'connect r9')).toBe('TM-TOWN-FOUND');
    expect(p.refusal(0, 'connect r0')).toBe('TM-TOWN-FOUND');
  });

  test('TM-MERMAIDS not over a river that touches a town', () => {
    const p = banks().inTown('B4').turn();
    expect(p.refusal(0, 'connect r10')).toBe('TM-TOWN-GROWS');
  });

  test('TM-MERMAIDS no tile left, no town', () => {
    const p = banks();
    p.state.townTiles.fill(0);
    expect(p.turn().refusal(0, 'connect r10')).toBe('TM-TOWN-SUPPLY');
  });

  test('TM-MERMAIDS nor while an earlier town still waits for the last tile', () => {
    const p = banks().put(0, 'H5', 'tradingHouse').put(0, 'I9', 'tradingHouse').put(0, 'G4', 'tradingHouse');
    p.put(0, 'H6').state.townTiles.fill(0);
    p.state.townTiles[0] = 1;
    p.turn().play(0, 'connect r10');
    expect(p.refusal(0, 'connect r34')).toBe('TM-TOWN-SUPPLY');
  });

  test('TM-TOWN-DIRECT-ONLY nobody else skips a river', () => {
    expect(banks('swarmlings').turn().refusal(0, 'connect r10')).toBe('TM-TOWN-DIRECT-ONLY');
  });

  test('TM-MERMAIDS the skipped river goes on joining: what comes to it grows the town', () => {
    // r0 lies between C1 on one bank and A3 and B1 on the other; A3 and B1 do not touch each other.
    const p = position(['mermaids', 'nomads'])
      .put(0, 'C1', 'tradingHouse')
      .put(0, 'D2', 'tradingHouse')
      .put(0, 'D3', 'tradingHouse')
      .put(0, 'A3')
      .terrain('B1', 'lakes')
      .give(0, { coins: 2, workers: 1 })
      .turn()
      .play(0, 'connect r0', 'town TW1', 'build B1');
    expect(p.isInTown('B1')).toBe(true);
    expect(p.player(0).towns).toHaveLength(1);
  });

  test('TM-MERMAIDS a second town may skip a river of its own', () => {
    const p = banks()
      .put(0, 'H5', 'tradingHouse')
      .put(0, 'I9', 'tradingHouse')
      .put(0, 'G4', 'tradingHouse')
      .put(0, 'H6')
      .turn()
      .play(0, 'connect r10', 'town TW1', 'connect r34', 'town TW1');
    expect(p.player(0).towns).toHaveLength(2);
  });

  test('T97 TM-MERMAIDS-STRONGHOLD a free step of shipping, with its points', () => {
    const p = position(['mermaids', 'nomads'])
      .put(0, 'A4', 'tradingHouse')
      .give(0, { workers: 4, coins: 6 })
      .turn()
      .play(0, 'upgrade A4 to stronghold');
    expect(p.player(0)).toMatchObject({ shipping: 2, coins: 0, workers: 0, priests: 0 });
    expect(p.points(0, 'shipping')).toBe(2);
  });

  test('TM-MERMAIDS-STRONGHOLD nothing beyond the end of the track', () => {
    const p = position(['mermaids', 'nomads'])
      .put(0, 'A4', 'tradingHouse')
      .give(0, { workers: 4, coins: 6, shipping: 5 })
      .turn()
      .play(0, 'upgrade A4 to stronghold');
    expect(p.player(0).shipping).toBe(5);
    expect(p.points(0, 'shipping')).toBe(0);
  });

  test('TM-MERMAIDS a skipped river joins their own buildings alone', () => {
    // The nomads stand on A7, by the same river.
    const p = banks().put(1, 'A7', 'stronghold').turn().play(0, 'connect r10', 'town TW2');
    expect(p.isInTown('A7')).toBe(false);
    p.terrain('E7', 'lakes').give(0, { coins: 9, workers: 9 }).play(0, 'build E7');
    expect(p.isInTown('E7')).toBe(true);
    expect(p.isInTown('A7')).toBe(false);
  });
});
