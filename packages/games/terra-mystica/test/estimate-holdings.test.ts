/** What the estimate counts of a seat's own things: exact figures of small positions. */
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/state.ts';
import { expectFigures, figuresOf } from './estimate-figures.ts';
import { inPhase, passed, scene } from './estimate-scenes.ts';
import { type Holdings, type Position, position } from './position.ts';

describe('the moment', () => {
  test('in round 1 everybody still acts, and five incomes of six are to come', () => {
    expectFigures(scene(1), 0, 'moment', {
      'round 1': 1,
      'live in round 1': 1,
      live: 1,
      'incomes to come': 5 / 6,
      'others live': 1,
      'nobody passed': 1,
      seats: -0.5,
    });
  });

  test('after a pass the others go on, and the first to pass is known', () => {
    const at = passed(scene(4), 1);
    const live = { 'live in round 4': 1, live: 1, 'others live': 1 / 2 };
    const all = { 'round 4': 1, 'incomes to come': 2 / 6, seats: -0.5 };
    expectFigures(at, 0, 'moment', { ...all, ...live });
    expectFigures(at, 1, 'moment', { ...all, 'others live': 1, 'passed first': 1 });
    passed(at, 1, 2);
    expectFigures(at, 2, 'moment', { ...all, 'others live': 1 / 2 });
  });

  test('set-up has all incomes ahead, and a place in its order', () => {
    const at = inPhase(scene(1), 'setup');
    const all = { 'set-up': 1, 'incomes to come': 1, seats: -0.5 };
    expectFigures(at, 0, 'moment', { ...all, 'set-up place 1': 1 });
    expectFigures(at, 2, 'moment', { ...all, 'set-up place 3': 1 });
  });

  test('before its income a round still counts in full; after its actions it does not', () => {
    expectFigures(inPhase(scene(3), 'income'), 0, 'moment', {
      'round 3': 1,
      'incomes to come': 4 / 6,
      seats: -0.5,
    });
    expectFigures(inPhase(scene(3), 'cults'), 0, 'moment', {
      'round 3': 1,
      'incomes to come': 3 / 6,
      seats: -0.5,
    });
  });

  test('the number of seats counts around four', () => {
    const five = position(['witches', 'nomads', 'halflings', 'mermaids', 'giants']);
    expect(five.state.players).toHaveLength(5);
    expectFigures(inPhase(five.round(6), 'cults'), 4, 'moment', { 'round 6': 1, seats: 0.5 });
    expectFigures(inPhase(position(['witches', 'nomads']).round(6), 'cults'), 0, 'moment', {
      'round 6': 1,
      seats: -1,
    });
  });
});

describe('resources', () => {
  const HOLDINGS: Holdings = { coins: 5, workers: 4, priests: 2, bowls: [3, 4, 6], points: 20 };
  const had = { coins: 5 / 10, workers: 4 / 5, priests: 2 / 3, 'bowl 2': 4 / 8, 'bowl 3': 6 / 8 };
  const as = (when: string, share: number): Record<string, number> =>
    Object.fromEntries(Object.entries(had).map(([name, value]) => [`${when} ${name}`, value * share]));

  test('count for themselves, in a turn, and for the rounds ahead', () => {
    const at = scene(3).give(0, HOLDINGS);
    at.player(0).priestsSent = 1;
    expectFigures(at, 0, 'resources', {
      ...had,
      'bowl 1': 3 / 8,
      ...as('live', 1),
      ...as('ahead', 4 / 6),
      'ahead tokens': ((4 / 6) * 13) / 12,
      'priests in supply': 4 / 7,
    });
  });

  test('are told apart when no income comes any more', () => {
    const at = passed(scene(6).give(0, HOLDINGS), 0);
    expectFigures(at, 0, 'resources', {
      ...had,
      'bowl 1': 3 / 8,
      ...as('last', 1),
      'priests in supply': 5 / 7,
    });
  });

  test('fewer than five points are too few to take much power', () => {
    const few = (points: number) => scene(6).give(0, { points });
    expectFigures(few(5), 0, 'resources', { 'priests in supply': 1 });
    expectFigures(few(4), 0, 'resources', { 'priests in supply': 1, 'few points': 1 });
  });
});

/** Two dwellings and one of everything else, in round 3. */
function settled(round = 3): Position {
  return scene(round)
    .put(0, 'A3')
    .put(0, 'A5')
    .put(0, 'A7', 'tradingHouse')
    .put(0, 'A9', 'temple')
    .put(0, 'A11', 'stronghold')
    .put(0, 'A13', 'sanctuary');
}

describe('income', () => {
  test('of buildings and favour tiles, at once and for the incomes to come', () => {
    // 3 workers of two dwellings and one of the tile; a priest each of temple and sanctuary; power 1 + 2 + 1.
    expectFigures(settled().give(0, { favours: ['FAV7'] }), 0, 'income', {
      coins: 2 / 10,
      workers: 4 / 8,
      priests: 2 / 3,
      power: 4 / 8,
      'later coins': 1 / 10,
      'later workers': 2 / 8,
      'later priests': 1 / 3,
      'later power': 2 / 8,
    });
    expectFigures(settled().give(0, { favours: ['FAV9'] }), 0, 'income', {
      coins: 5 / 10,
      workers: 3 / 8,
      priests: 2 / 3,
      power: 3 / 8,
      'later coins': 5 / 20,
      'later workers': 3 / 16,
      'later priests': 1 / 3,
      'later power': 3 / 16,
    });
  });

  test('none after the last one, and none without a faction', () => {
    expectFigures(settled(6), 0, 'income', {});
    const at = settled();
    at.player(1).faction = -1;
    expectFigures(at, 1, 'income', {});
  });
});

test('buildings and tracks count as shares of what there is, and for the rounds ahead', () => {
  const at = settled().give(0, { shipping: 2, digging: 1, workers: 4 });
  expectFigures(at, 0, 'buildings', {
    dwelling: 2 / 8,
    'dwelling, ahead': (2 / 8) * (4 / 6),
    tradingHouse: 1 / 4,
    'tradingHouse, ahead': (1 / 4) * (4 / 6),
    temple: 1 / 3,
    'temple, ahead': (1 / 3) * (4 / 6),
    stronghold: 1,
    'stronghold, ahead': 4 / 6,
    sanctuary: 1,
    'sanctuary, ahead': 4 / 6,
    shipping: 2 / 3,
    'shipping, ahead': (2 / 3) * (4 / 6),
    digging: 1 / 2,
    'digging, ahead': (1 / 2) * (4 / 6),
    'digging with workers': 4 / 10,
    'digging with later workers': (3 / 6) * (3 / 10),
  });
  expect(figuresOf(at.give(0, { digging: 2 }), 0, 'buildings')).toMatchObject({
    'digging, ahead': 4 / 6,
    'digging with workers': 8 / 10,
    'digging with later workers': (3 / 6) * 2 * (3 / 10),
  });
  expectFigures(passed(at.round(6), 0), 0, 'buildings', {
    dwelling: 2 / 8,
    tradingHouse: 1 / 4,
    temple: 1 / 3,
    stronghold: 1,
    sanctuary: 1,
    shipping: 2 / 3,
    digging: 1,
    'digging with workers': 8 / 10,
  });
});

describe('the faction', () => {
  test('counts for itself, with a stronghold and with a temple', () => {
    expectFigures(scene(3), 0, 'faction', { witches: 1, 'witches ahead': 4 / 6 });
    expectFigures(settled(), 0, 'faction', {
      witches: 1,
      'witches ahead': 4 / 6,
      'witches with a stronghold ahead': 4 / 6,
      'witches with a temple': 1,
    });
    expectFigures(scene(3), 2, 'faction', { halflings: 1, 'halflings ahead': 4 / 6 });
  });
});

describe('what is owed', () => {
  const spades = { kind: 'terraform', topUp: true, more: true, again: -1, leapt: -1, single: false } as const;
  const offer = { kind: 'leech', amount: 4, from: 1, build: 1, hadRoom: true } as const;
  const cases: [figures: Record<string, number>, ...owed: object[]][] = [
    [{}],
    [{ favours: 2 }, { kind: 'favour', count: 2 }],
    [{ favours: 3 }, { kind: 'favour', count: 2 }, { kind: 'favour', count: 1 }],
    [{ towns: 2 }, { kind: 'town' }, { kind: 'town' }],
    [{ spades: 2 }, { ...spades, free: 2, hexes: [] }],
    [
      { spades: 2, hexes: 1 },
      { ...spades, free: 1, hexes: [4, 5] },
      { ...spades, free: 1, hexes: [] },
    ],
    [{ action: 1 }, { kind: 'turn', actions: 1, acted: false }],
    [
      { action: 1, 'two actions': 1 },
      { kind: 'turn', actions: 2, acted: false },
    ],
    [{ 'end of turn': 1 }, { kind: 'turn', actions: 0, acted: true }],
    [{ steps: 1 }, { kind: 'cultStep', steps: 2 }],
    [{ steps: 0.5 }, { kind: 'leechStep', steps: 1 }],
    [{ steps: 1.5 }, { kind: 'tileSteps', cult: 1, steps: 3 }],
    [{ steps: 0.5 }, { kind: 'crown', steps: 1, tracks: [0, 1] }],
    [{ steps: 1.5 }, { kind: 'cultStep', steps: 2 }, { kind: 'leechStep', steps: 1 }],
    [{ power: 4 / 3 }, offer],
    [{ power: 8 / 3 }, offer, offer],
    [{ bridge: 1 }, { kind: 'bridge' }],
    [{ 'cult spades': 2 }, { kind: 'cultSpades', free: 2 }],
    [{ 'cult spades': 3 }, { kind: 'cultSpades', free: 2 }, { kind: 'cultSpades', free: 1 }],
    [{ other: 1 }, { kind: 'ride' }],
  ];

  test.each(cases)('%j is what the seat owes, wherever it waits', (figures, ...owed) => {
    const of = (seat: number) => owed.map((one, id) => ({ ...one, id, seat })) as Obligation[];
    const at = scene(3);
    at.state.pending = [of(0), of(1)];
    expectFigures(at, 0, 'owed', figures);
    at.state.pending = [of(1)];
    at.state.aside = [...of(1), ...of(0)];
    expectFigures(at, 0, 'owed', figures);
    at.state.aside = of(1);
    at.state.offers = of(0) as typeof at.state.offers;
    expectFigures(at, 0, 'owed', figures);
    at.state.offers = of(1) as typeof at.state.offers;
    expectFigures(at, 0, 'owed', {});
  });
});
