import { describe, expect, test } from 'vitest';
import type { Building } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { position, tilesFrom } from './position.ts';

const D = 'dwelling';
const TP = 'tradingHouse';
const SH = 'stronghold';
const SA = 'sanctuary';

/** Auren with buildings on C3, D4, D5, E7, E6, in this order, as many as are named; the spade tile lies in round 1. */
function group(kinds: readonly Building[], chosen: Partial<Options> = {}) {
  const p = position(['auren', 'nomads'], { scoringTiles: tilesFrom('SCORE1'), ...chosen });
  kinds.forEach((kind, at) => {
    p.put(0, ['C3', 'D4', 'D5', 'E7', 'E6'][at], kind);
  });
  return p;
}

/** C3, D4 and D5 are trading houses, and a dwelling on E7 makes them a town. */
function founding(chosen: Partial<Options> = {}) {
  return group([TP, TP, TP], chosen)
    .terrain('E7', 'forest')
    .give(0, { coins: 2, workers: 1 })
    .turn()
    .play(0, 'build E7');
}

describe('founding a town', () => {
  test('T69 TM-TOWN-FOUND four buildings of power 7: TP TP TP and a new D', () => {
    const p = founding();
    expect(p.refusal(0, 'end turn')).toBe('TM-TURN-FINISH-FIRST');
    p.play(0, 'town TW1', 'end turn');
    expect(['C3', 'D4', 'D5', 'E7'].every(p.isInTown)).toBe(true);
  });

  test('T69 TM-TOWN-FOUND TP TP D D is 6: no town, but one with FAV5', () => {
    const building = (favours: string[]) =>
      group([TP, TP, D])
        .terrain('E7', 'forest')
        .give(0, { coins: 2, workers: 1, favours })
        .turn()
        .play(0, 'build E7');
    expect(building([]).refusal(0, 'end turn')).toBeNull();
    expect(building(['FAV5']).refusal(0, 'town TW1')).toBeNull();
  });

  test('T69 TM-TOWN-FOUND D D D D is 4: no town, nor with FAV5', () => {
    const p = group([D, D, D])
      .terrain('E7', 'forest')
      .give(0, { coins: 2, workers: 1, favours: ['FAV5'] })
      .turn()
      .play(0, 'build E7');
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  /** Three buildings, of which the first has just been upgraded to what it is. */
  const upgraded = (from: Building, to: Building, ...others: Building[]) =>
    group([from, ...others])
      .give(0, { coins: 9, workers: 9 })
      .turn()
      .play(0, `upgrade C3 to ${to}`, 'favour FAV9');

  test('T70 TM-TOWN-SANCTUARY three buildings with the sanctuary are enough: SA TP TP, SA SH D', () => {
    expect(upgraded('temple', SA, TP, TP).refusal(0, 'town TW1')).toBeNull();
    expect(upgraded('temple', SA, SH, D).refusal(0, 'town TW1')).toBeNull();
  });

  test('T70 TM-TOWN-SANCTUARY SH TP TP is 7, but three are too few without the sanctuary', () => {
    expect(upgraded(TP, SH, TP, TP).refusal(0, 'end turn')).toBeNull();
  });

  test('TM-TOWN-SANCTUARY a sanctuary elsewhere does not help', () => {
    const p = group([TP, TP, TP])
      .put(0, 'I11', SA)
      .give(0, { coins: 6, workers: 4 })
      .turn()
      .play(0, 'upgrade C3 to stronghold', 'favour FAV9');
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-TOWN-DIRECT-ONLY four buildings, one of them over the river: no town by ship', () => {
    const p = group([TP, TP])
      .put(0, 'B4', TP)
      .terrain('D5', 'forest')
      .give(0, { coins: 2, workers: 1, shipping: 3 })
      .turn()
      .play(0, 'build D5');
    expect(p.refusal(0, 'end turn')).toBeNull();
    expect(p.refusal(0, 'connect r10')).toBe('TM-TOWN-DIRECT-ONLY');
  });

  test('T72 TM-TOWN-FOUND a bridge founds it at once, and all four are in it', () => {
    const p = group([TP, TP, D])
      .put(0, 'B4', TP)
      .give(0, { bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action ACT1', 'bridge B4:C3', 'town TW1');
    expect(['C3', 'D4', 'D5', 'B4'].every(p.isInTown)).toBe(true);
  });

  test('TM-TOWN-FOUND buildings beyond the fourth are in it, too', () => {
    // Six dwellings are 6; the trading house makes them 7.
    const p = group([D, D, D, D, D])
      .put(0, 'F4')
      .give(0, { coins: 6, workers: 2 })
      .turn()
      .play(0, 'upgrade C3 to tradingHouse', 'town TW1');
    expect(['C3', 'D4', 'D5', 'E7', 'E6', 'F4'].every(p.isInTown)).toBe(true);
  });
});

describe('a town grows', () => {
  test('T74 TM-TOWN-GROWS a building beside it joins, and no second tile comes', () => {
    const p = group([TP, TP, TP, D])
      .inTown('C3', 'D4', 'D5', 'E7')
      .terrain('E6', 'forest')
      .give(0, { coins: 2, workers: 1 })
      .turn()
      .play(0, 'build E6');
    expect(p.isInTown('E6')).toBe(true);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-TOWN-GROWS a strong group that comes to touch a town joins it as well', () => {
    // F3, G2 and E5 make 6 with the new dwelling on E6 7, but E6 touches the town on E7.
    const p = group([TP, TP, TP, D])
      .inTown('C3', 'D4', 'D5', 'E7')
      .put(0, 'F3', TP)
      .put(0, 'G2', TP)
      .put(0, 'E5', TP)
      .terrain('E6', 'forest')
      .give(0, { coins: 2, workers: 1 })
      .turn()
      .play(0, 'build E6');
    expect(['F3', 'G2', 'E5', 'E6'].every(p.isInTown)).toBe(true);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('T75 TM-TOWN-GROWS a building that joins two towns brings no tile, and both stay', () => {
    const p = group([TP, TP, TP, D])
      .put(0, 'F3', TP)
      .put(0, 'G2', TP)
      .put(0, 'E5', TP)
      .put(0, 'E4')
      .inTown('C3', 'D4', 'D5', 'E7', 'F3', 'G2', 'E5', 'E4')
      .terrain('E6', 'forest')
      .give(0, { coins: 2, workers: 1, keys: 2 });
    p.player(0).towns.push(0, 0);
    p.turn().play(0, 'build E6');
    expect(p.player(0)).toMatchObject({ towns: [0, 0], keys: 2 });
    expect(p.refusal(0, 'end turn')).toBeNull();
  });
});

describe('town tiles', () => {
  test.each([
    ['TW1', 5, { coins: 6 }],
    ['TW2', 7, { workers: 2 }],
    ['TW3', 9, { priests: 1 }],
    ['TW4', 6, { bowl1: 4, bowl2: 8 }],
    ['TW5', 8, { cults: [1, 2, 1, 2] }],
  ])('T71 TM-TOWN-TILE %s: %i points, its gift and a key', (tile, points, gift) => {
    const p = founding()
      .give(0, { bowls: [12, 0, 0] })
      .play(0, `town ${tile}`);
    expect(p.points(0, 'townTiles')).toBe(points);
    expect(p.player(0)).toMatchObject({ keys: 1, ...gift });
  });

  test('T71 TM-TOWN-TILE 5 points more with SCORE2', () => {
    const p = founding({ scoringTiles: tilesFrom('SCORE2') }).play(0, 'town TW1');
    expect(p.points(0, 'scoringTiles')).toBe(5);
  });

  test('T71 TM-TOWN-TILE the same tile twice, if two towns choose it', () => {
    const p = founding();
    p.player(0).towns.push(0);
    p.state.townTiles[0] -= 1;
    p.play(0, 'town TW1');
    expect(p.player(0).towns).toEqual([0, 0]);
  });

  test('TM-TOWN-SUPPLY two of each tile', () => {
    const p = founding();
    expect(p.state.townTiles).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
    p.state.townTiles[0] = 0;
    expect(p.refusal(0, 'town TW1')).toBe('TM-TOWN-SUPPLY');
    expect(p.refusal(0, 'town TW2')).toBeNull();
  });

  test('TM-TOWN-TILE it is still the own turn: conversions are free before the choice', () => {
    const p = founding().give(0, { priests: 1 }).play(0, 'convert priest to worker', 'town TW2');
    expect(p.player(0).workers).toBe(3);
  });

  test('T76 TM-TOWN-SUPPLY after ten tiles there are no more towns', () => {
    const p = group([TP, TP, TP]).terrain('E7', 'forest').give(0, { coins: 2, workers: 1 });
    p.state.townTiles.fill(0);
    p.turn().play(0, 'build E7');
    expect(p.refusal(0, 'end turn')).toBeNull();
    expect(p.isInTown('E7')).toBe(false);
  });

  test('TM-TOWN-SUPPLY the last tile: of two groups that become towns at once only one does', () => {
    const p = position(['auren', 'nomads']).put(0, 'A3', TP).give(0, { coins: 5, workers: 2 });
    for (const hex of ['C3', 'D4', 'H7', 'H8']) p.put(0, hex, TP);
    for (const hex of ['D5', 'E7', 'G6', 'G7']) p.put(0, hex);
    p.state.townTiles.fill(0);
    p.state.townTiles[0] = 1;
    p.turn().play(0, 'upgrade A3 to temple', 'favour FAV5', 'town TW1', 'step fire');
    expect(p.player(0).towns).toEqual([0]);
    expect([p.isInTown('C3'), p.isInTown('H7')]).toEqual([true, false]);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-TOWN-FOUND two groups that become towns at once bring two tiles', () => {
    const p = position(['auren', 'nomads']).put(0, 'A3', TP).give(0, { coins: 5, workers: 2 });
    for (const hex of ['C3', 'D4', 'H7', 'H8']) p.put(0, hex, TP);
    for (const hex of ['D5', 'E7', 'G6', 'G7']) p.put(0, hex);
    p.turn().play(0, 'upgrade A3 to temple', 'favour FAV5', 'town TW1', 'step fire', 'town TW2');
    expect(p.player(0)).toMatchObject({ towns: [0, 1], keys: 2 });
  });

  test('T57 TM-TOWN-KEY a key opens one space 10, and is gone then', () => {
    const p = founding()
      .give(0, { cults: { fire: 9, air: 9 }, priests: 2 })
      .play(0, 'town TW1', 'end turn')
      .pass(1)
      .play(0, 'send priest to fire for 1', 'end turn')
      .play(0, 'send priest to air for 1');
    expect([p.cult(0, 'fire'), p.cult(0, 'air')]).toEqual([10, 9]);
    expect(p.player(0).keys).toBe(0);
  });

  test('TM-TOWN-KEY the key of TW5 comes before its steps', () => {
    const p = founding()
      .give(0, { cults: { fire: 9 } })
      .play(0, 'town TW5');
    expect(p.cult(0, 'fire')).toBe(10);
    expect(p.player(0).keys).toBe(0);
  });

  test('TM-CULT-TOP-CHOICE TW5 with two tracks at 9 and one key: the player chooses', () => {
    const p = founding()
      .give(0, { cults: { fire: 9, earth: 9 }, bowls: [12, 0, 0] })
      .play(0, 'town TW5');
    expect(p.legal(0).filter((line) => line.startsWith('step'))).toEqual(['step fire', 'step earth']);
    expect(p.refusal(0, 'step air')).toBe('TM-CULT-TOP-CHOICE');
    p.play(0, 'step earth');
    expect(p.player(0).cults).toEqual([9, 2, 10, 2]);
    expect(p.bowls(0)).toEqual([9, 3, 0]);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-CULT-TOP-CHOICE nothing to choose where keys are enough, or where space 10 is taken', () => {
    const enough = founding()
      .give(0, { cults: { fire: 9, earth: 9 }, keys: 1 })
      .play(0, 'town TW5');
    expect(enough.player(0).cults).toEqual([10, 2, 10, 2]);
    const taken = founding().give(0, { cults: { fire: 9, earth: 9 } });
    taken.state.cultTop[0] = 1;
    expect(taken.play(0, 'town TW5').player(0).cults).toEqual([9, 2, 10, 2]);
  });

  test('TM-CULT-TOP-CHOICE three tracks at 9 and one key: one choice, the others stay', () => {
    const p = founding()
      .give(0, { cults: { fire: 9, earth: 9, air: 9 } })
      .play(0, 'town TW5', 'step air');
    expect(p.player(0).cults).toEqual([9, 2, 9, 10]);
    expect(p.refusal(0, 'end turn')).toBeNull();
  });

  test('TM-CULT-TOP-CHOICE three tracks at 9 and two keys: two choices', () => {
    const p = founding()
      .give(0, { cults: { fire: 9, earth: 9, air: 9 }, keys: 1 })
      .play(0, 'town TW5', 'step air', 'step fire');
    expect(p.player(0).cults).toEqual([10, 2, 9, 10]);
  });
});

describe('extra town tiles', () => {
  test('TM-TOWN-EXTRA-TILES TW6: 2 points, two keys, 2 steps on every track', () => {
    const p = founding({ extraTownTiles: true }).play(0, 'town TW6');
    expect(p.points(0, 'townTiles')).toBe(2);
    expect(p.player(0)).toMatchObject({ keys: 2, cults: [2, 3, 2, 3] });
  });

  test('TM-TOWN-EXTRA-TILES TW6 may lead to two spaces 10 with its own keys', () => {
    const p = founding({ extraTownTiles: true })
      .give(0, { cults: { fire: 8, air: 9 } })
      .play(0, 'town TW6');
    expect(p.player(0)).toMatchObject({ keys: 0, cults: [10, 3, 2, 10] });
  });

  test('TM-TOWN-EXTRA-TILES TW7: 4 points, a key and a free step of shipping with its points', () => {
    const p = founding({ extraTownTiles: true }).play(0, 'town TW7');
    expect(p.points(0, 'townTiles')).toBe(4);
    expect(p.points(0, 'shipping')).toBe(2);
    expect(p.player(0)).toMatchObject({ keys: 1, shipping: 1, coins: 0, priests: 0 });
  });

  test('TM-TOWN-EXTRA-TILES TW7 on the last space of shipping is only its points and key', () => {
    const p = founding({ extraTownTiles: true }).give(0, { shipping: 3 }).play(0, 'town TW7');
    expect(p.player(0)).toMatchObject({ keys: 1, shipping: 3 });
    expect(p.points(0, 'shipping')).toBe(0);
  });

  test('TM-TOWN-EXTRA-TILES TW8: 11 points and a key', () => {
    const p = founding({ extraTownTiles: true }).play(0, 'town TW8');
    expect(p.points(0, 'townTiles')).toBe(11);
    expect(p.player(0)).toMatchObject({ keys: 1, coins: 0, workers: 0, priests: 0, cults: [0, 1, 0, 1] });
  });

  test('TM-TOWN-EXTRA-TILES one TW6, two TW7, one TW8, and none of them by default', () => {
    expect(founding({ extraTownTiles: true }).state.townTiles).toEqual([2, 2, 2, 2, 2, 1, 2, 1]);
    const p = founding();
    for (const tile of ['TW6', 'TW7', 'TW8']) expect(p.refusal(0, `town ${tile}`)).toBe('TM-TOWN-SUPPLY');
  });
});
