/** Action 8: passing, its points, and the next bonus card. */
import { toAll } from '@guildhall/kernel';
import { cardRules } from '../../terra/index.ts';
import { BUILDINGS } from '../data/types.ts';
import type { Action } from './actions.ts';
import type { TurnActionOf } from './handlers.ts';
import { favoursOf } from './held-favours.ts';
import { ownerOf } from './reach.ts';
import { score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type Player, STRONGHOLD, type State, TRADING_HOUSE } from './state.ts';

/** Whether a card lies on the table: in play and in nobody's hand. */
export function cardIsFree(state: State, card: number): boolean {
  if (!state.cards.includes(card)) return false;
  for (const player of state.players) if (player.card === card) return false;
  return true;
}

const rules = cardRules<Ruleset, State, Player, TmRule>({
  cards: (state) => state.cards,
  coins: (state) => state.cardCoins,
  isFree: cardIsFree,
  hold(player, card) {
    player.card = card;
  },
  takenEvent: (g, card) => ({ kind: 'cardTaken', data: { card: g.cardIds[card] } }),
  refusals: { lastRound: 'TM-PASS-LAST-ROUND', own: 'TM-PASS-OWN-CARD', taken: 'TM-PASS-CARD' },
});
export const { take: takeCard, addCoins } = rules;

export const pass = {
  legal: (g, state, _seat, out) => rules.offer<Action>(g, state, g.catalogue.pass, out),
  check: (g, state, seat, { card }) => rules.check(g, state, card, state.players[seat].card),
  apply(g, state, seat, { card }, listener, turn) {
    const player = state.players[seat];
    turn.actions = 0;
    listener?.(toAll('passed', seat, {}));
    scorePass(g, state, seat);
    player.passed = true;
    state.passing.push(seat);
    player.card = NONE;
    if (card !== null) takeCard(g, state, seat, card, listener);
  },
} satisfies TurnActionOf<'pass'>;

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
