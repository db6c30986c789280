import { OptionsError, readOptions, sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { sourcedTables, tables } from '../data/index.ts';
import { ageOfInnovation, rulesetOf } from '../rules/index.ts';

const rules = (chosen: object) =>
  ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 3, ...chosen }));

const BOARDS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain'];

/** Hands of three seats, of which the first are given. */
function hands(first: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const others = [
    ['desert', 'monks', 'powerBonus'],
    ['lake', 'omar', 'stepBonus'],
    ['swamp', 'felines', 'schoolBonus'],
  ];
  return [...first, ...others.slice(first.length)];
}

describe('tables', () => {
  test('every value has a source', () => {
    const values = sourcedTables.flatMap(sourcedValues);
    expect(values.filter(({ provenance }) => provenance === null).map(({ path }) => path)).toEqual([]);
    expect(values.length).toBeGreaterThan(3000);
  });

  test('as many tiles as the box holds', () => {
    const sizes = Object.fromEntries(
      (
        [
          'innovations',
          'palaces',
          'competencies',
          'roundBonuses',
          'roundTiles',
          'finalTiles',
          'townTiles',
          'powerActions',
          'bookActions',
          'boards',
          'factions',
        ] as const
      ).map((name) => [name, Object.keys(tables[name]).length]),
    );
    expect(sizes).toEqual({
      innovations: 18,
      palaces: 17,
      competencies: 12,
      roundBonuses: 10,
      roundTiles: 12,
      finalTiles: 4,
      townTiles: 7,
      powerActions: 6,
      bookActions: 6,
      boards: 7,
      factions: 12,
    });
  });

  test('each discipline has three round tiles', () => {
    const counts = Object.values(tables.roundTiles).reduce<Record<string, number>>((sum, { discipline }) => {
      sum[discipline] = (sum[discipline] ?? 0) + 1;
      return sum;
    }, {});
    expect(counts).toEqual({ banking: 3, law: 3, engineering: 3, medicine: 3 });
  });

  test('edge hexes are those with a side to nothing, as the rows say', () => {
    const { map, isEdge } = rulesetOf(readOptions(ageOfInnovation.options, { players: 4 }));
    const isOnBorder = map.landCells.map(
      ({ row, column }) => row === 0 || row === 8 || column === 0 || column === 12,
    );
    expect(isEdge).toEqual(isOnBorder);
  });
});

describe('why options are refused', () => {
  const fault = (chosen: object): string => {
    try {
      rules(chosen);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test.each([
    [{ startSeat: 3 }, 'must be a seat from 0 to 2'],
    [{ startSeat: -1 }, 'must be a seat from 0 to 2'],
    [{ startSeat: 1.5 }, 'must be a seat from 0 to 2'],
    [{ hands: 'all' }, 'must be a list of board, faction and round bonus for each seat'],
    [{ hands: [['desert', 'moles']] }, 'must be a list of board, faction and round bonus for each seat'],
    [
      { hands: [...hands([]).slice(0, 2), ['desert']] },
      'must be a list of board, faction and round bonus for each seat',
    ],
    [{ hands: [['desert', 'moles', 'coinBonus']] }, 'must name 3'],
    [{ hands: hands([['cat', 'moles', 'coinBonus']]) }, '"cat" is none of desert'],
    [{ hands: hands([['desert', 'cat', 'coinBonus']]) }, '"cat" is none of blessed'],
    [{ hands: hands([['desert', 'moles', 'cat']]) }, '"cat" is none of riverBonus'],
    [{ hands: hands([['lake', 'moles', 'coinBonus']]) }, 'names one twice'],
    [{ sets: 'all' }, 'must be a list of faction and round bonus for each board'],
    [{ sets: [['moles', 'coinBonus', 'x']] }, 'must be a list of faction and round bonus for each board'],
    [{ sets: [['moles', 'coinBonus']] }, 'must name 7'],
    [{ draft: 'all' }, 'must be lists of boards, factions and round bonuses'],
    [{ draft: [[], []] }, 'must be lists of boards, factions and round bonuses'],
    [{ draft: [[], [], []] }, 'must name 6'],
    [{ draft: [BOARDS, [], []] }, 'must name 4'],
    [{ draft: [BOARDS, ['moles', 'monks', 'omar', 'blessed'], []] }, 'must name 6'],
    [{ innovations: ['steel'] }, 'must name 8'],
    [{ players: 2, innovations: ['steel'] }, 'must name 6'],
    [{ players: 4, innovations: ['steel'] }, 'must name 10'],
    [{ players: 5, innovations: ['steel'] }, 'must name 12'],
    [{ competencies: ['grant'] }, 'must name 12'],
    [{ palaces: ['P1', 'P2', 'P3'] }, 'must name 4'],
    [{ palaces: ['P1', 'P2', 'P3', 'P17'] }, '"P17" is none of P1'],
    [{ roundTiles: ['guildLaw'] }, 'must name 6'],
    [{ bookActions: ['bookPower'] }, 'must name 3'],
    [{ spareBonuses: ['coinBonus'] }, 'must name 3'],
    [{ finalTile: 'cat' }, '"cat" is none of finalWorkshop'],
    [{ neutralArea: 3 }, 'must be one of 12, 13, 14, 15'],
  ])('%j: %s', (chosen, words) => {
    expect(fault(chosen)).toContain(words);
  });

  test.each([
    [{ startSeat: 0 }],
    [{ startSeat: 2 }],
    [{ hands: hands([['desert', 'moles', 'coinBonus']]) }],
    [{ finalTile: 'finalEdge' }],
    [{ palaces: ['P1', 'P2', 'P3', 'P16'] }],
    [{ spareBonuses: ['coinBonus', 'riverBonus', 'stepBonus'] }],
    [{ players: 2, neutralArea: 12 }],
    [{ players: 2, neutralArea: 15 }],
  ])('%j is fine', (chosen) => {
    expect(fault(chosen)).toBe('');
  });
});

describe('overrides and options', () => {
  test('a value is replaced for this table alone', () => {
    const made = rules({ overrides: [{ path: 'boards.desert.start.coins', value: 20 }] });
    expect((made.tables as typeof tables).boards.desert.start.coins).toBe(20);
    expect((made.tables as typeof tables).boards.lake.start.coins).toBe(15);
    expect(tables.boards.desert.start.coins).toBe(15);
  });

  test.each([
    ['rounds', 7],
    ['roundTiles.guildLaw.every', 0],
    ['innovations.steel.counts', 'cats'],
    ['innovations.steel.neutral', 'cat'],
    ['boards.desert.terraforming.tools.0', 0],
    ['boards.desert.start.scholars', 8],
    ['pieces.workshop', 12],
    ['conversions.powerForTool', 0],
    ['science.top', 11],
    ['science.keyLevel', 3],
    ['finalScoring.coinsForPoint', 0],
    ['powerActions.powerSpade.cat', 1],
    ['innovationDisplay.rows.3', 5],
    ['factions.moles.start.competencies', 2],
    ['palaces.P3.action.guildFrom', 'tower'],
    // The university takes the place of all first buildings.
    ['factions.monks.start.towers', 1],
    ['factions.omar.start.university', true],
  ])('%s cannot be %j', (path, value) => {
    expect(() => rules({ overrides: [{ path, value }] })).toThrow(OptionsError);
  });

  test('a fixed display of innovations has to fit the overridden one', () => {
    const innovations = ['steel', 'sewers', 'libraries', 'census', 'colleges', 'tradeRoutes'];
    const overrides = [{ path: 'innovationDisplay.topPair.2', value: false }];
    expect(() => rules({ players: 2, innovations })).not.toThrow();
    expect(() => rules({ players: 2, innovations, overrides })).toThrow(
      'options.innovations: names 6, and the overrides ask for 4',
    );
  });

  test.each([
    ['boards.swamp.start.scholars', [{ path: 'pieces.scholars', value: 0 }]],
    ['boards.lake.shipping.start', [{ path: 'boards.lake.shipping.max', value: 0 }]],
    [
      'boards.desert.shipping.start',
      [
        { path: 'boards.desert.shipping.max', value: 0 },
        { path: 'boards.desert.shipping.start', value: 1 },
      ],
    ],
  ])('%s must go together with other values', (path, overrides) => {
    expect(() => rules({ overrides })).toThrow(`override ${path}: must be at most 0, not 1`);
  });

  describe('what is dealt is there, whatever is drawn first', () => {
    const tiles = Object.keys(tables.roundTiles);
    const all = (last: string, value: number | string, ids = tiles) =>
      ids.map((id) => ({ path: `roundTiles.${id}.${last}`, value }));
    const setUpOften = (overrides: readonly object[]): void => {
      const made = rules({ players: 2, overrides });
      for (let seed = 0; seed < 200; seed++) made.setup(String(seed));
    };

    test('tiles for the last rounds', () => {
      const early = tiles.filter((id) => tables.roundTiles[id].lastRound === 6);
      expect(early).toHaveLength(11);
      expect(() => rules({ overrides: all('lastRound', 4, early.slice(1)) })).toThrow(
        /^override roundTiles\.workshopBanking\.lastRound, .*: 2 tiles must be allowed in round 5 or later, not 1$/,
      );
      expect(() => rules({ overrides: all('lastRound', 5, early) })).toThrow(
        '1 tiles must be allowed in round 6 or later, not 0',
      );
      setUpOften(all('lastRound', 4, early.slice(2)));
      setUpOften(all('lastRound', 5, early.slice(1)));
    });

    test('disciplines of the tiles: a third one only beside one in the last round', () => {
      expect(() => rules({ overrides: all('discipline', 'law', tiles.slice(1)) })).not.toThrow();
      setUpOften(all('discipline', 'law'));
      const mixed = [
        ...all('discipline', 'law', tiles.slice(3)),
        ...all('discipline', 'banking', tiles.slice(0, 3)),
      ];
      expect(() => rules({ overrides: mixed })).toThrow(
        'with banking in the last round there are tiles for 5 rounds, not 6',
      );
      // Banking cannot lie in the last round any more.
      setUpOften([...mixed, ...all('lastRound', 5, tiles.slice(0, 3))]);
    });

    test('a tile of the last round that goes with the round tile', () => {
      const clash = (value: string, ids: readonly string[]) =>
        ids.map((id) => ({ path: `finalTiles.${id}.clashesWith`, value }));
      const finals = Object.keys(tables.finalTiles);
      expect(() => rules({ overrides: clash('guild', finals) })).toThrow(
        'no tile of the last round goes with a round tile that scores guild',
      );
      setUpOften(clash('guild', finals.slice(1)));
      setUpOften(clash('edgeWorkshop', finals));
    });

    test('hexes for the first buildings, of whatever faction on whatever board', () => {
      const { rows } = tables.maps.small;
      const desert = rows.join('').replaceAll(/[^Y]/g, '').length;
      const left = (hexes: number) => {
        let kept = 0;
        return rows.map((row, at) => ({
          path: `maps.small.rows.${at}`,
          value: row.replaceAll('Y', () => (kept++ < hexes ? 'Y' : 'U')),
        }));
      };
      expect(desert).toBeGreaterThan(3);
      expect(() => rules({ players: 2, overrides: left(3) })).not.toThrow();
      expect(() => rules({ players: 2, overrides: left(2) })).toThrow(
        '3 hexes of desert are needed for first buildings, and the map has 2',
      );
      // All that has to do with it is named.
      const others = [
        { path: 'factions.moles.start.towers', value: 1 },
        { path: 'factions.monks.start.university', value: false },
        { path: 'factions.moles.start.tools', value: 1 },
      ];
      expect(() => rules({ players: 2, overrides: [...others, ...left(2)] })).toThrow(
        'override factions.moles.start.towers, factions.monks.start.university, maps.small.rows.0',
      );
    });
  });

  test('a board may start with its shipping at the top', () => {
    expect(() => rules({ overrides: [{ path: 'boards.lake.shipping.max', value: 1 }] })).not.toThrow();
  });

  test('a hex of the map is named by its row, A to I, and its place there, 1 to 13', () => {
    const fault = (value: string): string => {
      try {
        rules({ overrides: [{ path: 'maps.large.edge.0', value }] });
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    expect([fault('A1'), fault('I12')]).toEqual(['', '']);
    // A name like others, but not of this map.
    expect(fault('I13')).toContain('there is no land hex I13');
    expect(fault('A13')).toContain('there is no land hex A13');
    for (const name of ['J1', 'A0', 'A14', '1', ''])
      expect([name, fault(name)]).toEqual([name, expect.stringMatching(/override|maps/)]);
    for (const name of ['J1', 'A0', 'A14']) expect(fault(name)).not.toContain('there is no land hex');
  });

  test.each([
    [{ hands: [['desert', 'moles', 'coinBonus']] }],
    [{ hands: 'all' }],
    [{ sets: [] }],
    [{ draft: [[], [], []] }],
    [{ draft: 'all' }],
    [{ startSeat: 3 }],
    [{ finalTile: 'cat' }],
    [{ palaces: ['P1', 'P2', 'P3', 'P17'] }],
    [{ roundTiles: ['guildLaw'] }],
    [{ bookActions: ['bookPower', 'bookPower', 'bookCoins'] }],
    [{ innovations: ['steel'] }],
    [{ neutralArea: 3 }],
    [{ rulesVersion: 'v11' }],
  ])('options %j are refused', (chosen) => {
    expect(() => rules(chosen)).toThrow(OptionsError);
  });
});
