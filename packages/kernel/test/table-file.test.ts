import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exportTable,
  exportView,
  exportWithDrafts,
  FileError,
  importTable,
  randomFrom,
  readGameFile,
  Table,
  writeGameFile,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { grab } from './grab.ts';
import { bazaarTable, firstTurn, MARKET_DAY, must, playOn } from './positions.ts';

const GAMES = [bazaar, grab];

function faultOf(text: string): FileError {
  try {
    importTable(text, GAMES);
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
  throw new Error('the file was accepted');
}

/** The file of a table after its first turn, with one field replaced; undefined takes the field away. */
function fileWith(changes: Record<string, unknown>): string {
  const file = { ...(JSON.parse(exportTable(firstTurn())) as Record<string, unknown>), ...changes };
  return JSON.stringify(file);
}

describe('a table as a file', () => {
  test('reads like a game: one line an entry', () => {
    const text = exportTable(firstTurn(), { names: ['Ada', 'Bohdan'] });
    expect(text.split('\n').slice(0, 4)).toEqual([
      '{',
      '  "guildhall": 1,',
      '  "game": "bazaar",',
      '  "version": 1,',
    ]);
    expect(text).toContain('  "seed": "market day",\n  "names": ["Ada","Bohdan"],\n');
    expect(text).toContain('  "entries": [\n    "0 bid 1",\n    "1 bid 0"\n  ],\n  "hash": "');
    expect(text.endsWith('"\n}\n')).toBe(true);
  });

  test('comes back the same, whatever was played', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 60 }), fc.constantFrom(2, 3, 4), (seed, entries, players) => {
        const table = new Table(bazaar, { ...MARKET_DAY, players }, seed);
        playOn(table, randomFrom(seed), entries);
        const text = exportTable(table);
        const again = importTable(text, GAMES);
        expect(exportTable(again)).toBe(text);
        expect(again.save()).toEqual({ ...table.save(), drafts: [] });
        expect(again.state()).toEqual(table.state());
      }),
      { numRuns: 30 },
    );
  });

  test('leaves drafts out unless asked for', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    expect(importTable(exportTable(table), GAMES).drafts(0)).toEqual([]);
    const again = importTable(exportWithDrafts(table), GAMES);
    expect(again.drafts(0)).toEqual(table.drafts(0));
  });

  test('holds the result of a finished game, a failing check and a report', () => {
    const table = bazaarTable();
    playOn(table, randomFrom('result'));
    const failure = { check: 'nothing is negative', message: 'coins of seat 1: -1' };
    const report = { message: 'the tip came twice', at: 12, seat: null };
    const file = readGameFile(exportTable(table, { failure, report }));
    expect(file.result).toEqual({
      totals: table.rules.outcome(table.state()).totals,
      ranks: table.rules.outcome(table.state()).ranks,
    });
    expect(file).toMatchObject({ failure, report });
    expect(readGameFile(writeGameFile({ ...file, hash: null })).hash).toBeNull();
  });
});

describe('a file that is not right is refused, and the message says what and where', () => {
  test('not a game', () => {
    expect(faultOf('')).toMatchObject({ fault: 'not-a-game', message: 'the file is empty' });
    expect(faultOf('PNG and so on')).toMatchObject({ fault: 'not-a-game', place: { position: 0 } });
    expect(faultOf('[1, 2]')).toMatchObject({
      fault: 'not-a-game',
      message: expect.stringMatching(/no "guildhall"/),
    });
    expect(faultOf('{"chess": 1}').fault).toBe('not-a-game');
    expect(faultOf('null').fault).toBe('not-a-game');
  });

  test('too large, by its text or by its lists', () => {
    expect(faultOf(' '.repeat(2_000_001))).toMatchObject({ fault: 'too-large', place: null });
    const entries = Array.from({ length: 10_001 }, () => '0 bid 1');
    for (const [field, changes] of [
      ['entries', { entries }],
      ['names', { names: entries }],
      ['drafts[0].steps', { drafts: [{ seat: 0, steps: entries, undone: [] }] }],
      ['drafts', { drafts: Array.from({ length: 21 }, () => ({ seat: 0, steps: [], undone: [] })) }],
    ] as const) {
      expect(faultOf(fileWith(changes))).toMatchObject({ fault: 'too-large', place: { field } });
    }
  });

  test('nested too deeply, wherever that is, and however deeply', () => {
    for (const deep of ['['.repeat(1_000_000), '{"a":'.repeat(300_000)]) {
      expect(faultOf(deep).fault).toBe('too-deep');
      expect(faultOf(fileWith({}).replace('{"', `{"seed":${deep}1,"`)).fault).toBe('too-deep');
    }
    expect(faultOf(`${'['.repeat(20)}${']'.repeat(20)}`).fault).toBe('not-a-game');
    expect(faultOf(`[${'[]'.repeat(3)}`).fault).toBe('broken');
  });

  test('with one text that fills it: plain, and escaped throughout', () => {
    for (const filling of ['x'.repeat(1_900_000), '\\n'.repeat(900_000), '\\u0041'.repeat(300_000)]) {
      const text = fileWith({}).replace(/"seed":"[^"]*"/, `"seed":"${filling}"`);
      expect(faultOf(text).fault).toBe('hash');
    }
  });

  test('cut off: wherever it is cut', () => {
    const text = exportTable(firstTurn(), { names: ['a\\b', 'Zoë'] }).trimEnd();
    for (let length = 1; length < text.length; length++) {
      const error = faultOf(text.slice(0, length));
      expect(error).toMatchObject({ fault: 'cut-off', place: { kind: 'position', position: length } });
    }
  });

  test('damaged: with line and column', () => {
    const text = exportTable(firstTurn()).replace('"version": 1', '"version" 1');
    const error = faultOf(text);
    expect(error).toMatchObject({ fault: 'broken', place: { position: text.indexOf('"version" 1') + 10 } });
    expect(error.message).toBe('the file is damaged: it stops being JSON at line 4, column 13');
  });

  test('of a newer format, with unknown or wrong fields', () => {
    expect(faultOf(fileWith({ guildhall: 2 }))).toMatchObject({
      fault: 'newer-format',
      message: expect.stringMatching(/format 2/),
    });
    expect(faultOf(fileWith({ guildhall: 'yes' })).message).toBe('guildhall: must be 1, not "yes"');
    expect(faultOf(fileWith({ extra: 1 })).message).toBe('extra: there is no such field');
    expect(faultOf(fileWith({ seed: undefined })).message).toBe('seed: must be a text, it is missing');
    expect(faultOf(fileWith({ entries: ['0 bid 1', 7] })).message).toBe('entries[1]: must be a text, not 7');
    expect(faultOf(fileWith({ names: ['only one'] })).message).toBe('names: there are 2 seats and 1 names');
    expect(faultOf(fileWith({ failure: { check: 'x' } })).message).toMatch(
      /^failure: must be \{check, message\}/,
    );
    expect(faultOf(fileWith({ failure: { check: 'x', message: 'y', z: 1 } })).fault).toBe('field');
    expect(faultOf(fileWith({ report: { message: 'x', at: -1, seat: 0 } })).fault).toBe('field');
    expect(faultOf(fileWith({ result: { totals: ['x'], ranks: [] } })).fault).toBe('field');
    expect(faultOf(fileWith({ drafts: [{ seat: 0 }] })).message).toMatch(/^drafts\[0\]\.steps/);
  });

  test('of a game or a version that is not here', () => {
    const unknown = faultOf(fileWith({ game: 'go' }));
    expect(unknown).toMatchObject({
      fault: 'unknown-game',
      message: 'there is no game "go" here; there are bazaar, grab',
    });
    expect(faultOf(fileWith({ version: 2 }))).toMatchObject({
      fault: 'newer-version',
      message: expect.stringMatching(/newest one here is 1/),
    });
    expect(faultOf(fileWith({ version: 0 })).fault).toBe('missing-version');
  });

  test('with options that the game does not have', () => {
    const options = (changes: object) => fileWith({ options: { players: 2, ...changes } });
    expect(faultOf(options({ dragons: true }))).toMatchObject({
      fault: 'options',
      message: expect.stringMatching(/options.dragons: there is no such/),
    });
    expect(faultOf(options({ constructor: 1 })).message).toMatch(
      /options.constructor: there is no such option/,
    );
    expect(faultOf(options({ players: 5 })).message).toMatch(/options.players/);
    expect(faultOf(options({ overrides: [{ path: 'cards.silk-9.cost', value: 1 }] })).message).toMatch(
      /no "silk-9" in cards/,
    );
  });

  test('with an entry that the game does not allow: its number and the rule', () => {
    const error = faultOf(fileWith({ entries: ['0 bid 1', '1 bid 0', '1 pass'] }));
    expect(error.fault).toBe('entry');
    expect(error.place).toEqual({
      kind: 'entry',
      number: 3,
      refusal: { rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} },
    });
    expect(error.message).toBe('entry 3 ("1 pass") is not allowed: KERNEL-NOT-YOUR-DECISION');
    expect(faultOf(fileWith({ entries: ['first'] })).place).toEqual({
      kind: 'entry',
      number: 1,
      refusal: null,
    });
  });

  test('with a hash that is not that of its entries', () => {
    const other = 'ab'.repeat(32);
    expect(faultOf(fileWith({ hash: other }))).toMatchObject({
      fault: 'hash',
      message: expect.stringContaining(other),
    });
    expect(faultOf(fileWith({ entries: ['0 bid 1'] })).fault).toBe('hash');
    expect(faultOf(fileWith({ hash: null })).message).toMatch(/^hash: must be a SHA-256/);
  });

  test('random damage never gets past the reader as anything but a FileError', () => {
    const text = exportTable(firstTurn());
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.string({ minLength: 1, maxLength: 3 }), (at, junk) => {
        const damaged = text.slice(0, at) + junk + text.slice(at + junk.length);
        try {
          importTable(damaged, GAMES);
        } catch (error) {
          expect(error).toBeInstanceOf(FileError);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a seat may take away from a running table', () => {
  test('is its view and its log, and nothing that it may not know', () => {
    const table = new Table(bazaar, MARKET_DAY, 'a seed nobody may see');
    must(table.play(0, 'bid 2'));
    const mine = exportView(table, 0);
    const theirs = exportView(table, 1);
    for (const text of [mine, theirs, exportView(table, null)]) {
      expect(text).not.toContain(table.seed);
      expect(text).not.toContain(table.hashAt(1));
      const { options, view } = JSON.parse(text);
      expect(options.firstMarket).toBeNull();
      expect(view.chance.key).toBeNull();
    }
    expect(mine).toContain('bid 2');
    expect(theirs).not.toContain('bid 2');
    expect(JSON.parse(theirs)).toMatchObject({ game: 'bazaar', seat: 1, at: 1, view: table.view(1) });
  });
});
