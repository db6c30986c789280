/**
 * The bazaar: a small game that has what Terra Mystica lacks (secrets, dice, sealed bids, a pile, effects that set
 * off effects), so that the kernel is tested on all of it.
 */
import {
  choice,
  fixed,
  flag,
  type Game,
  type Obligation,
  type Payments,
  type Rules,
  withOverrides,
} from '../../src/index.ts';
import { type BazaarAction, isPayment, notation } from './actions.ts';
import { apply } from './apply.ts';
import { legal, RULES, whyNot } from './checks.ts';
import { CARD_NAMES, compile, MAPS, SOURCED, STALLS, TABLES, TIP } from './data.ts';
import { leave, run, setup } from './day.ts';
import { components, counts, estimate, outcome } from './scoring.ts';
import { determinize, hidden, view } from './secrets.ts';
import { type BazaarOptions, type BazaarState, cloneState, type Due } from './state.ts';

export type { BazaarAction } from './actions.ts';
export { type BazaarOptions, type BazaarState, UNKNOWN } from './state.ts';

function facts(state: BazaarState, obligation: Obligation): Record<string, number | string> {
  const due = obligation as Due;
  if (due.kind === 'tip') return { amount: TIP.coins, price: TIP.favours, from: due.from };
  if (due.kind === 'bid') return { day: state.day };
  return {};
}

const payments: Payments<BazaarState, BazaarAction> = {
  isPayment,
  holdings: (state, seat) => ({
    coins: state.coins[seat],
    favours: state.favours[seat],
    box: state.boxes[seat],
  }),
  exchanges: () => [{ action: { kind: 'unlock' }, changes: { favours: -1, box: -1, coins: 1 } }],
  values: { coins: 2, favours: 3, box: 1 },
};

function rules(options: BazaarOptions): Rules<BazaarState, BazaarAction> {
  const market = compile(withOverrides(TABLES, options.overrides), options.map);
  return {
    seats: options.players,
    setup: (seed) => setup(options, seed),
    legal: (state, seat) => legal(market, state, seat),
    whyNot: (state, seat, wish) => whyNot(market, state, seat, wish),
    apply: (state, seat, action, listener) => apply(market, state, seat, action, listener),
    run: (state, listener) => run(options, state, listener),
    leave,
    isSettingUp: () => false,
    clone: cloneState,
    view,
    determinize,
    outcome: (state) => outcome(market, state, options.guild),
    counts: (state, seat) => counts(market, state, seat),
    components,
    where: (state) => ({ round: state.day, phase: state.phase, turn: state.turn }),
    facts,
    estimate: (state, seat) => estimate(market, state, seat),
    notation,
    tables: {},
    payments,
  };
}

function isFirstMarket(value: unknown): string | null {
  const names = Array.isArray(value) ? new Set<unknown>(value) : new Set<unknown>();
  const known = [...names].every((name) => CARD_NAMES.includes(name as string));
  return names.size === STALLS.length && known ? null : `must name ${STALLS.length} different cards`;
}

export const bazaar: Game<BazaarState, BazaarAction, BazaarOptions> = {
  id: 'bazaar',
  version: 1,
  options: {
    minPlayers: 2,
    maxPlayers: 4,
    tables: SOURCED,
    fields: {
      days: choice([3, 4]),
      map: choice(MAPS),
      hands: choice(['secret', 'open']),
      guild: flag(true),
      firstMarket: fixed<readonly string[]>(isFirstMarket),
    },
  },
  ruleIds: Object.keys(RULES),
  hidden,
  bound: 250,
  rules,
};
