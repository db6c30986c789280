/** Tiles, milestones and cards of Inventions in words, with what they give. */

import type { Values, Words } from '@guildhall/terminal-kit';
import { ACTIONS, type Benefit, TILE_KINDS, TYPES, type WealthRule } from '../data/index.ts';
import { type Action, ANY, FIRST_WEALTH, NONE, NUMBERS, type Ruleset } from '../rules/index.ts';

/** What a wealth tile counts: tiles of its kind, of the first of two kinds, or of both. */
const SCORED: Readonly<Record<WealthRule, string>> = {
  outer: 'each on the outer ring',
  inner: 'each inside the outer ring',
  alone: 'each with none of its kind next to it',
  group: 'each in the largest group',
  pairs: 'each pair, wherever they are',
  adjacentPairs: 'each edge between the two',
  touching: 'each of the first with the second next to it',
};

export function aspirationName(type: number): string {
  return type === ANY ? 'joker' : TYPES[type];
}

export function benefitInWords(words: Words, { effect, amount }: Benefit): string {
  const name = words.name(effect);
  switch (effect) {
    case 'points':
    case 'influence':
      return `${name} +${amount}`;
    case 'build':
      return amount === 0 ? name : `${name} (${words.name('influence')} −${amount})`;
    case 'discount':
      return `${name} −${amount}`;
    default:
      return amount > 1 ? `${amount} × ${name}` : name;
  }
}

/** The name of a tile that can be built, with what it does. */
export function tileInWords(g: Ruleset, words: Words, tile: number): string {
  return `${words.name(g.tileIds[tile])} (${effectOf(g, words, tile)})`;
}

function effectOf(g: Ruleset, words: Words, tile: number): string {
  const number = tile % NUMBERS;
  if (tile >= FIRST_WEALTH) {
    const { scores, first, second, points } = g.wealth[tile - FIRST_WEALTH];
    const kinds = [first, second].filter((kind) => kind !== NONE).map((kind) => words.name(TILE_KINDS[kind]));
    return `${kinds.join('–')}, ${SCORED[scores]}: +${points}`;
  }
  if (tile < NUMBERS) return benefitInWords(words, g.economyTiles[number]);
  if (tile < 2 * NUMBERS) {
    const culture = g.cultureTiles[number];
    return `${words.name(ACTIONS[culture.action])}: ${benefitInWords(words, culture)}`;
  }
  return g.technologyTiles[number].map((action) => words.name(ACTIONS[action])).join('–');
}

export function milestoneInWords(g: Ruleset, words: Words, milestone: number): string {
  return `${words.name(g.milestoneIds[milestone])}: ${benefitInWords(words, g.milestones[milestone])}`;
}

/** A card with its type and its chain action. */
export function cardInWords(g: Ruleset, words: Words, card: number): string {
  const { type, chain } = g.cards[card];
  return `${words.name(g.cardIds[card])} (${words.name(TYPES[type])}, ${words.name(ACTIONS[chain])})`;
}

/** What the arguments of an action's message are called here: milestones, cards and tiles with what they give. */
export function detailsOf(g: Ruleset, words: Words, action: Action): Values {
  switch (action.kind) {
    case 'eureka':
    case 'recall':
    case 'send':
      return { milestone: milestoneInWords(g, words, action.milestone) };
    case 'chain':
    case 'draw':
      return { card: cardInWords(g, words, action.card) };
    case 'economy':
    case 'take':
      return { tile: tileInWords(g, words, action.tile) };
    case 'wealth':
      return { tile: tileInWords(g, words, FIRST_WEALTH + action.tile) };
    default:
      return {};
  }
}
