/** A turn: sell pearls, then buy a crate or pass. */
import { discharge, draw, type Handler, type Listener, type Seat } from '@guildhall/kernel';
import type { Spice } from '../data/index.ts';
import type { Action } from './actions.ts';
import type { GameRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { Obligation, State, Turn } from './state.ts';

export const turn: Handler<Ruleset, State, Turn, Action, GameRule> = {
  candidates({ catalogue }, _state, _owed, out) {
    out.push(...Object.values(catalogue.buy), catalogue.sell, catalogue.pass);
  },

  check(g, state, { seat }, action) {
    const { coins, pearls } = state.players[seat];
    switch (action.kind) {
      case 'buy':
        if (state.market[action.spice] === 0) return 'SQ-BUY-MARKET';
        return coins < g.tables.spices[action.spice].price ? 'SQ-BUY-PRICE' : null;
      case 'sell':
        return pearls === 0 ? 'SQ-SELL-PEARL' : null;
      case 'pass':
        return null;
    }
  },

  apply(g, state, owed, action, listener) {
    const { seat } = owed;
    switch (action.kind) {
      case 'buy':
        discharge(state, owed);
        return buy(g, state, seat, action.spice, listener);
      case 'sell':
        // The turn goes on.
        return sell(g, state, seat, listener);
      case 'pass':
        discharge(state, owed);
        listener?.({ kind: 'passed', seat, readers: 'all', data: {} });
    }
  },
};

function buy(g: Ruleset, state: State, seat: Seat, spice: Spice, listener?: Listener): void {
  const player = state.players[seat];
  const { price } = g.tables.spices[spice];
  player.coins -= price;
  player.crates[spice] += 1;
  state.market[spice] -= 1;
  listener?.({ kind: 'bought', seat, readers: 'all', data: { spice, price } });
  refill(state, seat, listener);
}

/** The draw is counted in the state, so nobody can look at what comes and then take the purchase back. */
function refill(state: State, seat: Seat, listener?: Listener): void {
  if (state.warehouse.length === 0) return;
  const spice = draw(state, state.warehouse);
  state.market[spice] += 1;
  listener?.({ kind: 'unloaded', seat, readers: 'all', data: { spice } });
}

function sell(g: Ruleset, state: State, seat: Seat, listener?: Listener): void {
  const player = state.players[seat];
  const { coins } = g.tables.pearl;
  player.pearls -= 1;
  player.coins += coins;
  listener?.({ kind: 'sold', seat, readers: 'all', data: { coins } });
}

/** What a refusal says is missing, by the names of the payments' holdings: whatever a payment could bring. */
export function shortfallFor(
  g: Ruleset,
  state: State,
  seat: Seat,
  _owed: Obligation,
  wish: Action,
  rule: GameRule,
): Record<string, number> {
  if (rule !== 'SQ-BUY-PRICE' || wish.kind !== 'buy') return {};
  return { coins: g.tables.spices[wish.spice].price - state.players[seat].coins };
}
