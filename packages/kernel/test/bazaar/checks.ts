/** Each rule is one check: null, or the refusal. `legal` and `whyNot` run the same ones. */
import { owed, type Refusal, type Seat } from '../../src/index.ts';
import type { BazaarAction } from './actions.ts';
import { HAND_LIMIT, HIGHEST_BID, type Market, STALLS, TIP } from './data.ts';
import type { BazaarState, Due } from './state.ts';

export const RULES = {
  'BAZ-ASKED': 'Answer what you are asked.',
  'BAZ-BID': 'A bid is at most three coins.',
  'BAZ-PRICE': 'You cannot pay what you do not have.',
  'BAZ-STALL': 'An empty stall sells nothing.',
  'BAZ-REACH': 'You buy at the stall where you stand or one road away.',
  'BAZ-ROAD': 'You walk along one road.',
  'BAZ-PILE': 'There must be a card left to draw.',
  'BAZ-HAND-LIMIT': 'You hold at most five cards.',
  'BAZ-HAND': 'You play cards from your own hand.',
  'BAZ-FAVOUR': 'A tip costs a favour, and so does the keeper of your box.',
  'BAZ-BOX': 'An empty box holds no coin.',
  'BAZ-LEAVE': 'Who leaves for good is not asked again; cards and coins stay, a sealed bid is withdrawn.',
} as const;

type Rule = keyof typeof RULES;

function refuse(rule: Rule, missing: Record<string, number> = {}): Refusal {
  return { rule, missing };
}

const NOTHING: readonly never[] = [];

const ANSWERS: Readonly<Record<Due['kind'], readonly BazaarAction['kind'][]>> = {
  bid: ['bid'],
  turn: ['buy', 'walk', 'draw', 'play', 'pass', 'unlock'],
  haggle: ['haggle', 'unlock'],
  stroll: ['stroll'],
  tip: ['tip'],
  dawn: NOTHING,
  openBids: NOTHING,
  guild: NOTHING,
  dusk: NOTHING,
  close: NOTHING,
};

/** The seat's open obligation that an action of this kind answers, or null. */
export function answered(state: BazaarState, seat: Seat, kind: BazaarAction['kind']): Due | null {
  return owed(state, seat).find((due) => ANSWERS[due.kind].includes(kind)) ?? null;
}

function afford(state: BazaarState, seat: Seat, price: number): Refusal | null {
  const lacking = price - state.coins[seat];
  return lacking > 0 ? refuse('BAZ-PRICE', { coins: lacking }) : null;
}

export function haggledPrice(cost: number): number {
  return Math.max(0, cost - 1);
}

function sells(market: Market, state: BazaarState, seat: Seat, stall: number, off: boolean): Refusal | null {
  const card = state.stalls[stall] ?? null;
  if (card === null) return refuse('BAZ-STALL');
  const here = state.at[seat];
  if (stall !== here && !market.neighbours[here].includes(stall)) return refuse('BAZ-REACH');
  const { cost } = market.cards[card];
  return afford(state, seat, off ? haggledPrice(cost) : cost);
}

function allowed(market: Market, state: BazaarState, seat: Seat, action: BazaarAction): Refusal | null {
  switch (action.kind) {
    case 'bid':
      return action.coins > HIGHEST_BID ? refuse('BAZ-BID') : afford(state, seat, action.coins);
    case 'buy':
      return sells(market, state, seat, action.stall, false);
    case 'haggle':
      return action.stall === null ? null : sells(market, state, seat, action.stall, true);
    case 'walk':
      return market.neighbours[state.at[seat]].includes(action.to) ? null : refuse('BAZ-ROAD');
    case 'stroll':
      return action.to === null || market.neighbours[state.at[seat]].includes(action.to)
        ? null
        : refuse('BAZ-ROAD');
    case 'draw':
      if (state.pile.length + state.top.length === 0) return refuse('BAZ-PILE');
      if (state.hands[seat].length >= HAND_LIMIT) return refuse('BAZ-HAND-LIMIT');
      return afford(state, seat, 1);
    case 'play':
      if (!state.hands[seat].includes(action.card)) return refuse('BAZ-HAND');
      return afford(state, seat, market.cards[action.card].cost);
    case 'tip':
      return action.accept && state.favours[seat] < TIP.favours
        ? refuse('BAZ-FAVOUR', { favours: TIP.favours - state.favours[seat] })
        : null;
    case 'unlock':
      if (state.boxes[seat] === 0) return refuse('BAZ-BOX');
      return state.favours[seat] === 0 ? refuse('BAZ-FAVOUR', { favours: 1 }) : null;
    case 'pass':
      return null;
  }
}

/** Everything that might be tried; the checks sort out what may. */
function candidates(state: BazaarState, seat: Seat, kind: BazaarAction['kind']): BazaarAction[] {
  switch (kind) {
    case 'bid':
      return Array.from({ length: HIGHEST_BID + 1 }, (_, coins) => ({ kind, coins }));
    case 'buy':
      return STALLS.map((_, stall) => ({ kind, stall }));
    case 'walk':
      return STALLS.map((_, to) => ({ kind, to }));
    case 'haggle':
      return [...STALLS.map((_, stall) => ({ kind, stall })), { kind, stall: null }];
    case 'stroll':
      return [...STALLS.map((_, to) => ({ kind, to })), { kind, to: null }];
    case 'play':
      return state.hands[seat].map((card) => ({ kind, card }));
    case 'tip':
      return [
        { kind, accept: true },
        { kind, accept: false },
      ];
    case 'draw':
    case 'pass':
    case 'unlock':
      return [{ kind }];
  }
}

export function legal(market: Market, state: BazaarState, seat: Seat): BazaarAction[] {
  const kinds = new Set(owed(state, seat).flatMap((due) => ANSWERS[due.kind]));
  const list: BazaarAction[] = [];
  for (const kind of kinds) {
    for (const action of candidates(state, seat, kind)) {
      if (allowed(market, state, seat, action) === null) list.push(action);
    }
  }
  return list;
}

/** A seat that owes nothing is refused by the kernel. */
export function whyNot(market: Market, state: BazaarState, seat: Seat, wish: BazaarAction): Refusal | null {
  if (owed(state, seat).length === 0) return null;
  if (answered(state, seat, wish.kind) === null) return refuse('BAZ-ASKED');
  return allowed(market, state, seat, wish);
}
