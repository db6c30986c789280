import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, guildhall, lastLine } from './shell.ts';

interface Result {
  game: string;
  players: number;
  games: number;
  finished: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  gamesPerSecond: number;
  meanScore: number;
  meanScores: number[];
  left: number;
}

async function simulated(...argv: string[]): Promise<Result> {
  const said = await guildhall(['simulate', ...argv, '--json']);
  expect(said.code).toBe(0);
  return JSON.parse(lastLine(said)) as Result;
}

describe('simulate', () => {
  test('the last line is one JSON object', async () => {
    const result = await simulated(
      '--game',
      'terra-mystica',
      '--players',
      '3',
      '--games',
      '8',
      '--seed',
      'x',
    );
    expect(result).toMatchObject({ game: 'terra-mystica', players: 3, games: 8, finished: 8 });
    expect(result.decisions).toBeGreaterThan(8 * 50);
    expect(result.seconds).toBeGreaterThan(0);
    expect(result.decisionsPerSecond / (result.decisions / result.seconds)).toBeCloseTo(1, 1);
    expect(result.gamesPerSecond / (result.games / result.seconds)).toBeCloseTo(1, 1);
    expect(result.meanScore).toBeGreaterThan(20);
  });

  test('equal seeds give equal games, other seeds others', async () => {
    const games = async (seed: string): Promise<unknown[]> => {
      const { decisions, meanScore } = await simulated('--games', '5', '--seed', seed);
      return [decisions, meanScore];
    };
    expect(await games('a')).toEqual(await games('a'));
    expect(await games('a')).not.toEqual(await games('b'));
  });

  test('bots sit where they are named', async () => {
    const { players, meanScores } = await simulated('--games', '1', '--seats', 'random,steady');
    expect(players).toBe(2);
    expect(meanScores[1]).toBeGreaterThan(meanScores[0]);
    const { code, err } = await guildhall(['simulate', '--seats', 'human']);
    expect(code).toBe(2);
    expect(err).toContain('"human" is not one of random, easy, steady, strong');
  });

  test('players leave for good in a share of the games, which end all the same', async () => {
    const leaving = (percent: string) => simulated('--games', '30', '--leavers', percent, '--seed', 'left');
    expect(await leaving('0')).toMatchObject({ finished: 30, left: 0 });
    const half = await leaving('50');
    expect(half.finished).toBe(30);
    expect(half.left).toBeGreaterThan(5);
    expect(half.left).toBeLessThan(25);
    const { out } = await guildhall(['simulate', '--games', '5', '--leavers', '100']);
    expect(out).toMatch(/games with players who left +\d/);
  });

  test('a table for people without --json', async () => {
    const { code, out } = await guildhall(['simulate', '--games', '3', '--players', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(/games finished +3 of 3/);
    expect(out).toMatch(/decisions per CPU second/);
  });

  test('options from flags and from a file; the flag goes first', async () => {
    const file = join(folder(), 'options.json');
    writeFileSync(file, JSON.stringify({ players: 2, leech: 'deferred', factions: ['witches', 'giants'] }));
    expect(await simulated('--games', '2', '--options', file)).toMatchObject({ players: 2 });
    expect(
      await simulated('--games', '2', '--options', file, '--players', '3', '--option', 'factions=null'),
    ).toMatchObject({ players: 3 });
  });

  test('a corrected value changes the games', async () => {
    const costlier = '--option=overrides=[{"path":"factions.witches.cost.dwelling.coins","value":9}]';
    const factions = ['--players', '2', '--option', 'factions=["witches","giants"]', '--games', '5'];
    expect(await simulated(...factions)).not.toEqual(await simulated(...factions, costlier));
  });

  test.each<[string[], RegExp]>([
    [['--players', '9'], /options\.players: must be a whole number from 2 to 5, not 9/],
    [['--leavers', '101'], /--leavers must be a percentage up to 100, not 101/],
    [['--option', 'leech=never'], /options\.leech: must be one of inOrder, deferred, not "never"/],
    [['--option', 'colour=red'], /options\.colour: there is no such option/],
    [['--option', 'leech'], /--option leech: must be NAME=VALUE/],
    [
      ['--players', '2', '--option', 'factions=["witches","elves"]'],
      /options\.factions: "elves" is none of alchemists/,
    ],
    [
      ['--option', 'overrides=[{"path":"factions.witches.elbows","value":1}]'],
      /there is no "elbows" in factions\.witches/,
    ],
    [
      ['--option', 'overrides=[{"path":"rounds","value":"six"}]'],
      /override rounds: it is a number and cannot become "six"/,
    ],
    [['--options', '/nowhere/at/all.json'], /\/nowhere\/at\/all\.json: cannot be read: no such file/],
  ])('%s is unusable', async (argv, message) => {
    const { code, out, err } = await guildhall(['simulate', '--games', '1', ...argv]);
    expect(err).toMatch(message);
    expect([code, out]).toEqual([2, '']);
  });

  test('a file of options that is none is named', async () => {
    const file = join(folder(), 'options.json');
    for (const [text, message] of [
      ['{"players": 3', /options\.json: is not JSON/],
      ['[3]', /options must be a JSON object/],
      ['{"leech": 5}', /options\.json: options\.leech/],
    ] as const) {
      writeFileSync(file, text);
      const { code, err } = await guildhall(['simulate', '--options', file]);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
  });
});
