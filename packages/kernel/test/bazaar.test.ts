import { describe, expect, it } from 'vitest';
import {
  deciders,
  isOver,
  type LogEvent,
  openGroup,
  play,
  preview,
  readOptions,
  type Seat,
  settle,
  waitedFor,
} from '../src/index.ts';
import { type BazaarAction, type BazaarState, bazaar, UNKNOWN } from './bazaar/index.ts';

/** Stalls by name: gate, well, square, tower, quay, garden. Seats start at the first ones. */
const FIRST_MARKET = ['silk-4', 'spice-3', 'silk-2', 'tea-1', 'glass-1', 'tea-5'];

/** A table of the bazaar at which the bids are opened and seat 0 has its first turn. */
function table(raw: Record<string, unknown> = {}) {
  const rules = bazaar.rules(readOptions(bazaar.options, { players: 2, firstMarket: FIRST_MARKET, ...raw }));
  const state = rules.setup('bazaar test');
  const events: LogEvent[] = [];
  settle(rules, state);
  const does = (seat: Seat, line: string) => {
    const result = play(rules, state, seat, rules.notation.read(line)!, (event) => events.push(event));
    settle(rules, state, (event) => events.push(event));
    return result;
  };
  const refuses = (seat: Seat, line: string) => {
    const result = does(seat, line);
    return result.ok ? null : result.refusal;
  };
  const offers = (seat: Seat): string[] =>
    rules.legal(state, seat).map((action: BazaarAction) => rules.notation.write(action));
  return { rules, state, events, does, refuses, offers };
}

function firstTurn(raw: Record<string, unknown> = {}) {
  const opened = table(raw);
  const players = opened.rules.seats;
  for (let seat = 0; seat < players; seat++) opened.does(seat, seat === 0 ? 'bid 1' : 'bid 0');
  opened.state.coins[0] += 10;
  opened.state.bank -= 10;
  return opened;
}

describe('sealed bids', () => {
  it('are owed by all seats at once, in any order, and opened by the table', () => {
    const { state, does, rules } = table({ players: 3 });
    expect(waitedFor(state).toSorted()).toEqual([0, 1, 2]);
    does(2, 'bid 2');
    expect(deciders(state)).toEqual([0, 1]);
    expect(rules.view(state, 0).bids).toEqual([null, null, UNKNOWN]);
    expect(rules.view(state, 2).bids).toEqual([null, null, 2]);
    does(0, 'bid 0');
    does(1, 'bid 1');
    expect(rules.view(state, null).bids).toEqual([0, 1, 2]);
    expect(openGroup(state)).toMatchObject([{ kind: 'turn', seat: 2 }]);
  });
});

describe('the market', () => {
  it('BAZ-REACH: sells one road away and not two, unless an override opens a road', () => {
    expect(firstTurn().refuses(0, 'buy square')).toEqual({ rule: 'BAZ-REACH', missing: {} });
    const overrides = [{ path: 'roads.ring.gate-square', value: true }];
    expect(firstTurn({ overrides }).refuses(0, 'buy square')).toBeNull();
  });

  it('BAZ-PRICE: says how many coins are missing, at the cost that an override sets', () => {
    const { state, refuses } = firstTurn({ overrides: [{ path: 'cards.silk-4.cost', value: 50 }] });
    expect(refuses(0, 'buy gate')).toEqual({ rule: 'BAZ-PRICE', missing: { coins: 50 - state.coins[0] } });
  });

  it('a caravan sets off two effects whose order its seat chooses', () => {
    const { state, does, offers } = firstTurn();
    does(0, 'buy gate');
    expect(openGroup(state)).toMatchObject([
      { kind: 'stroll', seat: 0 },
      { kind: 'haggle', seat: 0 },
    ]);
    expect(offers(0)).toContain('haggle well');
    expect(offers(0)).not.toContain('haggle square');
    does(0, 'stroll well');
    expect(offers(0)).toContain('haggle square');
    does(0, 'haggle well');
    // The spice bought with the first haggle allows another one.
    expect(openGroup(state)).toMatchObject([{ kind: 'haggle', seat: 0 }]);
  });

  it('a feast offers tips for which the game does not wait', () => {
    const { state, does, rules, offers } = firstTurn();
    does(0, 'buy garden');
    expect(deciders(state)).toEqual([1]);
    expect(rules.facts(state, state.aside[0])).toEqual({ amount: 2, price: 1, from: 0 });
    expect(offers(1)).toEqual(expect.arrayContaining(['tip take', 'tip leave', 'pass']));
    does(1, 'pass');
    expect(waitedFor(state)).toEqual([0]);
    expect(deciders(state)).toEqual([0, 1]);
  });
});

describe('what a seat knows', () => {
  /** Seat 0 has bought a card that lets it look at the top of the pile, and has its second turn. */
  function peeked() {
    const opened = firstTurn({
      firstMarket: ['silk-2', ...FIRST_MARKET.filter((card) => card !== 'silk-2')],
    });
    opened.does(0, 'buy gate');
    opened.does(1, 'pass');
    return opened;
  }

  it('a peek puts cards in an order that only the peeking seat sees', () => {
    const { state, rules, events } = peeked();
    const cards = state.top.map(({ card }) => card);
    expect(cards).toHaveLength(3);
    const seen = (viewer: Seat | null) => rules.view(state, viewer).top.map(({ card }) => card);
    expect(seen(0)).toEqual(cards);
    expect(seen(1)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(seen(null)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(events.find(({ kind }) => kind === 'peekedCards')?.readers).toEqual([0]);
  });

  it('drawing what it has peeked at discloses nothing', () => {
    const { state, rules, does } = peeked();
    const [{ card }] = state.top;
    const { disclosed } = state.chance;
    const seen = preview(rules, rules.view(state, 0), 0, { kind: 'draw' });
    expect(seen).toMatchObject({ changes: [{ coins: -1, cards: 1 }, {}], stop: { kind: 'decision' } });
    does(0, 'draw');
    expect(state.hands[0]).toContain(card);
    expect(state.chance.disclosed).toBe(disclosed);
  });

  it('drawing anything else is where its preview stops', () => {
    const { state, rules } = firstTurn();
    const seen = preview(rules, rules.view(state, 0), 0, { kind: 'draw' });
    expect(seen).toMatchObject({ changes: [{ coins: -1 }, {}], stop: { kind: 'draw' } });
  });
});

describe('the end', () => {
  it('waits for the last tips and shows everything', () => {
    const { state, rules, does, offers } = firstTurn({ days: 3 });
    does(0, 'buy garden');
    for (let turns = 0; state.phase !== 'over' && turns < 100; turns++) {
      const seat = waitedFor(state)[0];
      does(
        seat,
        offers(seat).includes('pass') ? 'pass' : offers(seat).filter((line) => !line.startsWith('tip'))[0],
      );
    }
    expect(waitedFor(state)).toEqual([1]);
    does(1, 'tip leave');
    expect(isOver(state)).toBe(true);
    const { chance: _, ...open } = state;
    const { chance: __, ...seen } = rules.view(state, null) as BazaarState;
    expect(seen).toEqual(open);
  });
});
