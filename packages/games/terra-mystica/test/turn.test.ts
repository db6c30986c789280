import { waitedFor } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const rich = { workers: 20, coins: 20, priests: 5, card: 'BON3' };
const MAIN_ACTIONS = [
  'build D2',
  'transform E2 to forest',
  'upgrade D1 to tradingHouse',
  'advance shipping',
  'advance digging',
  'send priest to fire for 3',
  'action ACT4',
  'pass BON9',
];

function witches() {
  const bonusCards = ['BON3', 'BON1', 'BON9', 'BON5', 'BON6'];
  const table = position(['witches', 'nomads'], { bonusCards }).put(0, 'D1').terrain('D2', 'forest');
  return table
    .give(0, { ...rich, bowls: [0, 0, 12] })
    .give(1, { card: 'BON1', workers: 1 })
    .turn();
}

describe('a turn', () => {
  test('TM-TURN-ONE-ACTION has one action, whichever it is', () => {
    for (const line of MAIN_ACTIONS) expect(witches().refusal(0, line)).toBeNull();
    const table = witches().play(0, 'send priest to water for 2');
    for (const line of MAIN_ACTIONS) expect(table.refusal(0, line)).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-TURN-MUST-ACT has an action: conversions are none', () => {
    const table = witches();
    expect(table.refusal(0, 'end turn')).toBe('TM-TURN-MUST-ACT');
    expect(table.play(0, 'convert worker to coin').refusal(0, 'end turn')).toBe('TM-TURN-MUST-ACT');
  });

  test('TM-TURN-END ends when the player says so; conversions are possible till then, and the next one follows', () => {
    const table = witches().play(0, 'advance shipping', 'convert worker to coin');
    expect(waitedFor(table.state)).toEqual([0]);
    table.play(0, 'end turn');
    expect(waitedFor(table.state)).toEqual([1]);
    expect(table.refusal(0, 'convert worker to coin')).toBe('KERNEL-NOT-YOUR-DECISION');
    expect(table.refusal(0, 'advance shipping')).toBe('KERNEL-NOT-YOUR-DECISION');
  });

  test('TM-TURN-END players take turns until all have passed', () => {
    const table = witches();
    for (let i = 0; i < 3; i++) {
      table.play(0, 'send priest to air for 1', 'end turn');
      table.give(1, { priests: 1 }).play(1, 'send priest to air for 1', 'end turn');
    }
    table.play(0, 'pass BON9', 'end turn').give(1, { priests: 2 });
    table.play(1, 'send priest to air for 1', 'end turn', 'send priest to air for 1', 'end turn');
    expect(table.state.round).toBe(1);
    table.play(1, 'pass BON6', 'end turn');
    expect(table.state.round).toBe(2);
  });

  test('TM-TURN-FINISH-FIRST what an action began is finished before the turn goes on', () => {
    const table = witches().play(0, 'action ACT6');
    for (const line of ['end turn', 'advance shipping', 'pass BON9'])
      expect(table.refusal(0, line)).toBe('TM-TURN-FINISH-FIRST');
    table.play(0, 'done', 'end turn');
    const bridge = witches().put(0, 'F2').play(0, 'action ACT1');
    expect(bridge.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    const temple = witches().put(0, 'E1', 'tradingHouse').play(0, 'upgrade E1 to temple');
    expect(temple.refusal(0, 'send priest to fire for 1')).toBe('TM-TURN-FINISH-FIRST');
    expect(temple.refusal(0, 'convert worker to coin')).toBeNull();
  });

  test('TM-TURN-NOT-NOW answers to what nobody asked have no place in a turn', () => {
    const table = witches();
    for (const line of [
      'leech',
      'decline',
      'favour FAV1',
      'town TW1',
      'step fire',
      'bridge F2:H2',
      'done',
      'take BON9',
    ])
      expect(table.refusal(0, line)).toBe('TM-TURN-NOT-NOW');
    table.play(0, 'advance shipping');
    expect(table.refusal(0, 'leech')).toBe('TM-TURN-NOT-NOW');
  });
});
