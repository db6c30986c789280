/** `verify` and `replay` on files that are right, and on files that are wrong in every way. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTable, randomFrom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { gameFile, randomTable } from './games.ts';
import { folder, guildhall } from './shell.ts';

const whole = randomTable('whole', 2);
const begun = randomTable('begun', 3, 20);

function file(text: string): string {
  const path = join(folder(), 'game.json');
  writeFileSync(path, text);
  return path;
}

describe('verify', () => {
  test('a finished game and a running one', async () => {
    const paths = [file(exportTable(whole)), file(exportTable(begun))];
    const { code, out } = await guildhall(['verify', ...paths]);
    expect(code).toBe(0);
    const totals = whole.rules.outcome(whole.state()).totals.join(', ');
    expect(out).toContain(`${whole.length} entries, to its end, ${totals}`);
    expect(out).toContain(`${begun.length} entries, not over`);
    // Nobody compared a hash: that they replay as they say is not called more than that.
    expect(out).toMatch(/^unproven .*\nunproven /);
  });

  test('a difference names the entry', async () => {
    const entries = whole.entries();
    const wrongEntry = gameFile(whole, { entries: entries.with(9, '0 build A1') });
    const wrongHash = gameFile(whole, { hash: '0'.repeat(64) });
    const wrongResult = gameFile(whole, { result: { totals: [1, 2], ranks: [2, 1] } });
    const notOver = gameFile(begun, { result: { totals: [1, 2, 3], ranks: [3, 2, 1] } });
    for (const [text, message] of [
      [wrongEntry, /DIFFERENT .*game\.json: entry 10 \("0 build A1"\) is not allowed: /],
      [gameFile(whole, { entries: entries.with(4, 'gibberish') }), /entry 5 \("gibberish"\) is not allowed/],
      [wrongHash, new RegExp(`after entry ${entries.length}: the hash is wrong`)],
      [wrongResult, new RegExp(`after entry ${entries.length}: the entries lead to`)],
      [notOver, /the file has a result, but the game is not over/],
    ] as const) {
      const { code, out } = await guildhall(['verify', file(text)]);
      expect(out).toMatch(message);
      expect(code).toBe(1);
    }
  });

  test('an unusable file beside a good one and a different one: all are looked at, and it is 2', async () => {
    const good = file(exportTable(begun));
    const different = file(gameFile(begun, { hash: 'f'.repeat(64) }));
    const unusable = file('{}');
    const { code, out, err } = await guildhall(['verify', good, unusable, different]);
    expect(code).toBe(2);
    expect(out).toMatch(/^unproven .*\nDIFFERENT/);
    expect(err).toContain(unusable);
  });
});

const UNUSABLE_FILES: readonly (readonly [string, string, RegExp])[] = [
  ['not a game', 'Dear diary', /is not JSON, from line 1, column 1/],
  ['empty', '', /the file is empty/],
  ['JSON, but no game', '{"name": "x"}', /this is JSON, but not a game/],
  [
    'cut off',
    exportTable(whole).slice(0, 700),
    /the file is cut off: it ends in the middle, at line \d+, column \d+/,
  ],
  ['damaged', exportTable(whole).replace('"seed"', 'seed'), /stops being JSON at line \d+/],
  [
    'of a newer version',
    gameFile(begun, { version: 99 }),
    /version 99 of terra-mystica; the newest one here is/,
  ],
  ['of a newer format', gameFile(begun, { guildhall: 9 }), /the file has format 9/],
  [
    'of an unknown game',
    gameFile(begun, { game: 'chess' }),
    /there is no game "chess" here; there are terra-mystica/,
  ],
  ['with a field too many', gameFile(begun, { mood: 'good' }), /mood: there is no such field/],
  [
    'with an unknown faction',
    gameFile(begun, { options: { players: 2, factions: ['witches', 'elves'] } }),
    /options\.factions: "elves" is none of/,
  ],
  [
    'with an override that does not fit',
    gameFile(begun, { options: { players: 2, overrides: [{ path: 'pieces.windmill', value: 3 }] } }),
    /override pieces\.windmill: there is no "windmill" in pieces/,
  ],
];

describe.each(UNUSABLE_FILES)('a file that is %s', (_what, text, message) => {
  test.each<[string, string[]]>([
    ['verify', []],
    ['replay', []],
    ['play', ['--load']],
  ])('%s says so, and where', async (command, flags) => {
    const path = file(text);
    const { code, out, err } = await guildhall([command, ...flags, path]);
    expect(err).toMatch(message);
    expect(err).toContain(path);
    expect(err).not.toMatch(/^ +at /m);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('replay', () => {
  test('opens a report at the position it is about, with what was said', async () => {
    const report = { message: 'The river is dry.', at: 7, seat: null };
    const path = file(exportTable(whole, { report }));
    const { code, out } = await guildhall(['replay', path]);
    expect(code).toBe(0);
    expect(out).toContain('A spectator said after entry 7: The river is dry.');
    const shown = (await guildhall(['replay', path, '--to', '7'])).out;
    expect(out).toBe(shown);
    expect(shown).not.toBe((await guildhall(['replay', path, '--to', '8'])).out);
  });

  test('every entry with its number, then the position and the scores', async () => {
    const path = file(exportTable(whole));
    const { code, out } = await guildhall(['replay', path]);
    expect(code).toBe(0);
    const numbers = [...out.matchAll(/^ *(\d+) {2}\S/gm)].map((match) => Number(match[1]));
    expect(numbers.slice(0, whole.length)).toEqual(Array.from({ length: whole.length }, (_, at) => at + 1));
    expect(out).toContain('Round 6');
    expect(out).toMatch(/Place +1 +2\s*$/);
  });

  test('what was played as one has one line, with everything that came of it', async () => {
    const table = randomTable('as one', 2, 30);
    const isFree = (line: string): boolean => /^(burn|convert power to coin)$/.test(line);
    const random = randomFrom('as one');
    while (!table.over) {
      const [seat] = table.deciders();
      const lines = table.legal(seat).map((action) => table.rules.notation.write(action));
      const [free] = lines.filter(isFree);
      const pass = lines.find((line) => line.startsWith('pass '));
      if (free !== undefined && pass !== undefined && table.play(seat, [free, pass, 'end turn']).ok) break;
      table.play(seat, lines[random.below(lines.length)]);
    }
    const move = table.entries(table.length - 1)[0];
    expect(move).toMatch(/^\d (burn|convert power to coin); pass \w+; end turn$/);
    const { code, out } = await guildhall(['replay', file(exportTable(table))]);
    expect(code).toBe(0);
    const told = out.slice(out.indexOf(`: ${move.slice(2)}`));
    expect(told).toMatch(/^: [^\n]+\n {8}\S.*(burn|power).*\n( {8}\S.*\n)+/);
    expect(out.match(new RegExp(`^ *${table.length} {2}\\S`, 'gm'))).toHaveLength(1);
  });

  test('--to stops there', async () => {
    const { code, out } = await guildhall(['replay', file(exportTable(whole)), '--to', '5']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +5 {2}\S/m);
    expect(out).not.toMatch(/^ +6 {2}\S/m);
    expect(out).not.toContain('Place');
    const { code: beyond, err } = await guildhall(['replay', file(exportTable(begun)), '--to', '999']);
    expect(beyond).toBe(2);
    expect(err).toMatch(/--to 999: the game has \d+ entries/);
  });

  test('in three languages', async () => {
    const path = file(exportTable(begun));
    const told = await Promise.all(
      ['en', 'pl', 'uk'].map(
        async (language) => (await guildhall(['replay', path, '--language', language])).out,
      ),
    );
    expect(new Set(told).size).toBe(3);
    expect((await guildhall(['replay', path, '--language', 'fr'])).code).toBe(2);
  });

  test('an illegal entry: printed as far as it goes, then 1', async () => {
    const path = file(gameFile(whole, { entries: whole.entries().with(9, '0 build A1') }));
    const { code, out, err } = await guildhall(['replay', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ +9 {2}\S/m);
    expect(out).not.toMatch(/^ +10 {2}\S/m);
    expect(err).toMatch(/entry 10 \("0 build A1"\) is not allowed: \S+/);
  });

  test('a failing case shows the check that fails', async () => {
    const path = file(gameFile(begun, { hash: null, failure: { check: 'numbers', message: 'coins: -1' } }));
    const { code, out } = await guildhall(['replay', path]);
    expect(code).toBe(0);
    expect(out).toContain('This game fails the check "numbers": coins: -1');
    expect((await guildhall(['verify', path])).code).toBe(1);
  });

  test('nothing is written by any of it', async () => {
    const path = file(exportTable(begun));
    await guildhall(['replay', path]);
    await guildhall(['verify', path]);
    expect(readdirSync(join(path, '..'))).toEqual(['game.json']);
  });
});
