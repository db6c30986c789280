/**
 * The Automa's deck. Its order is a secret of nobody's: a card is drawn when it is turned up. Cards that came out of the
 * reserve by chance are drawn from there, because until then they may be any of them.
 */
import { draw } from '@guildhall/kernel';
import type { Ruleset } from '../ruleset.ts';
import { type AutomaState, NONE, type State } from '../state.ts';
import type { AutomaRules } from './compile.ts';

/** A card in the deck that may be any of the reserve. */
const ANY = -1;

export function firstDeck({
  cards,
  cardIds,
  level,
}: Pick<AutomaRules, 'cards' | 'cardIds' | 'level'>): Pick<
  AutomaState,
  'deck' | 'unknown' | 'reserve' | 'discard'
> {
  const deck: number[] = [];
  const reserve: number[] = [];
  for (const [card, { starts }] of cards.entries()) {
    const id = cardIds[card];
    ((starts && id !== level.lacks) || id === level.has ? deck : reserve).push(card);
  }
  return { deck, unknown: Math.min(level.random, reserve.length), reserve, discard: [] };
}

/** Cards in the deck, the open one on top of it included. */
export function deckSize({ deck, unknown, action }: AutomaState): number {
  return deck.length + unknown + (action === NONE ? 0 : 1);
}

/** The next card from the top of the deck; NONE: there is none. */
function turnUp(state: State, automa: AutomaState): number {
  const { deck, unknown, reserve } = automa;
  if (deck.length + unknown === 0) return NONE;
  const pile = [...deck, ...new Array<number>(unknown).fill(ANY)];
  const card = draw(state, pile);
  if (card !== ANY) {
    deck.splice(deck.indexOf(card), 1);
    return card;
  }
  automa.unknown -= 1;
  return draw(state, reserve);
}

/** A card is turned up for its letters and shuffled back. */
export function drawLetters(state: State, automa: AutomaState): number {
  const card = turnUp(state, automa);
  if (card === NONE) throw new Error('her deck is empty');
  automa.deck = [...automa.deck, card].sort((a, b) => a - b);
  return card;
}

/** The top card goes to the discard pile, where it is the support card; the next one is the action card. */
export function drawCards(state: State, automa: AutomaState): void {
  automa.discard.push(automa.action === NONE ? turnUp(state, automa) : automa.action);
  automa.action = turnUp(state, automa);
}

/** Before the second round and later: all cards and one of the reserve are a new deck. */
export function newDeck(g: Ruleset, automa: AutomaState): void {
  const { level, cardIds } = g.automa;
  const all = [...automa.deck, ...automa.discard];
  if (automa.action !== NONE) all.push(automa.action);
  automa.discard = [];
  automa.action = NONE;
  const first = automa.reserve.find((card) => cardIds[card] === level.lacks);
  if (first !== undefined) {
    automa.reserve = automa.reserve.filter((card) => card !== first);
    all.push(first);
  } else if (automa.unknown < automa.reserve.length) automa.unknown += 1;
  automa.deck = all.sort((a, b) => a - b);
}
