/** Passing: a card (or tile) of the table is given back and another one taken, with the coins on it. */
import { type Listener, toAll } from '@guildhall/kernel';
import type { TerraPlayer, TerraState } from './state.ts';

interface CardParts<G, S, P, R> {
  /** Cards in play, and the coins on each. */
  cards(state: S): readonly number[];
  coins(state: S): number[];
  /** Whether a card lies on the table: in play and in nobody's hand. */
  isFree(state: S, card: number): boolean;
  hold(player: P, card: number): void;
  takenEvent(g: G, card: number): { readonly kind: string; readonly data: Record<string, string> };
  readonly refusals: { readonly lastRound: R; readonly own: R; readonly taken: R };
}

export function isLastRound(
  g: { readonly tables: { readonly rounds: number } },
  { round }: { readonly round: number },
): boolean {
  return round === g.tables.rounds;
}

export function cardRules<
  G extends { readonly tables: { readonly rounds: number } },
  S extends TerraState & { readonly players: readonly P[] },
  P extends TerraPlayer,
  R,
>({ cards, coins, isFree, hold, takenEvent, refusals }: CardParts<G, S, P, R>) {
  /** `own` is what the seat gives back; null: nothing is taken. */
  function check(g: G, state: S, card: number | null, own: number): R | null {
    if (isLastRound(g, state)) return card === null ? null : refusals.lastRound;
    if (card === null) return refusals.taken;
    if (card === own) return refusals.own;
    return isFree(state, card) ? null : refusals.taken;
  }

  /** Adds a pass for each card that may be taken; `passes` stand by card, and the last of them takes nothing. */
  function offer<A>(g: G, state: S, passes: readonly A[], out: A[]): void {
    if (isLastRound(g, state)) out.push(passes[passes.length - 1]);
    else for (const card of cards(state)) if (isFree(state, card)) out.push(passes[card]);
  }

  function take(g: G, state: S, seat: number, card: number, listener?: Listener): void {
    const player = state.players[seat];
    const at = cards(state).indexOf(card);
    const onIt = coins(state)[at];
    hold(player, card);
    player.coins += onIt;
    coins(state)[at] = 0;
    const { kind, data } = takenEvent(g, card);
    listener?.(toAll(kind, seat, { ...data, coins: onIt }));
  }

  /** Every card that nobody holds gets a coin. */
  function addCoins(state: S): void {
    for (const [at, card] of cards(state).entries()) if (isFree(state, card)) coins(state)[at] += 1;
  }

  return { check, offer, take, addCoins };
}
