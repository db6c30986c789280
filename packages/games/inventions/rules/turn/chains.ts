/** Chain actions: where an action shows the chain, a marker buys one more. */
import { discharge, toAll } from '@guildhall/kernel';
import type { Action } from '../actions.ts';
import type { HandlerOf } from '../handlers.ts';
import type { Check } from '../rule-ids.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type ObligationOf, type State } from '../state.ts';
import { canUse, isPossible } from './act.ts';
import { give, oweAction } from './benefits.ts';
import { learn } from './travel.ts';

type Chain = ObligationOf<'chain'>;

function checkCard(g: Ruleset, state: State, owed: Chain, card: number): Check {
  if (owed.from === 'innovation') {
    if (card !== owed.at) return 'INV-INNOVATE-CHAIN';
  } else if (owed.from === 'inventions') {
    if (!state.players[owed.seat].inventions.includes(card)) return 'INV-CALL-CHAIN';
    if (state.turn.called.includes(card)) return 'INV-CALL-CHAIN';
  } else return 'INV-TURN-NOT-NOW';
  if (state.turn.markers === 0) return 'INV-CHAIN-SPEND';
  return isPossible(g, state, owed.seat, g.cards[card].chain) ? null : 'INV-CHAIN-POSSIBLE';
}

function checkToken(g: Ruleset, state: State, owed: Chain, token: number): Check {
  if (owed.from !== 'tokens') return 'INV-TURN-NOT-NOW';
  const player = state.players[owed.seat];
  if (player.tokens[token] === NONE || (player.flipped & (1 << token)) !== 0) return 'INV-GAIN-CHAIN';
  if (state.turn.markers === 0) return 'INV-CHAIN-SPEND';
  return canUse(g, state, owed.seat, g.tokens[token]) ? null : 'INV-CHAIN-POSSIBLE';
}

function checkLearn(g: Ruleset, state: State, owed: Chain): Check {
  if (owed.from !== 'knowledge') return 'INV-TURN-NOT-NOW';
  const at = state.regions[owed.at];
  if (!at.sage || at.learning) return 'INV-TRAVEL-SAGE';
  if (state.turn.markers === 0) return 'INV-CHAIN-SPEND';
  if (at.shown) return null;
  return canUse(g, state, owed.seat, g.knowledgeTiles[at.knowledge]) ? null : 'INV-CHAIN-POSSIBLE';
}

export const chain = {
  candidates(g, state, owed, out) {
    const player = state.players[owed.seat];
    switch (owed.from) {
      case 'innovation':
        out.push(g.catalogue.chain[owed.at]);
        break;
      case 'inventions':
        for (const card of player.inventions) out.push(g.catalogue.chain[card]);
        break;
      case 'tokens':
        out.push(...g.catalogue.flip);
        break;
      case 'knowledge':
        out.push(g.catalogue.learn);
        break;
    }
    out.push(g.catalogue.decline);
  },
  check(g, state, owed, action) {
    switch (action.kind) {
      case 'chain':
        return checkCard(g, state, owed, action.card);
      case 'flip':
        return checkToken(g, state, owed, action.token);
      case 'learn':
        return checkLearn(g, state, owed);
      case 'decline':
        return null;
      default:
        return 'INV-TURN-NOT-NOW';
    }
  },
  apply(g, state, owed, action, listener) {
    discharge(state, owed);
    if (action.kind === 'decline') return;
    const { seat } = owed;
    state.turn.markers -= 1;
    switch (action.kind) {
      case 'chain':
        if (owed.from === 'inventions') state.turn.called.push(action.card);
        listener?.(toAll('chained', seat, { by: g.cardIds[action.card] }));
        oweAction(state, seat, 1 << g.cards[action.card].chain, 'chain');
        return;
      case 'flip':
        state.players[seat].flipped |= 1 << action.token;
        listener?.(toAll('chained', seat, { by: g.tokenIds[action.token] }));
        give(g, state, seat, g.tokens[action.token], 'influenceSpaces', 'chain');
        return;
      case 'learn':
        listener?.(toAll('chained', seat, { by: g.knowledgeTileIds[state.regions[owed.at].knowledge] }));
        learn(g, state, seat, owed.at, listener);
        return;
      default:
        throw new Error(`not a chain action: ${action.kind}`);
    }
  },
} satisfies HandlerOf<'chain'>;

const scratch: Action[] = [];

/** Whether the seat could do anything but decline. */
export function hasChain(g: Ruleset, state: State, owed: Chain): boolean {
  scratch.length = 0;
  chain.candidates(g, state, owed, scratch);
  return scratch.some((option) => option.kind !== 'decline' && chain.check(g, state, owed, option) === null);
}
