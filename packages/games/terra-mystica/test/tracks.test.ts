import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId } from '../data/index.ts';
import { position } from './position.ts';

const rich = { coins: 50, workers: 50, priests: 7, card: 'BON3' };

/** A faction that has one turn after the other. */
function alone(faction: FactionId) {
  const other = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
  return position([faction, other]).alone();
}

describe('shipping', () => {
  test('T40 TM-SHIPPING-ADVANCE auren with A3 go from 1 to 2: a priest, 4 coins, 3 points, and D1 is in reach', () => {
    const table = alone('auren')
      .put(0, 'A3')
      .give(0, { coins: 6, workers: 1, priests: 1, shipping: 1, card: 'BON3' });
    expect(table.turn().refusal(0, 'build D1')).toBe('TM-BUILD-REACH');
    table.play(0, 'advance shipping');
    expect(table.player(0)).toMatchObject({ shipping: 2, points: 23, priests: 0, coins: 2 });
    table.play(0, 'end turn', 'build D1');
  });

  test.each([
    ['witches', [2, 3, 4]],
    ['mermaids', [2, 3, 4, 5]],
  ] as const)(
    'TM-SHIPPING-ADVANCE TM-SHIPPING-TOP %s score %j and then are at the end',
    (faction, points) => {
      const table = alone(faction).give(0, rich).turn();
      for (const scored of points) {
        const before = table.player(0).points;
        table.play(0, 'advance shipping', 'end turn');
        expect(table.player(0).points - before).toBe(scored);
      }
      expect(table.refusal(0, 'advance shipping')).toBe('TM-SHIPPING-TOP');
    },
  );

  test('TM-SHIPPING-COST 1 priest and 4 coins, and what is missing is named', () => {
    const table = alone('witches').give(0, { coins: 3 }).turn();
    expect(table.refusal(0, 'advance shipping')).toBe('TM-SHIPPING-COST');
    expect(table.missing(0, 'advance shipping')).toEqual({ coins: 1, priests: 1 });
  });

  test('TM-SHIPPING-NO-TRACK everybody has a track but dwarves and fakirs', () => {
    const without = FACTIONS.filter(
      (faction) =>
        alone(faction).give(0, rich).turn().refusal(0, 'advance shipping') === 'TM-SHIPPING-NO-TRACK',
    );
    expect(without).toEqual(['dwarves', 'fakirs']);
  });
});

describe('exchange of workers for spades', () => {
  test('T41 TM-DIGGING-ADVANCE 2 workers, 5 coins and a priest for 6 points; then a spade costs 2 workers', () => {
    const table = alone('auren').put(0, 'D1').give(0, { coins: 5, workers: 2, priests: 1 }).turn();
    table.play(0, 'advance digging');
    expect(table.player(0)).toMatchObject({ coins: 0, workers: 0, priests: 0, points: 26, digging: 1 });
    table.play(0, 'end turn');
    expect(table.missing(0, 'transform D2 to forest')).toEqual({ workers: 2 });
  });

  test('T41 TM-DIGGING-COST halflings pay 1 coin instead of 5', () => {
    expect(alone('halflings').turn().missing(0, 'advance digging')).toEqual({
      coins: 1,
      workers: 2,
      priests: 1,
    });
    expect(alone('witches').turn().missing(0, 'advance digging')).toEqual({
      coins: 5,
      workers: 2,
      priests: 1,
    });
    expect(alone('witches').turn().refusal(0, 'advance digging')).toBe('TM-DIGGING-COST');
  });

  test.each([
    ['witches', 2],
    ['fakirs', 1],
  ] as const)('TM-DIGGING-TOP the track of the %s has %i steps, 6 points each', (faction, steps) => {
    const table = alone(faction).give(0, rich).turn();
    for (let step = 0; step < steps; step++) table.play(0, 'advance digging', 'end turn');
    expect(table.player(0).points).toBe(20 + 6 * steps);
    expect(table.refusal(0, 'advance digging')).toBe('TM-DIGGING-TOP');
  });

  test('TM-DIGGING-NO-TRACK everybody has a track but the darklings', () => {
    const without = FACTIONS.filter(
      (faction) =>
        alone(faction).give(0, rich).turn().refusal(0, 'advance digging') === 'TM-DIGGING-NO-TRACK',
    );
    expect(without).toEqual(['darklings']);
  });
});
