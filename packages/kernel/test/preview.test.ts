import { describe, expect, test } from 'vitest';
import { deciders, hashOf, nextId, preview, randomAction, randomFrom, settle, TABLE } from '../src/index.ts';
import { type BazaarAction, type BazaarState, bazaar } from './bazaar/index.ts';
import { type BazaarTable, bazaarTable, firstTurn, MARKET_DAY, must } from './positions.ts';

function previewOf(table: BazaarTable, seat: number, line: string) {
  const action = table.rules.notation.read(line) as BazaarAction;
  return preview(table.rules, table.view(seat), seat, action);
}

describe('a preview', () => {
  test('has costs and gains of every seat, and what the log would say', () => {
    const shown = previewOf(firstTurn(), 0, 'buy gate');
    expect(shown).toMatchObject({ ok: true, changes: [{ coins: -1, goods: 1, value: 2 }, {}] });
    expect(must(shown).events.map(({ kind }) => kind)).toEqual(['displayed']);
  });

  test('goes on with the seat’s own next decision where there is one', () => {
    const shown = must(previewOf(firstTurn(), 0, 'buy gate'));
    expect(shown.stop).toEqual({ kind: 'own' });
    expect(shown.followUps).toEqual([{ kind: 'haggle', seat: 0, facts: {} }]);
    expect(shown.later, 'turns that were coming anyway are not its doing').toEqual([]);
  });

  test('does not call a follow-up what the seat owed before', () => {
    const table = firstTurn({}, 3);
    must(table.play(0, 'walk well'));
    must(table.play(1, 'buy square'));
    const shown = must(previewOf(table, 2, 'tip take'));
    expect(shown).toMatchObject({
      stop: { kind: 'own' },
      followUps: [],
      changes: [{}, {}, { coins: 2, favours: -1 }],
    });
  });

  test('names what it sets off for later, and holds only what the seat may read', () => {
    const table = firstTurn();
    const rules: typeof table.rules = {
      ...table.rules,
      apply(state, seat, action, listener) {
        table.rules.apply(state, seat, action, listener);
        state.pending.unshift([{ id: nextId(state), kind: 'dusk', seat: TABLE }]);
        listener?.({ kind: 'whisper', seat, readers: [1], data: {} });
      },
    };
    const shown = must(preview(rules, table.view(0), 0, { kind: 'pass' }));
    expect(shown.later).toEqual([{ kind: 'dusk', seat: TABLE, facts: {} }]);
    expect(shown.events.map(({ kind }) => kind)).toEqual(['passed']);
  });

  test('names the decisions it sets off for others, with their facts', () => {
    const table = firstTurn({}, 3);
    for (const [seat, line] of ['walk well', 'pass', 'pass'].entries()) must(table.play(seat, line));
    const shown = must(previewOf(table, 0, 'buy square'));
    expect(shown.stop).toEqual({
      kind: 'decision',
      of: [
        { kind: 'tip', seat: 1, facts: { amount: 2, price: 1, from: 0 } },
        { kind: 'tip', seat: 2, facts: { amount: 2, price: 1, from: 0 } },
        { kind: 'turn', seat: 1, facts: {} },
      ],
    });
  });

  test('stops at a draw: what is paid before it is in it, what is drawn is not', () => {
    const shown = must(previewOf(firstTurn(), 0, 'draw'));
    expect(shown.stop).toEqual({ kind: 'draw' });
    expect(shown.changes).toEqual([{ coins: -1 }, {}]);
  });

  test('stops at a die with what is known by then', () => {
    const shown = must(previewOf(firstTurn(), 0, 'buy garden'));
    expect(shown.stop).toEqual({ kind: 'draw' });
    expect(shown.changes).toEqual([{ coins: -1, goods: 1, value: 4 }, {}]);
  });

  test('stops at a reveal: a card that another seat has looked at', () => {
    const table = firstTurn();
    must(table.play(0, 'walk well'));
    must(table.play(1, 'walk square'));
    must(table.play(0, 'pass'));
    must(table.play(1, 'buy tower'));
    for (const seat of [0, 1]) must(table.play(seat, 'bid 0'));
    while (table.waitedFor()[0] !== 0) must(table.play(1, 'walk well'));
    const known = table.state().top[0];
    expect(known.knowers).toBe(0b10);
    expect(must(previewOf(table, 0, 'draw')).stop).toEqual({ kind: 'reveal' });
  });

  test('knows a draw of a card that the seat has looked at', () => {
    const table = firstTurn();
    must(table.play(0, 'walk well'));
    must(table.play(1, 'walk square'));
    must(table.play(0, 'walk square'));
    must(table.play(1, 'buy tower'));
    for (const seat of [0, 1]) must(table.play(seat, seat === 1 ? 'bid 1' : 'bid 0'));
    expect(table.waitedFor()).toEqual([1]);
    // Dawn laid one of the three cards out at the tower; two are left for seat 1 to know.
    const shown = must(previewOf(table, 1, 'draw'));
    expect(shown.stop.kind).toBe('decision');
    expect(shown.changes[1]).toEqual({ coins: -1, cards: 1 });
  });

  test('stops before a step of the table and names it', () => {
    const table = bazaarTable();
    expect(must(previewOf(table, 0, 'bid 1')).stop).toEqual({ kind: 'end' });
    must(table.play(0, 'bid 1'));
    expect(must(previewOf(table, 1, 'bid 0')).stop).toEqual({
      kind: 'table',
      of: { kind: 'openBids', seat: -1, facts: {} },
    });
  });

  test('gives a seat only what it may read', () => {
    const table = bazaarTable();
    must(table.play(0, 'bid 1'));
    const shown = must(previewOf(table, 1, 'bid 1'));
    expect(shown.events.map(({ kind }) => kind)).toEqual(['sealed', 'bid']);
    expect(shown.events.every(({ seat }) => seat === 1)).toBe(true);
  });

  test('refuses what is not legal with the rule, and a full state outright', () => {
    const table = firstTurn();
    expect(previewOf(table, 0, 'buy tower')).toEqual({
      ok: false,
      refusal: { rule: 'BAZ-REACH', missing: {} },
    });
    expect(() => preview(table.rules, table.state(), 0, { kind: 'pass' })).toThrow(
      /never from the full state/,
    );
  });

  test('says of every legal action what will happen, and leaves the view alone', () => {
    const rules = bazaar.rules({
      ...MARKET_DAY,
      players: 3,
      days: 3,
      map: 'star',
      hands: 'secret',
      guild: true,
    });
    const stops = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const random = randomFrom(`preview ${game}`);
      const state = rules.setup(`preview ${game}`);
      settle(rules, state);
      for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
        const seat = seats[random.below(seats.length)];
        const view = rules.view(state, seat);
        const before = hashOf(view);
        for (const action of rules.legal(view, seat)) {
          const shown = must(preview(rules, view, seat, action));
          stops.add(shown.stop.kind);
          const after = rules.clone(state);
          rules.apply(after, seat, action);
          const chanced = after.chance.disclosed !== state.chance.disclosed;
          expect(shown.stop.kind === 'draw' || shown.stop.kind === 'reveal').toBe(chanced);
          if (!chanced) expect(shown.changes).toEqual(changes(rules, state, after));
        }
        expect(hashOf(view)).toBe(before);
        rules.apply(state, seat, randomAction(rules, state, seat, random));
        settle(rules, state);
      }
    }
    expect([...stops].sort()).toEqual(['decision', 'draw', 'end', 'over', 'own', 'reveal', 'table']);
  });
});

function changes(
  rules: ReturnType<typeof bazaar.rules>,
  before: BazaarState,
  after: BazaarState,
): Record<string, number>[] {
  return [0, 1, 2].map((seat) => {
    const was = rules.counts(before, seat);
    const is = Object.entries(rules.counts(after, seat));
    return Object.fromEntries(
      is.map(([name, n]) => [name, n - was[name]] as const).filter(([, by]) => by !== 0),
    );
  });
}
