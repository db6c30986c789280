import { describe, expect, test } from 'vitest';
import { MOST_ENTRIES, randomFrom, Table } from '../src/index.ts';
import { grab } from './grab.ts';
import { bazaarTable, firstTurn, must, playOn, ruleOf } from './positions.ts';

describe('going back past what is settled', () => {
  test('needs the consent of every other seat and is an entry of its own', () => {
    const table = firstTurn({}, 3);
    expect(must(table.propose(1, 2)).settled).toEqual([]);
    expect(table.proposal).toEqual({ by: 1, to: 2, at: 3, agreed: [] });
    must(table.agree(2));
    expect(table.length).toBe(3);
    expect(must(table.agree(0))).toMatchObject({ settled: [4], lapsed: null });
    expect(table.entries()).toEqual(['0 bid 1', '1 bid 0', '2 bid 0', 'back to 2 by 1']);
    expect(table.hashAt(4)).toBe(table.hashAt(2));
    expect(table.deciders()).toEqual([2]);
    expect(table.proposal).toBeNull();
    expect(table.since(3, null)).toMatchObject([{ kind: 'back', seat: 1, events: [{ data: { to: 2 } }] }]);
  });

  test('brings the same draws again', () => {
    const table = firstTurn();
    must(table.play(0, 'draw'));
    const drawn = table.state().hands[0];
    const hash = table.hashAt(3);
    must(table.propose(0, 2));
    must(table.agree(1));
    must(table.play(0, 'draw'));
    expect(table.state().hands[0]).toEqual(drawn);
    expect(table.hashAt(5)).toBe(hash);
  });

  test('can itself be gone back on', () => {
    const table = bazaarTable();
    playOn(table, randomFrom('there'), 20);
    must(table.propose(0, 4));
    must(table.agree(1));
    must(table.propose(1, 20));
    must(table.agree(0));
    expect(table.hashAt(table.length)).toBe(table.hashAt(20));
  });

  test('one refusal ends it; who proposed may withdraw it', () => {
    const table = firstTurn({}, 3);
    must(table.propose(0, 1));
    must(table.agree(1));
    must(table.refuse(2));
    expect(table.proposal).toBeNull();
    must(table.propose(0, 1));
    expect(ruleOf(table.withdraw(1))).toBe('KERNEL-NOT-YOUR-PROPOSAL');
    must(table.withdraw(0));
    expect(table.proposal).toBeNull();
    expect(table.length).toBe(3);
  });

  test('ends somewhere: a table does not grow for ever by going to and fro', () => {
    const table = firstTurn();
    const goBack = (): string | null => {
      const proposed = table.propose(0, 2);
      if (!proposed.ok) return proposed.refusal.rule;
      must(table.agree(1));
      return null;
    };
    let refused: string | null = null;
    while (refused === null && table.length < MOST_ENTRIES) {
      must(table.play(0, 'draw'));
      refused = goBack();
    }
    expect(refused).toBe('KERNEL-TOO-MANY-MOVES');
    // What is left of the longest game still fits into a file.
    expect(table.length).toBeLessThan(MOST_ENTRIES / 2);
    playOn(table, randomFrom('on'), 5);
  });

  test('lapses when something is settled meanwhile', () => {
    const table = firstTurn();
    must(table.propose(1, 1));
    expect(must(table.play(0, 'pass')).lapsed).toMatchObject({ by: 1, to: 1 });
    expect(table.proposal).toBeNull();
  });

  test('refuses what makes no sense, with the rule', () => {
    const table = firstTurn({}, 3);
    expect(ruleOf(table.agree(1))).toBe('KERNEL-NO-PROPOSAL');
    expect(ruleOf(table.refuse(1))).toBe('KERNEL-NO-PROPOSAL');
    expect(ruleOf(table.withdraw(1))).toBe('KERNEL-NO-PROPOSAL');
    for (const to of [3, 4, -1, 0.5]) expect(ruleOf(table.propose(0, to))).toBe('KERNEL-NO-SUCH-POINT');
    expect(ruleOf(table.propose(3, 0))).toBe('KERNEL-NO-SUCH-SEAT');
    must(table.propose(0, 0));
    expect(ruleOf(table.propose(1, 0))).toBe('KERNEL-PROPOSAL-OPEN');
    expect(ruleOf(table.agree(0))).toBe('KERNEL-OWN-PROPOSAL');
    expect(ruleOf(table.refuse(0))).toBe('KERNEL-OWN-PROPOSAL');
    must(table.agree(1));
    expect(ruleOf(table.agree(1))).toBe('KERNEL-ALREADY-AGREED');
    expect(ruleOf(table.agree(5))).toBe('KERNEL-NO-SUCH-SEAT');
    expect(ruleOf(table.refuse(5))).toBe('KERNEL-NO-SUCH-SEAT');
  });

  test('happens at once where there is nobody else to ask', () => {
    const table = new Table(grab, { players: 1 }, 'seed');
    must(table.play(0, 'take fig'));
    must(table.play(0, 'eat'));
    expect(must(table.propose(0, 0)).settled).toEqual([3]);
    expect(table.hashAt(3)).toBe(table.hashAt(0));
  });

  test('replays drafts on the earlier state and reports what no longer fits', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    must(table.propose(1, 1));
    const done = must(table.agree(0));
    expect(done.misfits).toMatchObject([
      { seat: 0, step: 1, dropped: ['buy gate'], why: { refusal: { rule: 'KERNEL-NOT-YOUR-DECISION' } } },
    ]);
  });
});
