/** What a table says about itself: the numbers of a seat, the facts of what is owed, what is missing for a wish. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/index.ts';
import { displayWith, type Holdings, position, type Seat } from './position.ts';

const SEATS: readonly Seat[] = [
  ['desert', 'moles'],
  ['lake', 'felines'],
  ['swamp', 'goblins'],
];
const three = (chosen = {}) => position(SEATS, chosen);

test('the named numbers of a seat', () => {
  const game = three()
    .put(0, 'H5')
    .put(0, 'H6', 'guild')
    .putNeutral(0, 'H7', 'guild')
    .put(0, 'H8', 'tower')
    .bridge(0, 'E4', 'G3')
    .bridge(1, 'D4', 'E4')
    .give(0, {
      coins: 1,
      tools: 2,
      scholars: 3,
      points: 44,
      keys: 5,
      shipping: 1,
      terraforming: 2,
      annexes: 1,
      bowls: [6, 7, 8],
      books: { banking: 1, law: 2, engineering: 3, medicine: 4 },
      levels: { banking: 5, law: 6, engineering: 7, medicine: 8 },
      innovations: ['steel'],
      towns: ['townTools', 'townCoins'],
    });
  expect(game.rules.counts(game.state, 0)).toEqual({
    points: 44,
    coins: 1,
    tools: 2,
    scholars: 3,
    bowl1: 6,
    bowl2: 7,
    bowl3: 8,
    keys: 5,
    shipping: 1,
    terraforming: 2,
    bridges: 1,
    towns: 2,
    annexes: 1,
    innovations: 1,
    bankingBooks: 1,
    lawBooks: 2,
    engineeringBooks: 3,
    medicineBooks: 4,
    banking: 5,
    law: 6,
    engineering: 7,
    medicine: 8,
    workshop: 1,
    guild: 2,
    school: 0,
    palace: 0,
    university: 0,
    tower: 1,
    monument: 0,
  });
});

test('the pieces of the box, wherever they are', () => {
  const game = three().put(0, 'H5').put(0, 'H6', 'guild').put(0, 'H8', 'tower');
  game.give(0, { scholars: 2, competencies: ['grant'], innovations: ['census'], towns: ['townTools'] });
  const pieces = game.rules.components(game.state);
  expect(pieces).toMatchObject({
    'workshop of seat 0': 9,
    'guild of seat 0': 4,
    'school of seat 0': 3,
    'palace of seat 0': 1,
    'university of seat 0': 1,
    'scholars of seat 0': 7,
    'neutral buildings unknown to seat 0': 0,
    'workshop of seat 1': 9,
    grant: 4,
    breadth: 4,
    townTools: 3,
    townCoins: 3,
    // Eight on display, and the one that was given besides.
    innovations: 9,
    landHexes: 81,
  });
  game.player(0).neutral[5] = 0;
  expect(game.rules.components(game.state)['neutral buildings unknown to seat 0']).toBe(1);
  game.state.buildings.fill(-1);
  expect(game.rules.components(game.state)['workshop of seat 0']).toBe(8);
  game.state.scholarPlaces[0][0] = 0;
  expect(game.rules.components(game.state)['scholars of seat 0']).toBe(8);
});

test.each([
  [{ kind: 'turn', actions: 1, acted: false, lowestOwed: false }, { actions: 1 }],
  [{ kind: 'spades', free: 2 }, { spades: 2 }],
  [{ kind: 'steps', count: 3, together: false, for: 'town' }, { steps: 3 }],
  [{ kind: 'takeBooks', count: 2, bundled: 'no' }, { books: 2 }],
  [
    { kind: 'payBooks', count: 2, purchase: 'innovation', what: 0 },
    { books: 2, for: 'deusExMachina' },
  ],
  [
    { kind: 'payBooks', count: 1, purchase: 'bookAction', what: 0 },
    { books: 1, for: 'bookPower' },
  ],
  [{ kind: 'bridge', count: 2, overLand: false, bundled: 'no' }, { bridges: 2 }],
  [{ kind: 'freeGuild', from: 0 }, { from: 'workshop' }],
  [{ kind: 'placeNeutral', building: 5 }, { building: 'tower' }],
  [
    { kind: 'key', discipline: 1, steps: 2 },
    { discipline: 'law', steps: 2 },
  ],
  [{ kind: 'town', founded: true }, {}],
] as const)('the facts of %j', (owed, facts) => {
  const game = three();
  const obligation = { id: nextId(game.state), seat: 0, ...owed } as Obligation;
  expect(game.rules.facts(game.state, obligation)).toEqual(facts);
});

test('the facts of an offer of power: what is offered, what would be gained, and its price', () => {
  const game = three().give(0, { bowls: [1, 1, 9], points: 20 });
  const leech = { kind: 'leech', id: 1, seat: 0, amount: 5, from: 2 } as const;
  expect(game.rules.facts(game.state, leech)).toEqual({ offered: 5, amount: 3, price: 2, from: 'goblins' });
});

describe('what is missing', () => {
  const missing = (line: string, holdings: Holdings, chosen = {}) => {
    const game = three(chosen).put(0, 'H5').terrain('H6', 'swamp').terrain('I7', 'desert');
    game.terrain('H7', 'desert').give(0, { coins: 0, tools: 0, scholars: 0, ...holdings });
    return game.turn().missing(0, line);
  };

  test.each([
    ['build I7', {}, { coins: 2, tools: 1 }],
    ['build I7', { coins: 1, tools: 1 }, { coins: 1 }],
    ['build H7 by tunnel', { coins: 2, tools: 1 }, { tools: 1 }],
    ['transform H6 to desert', { tools: 4 }, { tools: 2 }],
    ['transform H6 to desert', { tools: 1, terraforming: 2 }, { tools: 1 }],
    ['upgrade H5 to guild', { tools: 1, coins: 4 }, { tools: 1, coins: 2 }],
    ['advance shipping', { coins: 3 }, { scholars: 1, coins: 1 }],
    ['advance terraforming', { coins: 3 }, { scholars: 1, tools: 1, coins: 2 }],
    ['send scholar to law for 3', {}, { scholars: 1 }],
    ['action powerSpades', { bowls: [0, 0, 4] }, { power: 2 }],
    ['action molesBridge', {}, { tools: 1 }],
    ['convert power to tool', { bowls: [0, 0, 1] }, { power: 2 }],
    ['convert power to scholar', { bowls: [0, 0, 1] }, { power: 4 }],
    ['convert power to medicine book', { bowls: [0, 0, 3] }, { power: 2 }],
    ['convert power to coin', {}, { power: 1 }],
    ['convert scholar to tool', {}, { scholars: 1 }],
    ['convert tool to coin', {}, { tools: 1 }],
    ['convert law book to coin', {}, { books: 1 }],
    ['burn', { bowls: [3, 1, 0] }, { bowl2: 1 }],
    ['burn', { bowls: [3, 0, 0] }, { bowl2: 2 }],
  ] as const)('for "%s" with %j: %j', (line, holdings, lacking) => {
    expect(missing(line, holdings as unknown as Holdings)).toEqual(lacking);
  });

  test('for a book action: books of any discipline', () => {
    const chosen = { bookActions: ['bookSpades', 'bookPower', 'bookSteps'] };
    expect(missing('action bookSpades', { books: { law: 1, banking: 1 } }, chosen)).toEqual({ books: 1 });
  });

  test('for an innovation: books of its column, books of any, coins', () => {
    const chosen = { innovations: displayWith('steel') };
    expect(missing('innovate steel', { books: { banking: 1, law: 1 }, coins: 5 }, chosen)).toEqual({
      bankingBooks: 1,
      books: 2,
    });
    expect(missing('innovate census', { books: { banking: 4 }, coins: 5 }, chosen)).toEqual({ lawBooks: 2 });
    expect(missing('innovate steel', { books: { banking: 5 }, coins: 2 }, chosen)).toEqual({ coins: 3 });
    // The second innovation costs a book more.
    const second = { innovations: ['sewers'], books: { banking: 5 }, coins: 5 };
    expect(missing('innovate steel', second, chosen)).toEqual({ books: 1 });
  });

  test('for a step beyond level 7: a key', () => {
    const game = three({ bookActions: ['bookSteps', 'bookPower', 'bookCoins'] });
    game.give(0, { books: { law: 1 }, levels: { law: 7 } });
    game.turn().play(0, 'action bookSteps');
    expect(game.refusal(0, 'step law')).toBe('AOI-SCIENCE-KEY');
    expect(game.missing(0, 'step law')).toEqual({ keys: 1 });
  });

  test('nothing where the refusal is for another reason than a price', () => {
    expect(missing('build H6', {})).toEqual({});
    expect(missing('upgrade H5 to palace', {})).toEqual({});
    expect(missing('pass coinBonus', {})).toEqual({});
  });

  test('nothing before anybody has a board', () => {
    const game = three();
    game.player(0).home = -1;
    expect(game.turn().missing(0, 'end turn')).toEqual({});
  });
});

test('who may act at all has an income, also before the first round', () => {
  const game = three();
  expect(game.rules.income?.(game.state, 0)).toEqual({
    coins: 6,
    tools: 1,
    scholars: 0,
    power: 0,
    books: 0,
    points: 0,
  });
  game.player(0).faction = -1;
  expect(game.rules.income?.(game.state, 0)).toEqual({});
});
