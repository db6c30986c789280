import { beforeEach, describe, expect, test } from 'vitest';
import {
  chanceFrom,
  deciders,
  discharge,
  type GameState,
  isOver,
  nextId,
  type Obligation,
  openGroup,
  owed,
  push,
  pushGroup,
  type Seat,
  TABLE,
  tableIsNext,
  waitedFor,
} from '../src/index.ts';

let state: GameState;

beforeEach(() => {
  state = { pending: [], aside: [], nextObligation: 1, chance: chanceFrom('') };
});

function due(kind: string, seat: Seat): Obligation {
  return { id: nextId(state), kind, seat };
}

describe('the stack', () => {
  test('opens what was pushed last and waits with the rest', () => {
    push(state, due('turn', 0));
    push(state, due('favour', 1));
    expect(openGroup(state)).toMatchObject([{ kind: 'favour', seat: 1 }]);
    expect(deciders(state)).toEqual([1]);
    expect(owed(state, 0)).toEqual([]);
    discharge(state, openGroup(state)[0]);
    expect(deciders(state)).toEqual([0]);
  });

  test('lets the members of a group answer in any order', () => {
    const group = [due('bid', 2), due('bid', 0), due('bid', 1)];
    push(state, due('turn', 0));
    pushGroup(state, group.slice());
    expect(deciders(state)).toEqual([0, 1, 2]);
    discharge(state, group[1]);
    expect(deciders(state)).toEqual([1, 2]);
    discharge(state, group[2]);
    discharge(state, group[0]);
    expect(openGroup(state)).toMatchObject([{ kind: 'turn' }]);
  });

  test('does not grow by an empty group, which nobody could ever answer', () => {
    pushGroup(state, []);
    expect(state.pending).toEqual([]);
    expect(isOver(state)).toBe(true);
  });

  test('can lose an obligation below the top, and its group with the last member', () => {
    const below = due('turn', 0);
    push(state, below);
    push(state, due('favour', 1));
    discharge(state, below);
    expect(state.pending).toHaveLength(1);
    expect(deciders(state)).toEqual([1]);
  });

  test('does not accept an answer to what is not owed', () => {
    const never = due('leech', 1);
    push(state, due('turn', 0));
    expect(() => discharge(state, never)).toThrow('obligation 1 (leech) is not open');
  });

  test('never gives an id twice', () => {
    expect([nextId(state), nextId(state), nextId(state)]).toEqual([1, 2, 3]);
  });
});

describe('what the game does not wait for', () => {
  test('is open beside the stack: its seat decides, but no clock runs', () => {
    push(state, due('turn', 0));
    const leech = due('leech', 1);
    state.aside.push(leech);
    expect(deciders(state)).toEqual([0, 1]);
    expect(waitedFor(state)).toEqual([0]);
    discharge(state, leech);
    expect(deciders(state)).toEqual([0]);
  });

  test('comes first among what a seat owes, oldest first', () => {
    push(state, due('turn', 0));
    state.aside.push(due('leech', 0), due('leech', 1), due('tip', 0));
    expect(owed(state, 0).map(({ kind }) => kind)).toEqual(['leech', 'tip', 'turn']);
    expect(deciders(state)).toEqual([0, 1]);
  });

  test('keeps a game from being over', () => {
    const last = due('leech', 1);
    state.aside.push(last);
    expect(isOver(state)).toBe(false);
    discharge(state, last);
    expect(isOver(state)).toBe(true);
    expect(deciders(state)).toEqual([]);
  });
});

describe('the table', () => {
  test('is nobody who decides: its steps are run when they are on top', () => {
    push(state, due('income', TABLE));
    expect(tableIsNext(state)).toBe(true);
    expect(deciders(state)).toEqual([]);
    expect(waitedFor(state)).toEqual([]);
    push(state, due('turn', 0));
    expect(tableIsNext(state)).toBe(false);
  });
});
