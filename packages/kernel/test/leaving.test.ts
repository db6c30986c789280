import { describe, expect, test } from 'vitest';
import {
  type Action,
  deciders,
  exportTable,
  hasLeft,
  importTable,
  leave,
  openGroup,
  play,
  randomDepartures,
  randomFrom,
  readEntry,
  readOptions,
  release,
  settle,
  standingsOf,
  stateHash,
  Table,
  writeEntry,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { type GrabAction, type GrabState, grab } from './grab.ts';
import { bazaarTable, firstTurn, must, playOn, ruleOf } from './positions.ts';

function grabTable(players = 3): Table<GrabState, GrabAction> {
  return new Table(grab, { players }, 'leaving', { confirm: 'asked' });
}

describe('leaving for good', () => {
  test('is an entry of its own: "leave by 2"', () => {
    expect(writeEntry({ kind: 'leave', seat: 2 })).toBe('leave by 2');
    expect(readEntry('leave by 2')).toEqual({ kind: 'leave', seat: 2 });
    for (const text of ['leave by', 'leave by x', 'leave by 2 ', 'leave by -1', 'Leave by 2'])
      expect(readEntry(text)).toBeNull();
  });

  test('is settled at once, and logged for everybody by an event of the game', () => {
    const table = firstTurn({}, 3);
    const { length } = table;
    expect(must(table.leave(1))).toMatchObject({ settled: [length + 1], misfits: [], lapsed: null });
    expect(table.entries().at(-1)).toBe('leave by 1');
    for (const viewer of [0, 1, 2, null])
      expect(table.since(length, viewer)).toMatchObject([
        { kind: 'leave', seat: 1, line: null, events: [{ kind: 'left', seat: 1 }] },
      ]);
  });

  test('can happen in the middle of the own turn: the turn passes on and the draft is dropped', () => {
    const table = firstTurn({ confirm: 'asked' }, 3);
    must(table.play(0, 'buy gate'));
    expect(table.drafts(0)).toHaveLength(1);
    const coins = table.rules.counts(table.state(), 0);
    must(table.leave(0));
    expect(table.drafts(0)).toEqual([]);
    expect(table.rules.counts(table.state(), 0)).toEqual(coins);
    expect(table.waitedFor()).toEqual([1]);
  });

  test('takes the ground from under no other draft without saying so', () => {
    const table = grabTable();
    must(table.play(0, 'take apple'));
    must(table.confirm(0));
    must(table.play(1, 'take pear'));
    expect(must(table.leave(0)).misfits).toEqual([]);
    expect(table.drafts(1)[0].own?.steps).toEqual(['take pear']);
    expect(table.state().pool).toContain('apple');
    must(table.leave(2));
    expect(table.waitedFor()).toEqual([1]);
  });

  test('ends what the seat may do: actions, drafts, proposals and answers to them', () => {
    const table = firstTurn({}, 3);
    must(table.leave(0));
    expect(table.legal(0)).toEqual([]);
    for (const refused of [
      table.play(0, 'pass'),
      table.leave(0),
      table.propose(0, 1),
      table.agree(0),
      table.refuse(0),
    ])
      expect(ruleOf(refused)).toBe('KERNEL-HAS-LEFT');
    expect(ruleOf(table.undo(0))).toBe('KERNEL-NOTHING-TO-UNDO');
    expect(ruleOf(table.leave(3))).toBe('KERNEL-NO-SUCH-SEAT');
    expect(ruleOf(table.leave(0.5))).toBe('KERNEL-NO-SUCH-SEAT');
  });

  test('is not possible at a game that is over', () => {
    const table = firstTurn();
    playOn(table, randomFrom('over'));
    expect(ruleOf(table.leave(0))).toBe('KERNEL-GAME-OVER');
  });

  test('makes a proposal to go back lapse', () => {
    const table = firstTurn({}, 3);
    must(table.propose(2, 1));
    expect(must(table.leave(0)).lapsed).toMatchObject({ by: 2, to: 1 });
    expect(table.proposal).toBeNull();
  });

  test('cannot be taken back: nobody goes back past it, and after it those who stayed decide alone', () => {
    const table = firstTurn({}, 3);
    must(table.leave(0));
    const { length } = table;
    for (const to of [0, length - 1]) expect(ruleOf(table.propose(1, to))).toBe('KERNEL-LEFT-SINCE');
    must(table.play(1, 'pass'));
    must(table.propose(1, length));
    must(table.agree(2));
    expect(table.entries().at(-1)).toBe(`back to ${length} by 1`);
    expect(hasLeft(table.state(), 0)).toBe(true);
    expect(ruleOf(table.receive(table.length + 1, `back to ${length - 1} by 1`))).toBe('KERNEL-LEFT-SINCE');
  });

  test('leaves a table that can be closed, written, sent and replayed like any other', () => {
    const random = randomFrom('round trip');
    for (let game = 0; game < 30; game++) {
      const table = bazaarTable({ snapshotEvery: 4 }, 3);
      const departures = randomDepartures(random, 3);
      const other = bazaarTable({}, 3);
      while (!table.over) {
        const leaver = departures(table.state());
        if (leaver === null) playOn(table, random, table.length + 1);
        else must(table.leave(leaver));
      }
      for (const [at, text] of table.entries().entries()) must(other.receive(at + 1, text));
      const file = importTable(exportTable(table), [bazaar as unknown as Table['game']]);
      const steps = [...table.replay()];
      const hash = table.hashAt(table.length);
      expect([other.hashAt(other.length), file.hashAt(file.length)]).toEqual([hash, hash]);
      expect(stateHash(steps[steps.length - 1].state)).toBe(hash);
      for (let point = 0; point <= table.length; point++)
        expect(file.hashAt(point)).toBe(table.hashAt(point));
    }
  });

  test('by everybody ends the game', () => {
    const table = firstTurn({}, 4);
    for (const seat of [2, 0, 3, 1]) must(table.leave(seat));
    expect(table.over).toBe(true);
    expect(standingsOf(table.rules.outcome(table.state()))[0].rank).toBe(1);
  });
});

describe('what a game is given for leaving', () => {
  const rules = bazaar.rules(readOptions(bazaar.options, { players: 3 }));

  test('release takes away what a seat owes, on the whole stack and aside, and nothing of others', () => {
    const state = rules.setup('release');
    settle(rules, state);
    for (const seat of [0, 1, 2]) play(rules, state, seat, { kind: 'bid', coins: 0 });
    settle(rules, state);
    state.aside.push({ id: 900, kind: 'tip', seat: 1, from: 0 }, { id: 901, kind: 'tip', seat: 2, from: 0 });
    const released = release(state, 1);
    expect(released.map(({ kind }) => kind)).toEqual(['turn', 'turn', 'tip']);
    expect([...state.pending.flat(), ...state.aside].some(({ seat }) => seat === 1)).toBe(false);
    expect(state.pending.every((group) => group.length > 0)).toBe(true);
    expect(state.aside).toHaveLength(1);
    expect(openGroup(state)[0].kind).toBe('turn');
  });

  test('the seat is marked before the game is asked, and a state says nothing of it before', () => {
    const state = rules.setup('mark');
    settle(rules, state);
    expect('gone' in state).toBe(false);
    let seen: readonly number[] | undefined;
    const watching = {
      ...rules,
      leave: (...[now, seat]: Parameters<typeof rules.leave>) => {
        seen = now.gone;
        rules.leave(now, seat);
      },
    };
    leave(watching, state, 2);
    leave(watching, state, 0);
    expect(seen).toEqual([0, 2]);
    expect(deciders(state)).toEqual([1]);
    const wish: Action = { kind: 'pass' };
    expect(rules.legal(state, 0)).not.toContainEqual(wish);
  });
});
