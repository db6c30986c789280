import { isOver } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { LOG_ARGUMENTS } from './message-arguments.ts';
import { Position } from './position.ts';

const NOTHING = { coins: 0, pearls: 0 };

describe('the end', () => {
  test('SQ-END-POINTS crates, those of the contract once more, and pearls', () => {
    const { state, rules } = new Position()
      .give(0, { pearls: 2, crates: { pepper: 2, saffron: 1 } })
      .give(1, { pearls: 0, crates: { cinnamon: 1, ginger: 1 } })
      .passToTheEnd();
    expect(rules.outcome(state)).toMatchObject({
      sources: [
        { crates: 2 * 1 + 5, contract: 2 * 3, pearls: 2 },
        { crates: 2 + 3, contract: 2, pearls: 0 },
      ],
      totals: [15, 7],
      ranks: [1, 2],
    });
  });

  test('SQ-END-POINTS the contracts are shown, and the count of disclosures says so', () => {
    const position = new Position({ options: { rounds: 4 } });
    const { state, rules, events } = position.passToTheEnd();
    expect(events.filter(({ kind }) => kind === 'contractShown')).toMatchObject([
      { seat: 0, data: { contract: 'pepper' } },
      { seat: 1, data: { contract: 'ginger' } },
    ]);
    // Four dice and one disclosure.
    expect(state.chance).toMatchObject({ draws: 4, disclosed: 5 });
    expect(rules.view(state, null).players.map(({ contract }) => contract)).toEqual(['pepper', 'ginger']);
  });

  test('SQ-END-POINTS values that a table has overridden count', () => {
    const overrides = [{ path: 'pearl.points', value: 3 }];
    const { state, rules } = new Position({ options: { overrides } }).passToTheEnd();
    expect(rules.outcome(state).totals).toEqual([6, 6]);
  });

  test('everybody may read everything in the log', () => {
    const position = new Position().give(0, { coins: 9 }).play(0, 'sell pearl', 'buy pepper').leave(1);
    const { events } = position.passToTheEnd();
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(Object.keys(LOG_ARGUMENTS)));
    expect(events.filter(({ readers }) => readers !== 'all')).toEqual([]);
  });

  test('SQ-END-POINTS a contract that a viewer does not know counts for nothing', () => {
    const { state, rules } = new Position().give(1, { pearls: 0, crates: { ginger: 1 } });
    expect(rules.estimate?.(rules.view(state, 0), 1)).toBe(3);
    expect(rules.estimate?.(state, 1)).toBe(5);
  });

  test.each([
    [1, 0, [1, 2]],
    [0, 1, [2, 1]],
    [1, 1, [1, 1]],
  ])('SQ-END-WINNER with equal points, %i and %i coins rank as %j', (first, second, ranks) => {
    const { state, rules } = new Position()
      .give(0, { ...NOTHING, coins: first })
      .give(1, { ...NOTHING, coins: second })
      .passToTheEnd();
    expect(rules.outcome(state).ranks).toEqual(ranks);
  });

  test('SQ-END-WINNER points come before coins', () => {
    const { state, rules } = new Position()
      .give(0, { coins: 9, pearls: 0 })
      .give(1, { coins: 0, pearls: 1 })
      .passToTheEnd();
    expect(rules.outcome(state).ranks).toEqual([2, 1]);
  });
});

describe('SQ-LEAVE who leaves for good', () => {
  test('has no more turns and no income, and keeps crates and contract', () => {
    const position = new Position().give(0, { coins: 1, pearls: 0, crates: { pepper: 1 } }).leave(0);
    expect(position.deciders()).toEqual([1]);
    position.play(1, 'pass');
    expect(position.deciders()).toEqual([1]);
    const { state, rules } = position.passToTheEnd();
    expect(position.player(0).coins).toBe(1);
    expect(rules.outcome(state).totals[0]).toBe(1 + 3);
  });

  test('appears in the log; once both have left, the game runs to its end', () => {
    const position = new Position().leave(1).leave(0);
    expect(isOver(position.state)).toBe(true);
    expect(position.events.filter(({ kind }) => kind === 'left')).toMatchObject([{ seat: 1 }, { seat: 0 }]);
  });
});
