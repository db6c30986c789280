/** Bots of your own on the command line: the examples play, and nothing outlives the run. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, guildhall, lastLine } from './shell.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

async function played(seats: string, ...more: string[]) {
  const said = await guildhall([
    'simulate',
    '--games',
    '2',
    '--seats',
    seats,
    '--think',
    '20000',
    '--json',
    ...more,
  ]);
  expect([said.code, said.err]).toEqual([0, '']);
  const { finished, meanScores, forfeits } = JSON.parse(lastLine(said));
  return { finished, meanScores, forfeits };
}

describe('the examples', () => {
  test.each(['random.ts', 'greedy.ts', 'learning.ts'])('%s plays, and the same games again', async (name) => {
    const seats = `${EXAMPLES}${name},random`;
    const first = await played(seats);
    expect(first).toMatchObject({ finished: 2, forfeits: [0, 0] });
    expect(await played(seats)).toEqual(first);
  });

  test('greedy.ts beats random play', async () => {
    const { meanScores } = await played(`${EXAMPLES}greedy.ts,random`, '--game', 'tiletum');
    expect(meanScores[0]).toBeGreaterThan(meanScores[1]);
  });

  test('learning.ts keeps what it learned in the file that it is told', async () => {
    const file = join(folder(), 'weights.json');
    const gamesIn = (): number => {
      const kinds = Object.values<{ games: number }>(JSON.parse(readFileSync(file, 'utf8')));
      return Math.max(...kinds.map(({ games }) => games));
    };
    await played(`${EXAMPLES}learning.ts ${file},random`);
    expect(gamesIn()).toBe(2);
    await played(`${EXAMPLES}learning.ts ${file},random`);
    expect(gamesIn()).toBe(4);
  });

  const python = `random.py plays, and the same games again${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(python, async () => {
    const seats = `python3 ${EXAMPLES}random.py,random`;
    expect(await played(seats)).toEqual(await played(seats));
  });

  test('play in the arena, at every seat in turn', () => {
    const arena = fileURLToPath(new URL('../../../bench/arena.ts', import.meta.url));
    const words = [arena, '--seats', `${EXAMPLES}greedy.ts,random`, '--games', '2'];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/greedy\.ts: mean \d+.* points .*, 2 wins of 2/);
  });
});

describe('on the command line', () => {
  test('a bot that Node takes for no ES module is told what to do about it', async () => {
    const home = folder();
    writeFileSync(join(home, 'package.json'), '{ "type": "commonjs" }');
    for (const text of ['export default {};', "import 'node:fs';\nexport default {};"]) {
      writeFileSync(join(home, 'bot.ts'), text);
      const { code, err } = await guildhall([
        'simulate',
        '--games',
        '1',
        '--seats',
        `${join(home, 'bot.ts')},random`,
      ]);
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('set "type": "module" in the nearest package.json'),
      ]);
    }
  });

  test('a lost seat is told in words, counted, and found in the exit code', async () => {
    const file = join(folder(), 'illegal.mjs');
    writeFileSync(file, 'export default { choose: (rules) => rules.notation.all.at(-1) };');
    const { code, out, err } = await guildhall(['simulate', '--games', '1', '--seats', `${file},random`]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /game "guildhall 0": player 1 \(.*illegal\.mjs\) lost the seat: it answered ".*", which is not allowed: \w+/,
    );
    expect(err).toMatch(/Legal: ".*" and \d+ more/);
    expect(out).toMatch(/player 1: games in which the seat was lost +1/);
  });

  test('a bot is not told what was fixed and stays hidden', async () => {
    const dir = folder();
    const file = join(dir, 'curious.mjs');
    const told = join(dir, 'told.json');
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
      import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin })) {
        const { type, id, legal, options } = JSON.parse(line);
        if (type === 'start') writeFileSync('${told}', JSON.stringify(options));
        if (type !== 'over') console.log(JSON.stringify(type === 'start' ? { type: 'ready' } : { id, move: legal[0] }));
      }`,
    );
    const goals = '[["goalAfrica","goalEconomy","goalEra"],["goalMiddleEast","goalCulture","goalTokens"]]';
    const flags = ['--game', 'inventions', '--games', '1', '--seats', `${process.execPath} ${file},random`];
    for (const name of ['simulate', 'dataset']) {
      const { code } = await guildhall([name, ...flags, '--option', `goals=${goals}`]);
      expect([name, code]).toEqual([name, 0]);
      expect(JSON.parse(readFileSync(told, 'utf8'))).toMatchObject({ players: 2, goals: null });
    }
  });

  test.each([
    ['stedy', /"stedy" is not one of random, easy, steady, strong, a module such as/],
    ['./nowhere.ts', /there is no file \.\/nowhere\.ts/],
  ])('%s is unusable', async (seats, message) => {
    const { code, err } = await guildhall(['simulate', '--seats', seats]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('Ctrl-C ends the programs too, however stubborn', async () => {
    const dir = folder();
    const file = join(dir, 'stubborn.mjs');
    const mark = join(dir, 'pid');
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
      setInterval(() => {}, 1000);
      writeFileSync('${mark}', String(process.pid));`,
    );
    const run = spawn(process.execPath, [MAIN, 'simulate', '--seats', `${process.execPath} ${file},random`]);
    const ended = Promise.withResolvers<NodeJS.Signals | null>();
    run.on('exit', (_, signal) => ended.resolve(signal));
    while (!existsSync(mark) || readFileSync(mark, 'utf8') === '') await pause(20);
    const pid = Number(readFileSync(mark, 'utf8'));
    run.kill('SIGINT');
    expect(await ended.promise).toBe('SIGINT');
    while (isAlive(pid)) await pause(20);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that has ended and that nobody has asked about yet is gone as well.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
