import { deciders, play, readOptions, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { terraMystica } from '../../rules/index.ts';
import { position } from '../position.ts';

describe('chaos magicians', () => {
  test("TM-CHAOS-MAGICIANS one first dwelling, placed last of all: after the nomads' third", () => {
    const factions = ['chaosMagicians', 'nomads', 'witches'];
    const rules = terraMystica.rules(
      readOptions(terraMystica.options, { players: 3, factions, startSeat: 0 }),
    );
    const state = rules.setup('chaos');
    settle(rules, state);
    const placing: number[] = [];
    for (let dwelling = 0; dwelling < 6; dwelling++) {
      const [seat] = deciders(state);
      placing.push(seat);
      play(rules, state, seat, rules.legal(state, seat)[0]);
    }
    expect(placing).toEqual([1, 2, 2, 1, 1, 0]);
    // The bonus cards come from the last player to the first, as for everybody.
    expect(deciders(state)).toEqual([2]);
  });

  test.each([
    ['temple', 'tradingHouse', { workers: 2, coins: 5 }],
    ['sanctuary', 'temple', { workers: 4, coins: 8 }],
  ] as const)('T47 TM-CHAOS-MAGICIANS two favour tiles for a %s, not the same twice', (to, from, price) => {
    const p = position(['chaosMagicians', 'nomads'])
      .put(0, 'D4', from)
      .give(0, price)
      .turn()
      .play(0, `upgrade D4 to ${to}`, 'favour FAV11');
    expect(p.refusal(0, 'favour FAV11')).toBe('TM-FAVOUR-ONE-OF-A-KIND');
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    p.play(0, 'favour FAV12', 'end turn');
    expect(p.player(0).cults).toEqual([2, 0, 1, 1]);
  });

  const withStronghold = () => position(['chaosMagicians', 'nomads']).put(0, 'D4', 'stronghold');

  test('T99 TM-CHAOS-MAGICIANS-STRONGHOLD two actions in a row, once a round', () => {
    const p = withStronghold()
      .give(0, { priests: 4 })
      .turn()
      .play(0, 'action stronghold', 'send priest to fire for 3', 'send priest to air for 3');
    expect(p.player(0).cults).toEqual([5, 0, 0, 3]);
    expect(p.refusal(0, 'send priest to earth for 3')).toBe('TM-TURN-ONE-ACTION');
    p.play(0, 'end turn').pass(1);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
    p.play(0, 'send priest to earth for 3');
    expect(p.refusal(0, 'send priest to water for 3')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-CHAOS-MAGICIANS-STRONGHOLD not twice in one turn, and not as the second action', () => {
    const p = withStronghold().give(0, { priests: 4 }).turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
    const late = withStronghold().give(0, { priests: 4 }).turn().play(0, 'send priest to fire for 3');
    expect(late.refusal(0, 'action stronghold')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-CHAOS-MAGICIANS-STRONGHOLD an action must follow it', () => {
    const p = withStronghold().turn().play(0, 'action stronghold');
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-MUST-ACT');
  });

  test('T99 TM-CHAOS-MAGICIANS-STRONGHOLD passing may be the second of the two', () => {
    const p = withStronghold()
      .give(0, { priests: 1 })
      .turn()
      .play(0, 'action stronghold', 'send priest to fire for 3')
      .pass(0);
    expect(p.player(0).passed).toBe(true);
    expect(p.deciders()).toEqual([1]);
  });

  test('TM-CHAOS-MAGICIANS-STRONGHOLD who passes first has no second action', () => {
    const p = withStronghold().give(0, { priests: 1 }).turn().play(0, 'action stronghold');
    p.play(0, p.legal(0).find((line) => line.startsWith('pass')) ?? '');
    expect(p.refusal(0, 'send priest to fire for 3')).toBe('TM-TURN-ONE-ACTION');
  });

  test('TM-CHAOS-MAGICIANS-STRONGHOLD each action is finished before the next', () => {
    const p = withStronghold()
      .give(0, { bowls: [0, 0, 4], priests: 1 })
      .turn()
      .play(0, 'action stronghold', 'action ACT5');
    expect(p.refusal(0, 'send priest to fire for 3')).toBe('TM-TURN-FINISH-FIRST');
    p.play(0, 'transform E7 to wasteland', 'done', 'send priest to fire for 3');
    expect(p.cult(0, 'fire')).toBe(5);
  });

  test('TM-CHAOS-MAGICIANS-STRONGHOLD the second action may build on what the first has built', () => {
    const p = withStronghold()
      .terrain('E7', 'wasteland')
      .terrain('F4', 'wasteland')
      .give(0, { coins: 4, workers: 2 })
      .turn()
      .play(0, 'action stronghold', 'build E7', 'build F4');
    expect(p.buildingAt('F4')).toEqual({ seat: 0, kind: 'dwelling' });
  });
});
