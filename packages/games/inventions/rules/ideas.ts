/** The idea area and the deck: four open cards, of which new ideas are taken. */
import { discharge, draw, toAll } from '@guildhall/kernel';
import type { HandlerOf } from './handlers.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

/** The era of the first pile of the deck. */
const FIRST_ERA = 3;

/** Turns up the next card of the deck. Within an era nobody knows the order. */
export function turnUp(state: State): void {
  const pile = state.deck.find((cards) => cards.length > 0);
  state.top = pile === undefined ? NONE : draw(state, pile);
}

/** Cards move away from the deck to close gaps; new ones come from it. */
export function refill(g: Ruleset, state: State): void {
  while (state.ideas.length < g.tables.ideaArea && state.top !== NONE) {
    state.ideas.unshift(state.top);
    turnUp(state);
  }
}

export function takeIdea(g: Ruleset, state: State, card: number): void {
  const at = state.ideas.indexOf(card);
  if (at >= 0) {
    state.ideas.splice(at, 1);
    refill(g, state);
  } else turnUp(state);
}

export function hasOpenIdeas(state: State): boolean {
  return state.ideas.length > 0 || state.top !== NONE;
}

/** Ideas of earlier eras leave the area and the deck; the cards of an earlier era all lie above those of a later one. */
export function dropEarlierIdeas(g: Ruleset, state: State): number[] {
  const isOld = (card: number): boolean => g.cards[card].era < state.era;
  const dropped = state.ideas.filter(isOld);
  state.ideas = state.ideas.filter((card) => !isOld(card));
  for (let era = FIRST_ERA; era < state.era; era++) state.deck[era - FIRST_ERA] = [];
  if (state.top !== NONE && isOld(state.top)) {
    dropped.push(state.top);
    turnUp(state);
  }
  refill(g, state);
  return dropped;
}

export const drawIdea = {
  candidates(g, state, _owed, out) {
    for (const card of state.ideas) out.push(g.catalogue.draw[card]);
    if (state.top !== NONE) out.push(g.catalogue.draw[state.top]);
  },
  check(_g, state, _owed, action) {
    if (action.kind !== 'draw') return 'INV-TURN-NOT-NOW';
    return state.top === action.card || state.ideas.includes(action.card) ? null : 'INV-PRESENT-DRAW';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'draw') throw new Error(`not an idea: ${action.kind}`);
    owed.left -= 1;
    if (owed.left === 0) discharge(state, owed);
    state.players[owed.seat].ideas.push(action.card);
    listener?.(toAll('ideaDrawn', owed.seat, { card: g.cardIds[action.card] }));
    takeIdea(g, state, action.card);
  },
} satisfies HandlerOf<'drawIdea'>;
