import { OptionsError, type Override, readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { FACTIONS, tables } from '../data/index.ts';
import { rulesetOf, terraMystica } from '../rules/index.ts';
import { position } from './position.ts';

function compiled(...overrides: Override[]) {
  return rulesetOf(readOptions(terraMystica.options, { players: 2, overrides }));
}

/** What is said of options that cannot be played; null where they can. */
function faultOf(options: object): string | null {
  try {
    rulesetOf(readOptions(terraMystica.options, { players: 2, ...options }));
    return null;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.message;
  }
}

describe('a faction and a place for everybody', () => {
  const home = (terrain: string, ...ids: string[]) =>
    ids.map((id) => ({ path: `factions.${id}.terrain`, value: terrain }));

  test('a colour that nobody is of cannot be dealt, but may stay unchosen', () => {
    const overrides = home('lakes', 'witches', 'auren');
    expect(faultOf({ overrides })).toBeNull();
    expect(faultOf({ overrides, factionChoice: 'colours' })).toBe(
      'override factions.witches.terrain, factions.auren.terrain: no faction is of forest',
    );
  });

  test('as many colours as players', () => {
    const overrides = home('lakes', ...FACTIONS.filter((id) => id !== 'witches' && id !== 'nomads'));
    expect(faultOf({ overrides, players: 3 })).toBeNull();
    expect(faultOf({ overrides, players: 4 })).toContain('4 players need factions of 4 colours, not 3');
  });

  test('those who play together are of different colours', () => {
    const firstGame = (value: string) => [{ path: 'firstGame.2.0', value }];
    expect(faultOf({ factionChoice: 'firstGame', overrides: firstGame('nomads') })).toBe(
      'override firstGame.2.0: nomads, nomads are not all of different colours',
    );
    expect(faultOf({ overrides: firstGame('nomads') })).toBeNull();
    expect(faultOf({ factions: ['witches', 'nomads'], overrides: home('desert', 'witches') })).toBe(
      'override factions.witches.terrain: witches, nomads are not all of different colours',
    );
  });

  test('a site of its own for each bridge, whichever end is named first', () => {
    const site = (from: string, to: string) => [
      { path: 'map.bridges.1.0', value: from },
      { path: 'map.bridges.1.1', value: to },
    ];
    expect(tables.map.bridges[0]).toEqual(['A11', 'C5']);
    for (const ends of [site('A11', 'C5'), site('C5', 'A11')])
      expect(faultOf({ overrides: ends })).toBe('override map.bridges.1: there is such a site already');
    expect(faultOf({ overrides: site('A3', 'C1') })).toBeNull();
  });

  test('hexes for the first dwellings', () => {
    const left = (hexes: number) => {
      let kept = 0;
      return tables.map.rows.map((row, at) => ({
        path: `map.rows.${at}`,
        value: row.replaceAll('Y', () => (kept++ < hexes ? 'Y' : 'U')),
      }));
    };
    expect(tables.factions.nomads).toMatchObject({ terrain: 'desert', firstDwellings: 3 });
    expect(faultOf({ overrides: left(3) })).toBeNull();
    expect(faultOf({ overrides: left(2) })).toMatch(
      /^override map\.rows\.0, .*: nomads need 3 hexes of desert for their first dwellings, and the map has 2$/,
    );
  });

  test('a single round whose tile must not be the spade tile', () => {
    const overrides = [{ path: 'rounds', value: 1 }];
    const options = readOptions(terraMystica.options, { players: 2, overrides, spadeTileRounds: 'notLast' });
    const { setup } = terraMystica.rules(options);
    const { scoringIds } = rulesetOf(options);
    const drawn = new Set(
      Array.from({ length: 100 }, (_, seed) => scoringIds[setup(String(seed)).scoring[0]]),
    );
    expect(drawn.size).toBe(7);
    expect([...drawn]).not.toContain('SCORE1');
  });
});

describe('overrides of the tables', () => {
  test('TM-BUILD-COST a changed price is the price, and only for the faction that it names', () => {
    const overrides = [{ path: 'factions.witches.cost.dwelling.coins', value: 5 }];
    const p = position(['witches', 'nomads'], { overrides })
      .put(0, 'C3')
      .terrain('D5', 'forest')
      .give(0, { coins: 4, workers: 1 })
      .turn();
    expect(p.refusal(0, 'build D5')).toBe('TM-BUILD-COST');
    expect(p.missing(0, 'build D5')).toEqual({ coins: 1 });
    expect(p.g.tables.factions.auren.cost.dwelling.coins).toBe(2);
    expect(tables.factions.witches.cost.dwelling.coins).toBe(2);
  });

  test('TM-END-RESOURCES a changed rate of the last scoring', () => {
    const overrides = [{ path: 'finalScoring.coinsForPoint', value: 5 }];
    const p = position(['witches', 'nomads'], { overrides }).give(0, { coins: 10 }).round(6).turn().passAll();
    expect(p.points(0, 'resources')).toBe(2);
  });

  test('TM-ADJACENT-DIRECT a changed row: other terrain, other neighbours', () => {
    const printed = compiled();
    expect(printed.map.landNeighbours[printed.map.landAt.get('I9')!]).not.toContain(
      printed.map.landAt.get('I10'),
    );
    // The river between I9 and I10 becomes plains: a new I10.
    const overrides = [{ path: 'map.rows.8', value: 'RKSBRGYUSUBGR' }];
    const p = position(['halflings', 'nomads'], { overrides })
      .put(0, 'I9')
      .give(0, { coins: 2, workers: 1 })
      .turn();
    expect(p.g.land).toBe(printed.land + 1);
    expect(p.terrainAt('I10')).toBe('plains');
    expect(p.refusal(0, 'build I10')).toBeNull();
  });

  test('TM-BRIDGE-SITE a changed site: a bridge there, and not where it was', () => {
    const overrides = [{ path: 'map.bridges.0.1', value: 'B6' }];
    const p = position(['mermaids', 'nomads'], { overrides })
      .put(0, 'A11')
      .put(1, 'B6')
      .give(0, { bowls: [0, 0, 3], coins: 3, workers: 2 })
      .turn();
    expect(p.g.notation.read('bridge A11:C5')).toBeNull();
    expect(p.missing(0, 'upgrade A11 to tradingHouse')).toEqual({ coins: 3 });
    p.play(0, 'action ACT1', 'bridge A11:B6', 'end turn').pass(1);
    expect(p.refusal(0, 'upgrade A11 to tradingHouse')).toBeNull();
  });

  test('fixed outcomes of set-up have to fit the overridden numbers', () => {
    const scoringTiles = ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'];
    const bonusCards = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'];
    const made = (path: string, value: number) => () =>
      rulesetOf(
        readOptions(terraMystica.options, {
          players: 2,
          scoringTiles,
          bonusCards,
          overrides: [{ path, value }],
        }),
      );
    expect(made('rounds', 6)).not.toThrow();
    expect(made('rounds', 8)).toThrow('options.scoringTiles: names 6, and the overrides ask for 8');
    expect(made('spareBonusCards', 4)).toThrow('options.bonusCards: names 5, and the overrides ask for 6');
  });

  test.each<[string, Override, string]>([
    [
      'a path that does not exist',
      { path: 'factions.witches.cost.hut.coins', value: 1 },
      'override factions.witches.cost.hut.coins: there is no "hut" in factions.witches.cost',
    ],
    [
      'a table that does not exist',
      { path: 'weather', value: 1 },
      'override weather: there is no "weather" in the tables',
    ],
    [
      'a text for a number',
      { path: 'factions.witches.cost.dwelling.coins', value: 'two' },
      'override factions.witches.cost.dwelling.coins: it is a number and cannot become "two"',
    ],
    [
      'a value for a whole table',
      { path: 'factions.witches.cost', value: 3 },
      'override factions.witches.cost: it is not a single value',
    ],
    [
      'a negative number',
      { path: 'town.power', value: -1 },
      'override town.power: must be a whole number from 1 to 30, not -1',
    ],
    ['half a coin', { path: 'town.power', value: 6.5 }, 'override town.power: must be a whole number'],
    [
      'a bridge to a hex that does not exist',
      { path: 'map.bridges.0.1', value: 'C9' },
      'map.bridges.0: there is no land hex C9',
    ],
    [
      'a row with an unknown letter',
      { path: 'map.rows.0', value: 'XSGBYRUKRGBRK' },
      'override map.rows.0: must be 13 letters out of YUKBGSRI, not "XSGBYRUKRGBRK"',
    ],
    [
      'a terrain that is none',
      { path: 'factions.witches.terrain', value: 'moon' },
      'override factions.witches.terrain: "moon" is none of desert',
    ],
    [
      'a reward that counts nothing',
      { path: 'scoringTiles.SCORE1.counts', value: 'moon' },
      'override scoringTiles.SCORE1.counts: "moon" is none of fire',
    ],
    [
      'a division by zero',
      { path: 'scoringTiles.SCORE1.every', value: 0 },
      'must be a whole number from 1 to 10, not 0',
    ],
    [
      'coins for nothing',
      { path: 'finalScoring.coinsForPoint', value: 0 },
      'must be a whole number from 1 to 20, not 0',
    ],
    ['more rounds than tiles', { path: 'rounds', value: 9 }, 'override rounds: must be at most 8, not 9'],
    ['no rounds', { path: 'rounds', value: 0 }, 'override rounds: must be a whole number from 1 to 9'],
    ['more cards than there are', { path: 'spareBonusCards', value: 8 }, 'must be at most 7, not 8'],
    ['too few priests', { path: 'pieces.priests', value: 0 }, 'start.priests: must be at most 0, not 1'],
    [
      'an exchange for ever',
      { path: 'factions.alchemists.coinsForPoint', value: 1 },
      'must be 0 or at least 2',
    ],
    [
      'a level without points',
      { path: 'factions.witches.shipping.max', value: 4 },
      'override factions.witches.shipping.max: must be at most 3, not 4',
    ],
    [
      'more first dwellings than there are',
      { path: 'pieces.dwelling', value: 2 },
      'override factions.nomads.firstDwellings: must be at most 2, not 3',
    ],
    [
      'a level without a price',
      { path: 'factions.fakirs.digging.max', value: 2 },
      'override factions.fakirs.digging.max: must be at most 1, not 2',
    ],
    [
      'an exchange for ever, by its place',
      { path: 'factions.witches.coinsForPoint', value: 1 },
      'override factions.witches.coinsForPoint: must be 0 or at least 2',
    ],
    [
      'a ship that starts beyond its track',
      { path: 'factions.mermaids.shipping.max', value: 0 },
      'override factions.mermaids.shipping.start: must be at most 0, not 1',
    ],
    [
      'more spare cards than there are, by their place',
      { path: 'spareBonusCards', value: 8 },
      'override spareBonusCards: must be at most 7, not 8',
    ],
  ])('refuses %s, naming the place', (_, override, message) => {
    expect(() => compiled(override)).toThrow(OptionsError);
    expect(() => compiled(override)).toThrow(message);
  });

  test('refuses a board with more land than there is room for', () => {
    const rows = [
      'USGBYRUKRGBRK',
      'YIIUKIIYKIIY',
      'IIKISIGIGISII',
      'GBYIIRBIRIRU',
      'KURBKUSYIIGKB',
      'SGIIYGIIIUSU',
    ];
    const overrides = rows.map((letters, row) => ({
      path: `map.rows.${row}`,
      value: letters.replaceAll('I', 'U'),
    }));
    expect(() => compiled(...overrides)).toThrow('land hexes are more than 96');
  });
});
