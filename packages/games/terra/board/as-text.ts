/** Parts of the position in words that both games tell alike. */
import type { ExplainContextOf, Words } from '@guildhall/board-kit';
import type { TerraState } from '../index.ts';
import { NONE } from './places.ts';

interface FreeCards {
  readonly cards: readonly number[];
  /** Coins on each of them. */
  readonly coins: readonly number[];
  /** Names of all cards, by number. */
  readonly ids: readonly string[];
  /** The message that tells of the coins. */
  readonly coinsKey: string;
  holderOf(card: number): number;
}

/** The cards that nobody holds, with the coins on them. */
export function freeCardLines(words: Words, { cards, coins, ids, coinsKey, holderOf }: FreeCards): string[] {
  return cards.flatMap((card, at) => {
    if (holderOf(card) !== NONE) return [];
    const name = words.name(ids[card]);
    return [coins[at] === 0 ? name : `${name}; ${words.say(coinsKey, { coins: coins[at] })}`];
  });
}

/** The bridges of a seat, its tiles, and whether it has passed. */
export function heldLines(
  { words, view, looks }: ExplainContextOf<unknown, TerraState>,
  seat: number,
  siteName: (site: number) => string,
  tiles: readonly string[],
): string[] {
  const bridges = view.bridges
    .filter((bridge) => (bridge & 7) === seat)
    .map((bridge) => siteName(bridge >> 3));
  return [
    ...(bridges.length === 0 ? [] : [`${words.name('bridges')} ${bridges.join(', ')}`]),
    ...tiles.map((id) => words.name(id)),
    ...(view.players[seat].passed ? [`${looks[seat].name}: ${words.say('passed')}`] : []),
  ];
}
