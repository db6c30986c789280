import { describe, expect, test } from 'vitest';
import { owed, Table } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { grab } from './grab.ts';
import { firstTurn, must, ruleOf } from './positions.ts';

describe('an unfinished turn', () => {
  test('is a draft: no entry, and seen by its own seat alone', () => {
    const table = firstTurn();
    const before = { theirs: table.view(1), nobodys: table.view(null) };
    const done = must(table.play(0, 'buy gate'));
    expect(done.settled).toEqual([]);
    expect(table.length).toBe(2);
    expect(table.view(0).tables[0]).toHaveLength(1);
    expect(table.view(1)).toEqual(before.theirs);
    expect(table.view(null)).toEqual(before.nobodys);
    expect(table.drafts(1)).toEqual([]);
    expect(table.viewOfDraft(1, 0)).toBeNull();
    expect(table.drafts(0)[0]).toMatchObject({ seat: 0, complete: false, own: { steps: ['buy gate'] } });
    expect(table.drafts(0)[0].events.map(({ kind }) => kind)).toEqual(['displayed']);
  });

  test('decides what its seat may answer next; what is settled still owes what it did', () => {
    const table = firstTurn();
    const turn = table.owed(0);
    expect(turn).toEqual([{ id: expect.any(Number), kind: 'turn' }]);
    must(table.play(0, 'buy gate'));
    expect(table.owed(0).map(({ kind }) => kind)).toEqual(['haggle']);
    expect(table.owed(0).map(({ id }) => id)).toEqual(owed(table.view(0), 0).map(({ id }) => id));
    expect(table.owed(0, 'settled')).toEqual(turn);
    expect(table.owed(1)).toEqual([]);
  });

  test('is seen by all, but not in its words, where the table plays open', () => {
    const table = firstTurn({ open: true });
    must(table.play(0, 'buy gate'));
    expect(table.drafts(1)).toMatchObject([{ seat: 0, own: null }]);
    expect(table.drafts(null)[0].events.map(({ kind }) => kind)).toEqual(['displayed']);
    expect(table.viewOfDraft(1, 0)?.tables[0]).toHaveLength(1);
    expect(table.view(1).tables[0]).toHaveLength(0);
  });

  test('can be taken back step by step, redone, and restarted', () => {
    const table = firstTurn();
    const start = table.view(0);
    must(table.play(0, 'buy gate'));
    const first = table.view(0);
    must(table.play(0, 'haggle well'));
    const second = table.view(0);
    must(table.undo(0));
    expect(table.view(0)).toEqual(first);
    must(table.undo(0));
    expect(table.view(0)).toEqual(start);
    expect(ruleOf(table.undo(0))).toBe('KERNEL-NOTHING-TO-UNDO');
    must(table.redo(0));
    must(table.redo(0));
    expect(table.view(0)).toEqual(second);
    expect(ruleOf(table.redo(0))).toBe('KERNEL-NOTHING-TO-REDO');
    must(table.restart(0));
    expect(table.view(0)).toEqual(start);
    must(table.redo(0));
    expect(table.view(0)).toEqual(first);
    must(table.play(0, 'haggle well'));
    expect(table.view(0)).toEqual(second);
    expect(ruleOf(table.redo(0)), 'a new step forgets what was undone').toBe('KERNEL-NOTHING-TO-REDO');
  });

  test('is redone in its own order, whatever was undone before the restart', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    must(table.play(0, 'haggle well'));
    must(table.undo(0));
    must(table.restart(0));
    expect(table.drafts(0)[0].own).toMatchObject({ steps: [], undone: ['buy gate', 'haggle well'] });
    must(table.redo(0));
    must(table.redo(0));
    expect(table.drafts(0)[0].own).toMatchObject({ steps: ['buy gate', 'haggle well'], undone: [] });
    expect(table.viewOfDraft(0, 0)).toEqual(table.view(0));
  });

  test('is settled as a whole when the turn ends', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    const done = must(table.play(0, 'haggle nothing'));
    expect(done).toMatchObject({ settled: [3, 4], boundary: { kind: 'decision' } });
    expect(table.entries().slice(2)).toEqual(['0 buy gate', '0 haggle nothing']);
    expect(table.drafts(0)).toEqual([]);
    expect(ruleOf(table.undo(0))).toBe('KERNEL-NOTHING-TO-UNDO');
  });

  test('is settled by a draw, with the steps before it', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    const done = must(table.play(0, 'haggle garden'));
    expect(done).toMatchObject({ settled: [3, 4], boundary: { kind: 'chance' } });
  });

  test('is settled where another seat is asked, and names what it is asked', () => {
    const table = firstTurn({}, 3);
    must(table.play(0, 'walk well'));
    must(table.play(1, 'pass'));
    must(table.play(2, 'pass'));
    const done = must(table.play(0, 'buy square'));
    expect(done.boundary).toMatchObject({ kind: 'decision' });
    const asked =
      done.boundary?.kind === 'decision' ? done.boundary.of.map(({ kind, seat }) => [kind, seat]) : [];
    expect(asked).toEqual([
      ['tip', 1],
      ['tip', 2],
      ['turn', 1],
    ]);
  });

  test('can be settled before it is finished', () => {
    const table = firstTurn();
    expect(ruleOf(table.confirm(0))).toBe('KERNEL-NOTHING-TO-CONFIRM');
    must(table.play(0, 'buy gate'));
    expect(must(table.confirm(0)).settled).toEqual([3]);
    expect(table.waitedFor()).toEqual([0]);
    expect(table.view(1).tables[0]).toHaveLength(1);
  });
});

describe('a table that asks before it settles', () => {
  test('holds a finished turn until it is confirmed', () => {
    const table = firstTurn({ confirm: 'asked' });
    const theirs = table.view(1);
    must(table.play(0, 'buy gate'));
    const done = must(table.play(0, 'haggle nothing'));
    expect(done.settled).toEqual([]);
    expect(table.drafts(0)[0]).toMatchObject({ complete: true, reach: { kind: 'decision' } });
    expect(table.view(1)).toEqual(theirs);
    expect(table.waitedFor()).toEqual([0]);
    expect(table.legal(0)).toEqual([]);
    expect(table.legal(1)).toEqual([]);
    expect(ruleOf(table.play(0, 'pass'))).toBe('KERNEL-CONFIRM-FIRST');
    must(table.undo(0));
    must(table.play(0, 'haggle well'));
    expect(must(table.play(0, 'stroll nowhere')).settled).toEqual([]);
    expect(must(table.play(0, 'haggle nothing')).settled).toEqual([]);
    expect(must(table.confirm(0)).settled).toEqual([3, 4, 5, 6]);
    expect(table.waitedFor()).toEqual([1]);
  });

  test('a turn may go on after it reached others, and they are asked when it is confirmed', () => {
    const table = firstTurn({ confirm: 'asked' });
    must(table.play(0, 'walk well'));
    must(table.confirm(0));
    must(table.play(1, 'buy well'));
    must(table.play(1, 'haggle square'));
    expect(table.drafts(1)[0]).toMatchObject({ complete: false, reach: { kind: 'decision' } });
    must(table.play(1, 'stroll square'));
    expect(table.drafts(1)[0]).toMatchObject({ complete: true });
    expect(table.view(0).aside).toEqual([]);
    must(table.confirm(1));
    expect(table.view(0).aside).toMatchObject([{ kind: 'tip', seat: 0 }]);
  });

  test('remembers that a turn reached others while the seat goes on with its own turn', () => {
    const firstMarket = ['silk-4', 'spice-5', 'tea-1', 'tea-2', 'tea-3', 'spice-4'];
    const overrides = firstMarket.map((card) => ({ path: `cards.${card}.cost`, value: 1 }));
    const table = new Table(bazaar, { players: 2, firstMarket, overrides }, 'caravans', { confirm: 'asked' });
    for (const [seat, bid] of ['bid 1', 'bid 0'].entries()) {
      must(table.play(seat, bid));
      must(table.confirm(seat));
    }
    for (const line of ['buy gate', 'haggle garden', 'haggle well']) must(table.play(0, line));
    const asked = table.drafts(0)[0].reach;
    expect(asked).toMatchObject({ kind: 'decision', of: [{ kind: 'tip', seat: 1 }] });
    must(table.play(0, 'stroll nowhere'));
    expect(table.drafts(0)[0]).toMatchObject({ complete: false, reach: asked });
  });

  test('lets nothing go on before a step of the table, not even an answer that nobody waits for', () => {
    const table = firstTurn({ confirm: 'asked' });
    for (const [seat, line] of [
      [0, 'walk well'],
      [1, 'pass'],
      [0, 'buy square'],
    ] as const) {
      must(table.play(seat, line));
      must(table.confirm(seat));
    }
    must(table.play(1, 'pass'));
    expect(table.drafts(1)[0]).toMatchObject({
      complete: true,
      reach: { kind: 'table', of: { kind: 'guild' } },
    });
    expect(ruleOf(table.play(1, 'tip take'))).toBe('KERNEL-CONFIRM-FIRST');
    must(table.undo(1));
    must(table.play(1, 'tip take'));
    expect(must(table.play(1, 'pass')).settled).toEqual([]);
    expect(must(table.confirm(1)).settled).toEqual([6, 7]);
  });

  test('settles a draw by itself, because nobody can unsee it', () => {
    const table = firstTurn({ confirm: 'asked' });
    must(table.play(0, 'buy gate'));
    expect(must(table.play(0, 'haggle garden'))).toMatchObject({
      settled: [3, 4],
      boundary: { kind: 'chance' },
    });
  });

  test('settles the end of the game by itself, because the secrets fall with it', () => {
    const table = new Table(grab, { players: 1 }, 'seed', { confirm: 'asked' });
    must(table.play(0, 'take fig'));
    must(table.play(0, 'keep'));
    expect(table.over, 'a step of the table comes before the end').toBe(false);
    must(table.confirm(0));
    expect(table.over).toBe(true);

    const ending = { ...grab };
    ending.rules = (options) => {
      const rules = grab.rules(options);
      const setup: typeof rules.setup = (seed) => {
        const state = rules.setup(seed);
        state.pending.shift();
        return state;
      };
      return { ...rules, setup };
    };
    const abrupt = new Table(ending, { players: 1 }, 'seed', { confirm: 'asked' });
    must(abrupt.play(0, 'take fig'));
    expect(must(abrupt.play(0, 'keep'))).toMatchObject({ settled: [1, 2], boundary: { kind: 'over' } });
  });

  test('keeps a held turn through a restart', () => {
    const table = firstTurn({ confirm: 'asked' });
    must(table.play(0, 'pass'));
    const again = Table.restore(bazaar, table.save(), { confirm: 'asked' });
    expect(again.drafts(0)[0]).toMatchObject({ complete: true, own: { steps: ['pass'] } });
    expect(must(again.confirm(0)).settled).toEqual([3]);
  });
});

describe('what others settle meanwhile', () => {
  test('goes before the draft, which is replayed on top', () => {
    const table = firstTurn({}, 3);
    must(table.play(0, 'walk well'));
    must(table.play(1, 'buy square'));
    must(table.play(2, 'buy tower'));
    must(table.play(0, 'buy gate'));
    must(table.play(2, 'tip take'));
    expect(table.entries().slice(-1)).toEqual(['2 tip take']);
    expect(table.drafts(0)[0].own).toEqual({ steps: ['buy gate'], undone: [], misfit: null });
    expect(table.view(0).favours[2]).toBe(1);
    expect(table.view(0).tables[0]).toHaveLength(1);
  });

  test('can take the ground from under it: the person sees which step and why', () => {
    const table = new Table(grab, { players: 2 }, 'seed');
    must(table.play(0, 'take fig'));
    must(table.play(1, 'take fig'));
    const done = must(table.play(1, 'keep'));
    const why = { kind: 'refused', refusal: { rule: 'GRAB-GONE', missing: { things: 1 } } };
    expect(done.misfits).toEqual([{ seat: 0, step: 1, dropped: ['take fig'], why }]);
    const again = Table.restore(grab, table.save());
    expect(again.drafts(0)[0].own?.misfit).toMatchObject({ step: 1, why });
    must(again.play(0, 'take plum'));
    expect(again.drafts(0)[0].own).toEqual({ steps: ['take plum'], undone: [], misfit: null });
  });

  test('is reported once, and stays to be read until the person does something', () => {
    const table = new Table(grab, { players: 3 }, 'seed');
    must(table.play(0, 'take fig'));
    must(table.play(1, 'take fig'));
    expect(must(table.play(1, 'keep')).misfits).toHaveLength(1);
    must(table.play(2, 'take plum'));
    expect(must(table.play(2, 'keep')).misfits).toEqual([]);
    expect(table.drafts(0)[0].own?.misfit).toMatchObject({ dropped: ['take fig'] });
  });

  test('leaves a draft alone that still fits', () => {
    const table = new Table(grab, { players: 2 }, 'seed', { confirm: 'asked' });
    must(table.play(0, 'take fig'));
    must(table.play(0, 'keep'));
    must(table.play(1, 'take plum'));
    must(table.play(1, 'eat'));
    expect(must(table.confirm(1)).misfits).toEqual([]);
    expect(table.drafts(0)[0].own?.steps).toEqual(['take fig', 'keep']);
    must(table.propose(1, 0));
    expect(must(table.agree(0)).misfits).toEqual([]);
    expect(table.drafts(0)[0].own?.steps).toEqual(['take fig', 'keep']);
  });

  test('a step that would now reach beyond the seat is not settled in the person’s stead', () => {
    const table = firstTurn();
    const done = must(
      table.replaceDraft(0, { steps: ['buy gate', 'haggle garden'], undone: ['x'], misfit: null }),
    );
    expect(done.misfits).toEqual([
      { seat: 0, step: 2, dropped: ['haggle garden'], why: { kind: 'reaches', reach: { kind: 'chance' } } },
    ]);
    expect(table.length).toBe(2);
    expect(table.drafts(0)[0].own).toMatchObject({ steps: ['buy gate'], undone: [] });
  });
});
