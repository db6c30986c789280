import { describe, expect, test } from 'vitest';
import { incomeOf, type Options } from '../rules/index.ts';
import { position, tilesFrom } from './position.ts';

/** Dwarves who have just built a temple on E7 and choose a favour tile; cults stand on 0, 0, 2, 0. */
function choosing(chosen: Partial<Options> = {}) {
  return position(['dwarves', 'nomads'], { scoringTiles: tilesFrom('SCORE1'), ...chosen })
    .put(0, 'E7', 'tradingHouse')
    .give(0, { coins: 5, workers: 2, bowls: [12, 0, 0] })
    .turn()
    .play(0, 'upgrade E7 to temple');
}

describe('favour tiles', () => {
  test.each([
    ['FAV1', [3, 0, 2, 0]],
    ['FAV2', [0, 3, 2, 0]],
    ['FAV3', [0, 0, 5, 0]],
    ['FAV4', [0, 0, 2, 3]],
    ['FAV5', [2, 0, 2, 0]],
    ['FAV6', [0, 2, 2, 0]],
    ['FAV7', [0, 0, 4, 0]],
    ['FAV8', [0, 0, 2, 2]],
    ['FAV9', [1, 0, 2, 0]],
    ['FAV10', [0, 1, 2, 0]],
    ['FAV11', [0, 0, 3, 0]],
    ['FAV12', [0, 0, 2, 1]],
  ])('TM-FAVOUR-EFFECTS %s moves up its track at once', (tile, cults) => {
    expect(choosing().play(0, `favour ${tile}`).player(0).cults).toEqual(cults);
  });

  test('TM-FAVOUR-EFFECTS its steps bring the power of the track', () => {
    // From 2 to 5 on earth: 1 and 2 power.
    expect(choosing().play(0, 'favour FAV3').bowls(0)).toEqual([9, 3, 0]);
  });

  test('TM-FAVOUR-EFFECTS FAV5: towns of power 6, at once where one stands', () => {
    const p = choosing()
      .put(0, 'H7', 'tradingHouse')
      .put(0, 'H8', 'tradingHouse')
      .put(0, 'G6')
      .put(0, 'G7')
      .play(0, 'favour FAV5', 'town TW1', 'step fire');
    expect(['H7', 'H8', 'G6', 'G7'].every(p.isInTown)).toBe(true);
    expect(p.isInTown('E7')).toBe(false);
    expect(p.cult(0, 'fire')).toBe(2);
  });

  test('TM-FAVOUR-EFFECTS FAV5 that founds a town: the key may be taken before the steps', () => {
    const founding = () =>
      choosing()
        .put(0, 'D4', 'tradingHouse')
        .put(0, 'D5')
        .put(0, 'C3')
        .give(0, { cults: { fire: 8 } })
        .play(0, 'favour FAV5');
    expect(founding().play(0, 'town TW1', 'step fire').cult(0, 'fire')).toBe(10);
    const stepsFirst = founding();
    expect(stepsFirst.refusal(0, 'step air')).toBe('TM-FAVOUR-EFFECTS');
    stepsFirst.play(0, 'step fire', 'town TW1');
    expect(stepsFirst.cult(0, 'fire')).toBe(9);
    expect(stepsFirst.player(0).keys).toBe(1);
  });

  test('TM-FAVOUR-EFFECTS a temple that founds a town: the key may be taken before the favour', () => {
    const p = position(['dwarves', 'nomads'])
      .put(0, 'E7', 'temple')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5', 'tradingHouse')
      .give(0, { coins: 6, workers: 4, cults: { fire: 7 } })
      .turn()
      .play(0, 'upgrade E7 to sanctuary', 'town TW1', 'favour FAV1');
    expect(p.cult(0, 'fire')).toBe(10);
  });

  test('TM-FAVOUR-EFFECTS FAV6: a step as a special action, in the same round', () => {
    const p = choosing().play(0, 'favour FAV6', 'end turn').pass(1).play(0, 'action favour', 'step air');
    expect(p.player(0).cults).toEqual([0, 2, 2, 1]);
  });

  test.each([
    ['FAV7', { coins: 0, workers: 1, priests: 0, power: 1 }],
    ['FAV8', { coins: 0, workers: 0, priests: 0, power: 4 }],
    ['FAV9', { coins: 3, workers: 0, priests: 0, power: 0 }],
    ['FAV6', { coins: 0, workers: 0, priests: 0, power: 0 }],
  ])('TM-FAVOUR-EFFECTS TM-INCOME-TILES the income of %s', (tile, income) => {
    // Dwarves without buildings and card have 1 worker.
    const p = position(['dwarves', 'nomads']).give(0, { favours: [tile], card: null });
    expect(incomeOf(p.g, p.player(0))).toEqual({ ...income, workers: income.workers + 1 });
  });

  test('TM-FAVOUR-EFFECTS FAV10: 3 points for each trading house', () => {
    const p = position(['dwarves', 'nomads'], { scoringTiles: tilesFrom('SCORE1') })
      .put(0, 'E7')
      .give(0, { coins: 6, workers: 2, favours: ['FAV10'] })
      .turn()
      .play(0, 'upgrade E7 to tradingHouse');
    expect(p.points(0, 'favourTiles')).toBe(3);
  });

  test('TM-FAVOUR-EFFECTS FAV11: 2 points for each dwelling', () => {
    const p = position(['dwarves', 'nomads'], { scoringTiles: tilesFrom('SCORE1') })
      .put(0, 'E7')
      .terrain('E6', 'mountains')
      .give(0, { coins: 2, workers: 1, favours: ['FAV11'] })
      .turn()
      .play(0, 'build E6');
    expect(p.points(0, 'favourTiles')).toBe(2);
  });

  test.each([
    [0, 0],
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
  ])(
    'TM-FAVOUR-EFFECTS TM-PASS-POINTS FAV12: passing with %i trading houses, %i points',
    (houses, points) => {
      const p = position(['dwarves', 'nomads']).give(0, { favours: ['FAV12'], card: 'BON3' });
      for (const hex of ['E7', 'C5', 'F1', 'H8'].slice(0, houses)) p.put(0, hex, 'tradingHouse');
      expect(p.turn().pass(0).points(0, 'favourTiles')).toBe(points);
    },
  );

  test('TM-FAVOUR-ONE-OF-A-KIND never two tiles of one type', () => {
    const p = choosing().give(0, { favours: ['FAV7'] });
    expect(p.refusal(0, 'favour FAV7')).toBe('TM-FAVOUR-ONE-OF-A-KIND');
  });

  test('TM-FAVOUR-SUPPLY the tiles with 3 steps exist once, the others three times', () => {
    const p = choosing();
    expect(p.state.favourTiles).toEqual([1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3]);
    p.put(1, 'E8', 'tradingHouse')
      .give(1, { coins: 5, workers: 2 })
      .play(0, 'favour FAV1', 'end turn')
      .play(1, 'upgrade E8 to temple');
    expect(p.refusal(1, 'favour FAV1')).toBe('TM-FAVOUR-SUPPLY');
    expect(p.refusal(1, 'favour FAV5')).toBeNull();
  });

  test('TM-UPGRADE-FAVOUR a tile must be taken as long as there is one', () => {
    const p = choosing();
    expect(p.refusal(0, 'done')).toBe('TM-UPGRADE-FAVOUR');
    p.state.favourTiles.fill(0);
    expect(p.play(0, 'done').refusal(0, 'end turn')).toBeNull();
  });
});

describe('points of favour tiles', () => {
  test.each([
    ['temple', 'tradingHouse'],
    ['stronghold', 'tradingHouse'],
    ['sanctuary', 'temple'],
  ] as const)('TM-FAVOUR-EFFECTS FAV10 and FAV11 pay nothing for a %s', (to, from) => {
    const p = position(['dwarves', 'nomads'])
      .put(0, 'E7', from)
      .give(0, { coins: 9, workers: 9, favours: ['FAV10', 'FAV11'] })
      .turn()
      .play(0, `upgrade E7 to ${to}`);
    expect(p.points(0, 'favourTiles')).toBe(0);
  });

  test('TM-FAVOUR-EFFECTS FAV10 pays for a trading house and FAV11 for a dwelling, not the other way round', () => {
    const built = (favour: string, line: string) =>
      position(['dwarves', 'nomads'])
        .put(0, 'E7')
        .terrain('E6', 'mountains')
        .give(0, { coins: 9, workers: 9, favours: [favour] })
        .turn()
        .play(0, line)
        .points(0, 'favourTiles');
    expect(built('FAV10', 'upgrade E7 to tradingHouse')).toBe(3);
    expect(built('FAV10', 'build E6')).toBe(0);
    expect(built('FAV11', 'upgrade E7 to tradingHouse')).toBe(0);
    expect(built('FAV11', 'build E6')).toBe(2);
  });

  test('TM-FAVOUR-EFFECTS two towns that FAV5 founds at once each get a tile', () => {
    const p = choosing({ extraTownTiles: true });
    for (const hex of ['H7', 'H8', 'D4', 'D5']) p.put(0, hex, 'tradingHouse');
    p.put(0, 'G6').put(0, 'G7').put(0, 'A1').put(0, 'C3').play(0, 'favour FAV5');
    const towns = p.legal(0).filter((line) => line.startsWith('town'));
    expect(new Set(towns).size).toBe(towns.length);
    expect(towns).toHaveLength(8);
    p.play(0, 'town TW1', 'town TW1', 'step fire');
    expect(p.player(0).towns).toEqual([0, 0]);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-CULT-TOP-CHOICE a choice of tracks comes before the steps of the tile', () => {
    const p = choosing();
    for (const hex of ['H7', 'H8']) p.put(0, hex, 'tradingHouse');
    p.put(0, 'G6')
      .put(0, 'G7')
      .give(0, { cults: { water: 9, earth: 0, air: 9 } })
      .play(0, 'favour FAV5', 'town TW5');
    const steps = () => p.legal(0).filter((line) => line.startsWith('step'));
    expect(steps()).toEqual(['step water', 'step air']);
    p.play(0, 'step air');
    expect(steps()).toEqual(['step fire']);
    p.play(0, 'step fire', 'end turn');
    expect(p.player(0).cults).toEqual([3, 9, 1, 10]);
  });
});
