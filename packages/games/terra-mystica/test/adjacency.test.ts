import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const rich = { workers: 20, coins: 20, card: 'BON3' };

describe('direct adjacency', () => {
  test('T37 TM-ADJACENT-DIRECT hexes that share an edge are adjacent, hexes with a river between are not', () => {
    const table = position(['swarmlings', 'nomads']).put(0, 'D2').give(0, rich).turn();
    expect(table.refusal(0, 'transform D3 to lakes')).toBeNull();
    expect(table.refusal(0, 'transform B1 to lakes')).toBe('TM-TRANSFORM-REACH');
  });

  test('T38 TM-ADJACENT-DIRECT TM-BRIDGE-ADJACENCY a bridge makes adjacent, from the next action on', () => {
    const table = position(['nomads', 'witches'])
      .put(0, 'B4')
      .give(0, { ...rich, bowls: [0, 0, 3] });
    table.alone().turn();
    expect(table.refusal(0, 'transform C3 to desert')).toBe('TM-TRANSFORM-REACH');
    table.play(0, 'action ACT1', 'bridge B4:C3');
    expect(table.refusal(0, 'transform C3 to desert')).toBe('TM-TURN-ONE-ACTION');
    table.play(0, 'end turn', 'transform C3 to desert', 'build C3');
    expect(table.buildingAt('C3')).toEqual({ seat: 0, kind: 'dwelling' });
  });

  test('T38 TM-ADJACENT-DIRECT over a bridge neighbours are neighbours: cheaper trade, power', () => {
    const table = position(['nomads', 'witches'])
      .put(0, 'B4')
      .put(1, 'C3')
      .give(0, rich)
      .give(1, { bowls: [9, 0, 0] });
    table.bridge(0, 'B4', 'C3').turn().play(0, 'upgrade B4 to tradingHouse', 'end turn');
    expect(table.player(0).coins).toBe(20 - 3);
    expect(table.legal(1)).toEqual(['leech', 'decline']);
  });
});

describe('indirect adjacency', () => {
  test.each([
    ['A3', 'D1'],
    ['A10', 'C4'],
    ['C4', 'E9'],
    ['F4', 'I6'],
    ['G3', 'I6'],
  ])('T39 TM-ADJACENT-INDIRECT two river hexes lie between %s and %s: shipping 2 is needed', (from, to) => {
    const refusals = [0, 1, 2, 3].map((shipping) =>
      position(['witches', 'nomads'])
        .put(0, from)
        .give(0, { ...rich, shipping })
        .turn()
        .refusal(0, `build ${to}`),
    );
    expect(refusals).toEqual(['TM-BUILD-REACH', 'TM-BUILD-REACH', null, null]);
  });

  test('TM-ADJACENT-INDIRECT the shipping card counts as one more in the own action phase', () => {
    const table = position(['witches', 'nomads'])
      .put(0, 'A3')
      .give(0, { ...rich, shipping: 1, card: 'BON4' })
      .turn();
    expect(table.refusal(0, 'build D1')).toBeNull();
  });

  test.each(['dwarves', 'fakirs'] as const)(
    'TM-ADJACENT-INDIRECT %s have no ships, with the shipping card neither',
    (faction) => {
      const table = position([faction, 'witches'])
        .put(0, 'A3')
        .give(0, { ...rich, priests: 7, shipping: 1, card: 'BON4' })
        .turn();
      expect(table.refusal(0, 'transform D1 to swamp')).toBe('TM-TRANSFORM-REACH');
    },
  );

  test('TM-ADJACENT-INDIRECT the way is by river alone: no ship leaves from a building inland', () => {
    const table = position(['witches', 'nomads'])
      .put(0, 'E3')
      .give(0, { ...rich, shipping: 3 })
      .turn();
    expect(table.refusal(0, 'transform D1 to mountains')).toBe('TM-TRANSFORM-REACH');
    expect(table.refusal(0, 'build D1')).toBe('TM-BUILD-REACH');
  });

  test('TM-ADJACENT-INDIRECT ships bring neither cheaper trade nor power', () => {
    const table = position(['mermaids', 'nomads'])
      .put(0, 'D2')
      .put(1, 'B1')
      .give(0, rich)
      .give(1, { bowls: [9, 0, 0] });
    table.turn().play(0, 'upgrade D2 to tradingHouse', 'end turn');
    expect(table.player(0).coins).toBe(20 - 6);
    expect(table.legal(1)).not.toContain('leech');
  });
});
