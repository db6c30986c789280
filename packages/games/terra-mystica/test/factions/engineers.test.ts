import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';

describe('engineers', () => {
  test('T94 TM-ENGINEERS a bridge for 2 workers, again and again, 3 in all', () => {
    const p = position(['engineers', 'nomads'])
      .put(0, 'C2')
      .give(0, { workers: 9 })
      .turn()
      .play(0, 'action bridge', 'bridge C2:D3', 'end turn')
      .pass(1)
      .play(0, 'action bridge', 'bridge C2:D4', 'end turn')
      .play(0, 'action bridge', 'bridge C2:E5', 'end turn');
    expect(p.player(0).workers).toBe(3);
    expect(p.refusal(0, 'action bridge')).toBe('TM-BRIDGE-LIMIT');
  });

  test('TM-ENGINEERS it takes 2 workers, and it is the action of the turn', () => {
    const p = position(['engineers', 'nomads']).put(0, 'C2').give(0, { workers: 1 }).turn();
    expect(p.refusal(0, 'action bridge')).toBe('TM-ENGINEERS');
    expect(p.missing(0, 'action bridge')).toEqual({ workers: 1 });
    p.give(0, { workers: 4 }).play(0, 'action bridge', 'bridge C2:D3');
    expect(p.refusal(0, 'action bridge')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-ENGINEERS the power action for a bridge is theirs as well, and counts among the 3', () => {
    const p = position(['engineers', 'nomads'])
      .put(0, 'C2')
      .bridge(0, 'C2', 'D3')
      .bridge(0, 'C2', 'D4')
      .give(0, { workers: 2, bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action ACT1', 'bridge C2:E5', 'end turn')
      .pass(1);
    expect(p.refusal(0, 'action bridge')).toBe('TM-BRIDGE-LIMIT');
  });

  test('TM-ENGINEERS nobody else builds bridges for workers', () => {
    const p = position(['dwarves', 'nomads']).put(0, 'C2').give(0, { workers: 9 }).turn();
    expect(p.refusal(0, 'action bridge')).toBe('TM-SPECIAL-NONE');
  });

  const bridged = (home: 'stronghold' | 'temple') =>
    position(['engineers', 'nomads'])
      .put(0, 'C2', home)
      .put(0, 'D3')
      .put(0, 'D4')
      .put(1, 'E5')
      .bridge(0, 'C2', 'D3')
      .bridge(0, 'C2', 'D4')
      .bridge(0, 'C2', 'E5')
      .give(0, { card: 'BON3' });

  test('T94 TM-ENGINEERS-STRONGHOLD passing with 2 bridges between own buildings: 6 points', () => {
    // The third bridge leads to a building of the nomads.
    const p = bridged('stronghold').turn().pass(0);
    expect(p.points(0, 'faction')).toBe(6);
  });

  test('TM-ENGINEERS-STRONGHOLD every time they pass, the last time too', () => {
    const p = bridged('stronghold').round(6).turn().pass(0);
    expect(p.points(0, 'faction')).toBe(6);
  });

  test('TM-ENGINEERS-STRONGHOLD nothing without the stronghold', () => {
    expect(bridged('temple').turn().pass(0).points(0, 'faction')).toBe(0);
  });

  test.each([
    ['C2', 'D3'],
    ['D3', 'C2'],
  ])(
    'TM-ENGINEERS-STRONGHOLD a bridge with one end on %s and the other on a foreign %s pays nothing',
    (own, foreign) => {
      const p = position(['engineers', 'nomads']).put(0, own).put(1, foreign).put(0, 'I1', 'stronghold');
      p.bridge(0, 'C2', 'D3').give(0, { card: 'BON3' }).turn().pass(0);
      expect(p.points(0, 'faction')).toBe(0);
    },
  );
});
