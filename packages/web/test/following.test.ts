/** Who has the ring and who the tab "next", while the game is shown move by move and while somebody decides. */
import { expect, test } from 'vitest';
import { type SeenCost, sumOfCosts, withSeen } from '../src/table/frame/move-marks.tsx';
import { actingIn, followingIn } from '../src/table/state/following.ts';

type Shown = Parameters<typeof followingIn>[0];

interface Given {
  readonly deciders: readonly number[];
  /** The entry that is shown; null: the table as it stands. */
  readonly playing?: number | null;
  readonly point?: number | null;
  readonly passed?: readonly number[];
  readonly isOver?: boolean;
}

/** Seats 2, 1 and 1 made the entries 5, 6 and 7; seat 3 ended a turn without a word. */
const LOG = [
  { number: 5, seat: 2, kind: 'action', events: ['built'] },
  { number: 6, seat: 1, kind: 'action', events: ['built'] },
  { number: 7, seat: 1, kind: 'action', events: ['passed'] },
  { number: 8, seat: 3, kind: 'action', events: [] },
];

function shown({ deciders, playing = null, point = null, passed = [], isOver = false }: Given): Shown {
  return {
    snapshot: { deciders, isOver, log: LOG },
    playing: playing === null ? null : { number: playing },
    point,
    view: {},
    board: {
      order: () => [0, 1, 2, 3],
      status: (_view: unknown, seat: number) => (passed.includes(seat) ? 'passed' : null),
    },
  } as unknown as Shown;
}

test('who decides acts, and those follow in the order of play who have not passed', () => {
  const model = shown({ deciders: [2], passed: [3] });
  expect(actingIn(model)).toEqual([2]);
  expect(followingIn(model)).toEqual([0, 1]);
});

test('while moves are shown, whoever made the one in sight acts, and those follow whose moves come', () => {
  const model = shown({ deciders: [0], playing: 5 });
  expect(actingIn(model)).toEqual([2]);
  expect(followingIn(model)).toEqual([1, 0]);
  expect(actingIn(shown({ deciders: [0], playing: 7 }))).toEqual([1]);
  expect(followingIn(shown({ deciders: [0], playing: 7 }))).toEqual([0]);
});

test('nobody acts in the past or after the end, and nobody is next to several who decide at once', () => {
  expect(actingIn(shown({ deciders: [0], point: 3 }))).toEqual([]);
  expect(actingIn(shown({ deciders: [0], isOver: true }))).toEqual([]);
  expect(followingIn(shown({ deciders: [0, 1] }))).toEqual([]);
});

test('what several steps of a turn cost is told in one sum for each good', () => {
  const cost = (number: number, changes: SeenCost['changes']): SeenCost => ({
    number,
    changes,
    amounts: [],
    entries: [],
  });
  expect(sumOfCosts([cost(5, { gold: -1, wool: -1 }), cost(6, { gold: -2 })])).toEqual({
    gold: -3,
    wool: -1,
  });
});

test('a move that is told twice cost once', () => {
  const cost = (number: number, count: string): SeenCost => ({
    number,
    changes: {},
    amounts: [{ name: 'coins', text: count, tone: 'cost', icon: null }] as unknown as SeenCost['amounts'],
    entries: [],
  });
  const first = withSeen(withSeen([], cost(5, '-2')), cost(6, '-3'));
  expect(withSeen(first, cost(5, '-2')).map(({ number }) => number)).toEqual([6, 5]);
});
