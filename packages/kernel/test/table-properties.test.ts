/** What holds of every table, whatever its seats do and in whichever order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Done,
  hashOf,
  type Refused,
  type SavedTable,
  stateHash,
  Table,
  type TableConfig,
} from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { grab } from './grab.ts';
import { MARKET_DAY } from './positions.ts';

/** Something a person at the table might do: `which` picks among what is legal. */
interface Operation {
  readonly seat: number;
  readonly does:
    | 'play'
    | 'undo'
    | 'redo'
    | 'restart'
    | 'confirm'
    | 'propose'
    | 'agree'
    | 'refuse'
    | 'withdraw'
    | 'leave';
  readonly which: number;
}

const operations = (seats: number): fc.Arbitrary<Operation[]> =>
  fc.array(
    fc.record({
      seat: fc.nat({ max: seats - 1 }),
      does: fc.oneof(
        { weight: 10, arbitrary: fc.constant('play' as const) },
        { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
        { weight: 2, arbitrary: fc.constant('confirm' as const) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('restart', 'propose', 'agree', 'refuse', 'withdraw', 'leave' as const),
        },
      ),
      which: fc.nat({ max: 1000 }),
    }),
    { minLength: 30, maxLength: 120 },
  );

const confirming = fc.constantFrom('automatic' as const, 'asked' as const);

function act(table: Table, { seat, does, which }: Operation): Done | Refused {
  if (does === 'propose') return table.propose(seat, which % (table.length + 1));
  if (does !== 'play') return table[does](seat);
  const legal = table.legal(seat);
  return table.play(seat, legal.length === 0 ? 'pass' : legal[which % legal.length]);
}

type Settings = Pick<TableConfig, 'confirm'> & Partial<TableConfig>;

const start = {
  bazaar: (settings: Settings): Table =>
    new Table(bazaar, { ...MARKET_DAY, players: 3 }, 'properties', settings) as unknown as Table,
  grab: (settings: Settings): Table =>
    new Table(grab, { players: 3 }, 'properties', settings) as unknown as Table,
};

describe.each(['bazaar', 'grab'] as const)('at any table of %s', (name) => {
  test('entries only grow, nobody’s draft shows to others, and a refused operation changes nothing', () => {
    fc.assert(
      fc.property(confirming, operations(3), (confirm, list) => {
        const table = start[name]({ confirm });
        for (const operation of list) {
          const entries = table.entries();
          const before = hashOf(table.save());
          const others = [0, 1, 2].filter((seat) => seat !== operation.seat);
          const seen = others.map((seat) => hashOf(table.view(seat)));
          const result = act(table, operation);
          expect(table.entries().slice(0, entries.length)).toEqual(entries);
          if (!result.ok) expect(hashOf(table.save())).toBe(before);
          else if (result.settled.length === 0) {
            expect(table.length).toBe(entries.length);
            expect(others.map((seat) => hashOf(table.view(seat)))).toEqual(seen);
          } else expect(table.length).toBe(result.settled[result.settled.length - 1]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('it can be closed and opened again at any moment', () => {
    fc.assert(
      fc.property(confirming, operations(3), (confirm, list) => {
        const table = start[name]({ confirm });
        for (const operation of list) act(table, operation);
        const saved = JSON.parse(JSON.stringify(table.save())) as SavedTable;
        const game = name === 'bazaar' ? bazaar : grab;
        const again = Table.restore(game as unknown as Table['game'], saved, { confirm, snapshotEvery: 5 });
        expect(again.save()).toEqual(table.save());
        for (const seat of [0, 1, 2]) expect(hashOf(again.view(seat))).toBe(hashOf(table.view(seat)));
        for (let point = 0; point <= table.length; point++)
          expect(again.hashAt(point)).toBe(table.hashAt(point));
      }),
      { numRuns: 25 },
    );
  });

  test('a draft is what its steps make of what is settled: undone and redone, it is the same', () => {
    fc.assert(
      fc.property(confirming, operations(3), fc.nat({ max: 2 }), (confirm, list, seat) => {
        const table = start[name]({ confirm });
        for (const operation of list) act(table, operation);
        const view = hashOf(table.view(seat));
        let undone = 0;
        while (table.undo(seat).ok) undone += 1;
        expect(hashOf(table.view(seat))).toBe(hashOf(table.rules.view(table.state(), seat)));
        for (let step = 0; step < undone; step++) expect(table.redo(seat).ok).toBe(true);
        expect(hashOf(table.view(seat))).toBe(view);
        if (table.restart(seat).ok) {
          for (let step = 0; step < undone; step++) table.redo(seat);
          expect(hashOf(table.view(seat))).toBe(view);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('what drafts held when they were settled does not matter: the entries alone give the state', () => {
    fc.assert(
      fc.property(confirming, operations(3), (confirm, list) => {
        const table = start[name]({ confirm });
        for (const operation of list) act(table, operation);
        const steps = [...table.replay()];
        expect(stateHash(steps[steps.length - 1].state)).toBe(table.hashAt(table.length));
        expect(table.hashAt(table.length)).toBe(stateHash(table.state()));
      }),
      { numRuns: 25 },
    );
  });

  test('nobody can tell in which form it keeps its log', () => {
    fc.assert(
      fc.property(confirming, operations(3), (confirm, list) => {
        const tables = (['values', 'texts'] as const).map((log) =>
          start[name]({ confirm, log, snapshotEvery: 4 }),
        );
        for (const operation of list) {
          const [one, other] = tables.map((table) => act(table, operation));
          expect(other).toEqual(one);
        }
        const [one, other] = tables.map((table) => ({
          saved: table.save(),
          logs: [0, 1, 2, null].map((viewer) => table.log(viewer)),
          views: [0, 1, 2, null].map((viewer) => table.view(viewer)),
          hashes: Array.from({ length: table.length + 1 }, (_, point) => table.hashAt(point)),
          replay: [...table.replay()],
        }));
        expect(other).toEqual(one);
      }),
      { numRuns: 25 },
    );
  });
});
