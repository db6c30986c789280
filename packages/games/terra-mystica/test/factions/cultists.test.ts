import { describe, expect, test } from 'vitest';
import type { Options } from '../../rules/index.ts';
import { position, tilesFrom } from '../position.ts';

describe('cultists', () => {
  /** The cultists build on E6, beside the nomads on F3 and the mermaids on D4. */
  const building = (chosen: Partial<Options> = {}) =>
    position(['cultists', 'nomads', 'mermaids'], chosen)
      .put(0, 'E5')
      .put(1, 'F3')
      .put(2, 'D4')
      .give(0, { coins: 2, workers: 1, bowls: [12, 0, 0] })
      .give(1, { bowls: [12, 0, 0] })
      .give(2, { bowls: [12, 0, 0] })
      .turn();
  const built = (chosen: Partial<Options> = {}) => building(chosen).play(0, 'build E6', 'end turn');

  test('T93 TM-CULTISTS two opponents take power: one step on a track of their choice', () => {
    const p = built().play(1, 'leech').play(0, 'step air').play(2, 'leech');
    expect(p.cult(0, 'air')).toBe(1);
    expect(p.deciders()).toEqual([1]);
    expect(p.legal(1)).not.toContain('step air');
  });

  test('T93 TM-CULTISTS the second opponent alone is enough', () => {
    const p = built().play(1, 'decline').play(2, 'leech').play(0, 'step water');
    expect(p.cult(0, 'water')).toBe(1);
  });

  test('T93 TM-CULTISTS nobody takes power: no step', () => {
    const p = built().play(1, 'decline').play(2, 'decline');
    expect(p.player(0).cults).toEqual([1, 0, 1, 0]);
    expect(p.deciders()).toEqual([1]);
  });

  test('TM-CULTISTS the step comes before anything else', () => {
    const p = built().play(1, 'leech');
    expect(p.refusal(0, 'advance shipping')).toBe('TM-CULTISTS');
    expect(p.refusal(0, 'burn')).toBe('TM-CONVERT-OWN-TURN');
    expect(p.deciders()).toEqual([0]);
  });

  test('TM-CULTISTS an upgrade feeds them, too', () => {
    const p = building()
      .give(0, { coins: 3, workers: 2 })
      .put(0, 'E6')
      .play(0, 'upgrade E6 to tradingHouse', 'end turn')
      .play(1, 'leech')
      .play(0, 'step fire');
    expect(p.cult(0, 'fire')).toBe(2);
  });

  test('TM-CULTISTS space 10 of the step needs a key', () => {
    const p = built().give(0, { cults: { air: 9 } });
    p.play(1, 'leech').play(0, 'step air');
    expect(p.cult(0, 'air')).toBe(9);
  });

  test('TM-CULTISTS buildings of others bring them no step', () => {
    const p = position(['nomads', 'cultists'])
      .put(0, 'D5')
      .put(1, 'E7')
      .give(0, { coins: 2, workers: 1, bowls: [12, 0, 0] })
      .give(1, { bowls: [12, 0, 0] })
      .turn()
      .play(0, 'build E8', 'end turn')
      .play(1, 'leech');
    expect(p.player(1).cults).toEqual([1, 0, 1, 0]);
    expect(p.player(0).cults).toEqual([1, 0, 1, 0]);
  });

  test('TM-CULTISTS-REFUSED nothing by the rulebook, 1 power with the option', () => {
    const refused = (cultistsRefused: Options['cultistsRefused']) =>
      built({ cultistsRefused }).play(1, 'decline').play(2, 'decline').bowls(0);
    expect(refused('nothing')).toEqual([12, 0, 0]);
    expect(refused('power')).toEqual([11, 1, 0]);
  });

  test('TM-CULTISTS-REFUSED no power where one took it, or nobody could', () => {
    const taken = built({ cultistsRefused: 'power' }).play(1, 'decline').play(2, 'leech').play(0, 'step air');
    expect(taken.bowls(0)).toEqual([12, 0, 0]);
    const full = building({ cultistsRefused: 'power' })
      .give(1, { bowls: [0, 0, 12] })
      .give(2, { bowls: [0, 0, 12] })
      .play(0, 'build E6', 'end turn');
    expect(full.bowls(0)).toEqual([12, 0, 0]);
    expect(full.deciders()).toEqual([1]);
  });

  test('T93 TM-CULTISTS-STRONGHOLD 7 points at once', () => {
    const p = position(['cultists', 'nomads'], { scoringTiles: tilesFrom('SCORE4') })
      .put(0, 'E6', 'tradingHouse')
      .give(0, { coins: 8, workers: 4 })
      .turn()
      .play(0, 'upgrade E6 to stronghold');
    expect(p.points(0, 'faction')).toBe(7);
    expect(p.points(0, 'scoringTiles')).toBe(5);
    expect(p.refusal(0, 'action stronghold')).toBe('TM-TURN-ONE-ACTION');
    expect(p.play(0, 'end turn').pass(1).refusal(0, 'action stronghold')).toBe('TM-SPECIAL-NONE');
  });
});
