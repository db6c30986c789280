import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { RecordTable } from '../src/ledger/table.ts';
import { move, RECORD_HEAD } from './games.ts';
import { record as recording } from './recorder.ts';
import { folder, guildhall, lastLine } from './shell.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/games/terra-mystica/', import.meta.url));
const LEAGUE = join(SHARED, 'league');
const isShared = existsSync(LEAGUE);

function record(...rows: readonly string[]): string {
  const path = join(folder(), 'game.txt');
  writeFileSync(path, [...RECORD_HEAD, ...rows].join('\n'));
  return path;
}

const GENERATED = join(SHARED, 'generated/games.ndjson.gz');

/** Changes one thing of a recorded game. */
type Spoil = (game: Recorded) => void;

const SPOILS: readonly (readonly [string, Spoil, RegExp])[] = [
  [
    'a position',
    ({ ledger }) => {
      ledger.find((row) => row.cmd === 'burn 3. action ACT2')!.C += 1;
    },
    /coins: \d+ here/,
  ],
  [
    'final points',
    ({ final }) => {
      final.cultists.VP += 1;
    },
    /at the end, points: 70 here, 71 in the record/,
  ],
  [
    'buildings',
    ({ final }) => {
      final.dwarves.buildings.TP += 1;
    },
    /at the end, TP: 2 here, 3 in the record/,
  ],
  [
    'an area',
    ({ final }) => {
      final.dwarves.network += 1;
    },
    /largest area: 5 here, 6/,
  ],
  [
    'a bridge',
    ({ bridges }) => {
      bridges[0].to = 'C4';
    },
    /bridges: brown F3:G1 gray A11:C5 here/,
  ],
  [
    'a hex',
    ({ map }) => {
      map.A1[0] = 'red';
    },
    /A1: brown here, red in the record/,
  ],
];

const recordedTitle = `the recorded games beside the project${isShared ? '' : ' (SKIPPED: ../shared/games is not there)'}`;

describe.skipIf(!isShared)(recordedTitle, () => {
  test('all 237 are equal, row by row, to the last point', { timeout: 120_000 }, async () => {
    const league = readdirSync(LEAGUE).filter((name) => name.endsWith('.txt') || name.startsWith('base_5p'));
    const files = [...league.map((name) => join(LEAGUE, name)), GENERATED];
    const said = await guildhall(['ledger', ...files, '--json']);
    expect(JSON.parse(lastLine(said))).toEqual({
      games: 237,
      gamesEqual: 237,
      unreadable: 0,
      rows: 49_239,
      rowsEqual: 49_239,
      firstDifference: null,
    });
    expect(said.code).toBe(0);
  });

  test('league games in other words are equal as well', { timeout: 120_000 }, async () => {
    const names: Record<string, string> = { pw: 'power', p: 'priests', w: 'workers', c: 'coins' };
    const kinds: Record<string, string> = {
      tp: 'trading post',
      te: 'temple',
      sh: 'stronghold',
      sa: 'sanctuary',
    };
    const inOtherWords = (commands: string): string =>
      commands
        .replace(/leech (\d+) from \w+/gi, 'Leech $1')
        .replace(/\b(\d*)(pw|p|w|c) to (\d*)(p|w|c)\b/gi, (_, give, from, get, to) => {
          return `${give} ${names[from.toLowerCase()]} to ${get}${names[to.toLowerCase()]}`;
        })
        .replace(/ to (tp|te|sh|sa)\b/gi, (_, kind) => ` to ${kinds[kind.toLowerCase()]}`)
        .replace(/send p to/gi, 'send priest to');
    const reworded = folder();
    const league = readdirSync(LEAGUE).filter((name) => name.endsWith('.txt'));
    for (const [at, name] of league.entries()) {
      // Nor does it matter how it is spelled.
      const spelled = (words: string): string => (at % 2 === 0 ? words : words.toUpperCase());
      const lines = readFileSync(join(LEAGUE, name), 'utf8')
        .split('\n')
        .map((line) => {
          const cells = line.split('\t');
          if (cells.length === 1) return `${line}\tshow history`;
          return [...cells.slice(0, -1), spelled(inOtherWords(cells.at(-1) ?? '')), 'a remark'].join('\t');
        });
      writeFileSync(join(reworded, name), lines.join('\r\n'));
    }
    const said = await guildhall(['ledger', ...league.map((name) => join(reworded, name)), '--json']);
    expect(JSON.parse(lastLine(said))).toMatchObject({ games: 36, gamesEqual: 36, unreadable: 0 });
  });

  test('exported, they are tables of ours that verify', async () => {
    const exported = join(folder(), 'out');
    const names = ['4pLeague_S1_D1L1_G2', '4pLeague_S69_D1L1_G7', 'base_5p_2013'];
    const files = [`${names[0]}.txt`, `${names[1]}.txt`, `${names[2]}.json`].map((name) =>
      join(LEAGUE, name),
    );
    const said = await guildhall(['ledger', ...files, '--export', exported]);
    expect(said.code).toBe(0);
    const written = readdirSync(exported);
    expect(written).toEqual(names.map((name) => `${name}.json`));
    expect((await guildhall(['verify', ...written.map((name) => join(exported, name))])).code).toBe(0);
  });

  test.each(SPOILS)(
    'with %s changed: the difference is named, and nothing exported',
    async (_what, spoil, problem) => {
      const text = gunzipSync(readFileSync(GENERATED)).toString();
      const game = JSON.parse(text.slice(0, text.indexOf('\n'))) as Recorded;
      spoil(game);
      const path = join(folder(), 'spoilt.json');
      writeFileSync(path, JSON.stringify(game));
      const exported = folder();
      const said = await guildhall(['ledger', path, '--json', '--export', exported]);
      const { gamesEqual, firstDifference } = JSON.parse(lastLine(said)) as Summary;
      expect(firstDifference?.problem).toMatch(problem);
      expect(firstDifference).toMatchObject({ game: 'spoilt.json', row: expect.any(Number) });
      expect([gamesEqual, said.code]).toEqual([0, 1]);
      expect(readdirSync(exported)).toEqual([]);
    },
  );
});

interface Summary {
  gamesEqual: number;
  firstDifference: { problem: string } | null;
}

interface Recorded {
  ledger: { cmd?: string; C: number }[];
  final: Record<string, { VP: number; network: number; buildings: Record<string, number> }>;
  bridges: { to: string }[];
  map: Record<string, [string, string, number]>;
}

describe('a record that differs ends with 1', () => {
  test('an illegal row names the rule', async () => {
    const path = record(move('witches', 'build C3'), move('giants', 'build D4'), move('giants', 'build D4'));
    const said = await guildhall(['ledger', path, '--json']);
    const { firstDifference, ...counts } = JSON.parse(lastLine(said)) as Summary;
    expect(firstDifference).toEqual({
      game: 'game.txt',
      row: RECORD_HEAD.length + 3,
      faction: 'giants',
      commands: 'build D4',
      problem: '"build D4" is not legal here (TM-SETUP-FIRST-DWELLING-FREE)',
    });
    expect(counts).toEqual({ games: 1, gamesEqual: 0, unreadable: 0, rows: 5, rowsEqual: 4 });
    expect(said.code).toBe(1);
  });

  test('another position', async () => {
    const path = record(move('witches', 'build C3').replace('15 C', '14 C'));
    const { code, out } = await guildhall(['ledger', path]);
    expect(out).toContain('(witches: build C3): coins: 15 here, 14 in the record');
    expect(out).toContain('0 of 1 games and 2 of 3 rows are equal');
    expect(code).toBe(1);
  });

  test('a record that ends before the game does', async () => {
    const { code, out } = await guildhall(['ledger', record(move('witches', 'build C3'))]);
    expect(out).toContain('the record ends before the game does: open are firstDwelling of seat 1');
    expect(code).toBe(1);
  });
});

/** A game from the first row to the last, in which everybody only passes. */
function wholeGame(): string {
  const start = {
    halflings: { hexes: ['E6', 'A1'], card: 'BON6' },
    witches: { hexes: ['A10', 'I11'], card: 'BON5' },
  };
  const game = recording(start, { tiles: ['SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8'] });
  for (let round = 2; round <= 6; round++) game.passRound().nextRound(round);
  return game.passRound().finish().text();
}

function written(name: string, text: string): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

describe('an equal record', () => {
  test('has a line of its own and ends with 0', async () => {
    const said = await guildhall(['ledger', written('whole.txt', wholeGame())]);
    expect(said.out.split('\n')[0]).toBe('ok whole.txt');
    expect(said.code).toBe(0);
  });

  test('beside one that cannot be read: ends with 1', async () => {
    const said = await guildhall([
      'ledger',
      written('whole.txt', wholeGame()),
      '/nowhere/game.txt',
      '--json',
    ]);
    expect(JSON.parse(lastLine(said))).toMatchObject({ games: 1, gamesEqual: 1, unreadable: 1 });
    expect(said.code).toBe(1);
  });

  test('of a name that others have as well: each is exported, the later ones with a number', async () => {
    const exported = join(folder(), 'out');
    const paths = ['whole.txt', 'whole.txt', 'whole-2.txt', 'whole.txt'].map((name) =>
      written(name, wholeGame()),
    );
    const said = await guildhall(['ledger', ...paths, '--json', '--export', exported]);
    expect(JSON.parse(lastLine(said))).toMatchObject({ games: 4, gamesEqual: 4 });
    expect(said.code).toBe(0);
    const names = ['whole-2-2.json', 'whole-2.json', 'whole-3.json', 'whole.json'];
    expect(readdirSync(exported).sort()).toEqual(names);
    expect((await guildhall(['verify', ...names.map((name) => join(exported, name))])).code).toBe(0);
  });

  test('whose folder for exports cannot be made: the verdicts are printed all the same', async () => {
    const path = written('whole.txt', wholeGame());
    const said = await guildhall(['ledger', path, '--json', '--export', join(path, 'out')]);
    expect(JSON.parse(lastLine(said))).toMatchObject({ games: 1, gamesEqual: 1 });
    expect(said.code).toBe(2);
  });
});

test('a move of a JSON record may have a comment beside it', async () => {
  const rows = wholeGame()
    .split('\n')
    .map(asJson)
    .map((row) => ('f' in row ? { ...row, comment: 'well played' } : row));
  const said = await guildhall(['ledger', written('game.json', JSON.stringify({ ledger: rows })), '--json']);
  const counted = rows.filter((row) => 'f' in row).length;
  expect(JSON.parse(lastLine(said))).toMatchObject({ gamesEqual: 1, rows: counted, rowsEqual: counted });
});

test('a failure of our rules is a difference, in the row in which it happened', async () => {
  const failing = vi.spyOn(RecordTable.prototype, 'advance').mockImplementation(() => {
    throw new TypeError('no such hex');
  });
  const said = await guildhall(['ledger', record(move('witches', 'build C3')), '--json']);
  failing.mockRestore();
  expect(JSON.parse(lastLine(said))).toMatchObject({
    games: 1,
    gamesEqual: 0,
    unreadable: 0,
    firstDifference: { row: RECORD_HEAD.length + 1, problem: 'our rules failed: no such hex' },
  });
  expect(said.code).toBe(1);
});

/** A row of text as the cells of a JSON record. */
function asJson(line: string): object {
  const [f, , VP, , C, , W, , P, , PW, , CULT, , cmd] = line.split('\t');
  if (VP === undefined) return { comment: f };
  const [points, coins, workers, priests] = [VP, C, W, P].map((cell) => Number.parseInt(cell, 10));
  return { f, cmd, VP: points, C: coins, W: workers, P: priests, PW: PW.replace(' PW', ''), CULT };
}

describe('an unreadable record gets its verdict, and the others theirs', () => {
  test.each<[string, () => string, RegExp]>([
    [
      'an unknown faction',
      () => record(move('witches', 'setup').replace('witches', 'elves')),
      /there is no faction "elves"/,
    ],
    [
      'a faction that is not in the game',
      () => record(move('witches', 'build C3').replace('witches', 'auren')),
      /row 14: auren is not in the game/,
    ],
    [
      'a command that is none',
      () => record(move('witches', 'dance C3')),
      /row 14 \(dance C3\): "dance C3" is not a command this reader knows/,
    ],
    [
      'a tile that is none',
      () => record(move('witches', '+FAV99')),
      /row 14 \(\+FAV99\): "\+FAV99" is not a command/,
    ],
    [
      'a hex that is none',
      () => record(move('witches', 'build C77')),
      /row 14 \(build C77\): there is no land hex C77/,
    ],
    [
      'an option that is none',
      () => record('option loud-music'),
      /row 14: option "loud-music" is not known here/,
    ],
    [
      'a row that is cut off',
      () => record(move('witches', 'build C3').slice(0, 30)),
      /line 14: a move has 13 cells or more, this has \d+/,
    ],
    [
      'a number that is none',
      () => record(move('witches', 'build C3').replace('15 C', 'much C')),
      /line 14: expected "n C", found "much C"/,
    ],
    ['no moves', () => written('game.txt', 'Dear diary'), /is not a recorded game: it has no moves/],
    ['JSON that is cut off', () => written('game.json', '{"ledger": ['), /is not JSON, or is cut off/],
    ['JSON without a ledger', () => written('game.json', '{}'), /it has no "ledger"/],
    ['JSON without moves', () => written('game.json', '{"ledger": []}'), /it has no moves/],
    ['many games that are none', () => written('games.ndjson.gz', 'not gzip'), /is not a complete gzip file/],
    [
      'a line that is no game',
      () => written('games.ndjson', '\n{"ledger": 5}'),
      /games\.ndjson, line 2: is not a recorded game/,
    ],
    ['no file', () => '/nowhere/game.txt', /cannot be read \(ENOENT\)/],
    ['a folder', () => folder(), /is not a file/],
    ['something without an end', () => '/dev/zero', /is not a file/],
  ])('%s', async (_what, make, message) => {
    const exported = join(folder(), 'out');
    const differs = record(move('witches', 'build C3'));
    const files = isShared ? [join(LEAGUE, '4pLeague_S69_D1L1_G7.txt'), differs] : [differs];
    const said = await guildhall(['ledger', make(), ...files, '--json', '--export', exported]);
    expect(said.out).toMatch(message);
    expect(said.out + said.err).not.toMatch(/^ +at /m);
    expect(JSON.parse(lastLine(said))).toMatchObject({
      games: files.length,
      gamesEqual: files.length - 1,
      unreadable: 1,
      firstDifference: { game: 'game.txt', problem: expect.stringMatching(/ends before the game does/) },
    });
    expect(said.code).toBe(1);
    expect(readdirSync(exported)).toEqual(isShared ? ['4pLeague_S69_D1L1_G7.json'] : []);
  });

  test('nothing but unreadable ones ends with 2', async () => {
    const said = await guildhall(['ledger', written('game.json', '{}'), '/nowhere/game.txt', '--json']);
    expect(JSON.parse(lastLine(said))).toEqual({
      games: 0,
      gamesEqual: 0,
      unreadable: 2,
      rows: 0,
      rowsEqual: 0,
      firstDifference: null,
    });
    expect(said.code).toBe(2);
  });

  test('one bad line of many does not hide the good ones', async () => {
    const game = (id: string) => JSON.stringify({ id, ledger: RECORD_HEAD.map(asJson) });
    const path = written('games.ndjson', `${game('a')}\n{"ledger": 5}\n${game('b')}\nnot JSON`);
    const said = await guildhall(['ledger', path]);
    expect(said.out.match(/ends before the game does/g)).toHaveLength(2);
    expect(said.out).toMatch(/line 2: is not a recorded game.*\(unreadable\)/);
    expect(said.out).toMatch(/line 4: is not JSON, or is cut off.*\(unreadable\)/);
    expect(lastLine(said)).toBe('0 of 2 games and 4 of 4 rows are equal, 2 unreadable');
    expect(said.code).toBe(1);
  });
});
