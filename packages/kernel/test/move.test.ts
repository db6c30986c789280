import { describe, expect, test } from 'vitest';
import {
  exportTable,
  exportWithDrafts,
  importTable,
  MOST_ACTIONS_IN_A_MOVE,
  moveOf,
  readEntry,
  readMove,
  Table,
  writeMove,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { firstTurn, must, ruleOf } from './positions.ts';

const MOVE = ['unlock', 'buy gate', 'haggle well'];

describe('a move of several actions', () => {
  test('is written with semicolons between them, and read back', () => {
    expect(writeMove(MOVE)).toBe('unlock; buy gate; haggle well');
    expect(readMove(' unlock ;buy gate;  haggle well ')).toEqual(MOVE);
    expect(readMove('pass')).toEqual(['pass']);
    const { rules } = firstTurn();
    expect(moveOf(rules, [{ kind: 'unlock' }, 'pass'])).toBe('unlock; pass');
    expect(readEntry('0 unlock; pass')).toEqual({ kind: 'action', seat: 0, line: 'unlock; pass' });
  });

  test('is one step of a draft: undone, redone and restarted as one', () => {
    const table = firstTurn();
    const start = table.view(0);
    must(table.play(0, ['unlock', 'UNLOCK']));
    const paid = table.view(0);
    expect(paid.coins[0]).toBe(start.coins[0] + 2);
    must(table.play(0, [{ kind: 'buy', stall: 0 }]));
    expect(table.drafts(0)[0].own?.steps).toEqual(['unlock; unlock', 'buy gate']);
    must(table.undo(0));
    expect(table.view(0)).toEqual(paid);
    must(table.undo(0));
    expect(table.view(0)).toEqual(start);
    expect(table.drafts(0)[0].own?.undone).toEqual(['unlock; unlock', 'buy gate']);
    must(table.redo(0));
    expect(table.view(0)).toEqual(paid);
    must(table.restart(0));
    expect(table.view(0)).toEqual(start);
  });

  test('does the same as its actions one by one, and is one entry', () => {
    const [whole, single] = [firstTurn(), firstTurn()];
    const done = must(whole.play(0, [...MOVE, 'stroll nowhere', 'haggle nothing']));
    for (const line of [...MOVE, 'stroll nowhere', 'haggle nothing']) must(single.play(0, line));
    expect(done).toMatchObject({ settled: [3], boundary: { kind: 'decision' } });
    expect(whole.state()).toEqual(single.state());
    expect(whole.entries(2)).toEqual(['0 unlock; buy gate; haggle well; stroll nowhere; haggle nothing']);
    expect(single.entries(2)).toHaveLength(5);
    const [seen] = whole.since(2, 0);
    expect(seen).toMatchObject({ number: 3, actions: 5, line: whole.entries(2)[0].slice(2) });
    expect(seen.events).toEqual(single.since(2, 0).flatMap(({ events }) => events));
    expect(whole.since(2, 1)[0]).toMatchObject({ actions: 5, line: null });
    expect(single.since(2, 0)[0]).not.toHaveProperty('actions');
  });

  test('is shown action by action in a replay, each with its place in the move', () => {
    const table = firstTurn();
    must(table.play(0, ['unlock', 'walk well']));
    const steps = [...table.replay(2)].filter((step) => step.kind === 'action');
    expect(steps.map(({ number, line, move }) => [number, line, move])).toEqual([
      [3, 'unlock', { line: 'unlock; walk well', at: 0 }],
      [3, 'walk well', { line: 'unlock; walk well', at: 1 }],
    ]);
    expect(steps.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['unlocked'], ['walked']]);
    expect(steps[1].state).toEqual(table.state());
  });

  test('happens as a whole or not at all, and the refusal names the line', () => {
    const table = firstTurn();
    must(table.play(0, 'unlock'));
    const before = { view: table.view(0), drafts: table.drafts(0) };
    const refused = table.play(0, ['unlock', 'unlock', 'walk well']);
    expect(refused).toEqual({ ok: false, line: 2, refusal: { rule: 'BAZ-BOX', missing: {} } });
    expect(table.play(0, ['walk well', 'walk gate'])).toMatchObject({ ok: false, line: 2 });
    expect(table.play(0, ['unlock', 'dance'])).toMatchObject({
      line: 2,
      refusal: { rule: 'KERNEL-NOT-AN-ACTION' },
    });
    expect(table.play(0, ['unlock', ''])).toMatchObject({
      line: 2,
      refusal: { rule: 'KERNEL-NOT-AN-ACTION' },
    });
    expect(ruleOf(table.play(0, []))).toBe('KERNEL-NOT-AN-ACTION');
    expect(table.play(0, 'dance'), 'a single action needs no number').not.toHaveProperty('line');
    expect({ view: table.view(0), drafts: table.drafts(0) }).toEqual(before);
    expect(table.length).toBe(2);
  });

  test('ends with what is drawn or revealed, so that nobody learns anything by being refused', () => {
    const table = firstTurn();
    // What would follow is not looked at: whether the card is in hand then is not told.
    for (const next of ['play silk-1', 'play tea-2', 'pass', 'nonsense'])
      expect(table.play(0, ['draw', next])).toEqual({
        ok: false,
        line: 2,
        refusal: { rule: 'KERNEL-MOVE-IS-OVER', missing: {} },
      });
    expect(table.length).toBe(2);
    must(table.play(0, ['unlock', 'draw']));
    expect(table.entries(2)).toEqual(['0 unlock; draw']);
  });

  test('has a bound', () => {
    const lines = Array.from({ length: MOST_ACTIONS_IN_A_MOVE + 1 }, () => 'unlock');
    expect(ruleOf(firstTurn().play(0, lines))).toBe('KERNEL-MOVE-TOO-LONG');
    expect(firstTurn().play(0, lines.slice(1))).toMatchObject({ line: 3, refusal: { rule: 'BAZ-BOX' } });
  });

  test('waits to be confirmed as one where the table asks', () => {
    const table = firstTurn({ confirm: 'asked' });
    must(table.play(0, ['unlock', 'walk well']));
    expect(table.length).toBe(2);
    expect(table.drafts(0)[0]).toMatchObject({ complete: true, own: { steps: ['unlock; walk well'] } });
    expect(ruleOf(table.play(0, ['unlock', 'pass']))).toBe('KERNEL-CONFIRM-FIRST');
    must(table.confirm(0));
    expect(table.entries(2)).toEqual(['0 unlock; walk well']);
  });

  test('is saved, restored, sent to another process and written to a file', () => {
    const table = firstTurn();
    must(table.play(0, ['unlock', 'walk well']));
    must(table.play(1, ['unlock', 'buy well']));
    const saved = JSON.parse(JSON.stringify(table.save()));
    const again = Table.restore(bazaar, saved);
    expect(again.state()).toEqual(table.state());
    expect(again.drafts(1)).toEqual(table.drafts(1));
    must(again.undo(1));
    expect(again.view(1)).toEqual(table.viewAt(1, 3));

    const other = firstTurn();
    must(other.receive(3, table.entries(2)[0]));
    expect(other.state()).toEqual(table.state());
    const file = importTable(exportWithDrafts(table), [bazaar as never]);
    expect(file.save()).toEqual(table.save());
    expect(importTable(exportTable(table), [bazaar as never]).entries()).toEqual(table.entries());
  });

  test('that arrives from elsewhere takes the place of the same step in a draft', () => {
    const [here, there] = [firstTurn({ confirm: 'asked' }), firstTurn({ confirm: 'asked' })];
    for (const table of [here, there]) must(table.play(0, ['unlock', 'walk well']));
    must(there.confirm(0));
    must(here.receive(3, there.entries(2)[0]));
    expect(here.drafts(0)).toEqual([]);
    expect(here.state()).toEqual(there.state());
  });

  test('is gone back behind, never into', () => {
    const table = firstTurn();
    must(table.play(0, ['unlock', 'walk well']));
    must(table.propose(1, 2));
    must(table.agree(0));
    expect(table.view(0).coins).toEqual(table.viewAt(0, 2).coins);
    expect(table.entries(2)).toEqual(['0 unlock; walk well', 'back to 2 by 1']);
  });
});
