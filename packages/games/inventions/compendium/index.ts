/** Actions, tiles, tokens, milestones, cards and goals of Inventions, each with the numbers of its row. */
import type { Compendium, CompendiumEntry, CompendiumPosition } from '../../compendium.ts';
import { ACTIONS, type CardTable, tables } from '../data/index.ts';

/** A table at which nothing was played yet. */
const OPEN: CompendiumPosition = { options: { players: 4 }, seat: 0 };

/** Two ways to deal the cards: each card is shown where nobody holds it, as a spectator sees it. */
const DEALT: readonly CompendiumPosition[] = [
  dealt(['boats', 'cloth', 'projectiles', 'starMap'], ['coins', 'writing', 'glass', 'lighthouse']),
  dealt(['flute', 'bread', 'trade', 'dog'], ['glass', 'lighthouse', 'coins', 'writing']),
];

function dealt(inventions: readonly string[], ideas: readonly string[]): CompendiumPosition {
  const milestones = ['agriculture', 'cotton', 'mining', 'copperSmelting'];
  return {
    options: {
      players: 2,
      inventions: [inventions.slice(0, 2), inventions.slice(2)],
      ideas: [...ideas, 'musicalNotation', 'steel'],
      personalMilestones: inventions.includes('boats') ? milestones : milestones.toReversed(),
    },
  };
}

/** The cards that players hold in the first of them. */
const HELD_FIRST = new Set([
  ...['boats', 'cloth', 'projectiles', 'starMap', 'coins', 'writing'],
  ...['irrigation', 'silk'],
]);

type Values = NonNullable<CompendiumEntry['values']>;

/** Every row of a table, at a place that is named by its id. */
function rows<T>(
  table: Readonly<Record<string, T>>,
  place: string,
  values: (row: T, id: string) => Values = () => ({}),
): CompendiumEntry[] {
  return Object.entries(table).map(([id, row]) => ({
    id,
    place: `${place}:${id}`,
    at: OPEN,
    values: values(row, id),
  }));
}

/** The cards that can only be invented with a milestone. */
function cardsThatNeed(milestone: string): string[] {
  return Object.keys(tables.cards).filter((id) => tables.cards[id].milestone === milestone);
}

/** Spaces of the outer ring of a progress map, and those inside of it. */
function ringSizes(): { readonly outer: number; readonly inner: number } {
  const rings = Object.values(tables.progressMap).map(({ ring }) => ring);
  const outer = rings.filter((ring) => ring === Math.max(...rings)).length;
  return { outer, inner: rings.length - outer };
}

function ofCard({ era, milestone, type, chain, extra, points }: CardTable, id: string): Values {
  const most = Math.max(...Object.values(tables.specialistTiles).map(({ demand }) => demand));
  return { card: id, era, milestone, type, chain, extra, points, shared: era * most };
}

const { influenceTokens, regions, milestones, goals } = tables;

export const compendium: Compendium = {
  version: 2,
  groups: [
    {
      id: 'actions',
      tables: [],
      use: null,
      entries: ACTIONS.map((id) => ({ id, place: `forum:${id}`, at: OPEN, name: id })),
      values: { actions: ACTIONS.length },
    },
    {
      id: 'economyTiles',
      tables: ['economyTiles'],
      use: 'taken',
      entries: rows(tables.economyTiles, 'supply'),
      values: { markers: tables.start.economyMarkers },
    },
    {
      id: 'cultureTiles',
      tables: ['cultureTiles'],
      use: 'taken',
      entries: rows(tables.cultureTiles, 'supply', ({ amount }) => ({ amount })),
    },
    {
      id: 'technologyTiles',
      tables: ['technologyTiles'],
      use: 'taken',
      entries: rows(tables.technologyTiles, 'supply'),
      values: { price: tables.technologyPrice },
    },
    {
      id: 'wealthTiles',
      tables: ['wealthTiles'],
      use: 'taken',
      entries: rows(tables.wealthTiles, 'wealth', ({ first, second, points }) => ({
        first,
        points,
        ...(second === 'none' ? {} : { second }),
        ...ringSizes(),
      })),
    },
    {
      id: 'specialistTiles',
      tables: ['specialistTiles'],
      use: 'used',
      entries: rows(tables.specialistTiles, 'specialistTile', ({ demand, amount }) => ({ demand, amount })),
    },
    {
      id: 'knowledgeTiles',
      tables: ['knowledgeTiles'],
      use: 'used',
      entries: rows(tables.knowledgeTiles, 'knowledge'),
      values: { points: tables.knowledgePoints },
    },
    {
      id: 'influenceTokens',
      tables: ['influenceTokens'],
      use: 'used',
      entries: rows(influenceTokens, 'token', ({ citizens, amount }) => ({ citizens, amount })),
      values: { best: Math.max(...regions.africa.influence), least: Math.min(...regions.africa.influence) },
    },
    {
      id: 'milestones',
      tables: ['milestones'],
      use: 'used',
      entries: rows(milestones, 'milestone', ({ era, amount }, id) => ({
        cards: cardsThatNeed(id),
        count: cardsThatNeed(id).length,
        era,
        amount,
      })),
    },
    {
      id: 'cards',
      tables: ['cards'],
      use: 'taken',
      entries: rows(tables.cards, 'card', ofCard).map((entry) => ({
        ...entry,
        at: DEALT[HELD_FIRST.has(entry.id) ? 1 : 0],
      })),
    },
    {
      id: 'goals',
      tables: ['goals'],
      use: 'scored',
      entries: Object.entries(goals).map(([id, { of, points, each, most, steps }], at) => ({
        id,
        place: `goal:${at}`,
        at: OPEN,
        values: {
          points,
          each,
          most,
          needed: each === 0 ? 0 : Math.ceil((most - points) / each),
          last: steps.at(-1)?.[0] ?? 0,
          ...(of === 'none' ? {} : { of }),
        },
      })),
      values: { scored: tables.goalsScored },
    },
  ],
  leftOut: {
    regions: 'regions differ by their number alone, which the map shows',
    routes: 'the lines of the map, which are drawn there',
    forums: 'which two actions share a forum; the actions have entries by their names',
    influenceTrack: 'a scale, explained at each of its spaces',
    eraTrack: 'a scale, explained at each of its spaces',
    rounds: 'how long a game is',
    progressMap: 'spaces of the player board, explained there',
    pieces: 'how many pieces there are',
    start: 'what everybody begins with',
    buildPrice: 'the scale below the tile area',
    buildCost: 'a price of a rule',
    tileArea: 'how many spaces there are',
    ideaArea: 'how many cards lie open',
    knowledgePoints: 'a number of the knowledge tiles',
    technologyPrice: 'a price of a rule',
    goalsScored: 'a number of a rule',
    players: 'how many pieces are used',
  },
};
