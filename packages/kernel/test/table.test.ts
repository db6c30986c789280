import { describe, expect, test } from 'vitest';
import { hashOf, randomFrom, type SavedTable, stateHash, Table, viewHash } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { bazaarTable, firstTurn, MARKET_DAY, must, playOn, ruleOf } from './positions.ts';

describe('a new table', () => {
  test('has run the steps of the table that follow set-up, and has no entries', () => {
    const table = bazaarTable();
    expect(table.length).toBe(0);
    expect(table.deciders()).toEqual([0, 1]);
    expect(table.log(null)[0]).toMatchObject({ number: 0, kind: 'setup' });
    expect(table.log(null)[0].events[0].kind).toBe('dawn');
  });

  test('refuses options that do not fit', () => {
    expect(() => new Table(bazaar, { players: 9 }, 'seed')).toThrow(/options.players/);
  });
});

describe('what is settled', () => {
  test('an action that ends the seat’s part is an entry at once', () => {
    const table = bazaarTable();
    const done = must(table.play(1, 'Bid  2'));
    expect(done).toMatchObject({ settled: [1], boundary: { kind: 'end' } });
    expect(table.entries()).toEqual(['1 bid 2']);
  });

  test('steps of the table follow the entry they belong to', () => {
    const table = firstTurn();
    expect(table.entries()).toEqual(['0 bid 1', '1 bid 0']);
    expect(table.since(1, null)[0].events.map(({ kind }) => kind)).toEqual(['sealed', 'bidsOpened']);
    expect(table.waitedFor()).toEqual([0]);
  });

  test('a refused action changes nothing and names the rule', () => {
    const table = firstTurn();
    const before = hashOf(table.save());
    expect(ruleOf(table.play(0, 'buy tower'))).toBe('BAZ-REACH');
    expect(ruleOf(table.play(1, 'pass'))).toBe('KERNEL-NOT-YOUR-DECISION');
    expect(ruleOf(table.play(0, 'dance'))).toBe('KERNEL-NOT-AN-ACTION');
    expect(ruleOf(table.play(7, 'pass'))).toBe('KERNEL-NO-SUCH-SEAT');
    expect(ruleOf(table.play(-1, 'pass'))).toBe('KERNEL-NO-SUCH-SEAT');
    expect(hashOf(table.save())).toBe(before);
  });

  test('a step of the table that fails leaves the table as it was', () => {
    const broken = { ...bazaar };
    broken.rules = (options) => {
      const rules = bazaar.rules(options);
      const run: typeof rules.run = (state, listener) => {
        if (state.phase === 'bids') throw new Error('the ink has dried');
        rules.run(state, listener);
      };
      return { ...rules, run };
    };
    const table = new Table(broken, MARKET_DAY, 'seed');
    must(table.play(0, 'bid 1'));
    const before = [hashOf(table.save()), table.hashAt(1), viewHash(table.rules, table.state(), 1)];
    expect(() => table.play(1, 'bid 0')).toThrow('the ink has dried');
    expect([hashOf(table.save()), table.hashAt(1), viewHash(table.rules, table.state(), 1)]).toEqual(before);
    expect(stateHash(table.state())).toBe(table.hashAt(1));
  });
});

describe('looking back', () => {
  test('every point can be reached again, whatever lies between the snapshots', () => {
    const table = bazaarTable({ snapshotEvery: 1 });
    playOn(table, randomFrom('back'), 30);
    must(table.propose(0, 12));
    must(table.agree(1));
    playOn(table, randomFrom('on'), 50);
    for (const snapshotEvery of [3, 1000]) {
      const again = Table.restore(bazaar, { ...table.save(), drafts: [] }, { snapshotEvery });
      for (let point = 0; point <= table.length; point++) {
        expect(again.hashAt(point)).toBe(table.hashAt(point));
        expect(again.viewAt(0, point)).toEqual(table.viewAt(0, point));
      }
    }
  });

  test('a state that was handed out is a copy, the latest one too', () => {
    const table = firstTurn();
    const hash = stateHash(table.state());
    for (const point of [0, 1, 2]) table.stateAt(point).coins[0] = 99;
    table.view(0).coins[0] = 99;
    for (const step of table.replay()) step.state.coins[0] = 99;
    expect(stateHash(table.state())).toBe(hash);
    expect(table.stateAt(0).coins[0]).not.toBe(99);
    expect(stateHash(table.stateAt(2))).toBe(hash);
  });

  test('a point that does not exist is not made up', () => {
    const table = firstTurn();
    expect(() => table.stateAt(3)).toThrow(RangeError);
    expect(() => table.stateAt(-1)).toThrow(RangeError);
  });

  test('replay goes through each action and each step of the table by itself', () => {
    const table = firstTurn();
    const steps = [...table.replay()];
    expect(steps.map((step) => [step.kind, step.number])).toEqual([
      ['setup', 0],
      ['table', 0],
      ['action', 1],
      ['action', 2],
      ['table', 2],
    ]);
    const named = steps.filter((step) => step.kind === 'table').map((step) => step.of.kind);
    expect(named).toEqual(['dawn', 'openBids']);
    expect(stateHash(steps[4].state)).toBe(table.hashAt(2));
    expect(stateHash(steps[2].state)).toBe(table.hashAt(1));
  });

  test('replay of a whole game has the events of the log and ends where the table ends', () => {
    const table = bazaarTable();
    playOn(table, randomFrom('whole'));
    must(table.propose(1, table.length - 3));
    must(table.agree(0));
    playOn(table, randomFrom('end'));
    const steps = [...table.replay()];
    const told = table.log(null).flatMap(({ events }) => events);
    expect(steps.flatMap(({ events }) => events)).toEqual(told);
    expect(stateHash(steps[steps.length - 1].state)).toBe(table.hashAt(table.length));
    const middle = [...table.replay(5, 9)];
    expect(middle[0].number).toBe(6);
    expect(stateHash(middle[middle.length - 1].state)).toBe(table.hashAt(9));
  });
});

describe('who may read what', () => {
  test('a sealed bid is in nobody else’s log and no one else sees the line', () => {
    const table = bazaarTable();
    must(table.play(0, 'bid 1'));
    const [own] = table.since(0, 0);
    expect(own.line).toBe('bid 1');
    expect(own.events.map(({ kind }) => kind)).toEqual(['sealed', 'bid']);
    for (const viewer of [1, null]) {
      const [seen] = table.since(0, viewer);
      expect(seen).toMatchObject({ number: 1, kind: 'action', seat: 0, line: null });
      expect(seen.events.map(({ kind }) => kind)).toEqual(['sealed']);
    }
  });

  test('after the end everything is open', () => {
    const table = bazaarTable();
    playOn(table, randomFrom('open'));
    expect(table.over).toBe(true);
    const lines = table.since(0, null).map(({ seat, line }) => `${seat} ${line}`);
    expect(lines).toEqual(table.entries());
  });
});

describe('a table that was saved', () => {
  test('opens again as it was, through JSON, with its drafts and its proposal', () => {
    const table = firstTurn();
    must(table.play(0, 'buy gate'));
    must(table.play(0, 'haggle well'));
    must(table.undo(0));
    must(table.propose(1, 1));
    const saved = JSON.parse(JSON.stringify(table.save())) as SavedTable;
    const again = Table.restore(bazaar, saved);
    expect(again.save()).toEqual(table.save());
    expect(again.view(0)).toEqual(table.view(0));
    expect(again.proposal).toMatchObject({ by: 1, to: 1 });
    must(again.redo(0));
    expect(again.drafts(0)[0].own?.steps).toEqual(['buy gate', 'haggle well']);
  });

  test('says which entry does not fit and why', () => {
    const saved = firstTurn().save();
    const restoring = (entries: string[]) => () => Table.restore(bazaar, { ...saved, entries });
    expect(restoring(['0 bid 1', '0 bid 1'])).toThrow(
      expect.objectContaining({
        name: 'TableError',
        entry: 2,
        refusal: { rule: 'KERNEL-NOT-YOUR-DECISION', missing: {} },
      }),
    );
    expect(restoring(['0 bid 9'])).toThrow(/entry 1 \("0 bid 9"\) is not allowed: BAZ-BID/);
    expect(restoring(['0 bid 1', 'what?'])).toThrow(/entry 2 \("what\?"\) cannot be read/);
    expect(restoring(['0  bid 1'])).toThrow(/entry 1 \("0 {2}bid 1"\) cannot be read/);
    expect(restoring(['back to 0 by 0'])).toThrow(/KERNEL-NO-SUCH-POINT/);
    expect(restoring(['0 bid 1', 'back to 0 by 2'])).toThrow(/entry 2 .* KERNEL-NO-SUCH-SEAT/);
    expect(restoring(['2 bid 1'])).toThrow(/entry 1 .* KERNEL-NO-SUCH-SEAT/);
    expect(() => Table.restore({ ...bazaar, version: 2 }, saved)).toThrow(
      /version 1, not of bazaar version 2/,
    );
  });
});

describe('entries that another process settled', () => {
  test('are taken over in order, and only in order', () => {
    const here = bazaarTable();
    const there = firstTurn();
    expect(ruleOf(here.receive(2, '1 bid 0'))).toBe('KERNEL-OUT-OF-ORDER');
    there.entries().forEach((entry, at) => {
      must(here.receive(at + 1, entry));
    });
    expect(here.hashAt(2)).toBe(there.hashAt(2));
    expect(ruleOf(here.receive(3, '1 pass'))).toBe('KERNEL-NOT-YOUR-DECISION');
  });

  test('a draft that was confirmed there is no longer a draft here', () => {
    const here = firstTurn();
    must(here.play(0, 'buy gate'));
    must(here.play(0, 'haggle well'));
    must(here.receive(3, '0 buy gate'));
    expect(here.drafts(0)[0].own?.steps).toEqual(['haggle well']);
    must(here.receive(4, '0 haggle well'));
    expect(here.drafts(0)).toEqual([]);
  });
});
