/** In every game with payments: what pays for an action and the action are one step, one entry and one line of the log. */

import { games } from '@guildhall/games/all';
import {
  type Action,
  type Game,
  type GameState,
  moveOf,
  randomFrom,
  type Seat,
  Table,
  ways,
} from '@guildhall/kernel';
import { expect, test } from 'vitest';

/** Looking for something to pay for takes long. */
const EVERY = 3;
const WANTED = 5;
const MOST_GAMES = 12;

interface PaidMove {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** Something that the seat cannot afford until it has paid for it with an exchange. */
function paidMove(table: Table, seat: Seat): PaidMove | null {
  const { rules } = table;
  const view = table.view(seat) as GameState;
  for (const wish of rules.notation.all) {
    const missing = rules.whyNot(view, seat, wish)?.missing ?? {};
    if (Object.keys(missing).length === 0) continue;
    const [way] = ways(rules, view, seat, [wish], 1);
    if (way !== undefined && way.actions.length > 1) return { seat, actions: way.actions };
  }
  return null;
}

function checkPaidMove(table: Table, { seat, actions }: PaidMove): void {
  const line = moveOf(table.rules, actions);
  const before = table.view(seat);
  const length = table.length;
  expect(table.play(seat, [...actions]), line).toMatchObject({ ok: true });
  const draft = table.drafts(seat).find((one) => one.seat === seat)?.own;
  if (table.length === length) {
    expect(draft?.steps.at(-1)).toBe(line);
    const after = table.view(seat);
    expect(table.undo(seat)).toMatchObject({ ok: true });
    expect(table.view(seat)).toEqual(before);
    expect(table.redo(seat)).toMatchObject({ ok: true });
    expect(table.view(seat)).toEqual(after);
  } else {
    expect(table.entries(length)[0]).toBe(`${seat} ${line}`);
    expect(table.since(length, seat)[0]).toMatchObject({ actions: actions.length, line });
  }
}

const all = [...games].map(([id, { game }]) => [id, game as Game] as const);
const playable = all.filter(([, game]) => new Table(game, { players: 2 }, 'any').rules.payments !== null);

/** Plays at random and tries what has to be paid for on the way; says how often there was something. */
function checkGame(game: Game, seed: string, wanted: number): number {
  const table = new Table(game, { players: 2 }, seed, { confirm: 'asked' });
  const random = randomFrom(seed);
  let checked = 0;
  for (let turn = 0; checked < wanted && !table.over; turn++) {
    const [seat] = table.deciders();
    const found = turn % EVERY === 0 ? paidMove(table, seat) : null;
    if (found !== null) {
      checkPaidMove(table, found);
      checked += 1;
    }
    const legal = table.legal(seat);
    if (legal.length === 0) table.confirm(seat);
    else table.play(seat, legal[random.below(legal.length)]);
  }
  return checked;
}

test.each(playable)('%s', { timeout: 120_000 }, (_id, game) => {
  let checked = 0;
  for (let seed = 0; seed < MOST_GAMES && checked < WANTED; seed++)
    checked += checkGame(game, `paid moves ${seed}`, WANTED - checked);
  expect(checked).toBe(WANTED);
});

test('all games but those that say they have no payments', () => {
  expect(all.filter((one) => !playable.includes(one)).map(([id]) => id)).toEqual(['inventions']);
});
