/** Whatever a file holds, reading it ends in a verdict: soon, and without a stack. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { randomFrom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { readLedgerFile } from '../src/ledger/file.ts';
import { tryReplay } from '../src/ledger/replay.ts';
import { move, RECORD_HEAD } from './games.ts';
import { record } from './recorder.ts';
import { folder } from './shell.ts';

const LEAGUE = fileURLToPath(new URL('../../../../shared/games/terra-mystica/league/', import.meta.url));

/** In how few words each game of a file is judged. */
function verdicts(name: string, content: string | Buffer): string[] {
  const path = join(folder(), name);
  writeFileSync(path, content);
  return readLedgerFile(path).map((reading) => {
    if (reading.kind === 'unreadable') return `unreadable: ${reading.problem}`;
    const read = tryReplay(reading.game);
    if ('problem' in read) return `unreadable: ${read.problem}`;
    return read.difference === null ? 'equal' : `differs: ${read.difference.problem}`;
  });
}

const head = (...rows: readonly string[]): string => [...RECORD_HEAD, ...rows].join('\n');
const billion = '1'.padEnd(400, '0');

describe('hostile files', () => {
  test.each<[string, string, string | Buffer, RegExp]>([
    ['nothing', 'game.txt', '', /no moves/],
    [
      'noise',
      'game.txt',
      Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)),
      /^unreadable/,
    ],
    ['no header', 'game.txt', move('witches', 'build C3'), /options\.players/],
    ['a billion burnt', 'game.txt', head(move('witches', `burn ${billion}`)), /is not a command/],
    [
      'a billion converted',
      'game.txt',
      head(move('witches', `convert ${billion}pw to ${billion}c`)),
      /is not a command/,
    ],
    ['a billion towns', 'game.txt', head(move('witches', `+${billion}TW1`)), /is not a command/],
    [
      'a billion points',
      'game.txt',
      head(move('witches', 'build C3').replace('20 VP', `${billion} VP`)),
      /expected "n VP"/,
    ],
    [
      'a bowl that is no number',
      'game.txt',
      head(move('witches', 'build C3').replace('5/7/0', '0x5/7/0')),
      /expected 3 numbers/,
    ],
    [
      'a command without an end',
      'game.txt',
      head(move('witches', 'build C3. '.repeat(1000))),
      /is longer than/,
    ],
    [
      'rows without an end',
      'game.txt',
      head(...new Array<string>(30_000).fill(move('witches', 'wait'))),
      /has \d+ rows/,
    ],
    ['letters that turn round', 'game.txt', head(move('witches', '\u202Ebuild C3')), /is not a command/],
    ['a faction twice', 'game.txt', head(move('witches', 'setup')), /options\.factions/],
    ['a round too many', 'game.txt', `Round 9 scoring: SCORE1\n${head()}`, /options\.scoringTiles/],
    [
      'names that objects have',
      'game.txt',
      head(move('witches', 'build C3').replace('witches', '__proto__')),
      /is not in the game/,
    ],
    ['deep JSON', 'game.json', '['.repeat(200_000), /is not JSON|no "ledger"/],
    ['JSON of another shape', 'game.json', '{"ledger": [null, 3]}', /row 1: is not a row/],
    [
      'JSON numbers beyond all',
      'game.json',
      '{"ledger": [{"f": "witches", "cmd": "setup", "VP": 1e999}]}',
      /"VP" is not a whole number/,
    ],
    [
      'a gzip file that is cut off',
      'games.ndjson.gz',
      gzipSync('{"ledger": []}'.repeat(1000)).subarray(0, 40),
      /is not a complete gzip file/,
    ],
    [
      'a gzip file that is a bomb',
      'games.ndjson.gz',
      gzipSync(Buffer.alloc(300 * 2 ** 20)),
      /larger than 256 MB when unpacked/,
    ],
  ])('%s', (_what, name, content, verdict) => {
    const [first, ...others] = verdicts(name, content);
    expect(first).toMatch(verdict);
    expect(others).toEqual([]);
  });

  test('commands in more orders than anybody tries end in a difference, in seconds', () => {
    const game = record({
      alchemists: { hexes: ['A8', 'E1'], card: 'BON6' },
      witches: { hexes: ['A10', 'I11'], card: 'BON5' },
    });
    const orders = 'convert 1vp to 1c. convert 2c to 1vp. burn 1. convert 1w to 1c. '.repeat(6);
    const started = performance.now();
    expect(verdicts('game.txt', game.note('alchemists', orders).text())).toEqual([
      expect.stringMatching(/^differs/),
    ]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

const isShared = existsSync(LEAGUE);
const spoiltTitle = `real games, spoilt at random${isShared ? '' : ' (SKIPPED: ../shared/games is not there)'}`;

describe.skipIf(!isShared)(spoiltTitle, () => {
  const files = isShared ? readdirSync(LEAGUE).filter((name) => name.endsWith('.txt')) : [];
  const INSERTED = [
    '-SPADE',
    'leech 3',
    'decline',
    'burn 99',
    '+TW5',
    '-CULT',
    '-FREE_D',
    'pass',
    'resign',
    '',
    '[x]',
  ];
  const MORE = [
    'setup',
    '+8vp',
    'cult_income_for_faction',
    'all_income_for_faction',
    '\u{1F642}',
    '__proto__',
  ];
  const words = [...INSERTED, ...MORE];

  test('300 of them: each is judged, none by a fault of the program', { timeout: 240_000 }, () => {
    const random = randomFrom('hostile');
    for (let game = 0; game < 300; game++) {
      const lines = readFileSync(join(LEAGUE, files[random.below(files.length)]), 'utf8').split('\n');
      for (let spoils = 0; spoils <= random.below(6); spoils++) spoil(lines, random.below);
      const [verdict] = verdicts('game.txt', lines.join('\n'));
      expect(verdict).toMatch(/^(equal|differs|unreadable)/);
      expect(verdict).not.toContain('our rules failed');
    }
  });

  function spoil(lines: string[], below: (count: number) => number): void {
    const at = below(lines.length);
    const cells = lines[at].split('\t');
    const word = words[below(words.length)];
    const ways: (() => void)[] = [
      () => lines.splice(at, 1 + below(3)),
      () => lines.splice(at, 0, lines[below(lines.length)]),
      () => lines.splice(at, 1, [...cells.slice(0, -1), word].join('\t')),
      () => lines.splice(at, 1, `${lines[at]}. ${word}`),
      () => lines.splice(at, 1, lines[at].slice(0, below(lines[at].length + 1))),
      () => lines.splice(at + 1),
    ];
    ways[below(ways.length)]();
    if (lines.length === 0) lines.push('');
  }
});
