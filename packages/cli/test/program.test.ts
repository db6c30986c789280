import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/all-commands.ts';
import { wantsColour } from '../src/shell.ts';
import { guildhall } from './shell.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

describe('help', () => {
  test('lists every command and the exit codes', async () => {
    const { code, out } = await guildhall(['help']);
    expect(code).toBe(0);
    const lines = out.split('\n').map((line) => line.trim().replace(/ {2,}/, ': '));
    expect(lines).toEqual(expect.arrayContaining(COMMANDS.map(({ name, summary }) => `${name}: ${summary}`)));
    expect(out).toContain('Exit codes: 0');
  });

  test('nothing at all, --help and -h are the same', async () => {
    const { out } = await guildhall(['help']);
    for (const argv of [[], ['--help'], ['-h']])
      expect(await guildhall(argv)).toEqual({ code: 0, out, err: '' });
  });

  test.each(COMMANDS.map(({ name }) => name))(
    'of %s: usage, every flag, examples, 100 columns at most',
    async (name) => {
      const { code, out } = await guildhall(['help', name]);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: guildhall ${name}`);
      const { flags, examples } = await COMMANDS.find((one) => one.name === name)!.load();
      for (const flag of Object.keys(flags)) expect(out).toContain(`--${flag}`);
      for (const example of examples) expect(out).toContain(`guildhall ${example}`);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
      expect(await guildhall([name, '--help'])).toEqual({ code: 0, out, err: '' });
    },
  );
});

describe('wrong usage ends with 2, a message and a hint', () => {
  test.each<[string[], RegExp]>([
    [['dance'], /there is no command "dance"\ncommands: serve, play/],
    [['help', 'dance'], /there is no command "dance"/],
    [
      ['simulate', '--gmaes', '3'],
      /no flag --gmaes: known flags: --game, --games, --seed.*\n"guildhall help simulate"/,
    ],
    [['simulate', '-g'], /no flag -g/],
    [['simulate', '--games'], /--games needs a value: --games K/],
    [['simulate', '--games', '--json'], /--games needs a value/],
    [['simulate', '--games', 'many'], /--games must be a whole number of at least 1, not "many"/],
    [['simulate', '--games', '0'], /of at least 1, not "0"/],
    [['simulate', '--seed', '1', '--seed', '2'], /--seed was given twice/],
    [['simulate', '--json=yes'], /--json takes no value/],
    [['simulate', 'terra-mystica'], /"simulate" takes no arguments: what is "terra-mystica" for\?/],
    [['simulate', '--game', 'chess'], /there is no game "chess"\ngames: terra-mystica/],
    [['replay'], /"replay" needs FILE/],
    [['replay', 'a', 'b'], /takes FILE only: what is "b" for\?/],
    [['verify'], /needs FILE\.\.\./],
    [['play'], /needs GAME/],
    [['audit', '--list', 'hearsay'], /--list must be one of rulebook, reference, reconstruction, none/],
    [['fuzz', '--games', '1', '--seconds', '1'], /--seconds or --games, not both/],
  ])('%s', async (argv, message) => {
    const { code, out, err } = await guildhall(argv);
    expect(err).toMatch(message);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toMatch(/^ +at /m);
  });
});

describe('the process', () => {
  test('main.ts can be run as it is', () => {
    expect(statSync(MAIN).mode & 0o111).toBe(0o111);
  });

  test('hands the exit code to the shell, and complaints to standard error', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'simulate', '--foo'], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^guildhall: there is no flag --foo/);
  });

  test.each<[NodeJS.ProcessEnv, boolean, boolean]>([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('with %o and a terminal: %s, colour is %s', (env, isTerminal, expected) => {
    expect(wantsColour(env, isTerminal)).toBe(expected);
  });
});
