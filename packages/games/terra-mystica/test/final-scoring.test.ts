import { describe, expect, test } from 'vitest';
import { pointsForPlaces } from '../../terra/index.ts';
import type { FactionId } from '../data/index.ts';
import { largestArea } from '../rules/final-scoring.ts';
import type { Options } from '../rules/index.ts';
import type { Source } from '../rules/state.ts';
import { type Position, position } from './position.ts';

/** Everybody passes in round 6. */
function finish(p: Position): Position {
  return p.round(6).turn().passAll();
}

function from(p: Position, source: Source): number[] {
  return p.state.players.map((_, seat) => p.points(seat, source));
}

describe('cults', () => {
  const fire = (...spaces: number[]) => {
    const factions: FactionId[] = ['witches', 'nomads', 'mermaids', 'giants', 'alchemists'];
    const p = position(factions.slice(0, spaces.length));
    for (const [seat, space] of spaces.entries()) p.give(seat, { cults: { fire: space } });
    return from(finish(p), 'fire');
  };

  test('T82 TM-END-CULTS 8, 4 and 2 points for the first three', () => {
    expect(fire(3, 10, 7, 2)).toEqual([2, 8, 4, 0]);
  });

  test('T82 TM-END-CULTS two on space 9 share 8 and 4; a third behind them gets 2', () => {
    expect(fire(9, 9, 4)).toEqual([6, 6, 2]);
  });

  test('T82 TM-END-CULTS nothing for who stands on 0', () => {
    expect(fire(9, 9, 0)).toEqual([6, 6, 0]);
    expect(fire(0, 0)).toEqual([0, 0]);
  });

  test('T82 TM-END-CULTS three tied for first get 4 each, two tied for second 3 each', () => {
    expect(fire(5, 5, 5)).toEqual([4, 4, 4]);
    expect(fire(9, 5, 5)).toEqual([8, 3, 3]);
  });

  test('TM-END-CULTS who ties beyond third place shares what is left; a lone fourth gets nothing', () => {
    // Three tied for second share 4 and 2.
    expect(fire(9, 5, 5, 5)).toEqual([8, 2, 2, 2]);
    expect(fire(9, 7, 5, 5)).toEqual([8, 4, 1, 1]);
    expect(fire(5, 5, 5, 5, 5)).toEqual([2, 2, 2, 2, 2]);
  });

  test('TM-END-CULTS each track is counted by itself', () => {
    const p = position(['witches', 'nomads'])
      .give(0, { cults: { fire: 1, water: 5, earth: 0, air: 2 } })
      .give(1, { cults: { fire: 2, water: 3, earth: 0, air: 2 } });
    finish(p);
    expect([from(p, 'fire'), from(p, 'water'), from(p, 'earth'), from(p, 'air')]).toEqual([
      [4, 8],
      [8, 4],
      [0, 0],
      [6, 6],
    ]);
  });
});

describe('areas', () => {
  const area = (faction: FactionId, hexes: string[], give: { shipping?: number; card?: string } = {}) => {
    const p = position([faction, 'giants']).give(0, give);
    for (const hex of hexes) p.put(0, hex);
    return largestArea(p.g, p.state, 0);
  };

  test('T83 TM-END-AREA buildings on three banks: 3 with shipping 0, all 8 with 1', () => {
    const eight = ['B3', 'C2', 'C3', 'D4', 'D5', 'B4', 'C4', 'D6'];
    expect(area('witches', eight, { shipping: 0 })).toBe(3);
    expect(area('witches', eight, { shipping: 1 })).toBe(8);
  });

  test('T83 TM-END-AREA a ninth behind two river hexes counts with shipping 2', () => {
    const nine = ['B3', 'C2', 'C3', 'D4', 'D5', 'B4', 'C4', 'D6', 'A10'];
    expect(area('witches', nine, { shipping: 1 })).toBe(8);
    expect(area('witches', nine, { shipping: 2 })).toBe(9);
  });

  test('T84 TM-END-AREA what tunnels reach is connected, without a price', () => {
    expect(area('dwarves', ['E7', 'E5', 'G3'])).toBe(3);
    expect(area('dwarves', ['E7', 'E4'])).toBe(1);
  });

  test('T84 TM-END-AREA what carpets reach: past 1 hex, past 2 with the stronghold', () => {
    expect(area('fakirs', ['E8', 'E6'])).toBe(2);
    expect(area('fakirs', ['E8', 'E5'])).toBe(1);
    const p = position(['fakirs', 'witches']).put(0, 'E8', 'stronghold').put(0, 'E5');
    expect(largestArea(p.g, p.state, 0)).toBe(2);
  });

  test("T84 TM-END-AREA the witches' ride and the card for shipping connect nothing", () => {
    const p = position(['witches', 'nomads']).put(0, 'A3', 'stronghold').put(0, 'I11');
    expect(largestArea(p.g, p.state, 0)).toBe(1);
    expect(area('witches', ['C3', 'B4'], { card: 'BON4' })).toBe(1);
  });

  test('TM-END-AREA bridges connect, whoever built them', () => {
    const p = position(['witches', 'nomads']).put(0, 'C3').put(0, 'B4').put(0, 'I11').bridge(1, 'B4', 'C3');
    expect(largestArea(p.g, p.state, 0)).toBe(2);
  });

  test('T85 TM-END-AREA 20, 19, 19 and 19 buildings: 18, 6, 6 and 6 points', () => {
    expect(pointsForPlaces([20, 19, 19, 19], [18, 12, 6])).toEqual([18, 6, 6, 6]);
  });

  const board: [FactionId, string[]][] = [
    ['witches', ['A1', 'A2', 'A3', 'A4']],
    ['nomads', ['I1', 'I2', 'I3']],
    ['mermaids', ['F5', 'F6', 'F7']],
    ['giants', ['H4', 'H5', 'G3']],
  ];
  const scored = (areas: readonly (readonly [FactionId, readonly string[]])[]) => {
    const p = position(areas.map(([faction]) => faction));
    areas.forEach(([, hexes], seat) => {
      for (const hex of hexes) p.put(seat, hex);
    });
    return from(finish(p), 'area');
  };

  test('T85 TM-END-AREA the same on the map: areas of 4, 3, 3 and 3', () => {
    expect(scored(board)).toEqual([18, 6, 6, 6]);
  });

  test('T85 TM-END-AREA two tied for first of three: 15, 15 and 6', () => {
    const [, nomads, mermaids] = board;
    expect(scored([nomads, mermaids, ['giants', ['H4']]])).toEqual([15, 15, 6]);
  });

  test('TM-END-AREA two players: 18 and 12', () => {
    expect(scored(board.slice(0, 2))).toEqual([18, 12]);
  });

  test('TM-END-AREA only the largest area of each player counts', () => {
    const [witches, nomads] = board;
    expect(scored([witches, [nomads[0], [...nomads[1], 'G6', 'G7', 'H8']]])).toEqual([18, 12]);
  });
});

describe('resources', () => {
  const resources = (faction: FactionId, holdings: Parameters<Position['give']>[1]) =>
    finish(position([faction, 'giants']).give(0, holdings));

  test('T86 TM-END-RESOURCES 10 coins make 3 points, of the alchemists 5', () => {
    expect(resources('witches', { coins: 10 }).points(0, 'resources')).toBe(3);
    expect(resources('alchemists', { coins: 10 }).points(0, 'resources')).toBe(5);
  });

  test('T86 TM-END-RESOURCES everything becomes coins: priests, workers, power, burnt power', () => {
    // 2 coins, 3 workers, 2 priests, 3 power, and 5 in bowl II of which 2 can be moved: 12 coins.
    const p = resources('witches', { coins: 2, workers: 3, priests: 2, bowls: [1, 5, 3] });
    expect(p.points(0, 'resources')).toBe(4);
    expect(p.player(0)).toMatchObject({ coins: 0, workers: 0, priests: 0, bowl3: 0 });
  });

  test('TM-END-RESOURCES a single token in bowl II and those in bowl I are worth nothing', () => {
    expect(resources('witches', { coins: 2, bowls: [11, 1, 0] }).points(0, 'resources')).toBe(0);
  });

  const inRound = (round: number, coinScoring: Options['coinScoring'], faction: FactionId = 'witches') =>
    position([faction, 'nomads'], { coinScoring }).give(0, { coins: 7 }).round(round).turn();

  test('TM-END-COINS-EARLY with the option coins become points in round 6, at the same rate', () => {
    const p = inRound(6, 'lastRound').play(0, 'convert coins to point', 'convert coins to point');
    expect(p.player(0)).toMatchObject({ coins: 1, points: 22 });
    expect(p.refusal(0, 'convert coins to point')).toBe('TM-CONVERT-RATES');
    expect(p.missing(0, 'convert coins to point')).toEqual({ coins: 2 });
    p.give(0, { workers: 2 }).passAll();
    expect(p.points(0, 'resources')).toBe(1);
  });

  test('TM-END-COINS-EARLY not before round 6, and not without the option', () => {
    const coins = 'convert coins to point';
    expect(inRound(5, 'lastRound').refusal(0, coins)).toBe('TM-CONVERT-ALCHEMISTS');
    expect(inRound(6, 'end').refusal(0, coins)).toBe('TM-CONVERT-ALCHEMISTS');
    expect(inRound(6, 'lastRound').refusal(0, 'convert point to coin')).toBe('TM-CONVERT-ALCHEMISTS');
  });

  test('TM-END-COINS-EARLY the alchemists keep their own rate', () => {
    const p = inRound(6, 'lastRound', 'alchemists').play(0, 'convert coins to point');
    expect(p.player(0)).toMatchObject({ coins: 5, points: 21 });
  });
});

describe('the winner', () => {
  const level = { cults: { fire: 0, water: 0, earth: 0, air: 0 } };

  test('T87 TM-END-WINNER equal points: both win', () => {
    const p = finish(position(['witches', 'nomads', 'giants']).give(0, level).give(1, level).give(2, level));
    p.give(2, { points: 5 });
    expect(p.rules.outcome(p.state)).toMatchObject({ totals: [20, 20, 5], ranks: [1, 1, 3] });
  });

  test('TM-END-WINNER the most points win, and the sources add up to them', () => {
    const p = finish(
      position(['witches', 'nomads']).give(0, { coins: 9 }).put(1, 'E8').give(1, { coins: 3 }),
    );
    const { totals, ranks, sources } = p.rules.outcome(p.state);
    // Witches: 20, air 8, coins 3. Nomads: 20, fire 8, earth 8, the only area 18, coins 1.
    expect(totals).toEqual([31, 55]);
    expect(ranks).toEqual([2, 1]);
    sources.forEach((source, seat) => {
      expect(Object.values(source).reduce((sum, points) => sum + points)).toBe(totals[seat]);
    });
  });
});

describe('the last bits', () => {
  test('TM-END-RESOURCES power that became coins is spent, burnt power is gone', () => {
    const p = position(['witches', 'nomads'])
      .give(0, { bowls: [1, 5, 3], coins: 2 })
      .round(6)
      .turn();
    p.passAll();
    // 3 tokens, and 2 of the 5 of bowl II for as many burnt; one stays behind. 7 coins: 2 points and 1 left.
    expect(p.bowls(0)).toEqual([1 + 3 + 2, 1, 0]);
    expect(p.player(0)).toMatchObject({ coins: 1, workers: 0, priests: 0 });
    expect(p.points(0, 'resources')).toBe(2);
  });

  test('TM-END-AREA a bridge connects in either direction', () => {
    // C3 lies beside D5, from which a bridge leads back to C4.
    const p = position(['witches', 'nomads']).put(0, 'C3').put(0, 'D5').put(0, 'C4').bridge(0, 'C4', 'D5');
    expect(largestArea(p.g, p.state, 0)).toBe(3);
    const without = position(['witches', 'nomads']).put(0, 'C3').put(0, 'D5').put(0, 'C4');
    expect(largestArea(without.g, without.state, 0)).toBe(2);
  });

  test('TM-END-AREA carpets reach as far as stronghold and tiles have made them', () => {
    const p = position(['fakirs', 'witches']).put(0, 'A1').put(0, 'A6').put(0, 'I12', 'stronghold');
    // A2 to A5 lie between: past two with the stronghold, past four with two tiles.
    expect(largestArea(p.g, p.state, 0)).toBe(1);
    p.player(0).leapBonus = 1;
    expect(largestArea(p.g, p.state, 0)).toBe(1);
    p.player(0).leapBonus = 2;
    expect(largestArea(p.g, p.state, 0)).toBe(2);
  });
});
