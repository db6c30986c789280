/** What spaces, tiles, cards and goals say, in words. */
import type { Words } from '@guildhall/board-kit';
import type {
  Benefit,
  CardTable,
  GoalCount,
  GoalTable,
  WealthRule,
  WealthTileTable,
} from '../../data/index.ts';
import { ACTIONS } from '../../data/index.ts';
import { type Atlas, type Named, tileOf } from '../atlas.ts';

/** A benefit as a part of a sentence. */
export function describeBenefit(words: Words, { effect, amount }: Benefit): string {
  switch (effect) {
    case 'points':
      return words.say('benefitPoints', { amount });
    case 'influence':
      return words.say('benefitInfluence', { amount });
    case 'build':
      return words.say('benefitBuild', { amount });
    case 'discount':
      return words.say('benefitDiscount', { amount });
    default:
      return amount > 1 ? words.say('benefitMany', { amount, effect }) : words.name(effect);
  }
}

const WEALTH_TEXTS: Readonly<Record<WealthRule, string>> = {
  outer: 'wealthOuter',
  inner: 'wealthInner',
  alone: 'wealthAlone',
  group: 'wealthGroup',
  pairs: 'wealthPairs',
  adjacentPairs: 'wealthAdjacentPairs',
  touching: 'wealthTouching',
};

export function describeWealth(words: Words, { scores, first, second, points }: WealthTileTable): string {
  return words.say(WEALTH_TEXTS[scores], { first, second, points });
}

const GOAL_TEXTS: Readonly<Record<GoalCount, string>> = {
  region: 'goalRegion',
  tiles: 'goalTiles',
  sets: 'goalSets',
  allTiles: 'goalAllTiles',
  innerTiles: 'goalInnerTiles',
  inventions: 'goalInventions',
  laterInventions: 'goalLaterInventions',
  era: 'goalEra',
  diplomats: 'goalDiplomats',
  tokens: 'goalTokens',
};

export function describeGoal(words: Words, goal: GoalTable): string {
  const { counts, of, points, each, most } = goal;
  const steps = goal.steps
    .map(([least, worth]) => words.say('goalStep', { least, points: worth }))
    .join(', ');
  return words.say(GOAL_TEXTS[counts], { of, points, each, most, steps });
}

/** What a tile does, by its number among all tiles. */
export function describeTile(atlas: Atlas, words: Words, code: number): string {
  const tile = tileOf(atlas, code);
  switch (tile.kind) {
    case 'aspiration':
      return words.say('aspirationText');
    case 'economy':
      return words.say('tileEconomy', {
        benefit: describeBenefit(words, atlas.tables.economyTiles[tile.id]),
      });
    case 'culture': {
      const { action, ...benefit } = atlas.tables.cultureTiles[tile.id];
      return words.say('tileCulture', { action, benefit: describeBenefit(words, benefit) });
    }
    case 'technology': {
      const { first, second } = atlas.tables.technologyTiles[tile.id];
      return words.say('tileTechnology', { first, second });
    }
    case 'wealth':
      return describeWealth(words, atlas.tables.wealthTiles[tile.id]);
  }
}

/** Everything that stands on a card. */
export function describeCard(words: Words, card: Named<CardTable>): readonly string[] {
  const { era, milestone, type, chain, extra, extraType, points } = card;
  return [
    milestone === 'none'
      ? words.say('cardFirst', { era, type })
      : words.say('cardIdea', { era, type, milestone }),
    ...(extra === 0 ? [] : [words.say('cardExtra', { count: extra, type: extraType })]),
    words.say('cardChain', { action: chain }),
    ...(points === 0 ? [] : [words.say('cardPoints', { points })]),
  ];
}

/** Both spaces of the forum of an action. */
export function forumOf(atlas: Atlas, action: number): readonly string[] {
  return atlas.tables.forums.find((forum) => forum.includes(ACTIONS[action])) ?? [];
}
