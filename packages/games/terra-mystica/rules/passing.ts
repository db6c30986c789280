/** Action 8: passing, its points, and the next bonus card. */
import { BUILDINGS } from '../data/types.ts';
import type { Action, ActionOf } from './actions.ts';
import { favoursOf } from './held-favours.ts';
import { ownerOf } from './reach.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, STRONGHOLD, type State, TRADING_HOUSE } from './state.ts';

type Pass = ActionOf<'pass'>;

export function isLastRound(g: Ruleset, state: State): boolean {
  return state.round === g.tables.rounds;
}

/** Whether a card lies on the table: in play and in nobody's hand. */
export function cardIsFree(state: State, card: number): boolean {
  if (!state.cards.includes(card)) return false;
  for (const player of state.players) if (player.card === card) return false;
  return true;
}

export function checkPass(g: Ruleset, state: State, seat: number, { card }: Pass): Check {
  if (isLastRound(g, state)) return card === null ? null : 'TM-PASS-LAST-ROUND';
  if (card === null) return 'TM-PASS-CARD';
  if (card === state.players[seat].card) return 'TM-PASS-OWN-CARD';
  return cardIsFree(state, card) ? null : 'TM-PASS-CARD';
}

export function offerPasses(g: Ruleset, state: State, _seat: number, out: Action[]): void {
  if (isLastRound(g, state)) out.push(g.catalogue.pass[g.cards.length]);
  else for (const card of state.cards) if (cardIsFree(state, card)) out.push(g.catalogue.pass[card]);
}

/** Takes a card with the coins on it. */
export function takeCard(g: Ruleset, state: State, seat: number, card: number, listener?: Listener): void {
  const player = state.players[seat];
  const at = state.cards.indexOf(card);
  const coins = state.cardCoins[at];
  player.card = card;
  player.coins += coins;
  state.cardCoins[at] = 0;
  listener?.({ kind: 'cardTaken', seat, readers: 'all', data: { card: g.cardIds[card], coins } });
}

export function applyPass(g: Ruleset, state: State, seat: number, { card }: Pass, listener?: Listener): void {
  const player = state.players[seat];
  listener?.({ kind: 'passed', seat, readers: 'all', data: {} });
  scorePass(g, state, seat);
  player.passed = true;
  state.passing.push(seat);
  player.card = NONE;
  if (card !== null) takeCard(g, state, seat, card, listener);
}

/**
 * The old card, favour tiles and the engineers' bridges score before the new card is taken. A bridge between two own
 * buildings is an own one: nobody builds where he has no building.
 */
function scorePass(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const card = g.cards[player.card];
  let forCard = card.passPointsForShipping * player.shipping;
  for (let kind = 0; kind < player.built.length; kind++)
    forCard += card.passPoints[BUILDINGS[kind]] * player.built[kind];
  score(player, 'bonusCards', forCard);
  for (const { passPoints } of favoursOf(g, player))
    score(player, 'favourTiles', passPoints[player.built[TRADING_HOUSE]]);
  const { bridgePoints } = g.factions[player.faction].stronghold;
  if (player.built[STRONGHOLD] === 0) return;
  for (const bridge of state.bridges) {
    const [a, b] = g.sites[bridge >> 3];
    if (ownerOf(state.buildings[a]) === seat && ownerOf(state.buildings[b]) === seat)
      score(player, 'faction', bridgePoints);
  }
}
