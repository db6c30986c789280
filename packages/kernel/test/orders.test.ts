import { describe, expect, test } from 'vitest';
import { answer, OrdersError, readStandingOrders } from '../src/index.ts';
import { type BazaarTable, firstTurn, must } from './positions.ts';

/** Seat 1 has laid out a feast: seats 0 and 2 are offered a tip of 2 coins for 1 favour, and seat 2 is to move. */
function feast(): BazaarTable {
  const table = firstTurn({}, 3);
  must(table.play(0, 'walk well'));
  must(table.play(1, 'buy square'));
  return table;
}

function answerOf(table: BazaarTable, seat: number, raw: unknown) {
  const { rules } = table;
  const given = answer(rules, table.view(seat), seat, readStandingOrders(raw));
  return { ...given, line: given.action === null ? null : rules.notation.write(given.action) };
}

const take = (when: object, line: string | null) => ({ when: { kind: 'tip', ...when }, take: line });

describe('standing orders', () => {
  test('answer what they were made for, by kind, facts and counts', () => {
    const cheap = take({ where: [{ fact: 'price', op: '<=', value: 1 }] }, 'tip take');
    const given = answerOf(feast(), 0, { orders: [cheap] });
    expect(given).toMatchObject({ line: 'tip take', by: { kind: 'order', at: 0 }, cancelled: [] });
    const rich = take({ counts: [{ count: 'favours', op: '>', value: 2 }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [rich] }).line).toBeNull();
    expect(answerOf(feast(), 0, { orders: [rich, take({}, 'tip leave')] })).toMatchObject({
      line: 'tip leave',
      by: { kind: 'order', at: 1 },
    });
  });

  test('leave everything else to the person', () => {
    expect(answerOf(firstTurn(), 0, { orders: [take({}, 'tip take')] }).line).toBeNull();
    expect(answerOf(feast(), 1, { orders: [take({}, 'tip take')] }).line, 'seat 1 owes nothing').toBeNull();
  });

  test('the first one whose condition holds decides, and may leave it to the person', () => {
    const ask = take({ where: [{ fact: 'from', op: '=', value: 1 }] }, null);
    expect(answerOf(feast(), 0, { orders: [ask, take({}, 'tip take')] })).toMatchObject({
      line: null,
      by: null,
    });
    const other = take({ where: [{ fact: 'from', op: '=', value: 2 }] }, null);
    expect(answerOf(feast(), 0, { orders: [other, take({}, 'tip take')] }).line).toBe('tip take');
  });

  test('never do what is not legal', () => {
    const table = feast();
    const poor = { ...table.view(0), favours: [0, 2, 2] };
    const orders = readStandingOrders({ orders: [take({}, 'tip take')] });
    expect(answer(table.rules, poor, 0, orders).action).toBeNull();
  });

  test('act on nothing they cannot see', () => {
    const missing = take({ where: [{ fact: 'smell', op: '!=', value: 3 }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [missing] }).line).toBeNull();
    const inherited = take({ counts: [{ count: 'toString', op: '!=', value: 3 }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [inherited] }).line).toBeNull();
    const otherType = take({ where: [{ fact: 'amount', op: '!=', value: 'two' }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [otherType] }).line).toBeNull();
  });

  test.each([
    ['=', 2, true],
    ['=', 1, false],
    ['!=', 1, true],
    ['!=', 2, false],
    ['<', 3, true],
    ['<', 2, false],
    ['<=', 2, true],
    ['<=', 1, false],
    ['>', 1, true],
    ['>', 2, false],
    ['>=', 2, true],
    ['>=', 3, false],
  ])('amount 2 %s %d is %s', (op, value, holds) => {
    const order = take({ where: [{ fact: 'amount', op, value }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [order] }).line).toBe(holds ? 'tip take' : null);
  });

  test('may leave words open, but only where one action fits', () => {
    expect(answerOf(feast(), 0, { orders: [take({}, ' TIP  t*')] }).line).toBe('tip take');
    expect(answerOf(feast(), 0, { orders: [take({}, '*p l*e')] }).line).toBe('tip leave');
    expect(answerOf(feast(), 0, { orders: [take({}, 'tip *')] }).line).toBeNull();
    expect(answerOf(feast(), 0, { orders: [take({}, 'tip take*take')] }).line, 'no overlap').toBeNull();
  });

  test('can name facts of what they answer', () => {
    const orders = [{ when: { kind: 'bid' }, take: 'bid {day}' }];
    const table = firstTurn();
    expect(answerOf(table, 0, { orders }).line).toBeNull();
    must(table.propose(0, 0));
    must(table.agree(1));
    expect(answerOf(table, 0, { orders }).line).toBe('bid 1');
  });

  test('look at the place in the game too', () => {
    const inRound = (value: number) => take({ place: [{ place: 'round', op: '=', value }] }, 'tip take');
    expect(answerOf(feast(), 0, { orders: [inRound(2), inRound(1)] }).by).toEqual({ kind: 'order', at: 1 });
  });
});

describe('conditional plans', () => {
  const turn = (line: string, otherwise: 'drop' | 'skip' = 'drop', more: object = {}) => ({
    when: { kind: 'turn', ...more },
    take: line,
    otherwise,
  });
  const haggle = (line: string) => ({ when: { kind: 'haggle' }, take: line });

  test('answer step by step and are done with their last step', () => {
    const table = firstTurn();
    const plan = { name: 'shopping', steps: [turn('buy gate'), haggle('haggle nothing')] };
    const first = answerOf(table, 0, { plans: [plan] });
    expect(first).toMatchObject({ line: 'buy gate', by: { kind: 'plan', at: 0 } });
    expect(first.standing.plans[0].steps).toHaveLength(1);
    must(table.play(0, 'buy gate'));
    const second = answerOf(table, 0, first.standing);
    expect(second.line).toBe('haggle nothing');
    expect(second.standing.plans).toEqual([]);
  });

  test('wait while something else is asked, which orders may answer', () => {
    const plans = [{ name: 'later', steps: [haggle('haggle well')] }];
    const waiting = answerOf(feast(), 0, { plans, orders: [take({}, 'tip leave')] });
    expect(waiting).toMatchObject({ line: 'tip leave', by: { kind: 'order' }, cancelled: [] });
    expect(waiting.standing.plans).toHaveLength(1);
  });

  test('go before orders', () => {
    const plans = [{ name: 'tip', steps: [{ when: { kind: 'tip' }, take: 'tip leave' }] }];
    expect(answerOf(feast(), 0, { plans, orders: [take({}, 'tip take')] }).line).toBe('tip leave');
  });

  test('are dropped with the reason when the position no longer fits', () => {
    const table = firstTurn();
    must(table.play(0, 'pass'));
    must(table.play(1, 'buy gate'));
    must(table.play(1, 'haggle nothing'));
    const plan = { name: 'silk', steps: [turn('buy gate'), turn('pass')] };
    const given = answerOf(table, 0, { plans: [plan] });
    expect(given.line).toBeNull();
    expect(given.standing.plans).toEqual([]);
    expect(given.cancelled).toMatchObject([
      {
        plan: { name: 'silk' },
        step: { take: 'buy gate' },
        why: { kind: 'refused', refusal: { rule: 'BAZ-STALL' } },
      },
    ]);
  });

  test('tell which condition failed and what was there instead', () => {
    const rich = { counts: [{ count: 'coins', op: '>=', value: 50 }] };
    const given = answerOf(firstTurn(), 0, {
      plans: [{ name: 'rich', steps: [turn('pass', 'drop', rich)] }],
    });
    expect(given.cancelled[0].why).toEqual({
      kind: 'condition',
      test: { count: 'coins', op: '>=', value: 50 },
      is: firstTurn().view(0).coins[0],
    });
  });

  test('look at everything the seat owes, and give the reason of the first', () => {
    const table = feast();
    const view = table.view(0);
    view.aside.push({ id: 99, kind: 'tip', seat: 0, from: 2 });
    const from = (seat: number) => {
      const when = { kind: 'tip', where: [{ fact: 'from', op: '=', value: seat }] };
      return readStandingOrders({ plans: [{ name: 'x', steps: [{ when, take: 'tip leave' }] }] });
    };
    expect(answer(table.rules, view, 0, from(2)).action).toEqual({ kind: 'tip', accept: false });
    expect(answer(table.rules, view, 0, from(3)).cancelled[0].why).toMatchObject({
      kind: 'condition',
      is: 1,
    });
  });

  test('are dropped where a line fits nothing, or more than one action', () => {
    const why = (line: string) =>
      answerOf(firstTurn(), 0, { plans: [{ name: 'x', steps: [turn(line)] }] }).cancelled[0].why;
    expect(why('sing *')).toEqual({ kind: 'no-action', line: 'sing *' });
    expect(why('walk *')).toEqual({ kind: 'ambiguous', line: 'walk *', fits: ['walk well', 'walk garden'] });
  });

  test('name a few of the lines that fit, however many there are', () => {
    const game = firstTurn();
    const legal = game.legal(0).length;
    expect(legal).toBeGreaterThan(5);
    const plans = [{ name: 'x', steps: [turn('*')] }];
    const [{ why }] = answerOf(game, 0, { plans }).cancelled;
    expect(why.kind === 'ambiguous' && why.fits).toHaveLength(5);
  });

  test('can go on with another step instead', () => {
    const plan = {
      name: 'either',
      steps: [turn('buy tower', 'skip'), turn('buy well', 'skip'), turn('pass')],
    };
    const given = answerOf(firstTurn(), 0, { plans: [plan] });
    expect(given).toMatchObject({ line: 'buy well', cancelled: [] });
    expect(given.standing.plans[0].steps.map(({ take: line }) => line)).toEqual(['pass']);
    const hopeless = { name: 'hopeless', steps: [turn('buy tower', 'skip')] };
    expect(answerOf(firstTurn(), 0, { plans: [hopeless] }).cancelled).toHaveLength(1);
  });

  test('a skipped step is not tried again', () => {
    const plan = { name: 'past', steps: [turn('buy tower', 'skip'), haggle('haggle nothing')] };
    const given = answerOf(firstTurn(), 0, { plans: [plan] });
    expect(given.line).toBeNull();
    expect(given.standing.plans[0].steps.map(({ take: line }) => line)).toEqual(['haggle nothing']);
  });

  test('the next plan answers when one is dropped', () => {
    const plans = [
      { name: 'no', steps: [turn('buy tower')] },
      { name: 'yes', steps: [turn('pass')] },
    ];
    const given = answerOf(firstTurn(), 0, { plans });
    expect(given).toMatchObject({ line: 'pass', by: { kind: 'plan', at: 1 } });
    expect(given.cancelled.map(({ plan }) => plan.name)).toEqual(['no']);
    expect(given.standing.plans).toEqual([]);
  });
});

test('a thousand steps and orders cost little more than one: legal actions are written once for all of them', () => {
  const table = feast();
  let written = 0;
  const { notation } = table.rules;
  const rules: typeof table.rules = {
    ...table.rules,
    notation: {
      ...notation,
      write: (action) => {
        written += 1;
        return notation.write(action);
      },
    },
  };
  const step = { when: { kind: 'tip' }, take: 'no such * line', otherwise: 'skip' };
  const plans = Array.from({ length: 10 }, () => ({ name: 'all', steps: Array(100).fill(step) }));
  const { action } = answer(rules, table.view(0), 0, readStandingOrders({ plans }));
  expect(action).toBeNull();
  expect(written).toBe(table.legal(0).length);
});

describe('orders from outside', () => {
  test('come back from JSON as they were', () => {
    const raw = {
      plans: [{ name: 'p', steps: [{ when: { kind: 'turn' }, take: 'pass' }] }],
      orders: [take({ where: [{ fact: 'from', op: '=', value: 'witches' }] }, 'tip take')],
    };
    const read = readStandingOrders(raw);
    expect(readStandingOrders(JSON.parse(JSON.stringify(read)))).toEqual(read);
    expect(readStandingOrders({})).toEqual({ plans: [], orders: [] });
  });

  test.each<[unknown, string]>([
    [null, 'standing: must be an object with plans, orders, not null'],
    [{ order: [] }, 'standing.order: there is no such field; there are plans, orders'],
    [{ orders: 'all' }, 'orders: must be a list, not "all"'],
    [{ orders: [{ when: { kind: 'tip' } }] }, 'orders[0].take: must be a text, it is missing'],
    [{ orders: [{ take: 'tip take' }] }, 'orders[0].when: must be an object with kind, where, counts, place'],
    [{ orders: [take({ kind: 7 }, 'x')] }, 'orders[0].when.kind: must be a text, not 7'],
    [
      { orders: [take({ where: [{ fact: 'a', op: '~', value: 1 }] }, 'x')] },
      'orders[0].when.where[0].op: must be one of = != < <= > >=, not "~"',
    ],
    [
      { orders: [take({ where: [{ fact: 'a', op: '<', value: 'b' }] }, 'x')] },
      'orders[0].when.where[0].op: a text can only be compared with = and !=',
    ],
    [
      { orders: [take({ counts: [{ count: 'a', op: '=', value: 'b' }] }, 'x')] },
      'orders[0].when.counts[0].value: must be a number, not "b"',
    ],
    [
      { orders: [take({ where: [{ fact: 'a', op: '=', value: Number.NaN }] }, 'x')] },
      'orders[0].when.where[0].value: must be a number or a text',
    ],
    [
      { orders: [take({ place: [{ place: 'hour', op: '=', value: 1 }] }, 'x')] },
      'orders[0].when.place[0].place: must be "round", "phase" or "turn", not "hour"',
    ],
    [{ plans: [{ name: 'p', steps: [] }] }, 'plans[0].steps: a plan needs at least one step'],
    [{ plans: [{ name: ' ', steps: [] }] }, 'plans[0].name: must be a text'],
    [
      { plans: [{ name: 'p', steps: [{ when: { kind: 'turn' }, take: 'pass', otherwise: 'cry' }] }] },
      'plans[0].steps[0].otherwise: must be "drop" or "skip", not "cry"',
    ],
    [{ orders: new Array(101).fill(take({}, 'x')) }, 'orders: at most 100 are allowed, not 101'],
    [{ orders: [take({}, 'x'.repeat(201))] }, 'orders[0].take: must not be longer than 200 characters'],
  ])('are refused with the place: %o', (raw, message) => {
    expect(() => readStandingOrders(raw)).toThrow(OrdersError);
    expect(() => readStandingOrders(raw)).toThrow(message);
  });
});
