import { describe, expect, test } from 'vitest';
import type { Cult } from '../data/index.ts';
import { type Holdings, position } from './position.ts';

/** Witches with three priests and nine tokens in bowl I, standing on `from` of the track of air. */
function onAir(from: number, more: Holdings = {}) {
  const table = position(['witches', 'nomads']).alone();
  return table.give(0, { priests: 3, bowls: [9, 0, 0], cults: { air: from }, ...more }).turn();
}

describe('power of the tracks', () => {
  test.each([
    [0, 3, 1],
    [2, 3, 3],
    [2, 1, 1],
    [3, 1, 0],
    [4, 2, 2],
    [6, 2, 2],
    [7, 2, 0],
  ])('T55 TM-CULT-POWER from %i %i steps bring %i power', (from, steps, power) => {
    const table = onAir(from).play(0, `send priest to air for ${steps}`);
    expect(table.cult(0, 'air')).toBe(from + steps);
    expect(table.bowls(0)).toEqual([9 - power, power, 0]);
  });

  test('T55 TM-CULT-POWER each of 3, 5, 7, 10 pays once', () => {
    const table = onAir(0, { priests: 7, keys: 1, bowls: [12, 0, 0] });
    for (const steps of [3, 2, 2, 2, 1, 1]) table.play(0, `send priest to air for ${steps}`, 'end turn');
    expect(table.cult(0, 'air')).toBe(10);
    expect(table.bowls(0)).toEqual([12 - 8, 8, 0]);
  });

  test('T56 TM-CULT-POWER nomads 3 steps on air, 4 power: only from 4 to 7', () => {
    const table = position(['nomads', 'witches'])
      .give(0, { priests: 1, bowls: [9, 0, 0], cults: { air: 4 } })
      .turn();
    table.play(0, 'send priest to air for 3');
    expect(table.bowls(0)).toEqual([5, 4, 0]);
  });
});

describe('the top space', () => {
  test('T57 TM-CULT-TOP 8 and 3 steps with a key: 10, 3 power, the key is used', () => {
    const table = onAir(8, { keys: 1 }).play(0, 'send priest to air for 3');
    expect(table.cult(0, 'air')).toBe(10);
    expect(table.bowls(0)).toEqual([6, 3, 0]);
    expect(table.player(0).keys).toBe(0);
  });

  test('T57 TM-CULT-TOP without a key: 9, no power', () => {
    const table = onAir(8).play(0, 'send priest to air for 3');
    expect(table.cult(0, 'air')).toBe(9);
    expect(table.bowls(0)).toEqual([9, 0, 0]);
  });

  test('T57 TM-CULT-TOP with a key where somebody stands already: 9, no power, the key is kept', () => {
    const table = position(['witches', 'nomads']).give(0, { priests: 1, keys: 1, cults: { air: 8 } });
    table.give(1, { priests: 1, keys: 1, cults: { air: 8 }, bowls: [9, 0, 0] }).turn();
    table.play(0, 'send priest to air for 3', 'end turn').play(1, 'send priest to air for 2');
    expect([table.cult(0, 'air'), table.cult(1, 'air')]).toEqual([10, 9]);
    expect(table.bowls(1)).toEqual([9, 0, 0]);
    expect(table.player(1).keys).toBe(1);
  });

  test('T57 TM-CULT-TOP a priest may be sent although the track moves no further', () => {
    const table = onAir(9).play(0, 'send priest to air for 1');
    expect(table.cult(0, 'air')).toBe(9);
    expect(table.player(0).priests).toBe(2);
  });

  test('T58 TM-CULT-TOP two towns lead to 10 on two tracks, not on three', () => {
    const nine: Partial<Record<Cult, number>> = { fire: 9, water: 9, air: 9 };
    const table = onAir(9, { keys: 2, cults: nine });
    for (const cult of ['fire', 'water', 'air']) table.play(0, `send priest to ${cult} for 1`, 'end turn');
    expect(table.player(0).cults).toEqual([10, 10, 0, 9]);
  });

  /** Witches found a town by E7 and take the tile with a step on every track. */
  function townTile(cults: Partial<Record<Cult, number>>, keys: number) {
    const table = position(['witches', 'nomads']);
    for (const hex of ['C3', 'D4', 'D5']) table.put(0, hex, 'tradingHouse');
    table
      .terrain('E7', 'forest')
      .give(0, { workers: 1, coins: 2, bowls: [12, 0, 0], cults, keys })
      .turn();
    return table.play(0, 'build E7', 'town TW5');
  }

  test('TM-CULT-TOP TM-TOWN-KEY the key of a town tile is there for the tile’s own steps', () => {
    const table = townTile({ fire: 9, air: 0 }, 0);
    expect(table.player(0).cults).toEqual([10, 1, 1, 1]);
    expect(table.player(0).keys).toBe(0);
  });

  test('TM-CULT-TOP-CHOICE too few keys for all top spaces in reach: the player chooses the track', () => {
    const table = townTile({ fire: 9, water: 9, air: 0 }, 0);
    expect(table.legal(0).filter((line) => line.startsWith('step'))).toEqual(['step fire', 'step water']);
    expect(table.refusal(0, 'step earth')).toBe('TM-CULT-TOP-CHOICE');
    expect(table.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    table.play(0, 'step water', 'end turn');
    expect(table.player(0).cults).toEqual([9, 10, 1, 1]);
    expect(table.bowls(0)).toEqual([9, 3, 0]);
  });

  test('TM-CULT-TOP-CHOICE as many choices as there are keys', () => {
    const table = townTile({ fire: 9, water: 9, earth: 9, air: 0 }, 1).play(
      0,
      'step earth',
      'step fire',
      'end turn',
    );
    expect(table.player(0).cults).toEqual([10, 9, 10, 1]);
  });

  test('TM-CULT-TOP-CHOICE enough keys for all: nothing to choose', () => {
    const table = townTile({ fire: 9, water: 9, air: 0 }, 1).play(0, 'end turn');
    expect(table.player(0).cults).toEqual([10, 10, 1, 1]);
  });
});

describe('priests', () => {
  test('T59 TM-PRIEST-SEND TM-PRIEST-STAYS a place gives 3 or 2 steps and keeps the priest for good', () => {
    for (const steps of [3, 2]) {
      const table = onAir(0, { priests: 7 }).play(0, `send priest to air for ${steps}`);
      expect(table.cult(0, 'air')).toBe(steps);
      expect(table.player(0)).toMatchObject({ priests: 6, priestsSent: 1 });
      expect(table.give(0, { bowls: [0, 0, 5] }).refusal(0, 'convert power to priest')).toBe(
        'TM-CONVERT-PRIEST-SUPPLY',
      );
    }
  });

  test('T59 TM-PRIEST-SEND without a place it is 1 step, and the priest goes back to the supply', () => {
    const table = onAir(0, { priests: 7 }).play(0, 'send priest to air for 1');
    expect(table.cult(0, 'air')).toBe(1);
    expect(table.player(0)).toMatchObject({ priests: 6, priestsSent: 0 });
    table.give(0, { bowls: [0, 0, 5] }).play(0, 'convert power to priest');
    expect(table.player(0).priests).toBe(7);
  });

  test('T59 TM-PRIEST-PLACE-TAKEN each place holds one priest: one for 3 steps, three for 2', () => {
    const table = onAir(0, { priests: 7 });
    table.play(0, 'send priest to air for 3', 'end turn');
    expect(table.refusal(0, 'send priest to air for 3')).toBe('TM-PRIEST-PLACE-TAKEN');
    expect(table.refusal(0, 'send priest to fire for 3')).toBeNull();
    for (let i = 0; i < 3; i++) table.play(0, 'send priest to air for 2', 'end turn');
    expect(table.refusal(0, 'send priest to air for 2')).toBe('TM-PRIEST-PLACE-TAKEN');
    table.play(0, 'send priest to air for 1');
    expect(table.cult(0, 'air')).toBe(9);
  });

  test('TM-PRIEST-PLACE-TAKEN a place is taken for everybody, round after round', () => {
    const bonusCards = ['BON1', 'BON2', 'BON3', 'BON5', 'BON6'];
    const table = position(['witches', 'nomads'], { bonusCards })
      .give(0, { priests: 1 })
      .give(1, { priests: 1 })
      .turn();
    table.play(0, 'send priest to fire for 3', 'end turn');
    expect(table.refusal(1, 'send priest to fire for 3')).toBe('TM-PRIEST-PLACE-TAKEN');
    table.play(1, 'pass BON3', 'end turn').play(0, 'pass BON5', 'end turn');
    expect(table.state.round).toBe(2);
    expect(table.refusal(1, 'send priest to fire for 3')).toBe('TM-PRIEST-PLACE-TAKEN');
  });

  test('TM-PRIEST-SEND the smaller number may be chosen; other numbers there are none', () => {
    expect(
      onAir(0)
        .legal(0)
        .filter((line) => line.startsWith('send priest to air')),
    ).toEqual(['send priest to air for 3', 'send priest to air for 2', 'send priest to air for 1']);
    expect(onAir(0).refusal(0, 'send priest to air for 0')).toBe('TM-PRIEST-SEND');
  });

  test('TM-PRIEST-NONE without a priest none is sent', () => {
    const table = onAir(0, { priests: 0 });
    expect(table.refusal(0, 'send priest to air for 1')).toBe('TM-PRIEST-NONE');
    expect(table.missing(0, 'send priest to air for 1')).toEqual({ priests: 1 });
  });
});

describe('a tile of two steps and two keys', () => {
  test('TM-CULT-TOP-CHOICE every choice takes a key and its track; the others go as far as they may', () => {
    const table = position(['witches', 'nomads'], { extraTownTiles: true });
    for (const hex of ['C3', 'D4', 'D5']) table.put(0, hex, 'tradingHouse');
    table
      .terrain('E7', 'forest')
      .give(0, { workers: 1, coins: 2, cults: { fire: 8, water: 8, earth: 0, air: 8 } })
      .turn()
      .play(0, 'build E7', 'town TW6');
    const steps = () => table.legal(0).filter((line) => line.startsWith('step'));
    expect(steps()).toEqual(['step fire', 'step water', 'step air']);
    table.play(0, 'step fire');
    expect(steps()).toEqual(['step water', 'step air']);
    table.play(0, 'step water');
    expect(steps()).toEqual([]);
    expect(table.player(0)).toMatchObject({ cults: [10, 10, 2, 9], keys: 0 });
  });
});
