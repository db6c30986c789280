import { describe, expect, test } from 'vitest';
import { type Holdings, position } from './position.ts';

/** Witches on F2, next to a bridge site, in their turn. */
function witches(holdings: Holdings) {
  return position(['witches', 'nomads']).put(0, 'F2').give(0, holdings).turn();
}

describe('power actions', () => {
  test('T60 TM-ACTION-POWER they cost 3, 3, 4, 4, 4, 6 power of bowl III', () => {
    const table = witches({ bowls: [0, 12, 0] });
    const missing = [1, 2, 3, 4, 5, 6].map((n) => {
      expect(table.refusal(0, `action ACT${n}`)).toBe('TM-ACTION-POWER');
      return table.missing(0, `action ACT${n}`);
    });
    expect(missing).toEqual([3, 3, 4, 4, 4, 6].map((power) => ({ power })));
  });

  test('T60 TM-ACTION-POWER they bring a bridge, a priest, 2 workers, 7 coins, 1 spade, 2 spades', () => {
    const used = (n: number) => witches({ bowls: [0, 0, 6] }).play(0, `action ACT${n}`);
    expect(used(1).legal(0)).toContain('bridge F2:H2');
    expect(used(2).player(0)).toMatchObject({ priests: 1, bowl1: 3, bowl3: 3 });
    expect(used(3).player(0)).toMatchObject({ workers: 2, bowl1: 4, bowl3: 2 });
    expect(used(4).player(0)).toMatchObject({ coins: 7, bowl1: 4, bowl3: 2 });
    expect(used(5).refusal(0, 'transform F1 to forest')).toBeNull();
    expect(used(5).refusal(0, 'transform E3 to forest')).toBe('TM-TRANSFORM-COST');
    expect(used(6).refusal(0, 'transform E3 to forest')).toBeNull();
  });

  test('T60 TM-ACTION-ONCE each is used once a round, by whoever comes first', () => {
    const bonusCards = ['BON1', 'BON2', 'BON3', 'BON6', 'BON7'];
    const table = position(['witches', 'nomads'], { bonusCards });
    table
      .give(0, { bowls: [0, 0, 12] })
      .give(1, { bowls: [0, 0, 12] })
      .turn();
    table.play(0, 'action ACT4', 'end turn');
    expect(table.refusal(1, 'action ACT4')).toBe('TM-ACTION-ONCE');
    table.play(1, 'action ACT3', 'end turn');
    expect(table.refusal(0, 'action ACT4')).toBe('TM-ACTION-ONCE');
    table.play(0, 'pass BON3', 'end turn').play(1, 'pass BON6', 'end turn');
    expect(table.refusal(0, 'action ACT4')).toBeNull();
  });

  test('TM-ACTION-POWER a priest that is not in the supply is not gained', () => {
    const table = witches({ bowls: [0, 0, 3], priests: 7 }).play(0, 'action ACT2');
    expect(table.player(0).priests).toBe(7);
  });
});

describe('conversions', () => {
  test.each([
    ['power to priest', { bowls: [0, 0, 5] }, { priests: 1, bowl1: 5, bowl3: 0 }],
    ['power to worker', { bowls: [0, 0, 3] }, { workers: 1, bowl1: 3, bowl3: 0 }],
    ['power to coin', { bowls: [0, 0, 1] }, { coins: 1, bowl1: 1, bowl3: 0 }],
    ['priest to worker', { priests: 1 }, { workers: 1, priests: 0 }],
    ['worker to coin', { workers: 1 }, { coins: 1, workers: 0 }],
  ] as [string, Holdings, object][])('T61 TM-CONVERT-RATES %s', (what, before, after) => {
    const table = witches(before).play(0, `convert ${what}`);
    expect(table.player(0)).toMatchObject(after);
    expect(table.refusal(0, `convert ${what}`)).toBe('TM-CONVERT-RATES');
  });

  test('T61 TM-CONVERT-RATES what is missing is named', () => {
    const table = witches({ bowls: [3, 1, 2] });
    expect(table.missing(0, 'convert power to priest')).toEqual({ power: 3 });
    expect(table.missing(0, 'convert power to worker')).toEqual({ power: 1 });
    expect(table.missing(0, 'convert priest to worker')).toEqual({ priests: 1 });
    expect(table.missing(0, 'convert worker to coin')).toEqual({ workers: 1 });
  });

  test('T61 TM-CONVERT-RATES there is no way up: no coin becomes a worker, no worker a priest', () => {
    const lines = witches({ coins: 9, workers: 9, priests: 1 })
      .legal(0)
      .filter((line) => line.startsWith('convert'));
    expect(lines).toEqual(['convert priest to worker', 'convert worker to coin']);
  });

  test('T61 TM-CONVERT-RATES any number before and after the action, and none is an action', () => {
    const table = witches({ workers: 2, priests: 2, bowls: [0, 0, 5] });
    table.play(0, 'convert priest to worker', 'convert worker to coin', 'convert power to coin');
    table.play(0, 'send priest to fire for 1', 'convert power to worker', 'convert worker to coin');
    expect(table.player(0)).toMatchObject({ coins: 3, workers: 2, priests: 0, bowl3: 1 });
    expect(table.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-CONVERT-OWN-TURN not in the turn of somebody else', () => {
    const table = witches({ workers: 1 }).give(1, { workers: 1 });
    expect(table.refusal(1, 'convert worker to coin')).toBe('KERNEL-NOT-YOUR-DECISION');
  });

  test('TM-CONVERT-OWN-TURN not while spades of the cults are used', () => {
    const scoringTiles = ['SCORE6', 'SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5'];
    const table = position(['witches', 'nomads'], {
      scoringTiles,
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON5', 'BON6'],
    });
    table.put(0, 'D1').give(0, { cults: { water: 4 }, workers: 5, card: 'BON1', bowls: [0, 4, 0] });
    table.give(1, { card: 'BON2' }).turn().play(0, 'pass BON3', 'end turn').play(1, 'pass BON5', 'end turn');
    expect(table.state.phase).toBe('cults');
    expect(table.refusal(0, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
    expect(table.refusal(0, 'burn')).toBe('TM-CONVERT-OWN-TURN');
  });

  test('TM-CONVERT-PRIEST-SUPPLY no priest for power when all seven are out', () => {
    const table = witches({ bowls: [0, 0, 5], priests: 7 });
    expect(table.refusal(0, 'convert power to priest')).toBe('TM-CONVERT-PRIEST-SUPPLY');
    expect(table.give(0, { priests: 6 }).refusal(0, 'convert power to priest')).toBeNull();
  });

  test('TM-CONVERT-ALCHEMISTS only alchemists exchange points: 1 point for 1 coin, 2 coins for 1 point', () => {
    const table = witches({ coins: 9 });
    expect(table.refusal(0, 'convert point to coin')).toBe('TM-CONVERT-ALCHEMISTS');
    expect(table.refusal(0, 'convert coins to point')).toBe('TM-CONVERT-ALCHEMISTS');
    const alchemists = position(['alchemists', 'witches']).give(0, { coins: 4 }).turn();
    alchemists.play(0, 'convert coins to point', 'convert coins to point', 'convert point to coin');
    expect(alchemists.player(0)).toMatchObject({ points: 21, coins: 1 });
    expect(alchemists.refusal(0, 'convert coins to point')).toBe('TM-CONVERT-RATES');
    expect(alchemists.missing(0, 'convert coins to point')).toEqual({ coins: 1 });
  });

  test('TM-CONVERT-ALCHEMISTS they do it at any moment they are asked, for instance before an offer of power', () => {
    const table = position(['mermaids', 'alchemists']).put(0, 'D1').put(1, 'D3', 'stronghold');
    table
      .give(0, { workers: 1, coins: 2 })
      .give(1, { points: 0, coins: 4, workers: 1, bowls: [12, 0, 0] })
      .turn();
    table
      .play(0, 'build D2', 'end turn')
      .play(1, 'convert coins to point', 'convert coins to point', 'leech');
    expect(table.player(1)).toMatchObject({ points: 0, coins: 0 });
    expect(table.bowls(1)).toEqual([9, 3, 0]);
  });
});

describe('sacrificing power', () => {
  test('T62 TM-POWER-BURN 0/4/2 and a spell of 4: two tokens move, two are lost, 4/0/0 is left', () => {
    const table = witches({ bowls: [0, 4, 2] });
    expect(table.refusal(0, 'action ACT4')).toBe('TM-ACTION-POWER');
    table.play(0, 'burn', 'burn', 'action ACT4');
    expect(table.bowls(0)).toEqual([4, 0, 0]);
  });

  test('T62 TM-POWER-BURN 0/1/3 and a spell of 4: not possible, a single token in bowl II cannot be sacrificed', () => {
    const table = witches({ bowls: [0, 1, 3] });
    expect(table.refusal(0, 'burn')).toBe('TM-POWER-BURN');
    expect(table.missing(0, 'burn')).toEqual({ bowl2: 1 });
    expect(table.refusal(0, 'action ACT4')).toBe('TM-ACTION-POWER');
    expect(table.missing(0, 'action ACT4')).toEqual({ power: 1 });
  });

  test('TM-POWER-BURN it serves conversions too, and is no action', () => {
    const table = witches({ bowls: [0, 6, 0] }).play(0, 'burn', 'burn', 'burn', 'convert power to worker');
    expect(table.bowls(0)).toEqual([3, 0, 0]);
    expect(table.player(0).workers).toBe(1);
    expect(table.refusal(0, 'end turn')).toBe('TM-TURN-MUST-ACT');
  });
});
