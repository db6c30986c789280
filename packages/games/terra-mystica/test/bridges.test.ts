import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('bridges', () => {
  /** A building on C3; bridges may lead from there to A7, B3 and B4. */
  const onC3 = () =>
    position(['witches', 'nomads'])
      .put(0, 'C3')
      .give(0, { bowls: [0, 0, 3] });

  test('TM-BRIDGE-SITE 3 power for a bridge at a printed site', () => {
    const p = onC3().turn().play(0, 'action ACT1');
    expect(p.bowls(0)).toEqual([3, 0, 0]);
    expect(p.legal(0).filter((line) => line.startsWith('bridge'))).toEqual([
      'bridge A7:C3',
      'bridge B3:C3',
      'bridge B4:C3',
    ]);
    // Between C3 and C4 nothing is printed, though only a river hex lies there.
    expect(p.g.notation.read('bridge C3:C4')).toBeNull();
  });

  test('TM-BRIDGE-SITE the action is not offered to who has no building at a site', () => {
    const p = position(['witches', 'nomads'])
      .put(0, 'I11')
      .give(0, { bowls: [0, 0, 3] })
      .turn();
    expect(p.refusal(0, 'action ACT1')).toBe('TM-BRIDGE-SITE');
  });

  test('TM-BRIDGE-SITE the site must be named before the turn goes on; conversions are free', () => {
    const p = onC3().give(0, { workers: 1 }).turn().play(0, 'action ACT1', 'convert worker to coin');
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
  });

  test('TM-BRIDGE-OWN-END one of the two ends carries an own building', () => {
    const p = onC3().put(1, 'C2').turn().play(0, 'action ACT1');
    expect(p.refusal(0, 'bridge C2:D4')).toBe('TM-BRIDGE-OWN-END');
    expect(p.refusal(0, 'bridge B4:C3')).toBeNull();
  });

  test('TM-BRIDGE-OWN-END the other end may be empty or belong to somebody else', () => {
    const p = onC3().put(1, 'B4').turn().play(0, 'action ACT1', 'bridge B4:C3');
    expect(p.rules.counts(p.state, 0).bridges).toBe(1);
    expect(p.rules.counts(p.state, 1).bridges).toBe(0);
  });

  test('TM-BRIDGE-OWN-END it belongs to who built it', () => {
    const p = position(['witches', 'nomads'])
      .put(1, 'B4')
      .give(1, { bowls: [0, 0, 3] })
      .turn(1)
      .play(1, 'action ACT1', 'bridge B4:C3');
    expect([0, 1].map((seat) => p.rules.counts(p.state, seat).bridges)).toEqual([0, 1]);
    expect(p.g.sites[p.state.bridges[0] >> 3].map((hex) => p.g.map.landNames[hex])).toEqual(['B4', 'C3']);
  });

  test('TM-BRIDGE-LIMIT three bridges for each player in the whole game', () => {
    const p = onC3()
      .put(0, 'C2')
      .bridge(0, 'C2', 'D3')
      .bridge(0, 'C2', 'D4')
      .bridge(0, 'C2', 'E5')
      .bridge(1, 'B6', 'C5')
      .turn();
    expect(p.refusal(0, 'action ACT1')).toBe('TM-BRIDGE-LIMIT');
  });

  test('TM-BRIDGE-TAKEN one bridge at a site', () => {
    const p = onC3().put(1, 'B4').bridge(1, 'B4', 'C3').turn().play(0, 'action ACT1');
    expect(p.refusal(0, 'bridge B4:C3')).toBe('TM-BRIDGE-TAKEN');
  });

  test('T38 TM-BRIDGE-ADJACENCY the hexes are directly adjacent, for a later action', () => {
    const p = onC3().terrain('B4', 'forest').give(0, { coins: 2, workers: 1 }).turn();
    expect(p.refusal(0, 'build B4')).toBe('TM-BUILD-REACH');
    p.play(0, 'action ACT1', 'bridge B4:C3');
    expect(p.refusal(0, 'build B4')).toBe('TM-TURN-ONE-ACTION');
    p.play(0, 'end turn').pass(1);
    expect(p.refusal(0, 'build B4')).toBeNull();
  });

  test('TM-BRIDGE-ADJACENCY neighbours over a bridge are offered power and make a trading house cheaper', () => {
    const p = position(['witches', 'nomads'])
      .put(0, 'C3')
      .put(1, 'B4', 'temple')
      .bridge(0, 'B4', 'C3')
      .give(0, { coins: 3, workers: 2 })
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'upgrade C3 to tradingHouse', 'end turn')
      .play(1, 'leech');
    expect(p.bowls(1)).toEqual([10, 2, 0]);
    expect(p.points(1, 'leech')).toBe(-1);
  });

  test('TM-BRIDGE-ADJACENCY a bridge joins for everybody, whoever built it', () => {
    const p = position(['witches', 'nomads']).put(0, 'D4').put(1, 'C2').turn();
    expect(p.missing(0, 'upgrade D4 to tradingHouse')).toEqual({ coins: 6, workers: 2 });
    p.bridge(1, 'C2', 'D4');
    expect(p.missing(0, 'upgrade D4 to tradingHouse')).toEqual({ coins: 3, workers: 2 });
  });

  test('TM-BRIDGE-ADJACENCY building a bridge offers nobody power', () => {
    const p = onC3()
      .put(1, 'B4', 'temple')
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'action ACT1', 'bridge B4:C3', 'end turn');
    expect(p.legal(1)).not.toContain('leech');
  });

  test('T72 TM-BRIDGE-ADJACENCY TM-TOWN-FOUND a bridge that joins 4 buildings founds a town at once', () => {
    const p = onC3()
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5', 'tradingHouse')
      .put(0, 'B4', 'tradingHouse')
      .turn()
      .play(0, 'action ACT1', 'bridge B4:C3', 'town TW2');
    expect(['B4', 'C3', 'D4', 'D5'].every(p.isInTown)).toBe(true);
    expect(p.player(0).workers).toBe(2);
  });

  test('TM-BRIDGE-LIMIT a fourth bridge is refused also where the action may be given up', () => {
    const p = position(['witches', 'nomads'], { givingUp: 'allowed' }).put(0, 'C3').put(0, 'C2');
    for (const hex of ['D3', 'D4', 'E5']) p.bridge(0, 'C2', hex);
    p.give(0, { bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action ACT1');
    expect(p.refusal(0, 'bridge A7:C3')).toBe('TM-BRIDGE-LIMIT');
    expect(p.legal(0)).toContain('done');
  });

  test('TM-BRIDGE-ADJACENCY a bridge elsewhere makes nobody a neighbour', () => {
    const p = position(['witches', 'nomads']).put(0, 'E10').put(1, 'B4').put(1, 'C3');
    p.bridge(1, 'B4', 'C3')
      .give(0, { coins: 9, workers: 9 })
      .give(1, { bowls: [9, 0, 0] })
      .turn();
    p.play(0, 'upgrade E10 to tradingHouse', 'end turn');
    // The trading house stands alone: 6 coins, and no power for the nomads.
    expect(p.player(0).coins).toBe(9 - 6);
    expect(p.legal(1)).not.toContain('leech');
  });

  test.each([
    ['B4', 'C3', ['B5', 'A9', 'A8']],
    ['C3', 'B4', ['D4', 'D5', 'E7']],
  ])(
    'TM-TOWN-FOUND a bridge from %s to %s founds a town of the buildings at both its ends',
    (from, to, more) => {
      const p = position(['witches', 'nomads']).put(0, from, 'tradingHouse').put(0, to);
      for (const hex of more.slice(0, 2)) p.put(0, hex, 'tradingHouse');
      p.give(0, { bowls: [0, 0, 3] })
        .turn()
        .play(0, 'action ACT1', 'bridge B4:C3');
      expect(p.legal(0)).toContain('town TW1');
      expect(p.isInTown(to)).toBe(true);
    },
  );

  test('TM-TOWN-FOUND a bridge to a foreign building founds no town', () => {
    for (const [own, foreign] of [
      ['B4', 'C3'],
      ['C3', 'B4'],
    ]) {
      const p = position(['witches', 'nomads']).put(0, own, 'stronghold').put(1, foreign, 'stronghold');
      p.put(0, own === 'B4' ? 'B5' : 'D4', 'temple').put(0, own === 'B4' ? 'A9' : 'D5', 'temple');
      p.give(0, { bowls: [0, 0, 3] })
        .turn()
        .play(0, 'action ACT1', 'bridge B4:C3');
      expect(p.legal(0).filter((line) => line.startsWith('town'))).toEqual([]);
    }
  });
});
