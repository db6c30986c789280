/** How the rows of a recorded game may look and stand. */
import { describe, expect, test } from 'vitest';
import { faultOf, type Recording, reading, record } from './recorder.ts';

const START = {
  halflings: { hexes: ['E6', 'A1'], card: 'BON6' },
  witches: { hexes: ['A10', 'I11'], card: 'BON5' },
};

function short(): Recording {
  return record(START).passAll('BON1', 'BON2');
}

describe('lines of a text file', () => {
  const change = (how: (line: string) => string): string => short().rows.map(how).join('\n');

  test.each<[string, (line: string) => string]>([
    ['a remark behind the commands', (line) => (line.includes('\t') ? `${line}\tsays who` : line)],
    ['a link behind a comment', (line) => (line.includes('\t') ? line : `${line}\tshow history`)],
    ['ends of lines as on Windows', (line) => `${line}\r`],
    ['a byte order mark', (line) => (line.startsWith('Round 1 scoring') ? `\uFEFF${line}` : line)],
    ['empty lines between', (line) => `${line}\n\n`],
    ['capitals', (line) => line.replace(/^(halflings|witches)/, (name) => name.toUpperCase())],
    ['no cell for offers', (line) => line.replace(/\t\t(?=[^\t]*$)/, '\t')],
  ])('%s', (_what, how) => {
    expect(faultOf(change(how))).toBeNull();
  });
});

describe('income', () => {
  test.each(['other_income_for_faction', 'all_income_for_faction', 'income_for_faction', 'income'])(
    'the first one, told by "%s"',
    (income) => {
      expect(faultOf(record(START, { income }).passAll('BON1', 'BON2').text())).toBeNull();
    },
  );

  /** Darklings and dwarves have four steps of earth each, and so a spade each from SCORE2. */
  const diggers = () =>
    record({
      darklings: { hexes: ['A8', 'E1'], card: 'BON6' },
      dwarves: { hexes: ['E7', 'A2'], card: 'BON8' },
    })
      .row('darklings', 'send p to EARTH', 'send priest to earth for 3', 'end turn')
      .row('dwarves', 'send p to EARTH for 2', 'send priest to earth for 2', 'end turn')
      .passAll('BON1', 'BON2');

  test('cult rewards, spades in the order of the round, income', () => {
    const game = diggers().comment('Round 2 income').table();
    game.note('darklings', 'cult_income_for_faction').note('dwarves', 'cult_income_for_faction');
    game.row('darklings', 'transform E2 to black', 'transform E2 to swamp');
    game.row('dwarves', '-SPADE', 'done').comment('Round 2 income');
    game.table().table();
    game.note('darklings', 'other_income_for_faction').note('dwarves', 'other_income_for_faction');
    game.passAll('BON6', 'BON1');
    expect(faultOf(game.text())).toBeNull();
  });

  test('spades as they came', () => {
    const game = diggers().comment('Round 2 income').table();
    game.note('darklings', 'cult_income_for_faction').note('dwarves', 'cult_income_for_faction');
    const at = game.rows.length;
    game.row('darklings', 'transform E2 to black', 'transform E2 to swamp');
    game.row('dwarves', 'transform D5 to green', 'transform D5 to forest');
    const [first, second] = game.rows.splice(at);
    game.rows.push(second, first);
    game.comment('Round 2 income').table().table();
    game.note('darklings', 'other_income_for_faction').note('dwarves', 'other_income_for_faction');
    game.passAll('BON6', 'BON1');
    expect(faultOf(game.text())).toBeNull();
  });

  test('spades that no row mentions are gone', () => {
    const game = diggers().comment('Round 2 income').table();
    game.note('darklings', 'cult_income_for_faction').note('dwarves', 'cult_income_for_faction');
    game.quietly('darklings', 'done').quietly('dwarves', 'done').comment('Round 2 income').table().table();
    game.note('darklings', 'other_income_for_faction').note('dwarves', 'other_income_for_faction');
    game.passAll('BON6', 'BON1');
    expect(faultOf(game.text())).toBeNull();
  });

  test('rewards and income at once, spades after them', () => {
    const game = diggers().comment('Round 2 income').table();
    game.quietly('darklings', 'transform E2 to swamp').quietly('dwarves', 'done').table().table();
    game.note('darklings', 'all_income_for_faction').note('dwarves', 'all_income_for_faction');
    game.note('darklings', 'transform E2 to black').note('dwarves', '-SPADE');
    game.passAll('BON6', 'BON1');
    expect(faultOf(game.text())).toBeNull();
  });

  test('the first income of the others at the end of somebody’s row', () => {
    const game = diggers().comment('Round 2 income').table();
    game.note('darklings', 'cult_income_for_faction').note('dwarves', 'cult_income_for_faction');
    game.row('darklings', 'transform E2 to black', 'transform E2 to swamp');
    game.row('dwarves', '-SPADE. other_income_for_faction', 'done').table().table();
    game.note('dwarves', 'other_income_for_faction');
    game.passAll('BON6', 'BON1');
    expect(faultOf(game.text())).toBeNull();
  });

  test('a wrong income is a difference', () => {
    const text = record(START).passAll('BON1', 'BON2').text();
    const wrong = text.replace(/(\d+) C(.*other_income_for_faction)/, (_, coins: string, rest: string) => {
      return `${Number(coins) + 1} C${rest}`;
    });
    expect(faultOf(wrong)).toMatch(/other_income_for_faction\): coins: \d+ here, \d+ in the record/);
  });
});

describe('the end of a game', () => {
  /** Six rounds in which everybody passes at once. */
  function passed(lastCards: readonly (string | null)[] = [null, null]): Recording {
    const game = record(START, { tiles: ['SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8'] });
    for (let round = 1; round < 6; round++)
      game.passAll(...(round % 2 === 1 ? ['BON1', 'BON2'] : ['BON6', 'BON5'])).nextRound(round + 1);
    const at = game.rows.length;
    game.passAll(null, null);
    for (const [index, card] of lastCards.entries()) if (card !== null) game.rows[at + index] += ` ${card}`;
    return game;
  }

  test.each([
    ['no card', [null, null]],
    ['a card that nobody takes any more', ['BON6', 'BON5']],
  ])('the last pass names %s', (_what, cards) => {
    expect(reading(passed(cards).finish().text())).toMatchObject({ difference: null });
  });

  test('points of which only the comment above says what they are for', () => {
    const text = passed()
      .finish((points) => `+${points}vp`)
      .text();
    expect(reading(text)).toMatchObject({ difference: null });
    expect(faultOf(text.replace(/^Scoring .*$/gm, 'Scoring something'))).toMatch(/nothing says what/);
  });
});

describe('records that are played elsewhere', () => {
  test.each([
    ['another map', 'map 126fe960806d587c78546b30f1a90853b1ada468', /is played on another map/],
    ['an expansion', 'Added final scoring tile: connected-distance', /final scoring of an expansion/],
    [
      'an option of an expansion',
      'option fire-and-ice-factions',
      /option "fire-and-ice-factions" is not known here/,
    ],
    ['an option by a name that objects have', 'option constructor', /option "constructor" is not known here/],
  ])('%s', (_what, comment, problem) => {
    expect(faultOf(`${comment}\n${short().text()}`)).toMatch(problem);
  });

  test('the printed map by its name', () => {
    expect(faultOf(`map original\n${short().text()}`)).toBeNull();
  });
});
