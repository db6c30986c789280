import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId, TERRAINS, type Terrain } from '../data/index.ts';
import { buildBill } from '../rules/terraform.ts';
import { position } from './position.ts';

/** The rest of the tiles never matters: only the first round is played. */
const withTile = (tile: string) => ({
  scoringTiles: [
    tile,
    ...['SCORE2', 'SCORE4', 'SCORE6', 'SCORE7', 'SCORE8', 'SCORE9'].filter((id) => id !== tile),
  ].slice(0, 6),
});

/** Witches (forest) on F2 and D1. Around: F1 mountains 1, D2 lakes 1, E1 swamp 2, E3 wasteland 2, E2 plains 3. */
function witches(tile = 'SCORE2') {
  return position(['witches', 'darklings'], withTile(tile))
    .put(0, 'F2')
    .put(0, 'D1')
    .give(0, { card: 'BON3' });
}

describe('price of a dwelling', () => {
  test.each(FACTIONS)('T22 TM-BUILD-COST a dwelling of the %s', (faction) => {
    const cost: Partial<Record<FactionId, object>> = {
      engineers: { workers: 1, coins: 1 },
      swarmlings: { workers: 2, coins: 3 },
    };
    const other = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
    const table = position([faction, other]).put(0, 'E1').terrain('E2', TERRAINS[homeOf(faction)]).turn();
    expect(table.refusal(0, 'build E2')).toBe('TM-BUILD-COST');
    expect(table.missing(0, 'build E2')).toEqual(cost[faction] ?? { workers: 1, coins: 2 });
  });

  test('T22 TM-BUILD-COST it is paid to the last coin', () => {
    const table = witches()
      .terrain('D2', 'forest')
      .give(0, { workers: 1, coins: 2 })
      .turn()
      .play(0, 'build D2');
    expect(table.player(0)).toMatchObject({ workers: 0, coins: 0 });
    expect(table.buildingAt('D2')).toEqual({ seat: 0, kind: 'dwelling' });
  });

  test('TM-BUILD-COST a dwelling after transforming names what is missing', () => {
    const table = witches().give(0, { workers: 3, coins: 1 }).turn().play(0, 'transform F1 to forest');
    expect(table.refusal(0, 'build F1')).toBe('TM-BUILD-COST');
    expect(table.missing(0, 'build F1')).toEqual({ workers: 1, coins: 1 });
  });
});

function homeOf(faction: FactionId): number {
  return position([faction, faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches']).player(0)
    .home;
}

describe('where a dwelling may stand', () => {
  const rich = { workers: 9, coins: 9 };

  test('TM-BUILD-HOME only on the home terrain', () => {
    expect(witches().give(0, rich).turn().refusal(0, 'build F1')).toBe('TM-BUILD-HOME');
  });

  test('TM-BUILD-OCCUPIED only where nothing stands', () => {
    const table = witches().give(0, rich).put(1, 'E1').turn();
    expect(table.refusal(0, 'build D1')).toBe('TM-BUILD-OCCUPIED');
    expect(table.refusal(0, 'build E1')).toBe('TM-BUILD-OCCUPIED');
  });

  test('TM-BUILD-REACH only next to an own building', () => {
    expect(witches().give(0, rich).turn().refusal(0, 'build F4')).toBe('TM-BUILD-REACH');
  });

  test('TM-BUILD-PIECES there are eight dwellings', () => {
    const table = witches().give(0, rich).terrain('D2', 'forest');
    for (const hex of ['A3', 'A10', 'C3', 'C4', 'E9']) table.put(0, hex);
    expect(table.alone().turn().refusal(0, 'build D2')).toBeNull();
    table.play(0, 'build D2', 'end turn');
    expect(table.terrain('E2', 'forest').refusal(0, 'build E2')).toBe('TM-BUILD-PIECES');
    table.play(0, 'transform F1 to forest');
    expect(table.refusal(0, 'build F1')).toBe('TM-BUILD-PIECES');
  });

  test('T30 TM-BUILD-SCORING the dwelling tile pays 2 points for each dwelling', () => {
    for (const tile of ['SCORE3', 'SCORE5']) {
      const table = witches(tile)
        .give(0, rich)
        .turn()
        .play(0, 'transform F1 to forest', 'build F1', 'end turn');
      expect(table.player(0).points).toBe(22);
    }
    const quiet = witches('SCORE2').give(0, rich).turn().play(0, 'transform F1 to forest', 'build F1');
    expect(quiet.player(0).points).toBe(20);
  });
});

describe('spades', () => {
  const spadesFor = (faction: FactionId): Record<Terrain, number> => {
    const other = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
    const table = position([faction, other]).put(0, 'E1');
    const home = TERRAINS[table.player(0).home];
    const prices = TERRAINS.map((terrain) => {
      table.terrain('E2', terrain).turn();
      const missing = table.missing(0, `transform E2 to ${home}`) as { workers?: number; priests?: number };
      return [terrain, (missing.workers ?? 0) / 3 + (missing.priests ?? 0)];
    });
    return Object.fromEntries(prices) as Record<Terrain, number>;
  };

  test('T23 TM-TRANSFORM-DISTANCE for forest: neighbours on the circle 1, the farthest 3, either way round', () => {
    expect(spadesFor('witches')).toEqual({
      forest: 0,
      lakes: 1,
      mountains: 1,
      swamp: 2,
      wasteland: 2,
      plains: 3,
      desert: 3,
    });
  });

  test('T24 TM-TRANSFORM-DISTANCE for wasteland mountains (1) are easier than forest (2)', () => {
    expect(spadesFor('chaosMagicians')).toMatchObject({ mountains: 1, forest: 2 });
  });

  test('T25 TM-TRANSFORM-DISTANCE TM-GIANTS giants need 2 from everywhere, and only ever reach their home', () => {
    const { wasteland, ...others } = spadesFor('giants');
    expect(wasteland).toBe(0);
    expect(new Set(Object.values(others))).toEqual(new Set([2]));
    const table = position(['giants', 'witches']).put(0, 'E1').give(0, { workers: 9 }).turn();
    expect(table.refusal(0, 'transform E2 to desert')).toBe('TM-GIANTS');
  });

  test('T26 TM-TRANSFORM-COST two steps at 3 workers cost 6', () => {
    const table = witches().give(0, { workers: 5 }).turn();
    expect(table.refusal(0, 'transform E3 to forest')).toBe('TM-TRANSFORM-COST');
    expect(table.missing(0, 'transform E3 to forest')).toEqual({ workers: 1 });
    table.give(0, { workers: 6 }).play(0, 'transform E3 to forest');
    expect(table.player(0).workers).toBe(0);
    expect(table.terrainAt('E3')).toBe('forest');
  });

  test('T26 TM-TRANSFORM-COST the exchange track lowers the price', () => {
    for (const [digging, price] of [
      [0, 3],
      [1, 2],
      [2, 1],
    ]) {
      const table = witches().give(0, { digging }).turn();
      expect(table.missing(0, 'transform E2 to forest')).toEqual({ workers: 3 * price });
    }
  });
});

describe('which hexes may be transformed', () => {
  const rich = { workers: 9, coins: 9 };

  test('T35 TM-TRANSFORM-REACH not out of reach, even if nothing is to be built', () => {
    expect(witches().give(0, rich).turn().refusal(0, 'transform E4 to forest')).toBe('TM-TRANSFORM-REACH');
  });

  test('T36 TM-TRANSFORM-OCCUPIED not where somebody stands', () => {
    const table = witches().give(0, rich).put(1, 'E1').turn();
    expect(table.refusal(0, 'transform E1 to forest')).toBe('TM-TRANSFORM-OCCUPIED');
    expect(table.refusal(0, 'transform D1 to lakes')).toBe('TM-TRANSFORM-OCCUPIED');
  });

  test('TM-TRANSFORM-HOME-ALREADY TM-TRANSFORM-SAME-TERRAIN not away from home, not into what it is', () => {
    const table = witches().terrain('D2', 'forest').give(0, rich).turn();
    expect(table.refusal(0, 'transform D2 to lakes')).toBe('TM-TRANSFORM-HOME-ALREADY');
    expect(table.refusal(0, 'transform F1 to mountains')).toBe('TM-TRANSFORM-SAME-TERRAIN');
  });

  test('T33 TM-TRANSFORM-LATER-BUILD transforming without building; building later is an action of its own', () => {
    const table = witches().give(0, { workers: 4, coins: 2 }).alone().turn();
    table.play(0, 'transform F1 to forest', 'done');
    expect(table.refusal(0, 'build F1')).toBe('TM-TURN-ONE-ACTION');
    table.play(0, 'end turn', 'build F1');
    expect(table.buildingAt('F1')).toEqual({ seat: 0, kind: 'dwelling' });
    expect(table.refusal(0, 'advance shipping')).toBe('TM-TURN-ONE-ACTION');
  });

  test('T34 TM-TRANSFORM-PARTIAL stopping half-way is legal, and somebody else may take the hex', () => {
    const table = witches().put(1, 'E1').give(0, { workers: 3, coins: 9 }).give(1, rich).turn();
    table.play(0, 'transform E2 to swamp');
    expect(table.refusal(0, 'build E2')).toBe('TM-TURN-ONE-ACTION');
    table.play(0, 'end turn').play(1, 'build E2');
    expect(table.buildingAt('E2')).toEqual({ seat: 1, kind: 'dwelling' });
  });

  test('TM-TRANSFORM-PARTIAL a half-changed hex needs only the rest', () => {
    const table = witches().give(0, { workers: 9, coins: 2 }).alone().turn();
    table.play(0, 'transform E2 to lakes', 'end turn');
    expect(table.player(0).workers).toBe(3);
    expect(table.refusal(0, 'transform E2 to forest')).toBeNull();
  });

  test('TM-TRANSFORM-ONE-HEX bought spades go to a single hex', () => {
    const table = witches().give(0, rich).turn().play(0, 'transform F1 to forest');
    expect(table.refusal(0, 'transform D2 to forest')).toBe('TM-TRANSFORM-ONE-HEX');
  });

  test('TM-BUILD-THIS-ACTION with spades in hand a dwelling may only stand on a hex they changed', () => {
    const table = witches().terrain('D2', 'forest').give(0, rich).turn().play(0, 'transform F1 to forest');
    expect(table.refusal(0, 'build D2')).toBe('TM-BUILD-THIS-ACTION');
    table.play(0, 'build F1');
  });
});

describe('spades of a power action or a card', () => {
  test.each([
    [0, 6],
    [1, 4],
    [2, 2],
  ])(
    'T27 TM-TRANSFORM-TOP-UP one spade, three needed: at level %i two are bought for %i workers',
    (digging, workers) => {
      for (const source of ['action ACT5', 'action card']) {
        const table = witches()
          .give(0, { card: 'BON1', bowls: [0, 0, 4], digging, workers: workers - 1 })
          .turn();
        table.play(0, source);
        expect(table.refusal(0, 'transform E2 to forest')).toBe('TM-TRANSFORM-COST');
        expect(table.missing(0, 'transform E2 to forest')).toEqual({ workers: 1 });
        table.give(0, { workers }).play(0, 'transform E2 to forest');
        expect(table.player(0).workers).toBe(0);
      }
    },
  );

  test('T27 TM-TRANSFORM-TOP-UP TM-DARKLINGS darklings pay a priest for each missing spade, and score for those', () => {
    const table = position(['darklings', 'nomads']).put(0, 'B3').give(0, { card: 'BON1', priests: 2 }).turn();
    table.play(0, 'action card', 'transform A6 to swamp');
    expect(table.player(0)).toMatchObject({ priests: 0, points: 20 + 2 * 2 });
  });

  test('T28 TM-TRANSFORM-ONE-HEX two spades, one needed: the other goes to another hex, one dwelling in all', () => {
    const table = witches()
      .give(0, { bowls: [0, 0, 6], workers: 9, coins: 9 })
      .turn();
    table.play(0, 'action ACT6', 'transform F1 to forest', 'transform D2 to forest', 'build F1');
    expect(table.buildingAt('F1')).toEqual({ seat: 0, kind: 'dwelling' });
    expect(table.terrainAt('D2')).toBe('forest');
    expect(table.refusal(0, 'build D2')).toBe('TM-TURN-ONE-ACTION');
    expect(table.player(0)).toMatchObject({ workers: 8, coins: 7 });
  });

  test('TM-TRANSFORM-ONE-HEX with no spade left there is no second hex', () => {
    const table = witches()
      .give(0, { bowls: [0, 0, 4], workers: 9, coins: 9 })
      .turn()
      .play(0, 'action ACT5', 'transform F1 to forest');
    expect(table.refusal(0, 'transform D2 to forest')).toBe('TM-TRANSFORM-ONE-HEX');
  });

  test('TM-LEAP-ONCE nobody pays for a way that the faction does not have', () => {
    const { g, player } = witches();
    expect(() => buildBill(g, player(0), true)).toThrow('this faction cannot leap');
  });

  test('T28 TM-TRANSFORM-PARTIAL the second spade may also leave another hex half-way', () => {
    const table = witches()
      .give(0, { bowls: [0, 0, 6], workers: 9, coins: 9 })
      .turn();
    table.play(0, 'action ACT6', 'transform F1 to forest', 'transform E3 to mountains');
    expect(table.refusal(0, 'build E3')).toBe('TM-BUILD-THIS-ACTION');
    table.play(0, 'build F1');
    expect(table.terrainAt('E3')).toBe('mountains');
  });

  test('T28 TM-TRANSFORM-TOP-UP a second hex is not topped up with bought spades', () => {
    const table = witches()
      .give(0, { bowls: [0, 0, 6], workers: 9, coins: 9 })
      .turn();
    table.play(0, 'action ACT6', 'transform F1 to forest');
    expect(table.refusal(0, 'transform E3 to forest')).toBe('TM-TRANSFORM-TOP-UP');
    expect(table.missing(0, 'transform E3 to forest')).toEqual({ spades: 1 });
  });

  test('T28 TM-TRANSFORM-REACH the second hex is measured from buildings, not from the changed hex', () => {
    const table = witches()
      .terrain('E3', 'mountains')
      .give(0, { bowls: [0, 0, 6], workers: 9 })
      .turn();
    table.play(0, 'action ACT6', 'transform E3 to forest');
    expect(table.refusal(0, 'transform E4 to forest')).toBe('TM-TRANSFORM-REACH');
  });

  test('T29 TM-HALFLINGS-STRONGHOLD TM-TRANSFORM-TOP-UP three spades on several hexes, one dwelling, none bought', () => {
    // Around E6: E5 swamp 1, F3 desert 1, D4 wasteland 2, E7 mountains 3.
    const table = position(['halflings', 'witches']).put(0, 'E6', 'tradingHouse');
    table
      .give(0, { workers: 5, coins: 10 })
      .turn()
      .play(0, 'upgrade E6 to stronghold', 'transform E5 to plains');
    expect(table.refusal(0, 'transform E7 to plains')).toBe('TM-TRANSFORM-TOP-UP');
    expect(table.missing(0, 'transform E7 to plains')).toEqual({ spades: 1 });
    table.play(0, 'transform F3 to plains', 'transform D4 to desert');
    expect(['E5', 'F3', 'D4'].map(table.terrainAt)).toEqual(['plains', 'plains', 'desert']);
    table.play(0, 'build F3');
    expect(table.player(0)).toMatchObject({ workers: 0, coins: 0 });
    expect(table.refusal(0, 'build E5')).toBe('TM-TURN-ONE-ACTION');
  });

  test('T32 TM-TRANSFORM-LEFTOVER a spade that is not used now is gone', () => {
    const table = witches()
      .give(0, { bowls: [0, 0, 6] })
      .alone()
      .turn();
    table.play(0, 'action ACT6', 'transform F1 to forest', 'done', 'end turn');
    expect(table.refusal(0, 'transform D2 to forest')).toBe('TM-TRANSFORM-COST');
    expect(table.missing(0, 'transform D2 to forest')).toEqual({ workers: 3 });
  });

  test('TM-TRANSFORM-LEFTOVER a hex left half-way ends the digging: the spade left over goes to no other hex', () => {
    // Alchemists with a stronghold may dig on at the same hex, so that they are still asked.
    const table = position(['alchemists', 'witches']).put(0, 'B3', 'stronghold').put(0, 'A8');
    table
      .give(0, { bowls: [0, 0, 6] })
      .turn()
      .play(0, 'action ACT6', 'transform C2 to forest');
    expect(table.refusal(0, 'transform B2 to swamp')).toBe('TM-TRANSFORM-LEFTOVER');
    table.play(0, 'transform C2 to lakes');
    expect(table.terrainAt('C2')).toBe('lakes');
  });
});

describe('the spade tile', () => {
  test('T31 TM-TRANSFORM-SPADE-SCORING it pays 2 points for each spade used in the action phase', () => {
    const bought = witches('SCORE1').give(0, { workers: 9 }).turn().play(0, 'transform E2 to forest');
    expect(bought.player(0).points).toBe(20 + 3 * 2);
    const mixed = witches('SCORE1').give(0, { workers: 6, card: 'BON1' }).turn();
    mixed.play(0, 'action card', 'transform E2 to forest');
    expect(mixed.player(0).points).toBe(20 + 3 * 2);
  });

  test('T31 TM-TRANSFORM-SPADE-SCORING a spade not used does not score, unless spades gained are to score', () => {
    for (const [spadeTile, points] of [
      ['used', 20],
      ['gained', 22],
    ] as const) {
      const table = position(['witches', 'nomads'], { ...withTile('SCORE1'), spadeTile }).put(0, 'D1');
      table
        .give(0, { bowls: [0, 0, 4] })
        .turn()
        .play(0, 'action ACT5', 'done');
      expect(table.player(0).points).toBe(points);
    }
  });

  test('TM-TRANSFORM-SPADE-SCORING spades of the cults are used outside of the action phase and do not score', () => {
    const table = position(['witches', 'nomads'], {
      scoringTiles: ['SCORE6', 'SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5'],
      bonusCards: ['BON1', 'BON2', 'BON3', 'BON5', 'BON8'],
    });
    table
      .put(0, 'D1')
      .give(0, { cults: { water: 4 }, card: 'BON1' })
      .give(1, { card: 'BON2' })
      .turn();
    table.play(0, 'pass BON3', 'end turn').play(1, 'pass BON1', 'end turn');
    table.play(0, 'transform D2 to forest');
    expect(table.terrainAt('D2')).toBe('forest');
    expect(table.player(0).points).toBe(20);
  });
});

test('TM-TRANSFORM-ONE-HEX a stronghold lets nobody dig on whose digging brings no power', () => {
  const p = position(['witches', 'nomads'])
    .put(0, 'E10', 'stronghold')
    .give(0, { workers: 9 })
    .turn()
    .play(0, 'transform F7 to swamp');
  expect(p.legal(0)).toContain('end turn');
  expect(p.refusal(0, 'transform F7 to lakes')).toBe('TM-TURN-ONE-ACTION');
});
