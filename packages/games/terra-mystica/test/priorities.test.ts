/** Which actions a bot does not waste its time on. */
import { describe, expect, test } from 'vitest';
import { type Holdings, type Position, position } from './position.ts';

const NEVER = 0;
const FREE = 1;
const USUAL = 2;

function priorityOf(at: Position, line: string, seat = 0): number {
  const action = at.g.notation.read(line) ?? expect.fail(`"${line}" is no action`);
  return at.rules.priorities!(at.state, seat, [action])[0];
}

const scene = (holdings: Holdings = {}): Position => position(['witches', 'nomads']).give(0, holdings).turn();

describe('exchanges', () => {
  test.each<[line: string, enough: Holdings, little: Holdings]>([
    ['convert power to priest', { priests: 1 }, { priests: 0 }],
    ['convert power to worker', { workers: 5 }, { workers: 4 }],
    ['convert power to coin', { coins: 8 }, { coins: 7 }],
    ['convert priest to worker', { workers: 4 }, { workers: 3 }],
    ['convert worker to coin', { coins: 6 }, { coins: 5 }],
    ['convert point to coin', { coins: 6 }, { coins: 5 }],
    ['burn', { bowls: [0, 9, 6] }, { bowls: [0, 9, 5] }],
  ])('%s only for want of it', (line, enough, little) => {
    expect(priorityOf(scene(enough), line)).toBe(NEVER);
    expect(priorityOf(scene(little), line)).toBe(FREE);
  });

  test('coins never become points: the end of the game does it anyway', () => {
    expect(priorityOf(scene({ coins: 0 }), 'convert coins to point')).toBe(NEVER);
  });

  test('none once the action is taken, or in the turn of another', () => {
    const at = scene();
    const acted = scene();
    acted.state.pending = [[{ kind: 'turn', id: 1, seat: 0, actions: 0, acted: true }]];
    for (const line of ['convert power to coin', 'burn']) {
      expect(priorityOf(at, line)).toBe(FREE);
      expect(priorityOf(at, line, 1)).toBe(NEVER);
      expect(priorityOf(acted, line)).toBe(NEVER);
    }
  });

  test('also for the spades at hand', () => {
    const spades = { free: 1, id: 1, seat: 0 };
    const at = scene();
    at.state.pending = [[{ kind: 'cultSpades', ...spades }]];
    expect(priorityOf(at, 'burn')).toBe(FREE);
    const terms = { topUp: true, hexes: [], more: true, again: -1, leapt: -1, single: false };
    at.state.pending = [[{ kind: 'terraform', ...spades, ...terms }]];
    expect(priorityOf(at, 'burn')).toBe(FREE);
    at.state.pending = [[{ kind: 'favour', id: 1, seat: 0, count: 1 }]];
    expect(priorityOf(at, 'burn')).toBe(NEVER);
  });
});

describe('changes of terrain', () => {
  /** The witches' home are the forests: D8 are plains, with swamps and lakes on the way. */
  function withSpades(kind: 'cultSpades' | 'terraform', free: number): Position {
    const at = scene();
    const owed = { id: 1, seat: 0, free };
    const terms = { topUp: true, hexes: [], more: true, again: -1, leapt: -1, single: false };
    at.state.pending = [[kind === 'cultSpades' ? { kind, ...owed } : { kind, ...owed, ...terms }]];
    return at;
  }

  test('to the home terrain, always', () => {
    expect(priorityOf(scene(), 'transform D8 to forest')).toBe(USUAL);
    expect(priorityOf(withSpades('terraform', 2), 'transform D8 to forest')).toBe(USUAL);
  });

  test('never half the way for bought spades', () => {
    expect(priorityOf(scene(), 'transform D8 to swamp')).toBe(NEVER);
  });

  test.each(['cultSpades', 'terraform'] as const)(
    'as far towards home as %s lead that do not suffice',
    (kind) => {
      expect(priorityOf(withSpades(kind, 1), 'transform D8 to swamp')).toBe(USUAL);
      expect(priorityOf(withSpades(kind, 1), 'transform D8 to desert')).toBe(NEVER);
      expect(priorityOf(withSpades(kind, 2), 'transform D8 to swamp')).toBe(NEVER);
      expect(priorityOf(withSpades(kind, 2), 'transform D8 to lakes')).toBe(USUAL);
      expect(priorityOf(withSpades(kind, 2), 'transform D8 to mountains')).toBe(NEVER);
      expect(priorityOf(withSpades(kind, 3), 'transform D8 to mountains')).toBe(NEVER);
      expect(priorityOf(withSpades(kind, 0), 'transform D8 to swamp')).toBe(NEVER);
    },
  );

  test('with spades that suffice, never elsewhere', () => {
    expect(priorityOf(withSpades('terraform', 1), 'transform E11 to swamp')).toBe(NEVER);
    expect(priorityOf(withSpades('terraform', 2), 'transform E11 to mountains')).toBe(NEVER);
  });
});

test('a priest goes to the best place that is free', () => {
  const at = scene({ priests: 1 });
  expect(priorityOf(at, 'send priest to fire for 3')).toBe(USUAL);
  expect(priorityOf(at, 'send priest to fire for 2')).toBe(NEVER);
  expect(priorityOf(at, 'send priest to fire for 1')).toBe(NEVER);
  at.state.cultPlaces[0] = [1, 1, -1, -1];
  expect(priorityOf(at, 'send priest to fire for 2')).toBe(USUAL);
  expect(priorityOf(at, 'send priest to fire for 1')).toBe(NEVER);
  expect(priorityOf(at, 'send priest to water for 3')).toBe(USUAL);
  at.state.cultPlaces[0] = [1, 1, 1, 0];
  expect(priorityOf(at, 'send priest to fire for 1')).toBe(USUAL);
});

test('everything else is as good as any', () => {
  expect(priorityOf(scene(), 'advance shipping')).toBe(USUAL);
  expect(priorityOf(scene(), 'action ACT1')).toBe(USUAL);
});

test('before a seat has its faction, every choice is', () => {
  const at = scene();
  at.player(0).faction = -1;
  expect(priorityOf(at, 'play witches')).toBe(USUAL);
  expect(priorityOf(at, 'burn')).toBe(USUAL);
});
