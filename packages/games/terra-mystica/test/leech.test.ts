import { deciders, waitedFor } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const rich = { workers: 20, coins: 20, card: 'BON3' };

/** Mermaids may build D2. Nomads stand on D3 and E3 beside it, and over the river on B1. */
function mermaidsAtD2() {
  const table = position(['mermaids', 'nomads'])
    .put(0, 'D1')
    .give(0, rich)
    .give(1, { bowls: [5, 7, 0] });
  return table.put(1, 'D3').put(1, 'E3', 'temple').put(1, 'B1', 'tradingHouse').turn();
}

describe('the offer', () => {
  test('T48 TM-LEECH-OFFER TM-LEECH-PRICE dwelling 1 and temple 2, the trading house by ship nothing: 3 power for 2 points', () => {
    const table = mermaidsAtD2().play(0, 'build D2', 'end turn');
    expect(table.legal(1)).toEqual(['leech', 'decline']);
    table.play(1, 'leech');
    expect(table.bowls(1)).toEqual([2, 10, 0]);
    expect(table.player(1).points).toBe(18);
  });

  test('T48 TM-LEECH-OFFER who refuses gets nothing and pays nothing', () => {
    const table = mermaidsAtD2().play(0, 'build D2', 'end turn').play(1, 'decline');
    expect(table.bowls(1)).toEqual([5, 7, 0]);
    expect(table.player(1).points).toBe(20);
  });

  test.each([
    ['dwelling', 1],
    ['tradingHouse', 2],
    ['temple', 2],
    ['stronghold', 3],
    ['sanctuary', 3],
  ] as const)('TM-LEECH-OFFER a neighbour’s %s is worth %i', (kind, power) => {
    const table = position(['mermaids', 'nomads'])
      .put(0, 'D1')
      .put(1, 'D3', kind)
      .give(0, rich)
      .give(1, { bowls: [9, 0, 0] });
    table.turn().play(0, 'build D2', 'end turn').play(1, 'leech');
    expect(table.bowls(1)).toEqual([9 - power, power, 0]);
  });

  test('TM-LEECH-OFFER every upgrade offers power again, and the new building’s own value does not matter', () => {
    const table = position(['mermaids', 'nomads'])
      .put(0, 'D2', 'tradingHouse')
      .put(1, 'D3')
      .give(0, rich)
      .give(1, { bowls: [9, 0, 0] });
    table.turn().play(0, 'upgrade D2 to stronghold', 'end turn').play(1, 'leech');
    expect(table.bowls(1)).toEqual([8, 1, 0]);
  });

  test('T49 TM-LEECH-OFFER own buildings beside the new one bring nothing', () => {
    const table = position(['mermaids', 'nomads'])
      .put(0, 'D1')
      .give(0, { ...rich, bowls: [5, 7, 0] })
      .turn();
    table.play(0, 'build D2', 'end turn');
    expect(table.bowls(0)).toEqual([5, 7, 0]);
    expect(table.legal(1)).not.toContain('leech');
  });

  test('T51 TM-LEECH-PRICE 1, 2, 3, 4 power cost 0, 1, 2, 3 points', () => {
    const around = ['D3', 'E3', 'E2', 'C1'];
    const paid = [1, 2, 3, 4].map((count) => {
      const table = position(['mermaids', 'nomads'])
        .put(0, 'D1')
        .give(0, rich)
        .give(1, { bowls: [9, 0, 0] });
      for (const hex of around.slice(0, count)) table.put(1, hex);
      table.turn().play(0, 'build D2', 'end turn').play(1, 'leech');
      expect(table.bowls(1)).toEqual([9 - count, count, 0]);
      return 20 - table.player(1).points;
    });
    expect(paid).toEqual([0, 1, 2, 3]);
  });
});

describe('all or nothing', () => {
  /** Nomads are offered 4: a trading house on D3, a temple on E3. */
  function offerOfFour(points: number) {
    const table = position(['mermaids', 'nomads'])
      .put(0, 'D1')
      .put(1, 'D3', 'tradingHouse')
      .put(1, 'E3', 'temple');
    table
      .give(0, rich)
      .give(1, { points, bowls: [12, 0, 0] })
      .turn();
    return table.play(0, 'build D2', 'end turn').play(1, 'leech');
  }

  test('T52 TM-LEECH-ALL-OR-NOTHING points never fall below 0: with 1 point 2 power, with none 1', () => {
    const one = offerOfFour(1);
    expect([one.player(1).points, ...one.bowls(1)]).toEqual([0, 10, 2, 0]);
    const none = offerOfFour(0);
    expect([none.player(1).points, ...none.bowls(1)]).toEqual([0, 11, 1, 0]);
  });

  test('T53 TM-LEECH-ALL-OR-NOTHING only what fits into the bowls, and only that is paid', () => {
    const table = mermaidsAtD2()
      .give(1, { bowls: [0, 1, 11] })
      .play(0, 'build D2', 'end turn')
      .play(1, 'leech');
    expect(table.bowls(1)).toEqual([0, 0, 12]);
    expect(table.player(1).points).toBe(20);
  });

  test('T53 TM-LEECH-ALL-OR-NOTHING nobody may choose to take a part', () => {
    const table = mermaidsAtD2().play(0, 'build D2', 'end turn');
    expect(table.legal(1)).toEqual(['leech', 'decline']);
  });

  test('T54 TM-LEECH-PRICE power from cults and income costs no points', () => {
    const table = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] });
    table
      .give(0, { priests: 1, bowls: [9, 0, 0], card: 'BON1' })
      .give(1, { card: 'BON2' })
      .turn();
    table.play(0, 'send priest to fire for 3', 'end turn').play(1, 'pass BON3', 'end turn');
    table.play(0, 'pass BON4', 'end turn');
    expect(table.bowls(0)).toEqual([9 - 1 - 3, 4, 0]);
    expect(table.player(0).points).toBe(20);
  });

  test('T54 TM-LEECH-PRICE power of a town tile costs no points', () => {
    const table = position(['witches', 'nomads'], { scoringTiles: WITHOUT_TOWN_TILE });
    for (const hex of ['C3', 'D4', 'D5']) table.put(0, hex, 'tradingHouse');
    table
      .terrain('E7', 'forest')
      .give(0, { ...rich, bowls: [9, 0, 0] })
      .turn()
      .play(0, 'build E7', 'town TW4');
    expect(table.bowls(0)).toEqual([1, 8, 0]);
    expect(table.player(0).points).toBe(20 + 6 + 5);
  });
});

const WITHOUT_TOWN_TILE = ['SCORE1', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7'];

describe('answers in order', () => {
  /** Mermaids on seat 1 build D2; everybody else stands beside it. */
  function inTheMiddle() {
    const table = position(['nomads', 'mermaids', 'dwarves', 'giants']).put(1, 'D1').give(1, rich);
    table.put(0, 'D3').put(2, 'C1').put(3, 'E3');
    for (const seat of [0, 2, 3]) table.give(seat, { bowls: [5, 7, 0], workers: 3 });
    return table.turn(1);
  }

  test('T50 TM-LEECH-ORDER clockwise from the builder’s left, one after the other', () => {
    const table = inTheMiddle().play(1, 'build D2', 'end turn');
    for (const seat of [2, 3, 0]) {
      expect(waitedFor(table.state)).toEqual([seat]);
      table.play(seat, 'leech');
    }
    expect(waitedFor(table.state)).toEqual([2]);
    expect(table.refusal(2, 'convert worker to coin')).toBeNull();
  });

  test('TM-LEECH-ORDER they are asked when the builder’s turn is complete', () => {
    const table = inTheMiddle().play(1, 'build D2');
    expect(deciders(table.state)).toEqual([1]);
    expect(table.legal(2)).toEqual([]);
    table.play(1, 'convert worker to coin', 'end turn');
    expect(deciders(table.state)).toEqual([2]);
  });

  test('TM-LEECH-ORDER a neighbour with full bowls is not asked', () => {
    const table = inTheMiddle()
      .give(3, { bowls: [0, 0, 12] })
      .play(1, 'build D2', 'end turn')
      .play(2, 'leech');
    expect(waitedFor(table.state)).toEqual([0]);
  });

  test('TM-LEECH-ANSWER-FIRST TM-CONVERT-OWN-TURN who is asked answers, and does nothing else', () => {
    const table = inTheMiddle().play(1, 'build D2', 'end turn');
    expect(table.refusal(2, 'advance shipping')).toBe('TM-LEECH-ANSWER-FIRST');
    expect(table.refusal(2, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
    expect(table.refusal(2, 'burn')).toBe('TM-CONVERT-OWN-TURN');
    expect(table.refusal(3, 'leech')).toBe('KERNEL-NOT-YOUR-DECISION');
  });
});
