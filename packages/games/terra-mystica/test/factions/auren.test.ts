import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';

describe('auren', () => {
  const withStronghold = () => position(['auren', 'nomads']).put(0, 'A3', 'stronghold');

  test('T88 TM-AUREN-STRONGHOLD the stronghold brings a favour tile at once', () => {
    const p = position(['auren', 'nomads'])
      .put(0, 'A3', 'tradingHouse')
      .give(0, { workers: 4, coins: 6, favours: ['FAV10'] })
      .turn()
      .play(0, 'upgrade A3 to stronghold');
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    expect(p.refusal(0, 'favour FAV10')).toBe('TM-FAVOUR-ONE-OF-A-KIND');
    p.play(0, 'favour FAV3');
    expect(p.cult(0, 'earth')).toBe(3);
  });

  test('T88 TM-AUREN-STRONGHOLD two steps, both on one track', () => {
    const p = withStronghold().turn().play(0, 'action stronghold', 'step fire');
    expect(p.player(0).cults).toEqual([2, 1, 0, 1]);
    expect(p.refusal(0, 'step water')).toBe('TM-TURN-NOT-NOW');
  });

  test('T88 TM-AUREN-STRONGHOLD space 10 only with a key', () => {
    const steps = (keys: number) =>
      withStronghold()
        .give(0, { cults: { fire: 8 }, keys, bowls: [12, 0, 0] })
        .turn()
        .play(0, 'action stronghold', 'step fire');
    const without = steps(0);
    expect(without.cult(0, 'fire')).toBe(9);
    expect(without.bowls(0)).toEqual([12, 0, 0]);
    const withKey = steps(1);
    expect(withKey.cult(0, 'fire')).toBe(10);
    expect(withKey.player(0).keys).toBe(0);
    expect(withKey.bowls(0)).toEqual([9, 3, 0]);
  });

  test('TM-AUREN-STRONGHOLD nor with a key where somebody stands on 10', () => {
    const p = withStronghold().give(0, { cults: { fire: 8 }, keys: 1 });
    p.state.cultTop[0] = 1;
    p.turn().play(0, 'action stronghold', 'step fire');
    expect(p.cult(0, 'fire')).toBe(9);
    expect(p.player(0).keys).toBe(1);
  });

  test('TM-AUREN-STRONGHOLD usable in the round in which it was built, once', () => {
    const p = position(['auren', 'nomads'])
      .put(0, 'A3', 'tradingHouse')
      .give(0, { workers: 4, coins: 6 })
      .turn()
      .play(0, 'upgrade A3 to stronghold', 'favour FAV10', 'end turn')
      .pass(1)
      .play(0, 'action stronghold', 'step fire', 'end turn');
    expect(p.refusal(0, 'action stronghold')).toBe('TM-SPECIAL-ONCE');
  });
});
