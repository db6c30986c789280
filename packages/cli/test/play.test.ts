import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@guildhall/games/all';
import { exportTable, importTable, randomFrom } from '@guildhall/kernel';
import { widthOf } from '@guildhall/terminal-kit';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/all-commands.ts';
import { run } from '../src/program.ts';
import { randomTable } from './games.ts';
import { Caught, folder, guildhall } from './shell.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PLAY = ['play', 'terra-mystica', '--seed', 'play', '--players', '2'];
const FIXED = [
  ...PLAY,
  '--seats',
  'human,human',
  '--option',
  'factions=["witches","giants"]',
  '--option',
  'startSeat=0',
];

/** The first dwellings and cards of both, so that round 1 begins with the witches. */
const OPENING = ['build C3', 'build D4', 'build D6', 'build F4', '1', '1'];

/** Answers every question with a number out of its list. */
function chooser(seed: string, answers: string[]): (prompt: string) => string {
  const random = randomFrom(seed);
  return (prompt) => {
    const most = Number(/\(1-(\d+)\) > $/.exec(prompt)?.[1]);
    const answer = String(1 + random.below(most));
    answers.push(answer);
    return answer;
  };
}

describe('a whole game', () => {
  test('piped into the program: the same game, the same end, and the saved file verifies', async () => {
    const answers: string[] = [];
    const here = await guildhall(PLAY, chooser('whole game', answers));
    expect(here.code).toBe(0);
    expect(here.out).toMatch(/Place +1 +2\s*$/);

    const save = join(folder(), 'game.json');
    const child = spawn(process.execPath, [MAIN, ...PLAY, '--save', save], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stdin.end(`${answers.join('\n')}\n`);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out.endsWith(`${here.out.slice(here.out.lastIndexOf('\n\n'))}\n`)).toBe(true);
    expect((await guildhall(['verify', save])).out).toMatch(/^unproven .*to its end/);
  });

  test.each(['en', 'pl', 'uk'])('in %s no line is wider than 100 columns', async (language) => {
    const io = new Caught(chooser(language, []), true);
    expect(await run([...PLAY, '--seats', 'human,human', '--language', language], io, COMMANDS)).toBe(0);
    for (const line of io.lines) expect(widthOf(line), line).toBeLessThanOrEqual(100);
    expect(io.lines.join('\n')).toContain('[48;5;');
    expect(io.complaints).toEqual([]);
  });

  test('without colour there are no escapes', async () => {
    const { out } = await guildhall(PLAY, ['1']);
    expect(out).not.toContain('\u001b');
  });
});

describe('what can be typed', () => {
  test('numbers, actions, undo, redo, restart: a turn is a draft until it ends', async () => {
    const { out } = await guildhall(FIXED, [
      ...OPENING,
      'undo',
      'BURN',
      'burn',
      'undo',
      'redo',
      'redo',
      'restart',
      '999',
      'end turn',
      'quit',
    ]);
    expect(out).toContain('Nothing to undo');
    expect(out).toContain('This turn so far: burn\n');
    expect(out).toContain('This turn so far: burn, burn');
    expect(out).toContain('Nothing to redo.');
    expect(out).toContain('There is no 999: the list goes from 1 to');
    expect(out).toContain('[TM-TURN-MUST-ACT]');
  });

  test('offers are grouped by kind with costs and gains and what they set off', async () => {
    const { out } = await guildhall(FIXED, [...OPENING, 'quit']);
    const turn = out.slice(out.indexOf('Your turn'));
    expect(turn).toMatch(/^upgrade$/m);
    expect(turn).toMatch(/upgrade C3 to tradingHouse +−\d C −2 W/);
    expect(turn).toMatch(/burn +0\/−2\/\+1 PW/);
  });

  test('why and rules print the rule in words', async () => {
    const { out } = await guildhall(FIXED, [
      ...OPENING,
      'why build A1',
      'why upgrade C3 to stronghold',
      'why burn',
      'why dance',
      'rules TM-TOWN-KEY',
      'rules TM-TOWN',
      'rules TM-NOSUCH',
      'build A1',
      'dance',
      'quit',
    ]);
    expect(out).toContain('"build A1" is not allowed:');
    expect(out).toContain('[TM-BUILD-HOME]');
    expect(out).toContain('"burn" is allowed.');
    expect(out).toContain('"dance" is not an action of this game');
    expect(out).toMatch(/TM-TOWN-KEY: Keys\n/);
    expect(out).toMatch(/TM-TOWN-FOUND: /);
    expect(out).toContain('there is no rule TM-NOSUCH');
    expect(out.match(/\[TM-BUILD-HOME\]/g)).toHaveLength(2);
    expect(out).toContain('Type a number, an action, or "help".');
  });

  test('log, help and show', async () => {
    const { out } = await guildhall(FIXED, [...OPENING, 'log 2', 'log many', 'help', 'show', '', 'quit']);
    expect(out).toMatch(/ 6 {2}Witches get income: .*\n +6 {2}Giants get income:/);
    expect(out).toContain('"many" is not a number of lines');
    for (const word of ['undo', 'redo', 'restart', 'why', 'rules', 'log', 'save', 'load', 'quit']) {
      expect(out).toMatch(new RegExp(`^ {2}${word} `, 'm'));
    }
  });

  test('save and load keep the unfinished turn', async () => {
    const path = join(folder(), 'saved.json');
    const saved = await guildhall(FIXED, [...OPENING, 'burn', `save ${path}`, 'quit']);
    expect(saved.out).toContain(`Saved to ${path}.`);
    const { out } = await guildhall(['play', '--load', path, '--seats', 'human,human'], ['undo', 'quit']);
    expect(out).toContain('This turn so far: burn');
    const inside = await guildhall([...PLAY, '--seats', 'human,human'], [`load ${path}`, 'quit']);
    expect(inside.out).toContain('This turn so far: burn');
  });

  test('a file that cannot be loaded or written is reported, and the game goes on', async () => {
    const path = join(folder(), 'bad.json');
    writeFileSync(path, '{"guildhall": 1');
    const { code, out } = await guildhall(FIXED, [
      `load ${path}`,
      'load /nowhere.json',
      'load',
      'save',
      'save /nowhere/at/all.json',
      'build C3',
      'quit',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('the file is cut off');
    expect(out).toContain('/nowhere.json: cannot be read');
    expect(out).toContain('save which file?');
    expect(out).toContain('/nowhere/at/all.json: cannot be written');
    expect(out).toContain('Witches build a dwelling on C3');
    expect(existsSync('/nowhere')).toBe(false);
  });

  test('the end of the input leaves the game, saved where it was to be saved', async () => {
    const path = join(folder(), 'auto.json');
    const { code, out } = await guildhall([...FIXED, '--save', path], OPENING);
    expect(code).toBe(0);
    expect(out).toContain('End of input.');
    const table = importTable(readFileSync(path, 'utf8'), [games.get('terra-mystica')!.game]);
    expect(table.length).toBe(OPENING.length);
    expect(readdirSync(join(path, '..'))).toEqual(['auto.json']);
  });
});

describe('seats', () => {
  test('all at random play without being asked', async () => {
    const { code, out } = await guildhall([...PLAY, '--seats', 'random']);
    expect(code).toBe(0);
    expect(out).toMatch(/Place +1 +2\s*$/);
  });

  test('answers at leisure are asked for at once', async () => {
    const { code } = await guildhall([...PLAY, '--option', 'leech=deferred'], chooser('leisure', []));
    expect(code).toBe(0);
  });

  test.each<[string[], RegExp]>([
    [[...PLAY, '--seats', 'human,robot'], /"robot" is not one of human, random, easy, steady, strong/],
    [[...PLAY, '--seats', 'human,human,human'], /--seats names 3 seats, but there are 2 players/],
    [['play', 'chess'], /there is no game "chess"/],
    [['play', 'terra-mystica', '--load', 'x.json', '--seed', '1'], /--seed is only for new games/],
    [['play', 'terra-mystica', '--language', 'de'], /--language must be one of en, pl, uk/],
    [['play', 'terra-mystica', '--save', '/nowhere/at/all.json'], /cannot be written/],
  ])('%s is unusable', async (argv, message) => {
    const { code, err } = await guildhall(argv);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  test('a saved game has its own number of seats', async () => {
    const path = join(folder(), 'three.json');
    writeFileSync(path, exportTable(randomTable('three', 3, 12)));
    expect((await guildhall(['play', '--load', path, '--seats', 'random,random'])).code).toBe(0);
    expect((await guildhall(['play', '--load', path, '--seats', 'random,random,random,random'])).code).toBe(
      2,
    );
  });
});
