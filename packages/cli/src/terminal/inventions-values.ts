/** What the messages of Inventions need to know of an action. Tiles and milestones come with what they give. */
import { type Action, ANY, FIRST_WEALTH, NONE, NUMBERS, type Ruleset } from '@guildhall/inventions';
import { ACTIONS, type Benefit, REGIONS, SPECIALISTS, TILE_KINDS, TYPES } from '@guildhall/inventions/data';
import type { Values, Words } from '../words.ts';

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
    return `${kinds.join('–')}, ${scores}: +${points}`;
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

function replaced(type: number): string | null {
  return type === NONE ? null : aspirationName(type);
}

export function valuesOf(g: Ruleset, words: Words, action: Action): Values {
  switch (action.kind) {
    case 'prepare':
      return { region: REGIONS[action.region], scholars: action.scholars };
    case 'pillar':
      return { action: ACTIONS[action.action] };
    case 'present':
      return { card: g.cardIds[action.card], region: REGIONS[action.region], scholars: action.scholars };
    case 'invent':
    case 'innovate':
      return { region: REGIONS[action.region], scholar: action.scholar };
    case 'share':
    case 'citizen':
      return { region: REGIONS[action.region] };
    case 'call':
      return {
        region: REGIONS[action.region],
        count: action.count,
        specialist: SPECIALISTS[action.type],
      };
    case 'influence':
      return {
        region: REGIONS[action.region],
        token: g.tokenIds[action.token],
        specialist: SPECIALISTS[action.type],
      };
    case 'travel':
      return { from: REGIONS[action.from], to: REGIONS[action.to] };
    case 'eureka':
    case 'recall':
      return { milestone: milestoneInWords(g, words, action.milestone) };
    case 'send':
      return {
        who: action.who === ANY ? 'scholar' : SPECIALISTS[action.who],
        milestone: milestoneInWords(g, words, action.milestone),
      };
    case 'chain':
    case 'draw':
      return { card: cardInWords(g, words, action.card) };
    case 'flip':
      return { token: g.tokenIds[action.token] };
    case 'technology':
      return { tile: g.tileIds[2 * NUMBERS + action.tile], action: ACTIONS[action.action] };
    case 'economy':
    case 'take':
      return { tile: tileInWords(g, words, action.tile) };
    case 'wealth':
      return { tile: tileInWords(g, words, FIRST_WEALTH + action.tile), replaced: replaced(action.for) };
    case 'joker':
      return { replaced: replaced(action.for) };
    case 'train':
    case 'exhaust':
    case 'devote':
      return { specialist: SPECIALISTS[action.type] };
    case 'era':
      return { space: action.space + 1 };
    case 'drop':
      return { type: aspirationName(action.type) };
    case 'build':
      return { tile: g.tileIds[action.tile], space: g.mapSpaceIds[action.space] };
    case 'order':
      return { place: action.place + 1 };
    case 'learn':
    case 'decline':
    case 'done':
    case 'end':
      return {};
    default:
      return action satisfies never;
  }
}
