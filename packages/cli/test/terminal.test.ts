import { manifestOf } from '@guildhall/games';
import { tables } from '@guildhall/games/age-of-innovation/data';
import { games } from '@guildhall/games/all';
import { LANGUAGES, randomFrom, readOptions, Table } from '@guildhall/kernel';
import {
  beside,
  cut,
  folded,
  inColumns,
  numbersTable,
  padEnd,
  paintWith,
  signed,
  widthOf,
} from '@guildhall/terminal-kit';
import { describe, expect, test } from 'vitest';
import { Words } from '../src/game-words.ts';
import { boardOf, genericBoard } from '../src/terminal/boards.ts';
import { randomTable } from './games.ts';

const { texts } = games.get('terra-mystica')!;
const words = new Words(texts, 'en');

describe('layout', () => {
  test('numbers stand to the right, names to the left', () => {
    expect(
      numbersTable([
        ['a', '1'],
        ['bcd', '100'],
      ]),
    ).toEqual(['a      1', 'bcd  100']);
  });

  test('columns are read from top to bottom', () => {
    expect(inColumns(['1', '2', '3', '4', '5'], 6)).toEqual(['1  4', '2  5', '3']);
  });

  test('two blocks beside each other, whichever is longer', () => {
    expect(beside(['ab', 'c'], ['1', '2', '3'], 1)).toEqual(['ab 1', 'c  2', '   3']);
  });

  test('paragraphs are folded at spaces', () => {
    expect(folded('one two three', 7)).toEqual(['one two', 'three']);
  });

  test('colours take no room', () => {
    const red = paintWith(true).on(160, 231, 'W');
    expect(red).not.toBe('W');
    expect(widthOf(red)).toBe(1);
    expect(widthOf(padEnd(red, 5))).toBe(5);
    expect(cut('stronghold', 6)).toBe('stron…');
    expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
  });
});

describe('boards', () => {
  const table = randomTable('board', 4, 120);
  const maker = { words, paint: paintWith(false), rules: table.rules, options: table.options };

  test('Terra Mystica: every hex once, buildings by letter, everybody’s numbers', async () => {
    const drawn = (await boardOf(manifestOf('terra-mystica')!, maker)).draw(table.view(0));
    const map = drawn
      .slice(0, 28)
      .map((line) => line.slice(0, 55))
      .join('\n');
    const names = [...map.matchAll(/\|(?=([A-I]\d+|r\d+) *\|)/g)].map((match) => match[1]);
    expect(names).toHaveLength(77 + 36);
    expect(new Set(names).size).toBe(names.length);
    const built = table.rules.counts(table.view(0), 0);
    expect(drawn.join('\n')).toContain(`d${built.dwelling} tp${built.tradingHouse} te${built.temple}`);
    for (const line of drawn) expect(widthOf(line)).toBeLessThanOrEqual(100);
  });

  test.each(LANGUAGES)(
    'Age of Innovation in %s: both maps, nothing wider than the screen',
    async (language) => {
      const entry = games.get('age-of-innovation')!;
      for (const [players, { rows }] of [
        [2, tables.maps.small],
        [4, tables.maps.large],
      ] as const) {
        const played = randomTable('board', players, 150, entry.game);
        const board = await boardOf(manifestOf('age-of-innovation')!, {
          words: new Words(entry.texts, language),
          paint: paintWith(false),
          rules: played.rules,
          options: played.options,
        });
        const drawn = board.draw(played.view(0));
        const map = drawn
          .slice(0, 28)
          .map((line) => line.slice(0, 55))
          .join('\n');
        const names = [...map.matchAll(/\|(?=([A-I]\d+|r\d+) *\|)/g)].map((match) => match[1]);
        expect(names).toHaveLength(rows.join('').replaceAll('.', '').length);
        expect(new Set(names).size).toBe(names.length);
        for (const line of drawn) expect(widthOf(line)).toBeLessThanOrEqual(100);
      }
    },
  );

  test('Age of Innovation alone: the cards of the Automa, and why she chose what she chose', async () => {
    const entry = games.get('age-of-innovation')!;
    const played = new Table(entry.game, readOptions(entry.game.options, { players: 1 }), 'alone');
    const board = await boardOf(manifestOf('age-of-innovation')!, {
      words: new Words(entry.texts, 'en'),
      paint: paintWith(false),
      rules: played.rules,
      options: played.options,
    });
    const offered = board.draw(played.view(0)).filter((line) => /^- (?:\w+): .* \| /.test(line));
    expect(offered).toHaveLength(3);
    const random = randomFrom('alone');
    while ((played.rules.where(played.state()).round ?? 0) < 3) {
      const legal = played.legal(0);
      played.play(0, legal[random.below(legal.length)]);
    }
    const drawn = board.draw(played.view(0));
    const all = drawn.join('\n');
    expect(all).toMatch(/^Automa: Simpletons, Level 2: Automa \| /m);
    expect(all).toMatch(/cards left: \d/);
    expect(all).toMatch(/marked: [A-I]\d/);
    expect(drawn.filter((line) => /Player 2|undefined/.test(line))).toEqual([]);
    for (const line of drawn) expect(widthOf(line)).toBeLessThanOrEqual(100);
  });

  test.each(LANGUAGES)('every action of Age of Innovation has words in %s', (language) => {
    const entry = games.get('age-of-innovation')!;
    const inWords = new Words(entry.texts, language);
    const kinds = new Set<string>();
    for (const [seed, players] of [
      ['first', 2],
      ['second', 3],
      ['third', 5],
    ] as const) {
      const played = randomTable(seed, players, 0, entry.game);
      const random = randomFrom(seed);
      while (!played.over) {
        const seat = played.deciders()[0];
        const legal = played.legal(seat);
        for (const action of legal) {
          kinds.add(action.kind);
          const line = inWords.action(action.kind, played.rules.notation.arguments(action));
          expect(line, action.kind).toMatch(/^[^{}]+$/);
        }
        played.play(seat, legal[random.below(legal.length)]);
      }
    }
    expect(kinds.size).toBeGreaterThan(18);
  });

  test('a game that nobody drew shows where it stands and its counts', () => {
    const board = genericBoard(maker);
    const drawn = board.draw(table.view(0)).join('\n');
    const { round, turn } = table.rules.where(table.view(0));
    expect(drawn).toMatch(new RegExp(`^Round ${round}, .*, turn ${turn}`));
    expect(drawn).toMatch(/^Coins( +\d+){4}$/m);
    expect(board.changes({ coins: -2, workers: 1 })).toBe('−2 Coins, +1 Workers');
    expect(board.seatName(table.view(0), 2)).toBe('Player 3');
  });
});

describe('words', () => {
  const event = { seat: 0, readers: 'all', data: { hex: 'E4', building: 'dwelling' } } as const;

  test('a message gets its values by name', () => {
    expect(words.event({ ...event, kind: 'built' }, () => 'Witches')).toBe('Witches build a dwelling on E4');
  });

  test('what has no message, or not enough for it, is shown by its kind', () => {
    expect(words.event({ ...event, kind: 'exploded' }, () => 'Witches')).toBe(
      'Witches: exploded, hex E4, building dwelling',
    );
    expect(words.event({ ...event, kind: 'built', data: {} }, () => 'Witches')).toBe('Witches: built');
    expect(words.prompt('tickle', {})).toBe('tickle');
    expect(words.action('tickle', {})).toBeNull();
  });

  test('a refusal names the rule and what is missing', () => {
    const lines = words.refusal({ rule: 'TM-BUILD-COST', missing: { workers: 2 } });
    expect(lines[0]).toContain('[TM-BUILD-COST]');
    expect(lines.at(-1)).toBe('Missing: 2 × Workers.');
    expect(words.refusal({ rule: 'KERNEL-GAME-OVER', missing: {} })).toEqual([
      'The game is over. [KERNEL-GAME-OVER]',
    ]);
  });
});
