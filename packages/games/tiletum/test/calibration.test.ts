/** Points with which the Cardinal begins: how they are measured, and that a table keeps those it was begun with. */
import {
  exportTable,
  type Game,
  hashOf,
  importTable,
  type OptionSpec,
  randomFrom,
  readOptions,
  Table,
} from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { calibration } from '../calibration.ts';
import { calibrated } from '../data/calibrated.ts';
import {
  LEVELS,
  type Level,
  MOST_START_POINTS,
  START_POINTS,
  type StartPoints,
  tables,
} from '../data/index.ts';
import { rulesetOf, tiletum } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';

function begun(chosen: object, game: typeof tiletum = tiletum): number {
  return game.rules(readOptions(game.options, { players: 1, ...chosen })).setup('begun').players[CARDINAL]
    .points;
}

const OTHERS: StartPoints = { easy: 11, normal: 12, hard: 13, easySilver: 14, normalSilver: 15 };

/** The game on a day when the bots had made other values. */
function withDefault(points: StartPoints): typeof tiletum {
  const startPoints: OptionSpec<StartPoints> = { ...tiletum.options.fields.startPoints, default: points };
  return {
    ...tiletum,
    options: { ...tiletum.options, fields: { ...tiletum.options.fields, startPoints } },
  };
}

describe('the points with which the Cardinal begins', () => {
  test('TIL-CARDINAL-LEVEL: are what the bots made of them, by level, without and with silver', () => {
    const { values } = calibrated;
    for (const level of LEVELS) expect([level, begun({ level })]).toEqual([level, values[level]]);
    expect(begun({ level: 'easy', silver: true })).toBe(values.easySilver);
    expect(begun({ level: 'normal', silver: true })).toBe(values.normalSilver);
    for (const level of LEVELS) expect(tables.cardinalLevels[level].points).toBe(values[level]);
  });

  test('TIL-CARDINAL-LEVEL: are 30 on the hard level with silver, whatever the bots make of it', () => {
    expect(begun({ level: 'hard', silver: true })).toBe(30);
    expect(begun({ level: 'hard', silver: true, startPoints: OTHERS })).toBe(30);
  });

  test('can be overridden like every other value of the tables', () => {
    const overrides = [{ path: 'cardinalLevels.hard.points', value: 99 }];
    expect(begun({ level: 'hard', overrides })).toBe(99);
    expect(begun({ level: 'hard', overrides, startPoints: OTHERS })).toBe(99);
    expect(begun({ level: 'easy', overrides, startPoints: OTHERS })).toBe(11);
  });

  test.each<[unknown, string]>([
    [7, 'points by level'],
    [null, 'points by level'],
    [[1, 2, 3, 4, 5], 'points by level'],
    [{ ...OTHERS, moon: 1 }, 'moon is none of easy, normal, hard, easySilver, normalSilver'],
    [{ ...OTHERS, hardSilver: 0 }, 'hardSilver is none of'],
    [{ easy: 1 }, 'normal must be a whole number'],
    [{ ...OTHERS, hard: -1 }, 'hard must be a whole number from 0 to 200'],
    [{ ...OTHERS, hard: 201 }, 'hard must be a whole number from 0 to 200'],
    [{ ...OTHERS, easySilver: 1.5 }, 'easySilver must be a whole number'],
    [{ ...OTHERS, easySilver: '1' }, 'easySilver must be a whole number'],
  ])('are refused as %j', (startPoints, fault) => {
    expect(() => readOptions(tiletum.options, { players: 1, startPoints })).toThrow(fault);
  });

  test('may be anything from 0 to 200', () => {
    for (const points of [0, 200])
      expect(begun({ level: 'hard', startPoints: { ...OTHERS, hard: points } })).toBe(points);
  });
});

describe('a table', () => {
  test('is stored with the points it was begun with', () => {
    const { startPoints } = new Table(tiletum, { players: 1 }, 'stored').options;
    expect(startPoints).toEqual(calibrated.values);
  });

  test.each([
    ['easy', 'easy', false],
    ['normal', 'normal', false],
    ['hard', 'hard', false],
    ['easySilver', 'easy', true],
    ['normalSilver', 'normal', true],
  ] as const)('keeps them when the bots have made others since: %s', (name, level, silver) => {
    // Not the values of today, whatever those are.
    const points = (calibrated.values[name] + 1) % MOST_START_POINTS;
    const table = new Table(
      withDefault({ ...OTHERS, [name]: points }),
      { players: 1, level, silver },
      'kept',
    );
    const random = randomFrom('kept');
    while (table.length < 12) {
      const legal = table.legal(0);
      expect(table.play(0, legal[random.below(legal.length)]).ok).toBe(true);
    }
    const now = importTable(exportTable(table), [tiletum as unknown as Game]);
    expect(hashOf(now.state())).toBe(hashOf(table.state()));
    expect(now.rules.outcome(now.state()).rivals?.[0].sources.startPoints).toBe(points);
    // Whoever begins today begins with the values of today.
    expect(begun({ level, silver })).not.toBe(points);
  });
});

describe('the calibration', () => {
  test('plays every level, without silver and with it where the rulebook names no points', () => {
    const played = calibration.values.map(({ name, options, share }) => [
      name,
      options.level,
      options.silver,
      options.players,
      share,
    ]);
    expect(played).toEqual([
      ['easy', 'easy', false, 1, 0.75],
      ['normal', 'normal', false, 1, 0.5],
      ['hard', 'hard', false, 1, 0.25],
      ['easySilver', 'easy', true, 1, 0.75],
      ['normalSilver', 'normal', true, 1, 0.5],
    ]);
    expect(Object.keys(calibrated.values)).toEqual([...START_POINTS]);
  });

  test('plays games in which the value is 0', () => {
    for (const { name, options } of calibration.values) expect([name, begun(options)]).toEqual([name, 0]);
  });

  test('takes no value that a table could not have', () => {
    for (const { name, least, most } of calibration.values) {
      const at = (value: number) =>
        readOptions(tiletum.options, { players: 1, startPoints: { ...OTHERS, [name]: value } }).startPoints;
      expect([at(least), at(most)]).toEqual([
        { ...OTHERS, [name]: least },
        { ...OTHERS, [name]: most },
      ]);
    }
  });

  test('measures how far the player is ahead of the Cardinal: each point of the value takes one', () => {
    const leadFrom = (level: Level, points: number): number => {
      const options = readOptions(tiletum.options, {
        players: 1,
        level,
        startPoints: { ...OTHERS, [level]: points },
      });
      const rules = tiletum.rules(options);
      const state = rules.setup('lead');
      state.players[0].points = 100;
      state.players[CARDINAL].points += 40;
      expect(rulesetOf(options).players).toBe(2);
      return calibration.lead(rules.outcome(state));
    };
    expect(leadFrom('easy', 0)).toBe(60);
    expect(leadFrom('easy', 7)).toBe(53);
    expect(leadFrom('hard', 75)).toBe(-15);
  });
});
