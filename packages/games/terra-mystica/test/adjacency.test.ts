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

describe('whose buildings and bridges', () => {
  test.each([0, 1, 2])(
    'TM-ADJACENT-DIRECT seat %i reaches what is beside its own buildings alone',
    (seat) => {
      const hexes = ['E10', 'A13', 'I1'];
      const table = position(['witches', 'nomads', 'halflings']).put(0, 'E10').put(1, 'A13').put(2, 'I1');
      table.give(seat, rich).turn(seat);
      const beside = { E10: ['D7', 'D8', 'E9', 'E11', 'F6', 'F7'], A13: ['A12', 'B6'], I1: ['H1', 'I2'] };
      const own = beside[hexes[seat] as keyof typeof beside];
      const changed = table.legal(seat).flatMap((line) => /^(?:transform|build) (\w+)/.exec(line)?.[1] ?? []);
      expect(new Set(changed)).toEqual(new Set(own));
    },
  );

  test('TM-BRIDGE-ADJACENCY a bridge between others leads nowhere', () => {
    const table = position(['witches', 'nomads']).put(0, 'E10').put(1, 'B4').give(0, rich);
    table.bridge(1, 'B4', 'C3').turn();
    expect(table.refusal(0, 'build C3')).toBe('TM-BUILD-REACH');
    expect(table.refusal(0, 'transform B3 to forest')).toBe('TM-TRANSFORM-REACH');
  });

  test('TM-BRIDGE-ADJACENCY a bridge of another player may be used from either end', () => {
    const from = position(['witches', 'nomads']).put(0, 'C3').give(0, rich).bridge(1, 'B4', 'C3').turn();
    expect(from.refusal(0, 'transform B4 to forest')).toBeNull();
    const to = position(['witches', 'nomads']).put(0, 'B4').give(0, rich).bridge(1, 'B4', 'C3').turn();
    expect(to.refusal(0, 'build C3')).toBeNull();
  });

  test('TM-DWARVES a tunnel is for those alone who dig it, also right after their turn', () => {
    const table = position(['dwarves', 'witches']).put(0, 'E10').put(1, 'A13').give(0, rich).give(1, rich);
    table.turn();
    expect(table.refusal(0, 'build C5')).toBeNull();
    table.pass(0);
    expect(table.refusal(1, 'transform C5 to forest')).toBe('TM-TRANSFORM-REACH');
  });

  test('TM-ADJACENT-INDIRECT the last step of shipping and the card lead over four river hexes', () => {
    const table = position(['witches', 'nomads'])
      .put(0, 'A3')
      .give(0, { ...rich, shipping: 3 });
    const far = table.g.map.landNames.filter(
      (_, hex) => table.g.map.shipDistance[table.g.map.landAt.get('A3')!][hex] === 4,
    );
    expect(far.length).toBeGreaterThan(0);
    table.turn();
    for (const hex of far) expect(table.refusal(0, `transform ${hex} to forest`)).not.toBeNull();
    table.give(0, { card: 'BON4' });
    const reached = table.legal(0).filter((line) => far.some((hex) => line.includes(` ${hex}`)));
    expect(reached.length).toBeGreaterThan(0);
  });
});
