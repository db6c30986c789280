/** Records of games that somebody left for good. */

import { terraMystica } from '@guildhall/games/terra-mystica';
import { stateHash, Table } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { savedTable } from '../src/ledger/export.ts';
import type { Replayed } from '../src/ledger/replay.ts';
import { faultOf, type Recording, reading, record } from './recorder.ts';

const START = {
  halflings: { hexes: ['E6', 'A1'], card: 'BON6' },
  witches: { hexes: ['F4', 'A10'], card: 'BON5' },
  dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
};
const TILES = ['SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8'];

/** The others pass in every round until the end. */
function playOut(game: Recording, from: number): Recording {
  for (let round = from; round < 6; round++) game.passRound().nextRound(round + 1);
  return game.passRound().finish();
}

/** Equal to the last row, and a table of ours that comes to the same state. */
function expectEqual(text: string): void {
  const read = reading(text);
  if ('problem' in read) throw new Error(read.problem);
  expect(read).toMatchObject({ difference: null, rowsEqual: read.rows });
  const table = Table.restore(terraMystica, savedTable(read));
  expect(table.over).toBe(true);
  expect(stateHash(table.state())).toBe(stateHash(read.final));
}

describe('a player who leaves', () => {
  const begun = (options: readonly string[] = []) =>
    record(START, { tiles: TILES, options })
      .row('halflings', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', 'decline 1 from halflings', 'decline')
      .row('witches', 'upgrade F4 to TP', 'upgrade F4 to tradingHouse', 'end turn')
      .row('halflings', 'decline 2 from witches', 'decline');

  test.each([
    ['clockwise', []],
    ['in the order of passing', ['variable-turn-order']],
  ])('on its turn: its rows go on without commands, turns go %s', (_how, options) => {
    const game = begun(options).drop('dwarves').tell('dwarves', 'resign');
    expectEqual(playOut(game, 1).text());
  });

  test('on another\u2019s turn: its offers lapse with it', () => {
    const game = begun()
      .row('dwarves', 'leech 1 from halflings', 'leech')
      .row('dwarves', 'decline 1 from witches', 'decline')
      .row('dwarves', 'upgrade E7 to TP', 'upgrade E7 to tradingHouse', 'end turn')
      .drop('witches');
    game.row('halflings', 'decline 2 from dwarves', 'decline');
    expectEqual(playOut(game, 1).text());
  });

  /** The dwarves refuse and pass with the card of the next round. */
  const passed = () =>
    begun()
      .row('dwarves', 'decline', 'decline', 'decline')
      .row('dwarves', 'pass BON2', 'pass BON2', 'end turn');

  test('after passing: the card of the next round is free again', () => {
    const game = passed().drop('dwarves').row('halflings', 'pass BON2', 'pass BON2', 'end turn');
    expectEqual(playOut(game, 1).text());
  });

  test('as the last one of a round: the income follows the comment at once', () => {
    const game = passed().row('halflings', 'pass BON1', 'pass BON1', 'end turn').drop('witches');
    const at = game.rows.length;
    game.nextRound(2);
    game.rows.splice(at, 1);
    expectEqual(playOut(game, 2).text());
  });

  test.each([
    ['its first dwelling', 'dwarves', 2],
    ['its second dwelling', 'halflings', 4],
    ['its card', 'witches', 7],
  ] as const)('in the set-up, before %s', (_what, faction, after) => {
    expectEqual(playOut(record(START, { tiles: TILES, leaver: { faction, after } }), 1).text());
  });

  test('in the set-up: what it had just sent goes to whoever comes next', () => {
    const game = record(START, { tiles: TILES, leaver: { faction: 'dwarves', after: 2 } });
    const at = game.rows.findIndex((row) => row.startsWith('dwarves dropped')) + 1;
    expect(game.rows[at]).toMatch(/^witches\t.*build A10$/);
    const [, own] = game.rows
      .filter((row) => row.endsWith('\tsetup'))
      .filter((row) => !row.startsWith('halflings'));
    game.rows[at] = own.replace(/setup$/, 'build A10');
    expectEqual(playOut(game, 1).text());
  });

  test('by a command of its own, repeated by the comment', () => {
    const game = begun().note('dwarves', 'resign').drop('dwarves');
    expectEqual(playOut(game, 1).text());
  });

  test.each(['.', ' (timeout)', ', by the admin'])('with "%s" behind the words', (behind) => {
    const game = playOut(begun().drop('dwarves').tell('dwarves', 'resign'), 1);
    expectEqual(game.text().replace('dropped from the game', `$&${behind}`));
  });

  test('as the last of all: income and points still have rows, which name neither', () => {
    const game = begun().drop('dwarves').drop('halflings').drop('witches');
    expectEqual(playOut(game, 1).text());
  });

  test('after a turn that no row has ended yet: it was asked, and its silence is no refusal', () => {
    const { halflings, ...others } = START;
    const start = { cultists: halflings, ...others };
    const game = record(start, { tiles: TILES, options: ['errata-cultist-power'] })
      .row('cultists', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .drop('dwarves')
      .row('witches', 'decline 1 from cultists', 'decline');
    expectEqual(playOut(game, 1).text());
  });

  test('after the last pass of a round: the income of the next one came first', () => {
    const game = begun().row('dwarves', 'decline', 'decline', 'decline').passRound();
    const at = game.rows.length;
    game.nextRound(2).drop('dwarves');
    const comment = game.rows.pop() ?? '';
    const income = game.rows.splice(at).slice(1 + Object.keys(START).length);
    game.rows.push(comment, ...income);
    expectEqual(playOut(game, 2).text());
  });

  test.each(['mermaids', 'Chaos Magicians', ''])('somebody who is not there: "%s"', (name) => {
    const fault = faultOf(`${begun().text()}\n${name} dropped from the game`.trimEnd());
    expect(fault).toContain(`${name} is not in the game`);
  });

  test('whose income is another one than everybody else\u2019s is a difference', () => {
    const game = playOut(begun().drop('dwarves'), 1);
    const text = game.text().replace(/^(dwarves\t.*?\t)(\d+) C(.*\t)$/m, (_, start, coins, rest) => {
      return `${start}${Number(coins) + 1} C${rest}`;
    });
    expect(text).not.toBe(game.text());
    expect(faultOf(text)).toMatch(/coins: \d+ here, \d+ in the record/);
  });
});

describe('a player who leaves before choosing a faction', () => {
  const played = (absent: readonly string[]): Recording =>
    playOut(record(START, { tiles: TILES, absent }), 1);
  const beforeTheFirstRow = (game: Recording, ...lines: string[]): string => {
    const at = game.rows.findIndex((row) => row.includes('\t'));
    return game.rows.toSpliced(at, 0, ...lines).join('\n');
  };
  const nothing = (name: string, commands: string): string =>
    [name, '', '0 VP', '', '0 C', '', '0 W', '', '0 P', '', '0/0/0 PW', '', '0/0/0/0', '', commands].join(
      '\t',
    );

  test.each([
    ['by a row of its own', [nothing('nofaction2', 'setup')]],
    ['by a comment', ['nofaction2 dropped from the game']],
    ['by the list of players alone', [1, 2, 3, 4].map((number) => `Player ${number}: p${number}`)],
    ['by both', [nothing('nofaction2', 'setup'), 'nofaction2 dropped from the game']],
  ])('has a seat and no faction, told %s', (_how, lines) => {
    const text = beforeTheFirstRow(played(['nofaction2']), ...lines);
    expectEqual(text);
    const read = reading(text) as Replayed;
    expect(read.options).toMatchObject({ players: 4, factions: null });
    expect(read.options.bonusCards).toHaveLength(7);
    expect(read.final.gone).toEqual([3]);
    expect(read.final.players[3]).toMatchObject({ faction: -1, points: 0 });
  });

  test('two of them', () => {
    const absent = ['nofaction1', 'nofaction3'];
    const lines = absent.map((name) => nothing(name, 'setup'));
    expectEqual(beforeTheFirstRow(played(absent), ...lines));
  });

  test('has rows of income like everybody who left, with nothing in them', () => {
    const text = beforeTheFirstRow(played(['nofaction2']), nothing('nofaction2', 'setup'));
    expectEqual(text.replace(/^Round 2 income$/gm, `$&\n${nothing('nofaction2', '')}`));
  });

  test.each([
    ['a comment', 'nofaction5 dropped from the game'],
    ['a row', nothing('nofaction5', 'setup')],
  ])('before the cards were dealt has no seat: %s changes nothing', (_what, line) => {
    const text = beforeTheFirstRow(played([]), line);
    expectEqual(text);
    expect((reading(text) as Replayed).options.players).toBe(3);
  });

  test('does not let two factions of one colour sit down', () => {
    const text = beforeTheFirstRow(played(['nofaction2']), 'nofaction2 dropped from the game');
    expect(faultOf(text.replaceAll(/^witches/gm, 'engineers').replaceAll(/^dwarves/gm, 'engineers'))).toMatch(
      /engineers cannot be chosen here/,
    );
  });
});
