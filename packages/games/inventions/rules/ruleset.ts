/** Inventions compiled for one set of options: tables with overrides, neighbours, numbers for names. Only read. */
import { type BaseOptions, type Listener, type Notation, withOverrides } from '@guildhall/kernel';
import {
  ACTIONS,
  type Benefit,
  type GoalTable,
  LETTERS,
  REGIONS,
  type SpecialistTileTable,
  type Tables,
  TILE_KINDS,
  TYPES,
  WEALTH_LETTERS,
  type WealthRule,
} from '../data/types.ts';
import { type Action, actionTable, type Catalogue, tileIds } from './actions.ts';
import { NONE } from './state.ts';
import { FIRST_WEALTH } from './tiles.ts';
import { validateOverrides } from './validate-overrides.ts';

export type { Listener };

/** Fixed outcomes of set-up; null leaves them to chance. */
export interface Options extends BaseOptions {
  /** The turn order: seats, and with two players 2 for Chronos. */
  readonly order: readonly number[] | null;
  /** By region, in the order of their numbers. */
  readonly specialistTiles: readonly string[] | null;
  readonly knowledgeTiles: readonly string[] | null;
  /** Stacks of wealth tiles by region, the top first. */
  readonly wealth: readonly (readonly string[])[] | null;
  /** Ideas of era 2 by region, `none` where the region begins without one. */
  readonly regionIdeas: readonly string[] | null;
  readonly commonMilestones: readonly string[] | null;
  readonly personalMilestones: readonly string[] | null;
  /** Milestones with the letter C from the left. */
  readonly eurekaMilestones: readonly string[] | null;
  /** The first cards of the deck: one for each player in turn order, the idea area, and the one on top. */
  readonly ideas: readonly string[] | null;
  /** Era 1 inventions, a list for each seat. */
  readonly inventions: readonly (readonly string[])[] | null;
  /** Personal goals, a list for each seat. */
  readonly goals: readonly (readonly string[])[] | null;
}

export interface Card {
  readonly era: number;
  readonly milestone: number;
  readonly type: number;
  readonly chain: number;
  readonly extra: number;
  readonly extraType: number;
  readonly points: number;
}

interface Milestone extends Benefit {
  readonly letter: number;
  readonly era: number;
  readonly slots: number;
}

export interface Wealth {
  readonly letter: number;
  readonly scores: WealthRule;
  readonly first: number;
  readonly second: number;
  readonly points: number;
}

export interface Ruleset {
  readonly options: Options;
  readonly seats: number;
  /** Seats, and Chronos where he plays. */
  readonly owners: number;
  /** The number of Chronos as an owner, or NONE. */
  readonly chronos: number;
  readonly tables: Tables;
  readonly cards: readonly Card[];
  readonly cardIds: readonly string[];
  readonly milestones: readonly Milestone[];
  readonly milestoneIds: readonly string[];
  /** Milestones by letter. */
  readonly byLetter: readonly (readonly number[])[];
  readonly influenceSpaces: readonly (readonly number[])[];
  /** Regions in the order of their numbers, and the place of each region on that path. */
  readonly path: readonly number[];
  readonly routes: readonly (readonly boolean[])[];
  readonly neighbours: readonly (readonly number[])[];
  /** The forum of an action. */
  readonly forumOf: readonly number[];
  readonly specialistTiles: readonly SpecialistTileTable[];
  readonly specialistTileIds: readonly string[];
  readonly knowledgeTiles: readonly Benefit[];
  readonly knowledgeTileIds: readonly string[];
  readonly tokens: readonly (Benefit & { readonly citizens: number })[];
  readonly tokenIds: readonly string[];
  /** The benefits of the era spaces, by era. */
  readonly eraSpaces: readonly (readonly Benefit[])[];
  readonly mapSpaces: readonly (Benefit & { readonly ring: number })[];
  readonly mapSpaceIds: readonly string[];
  readonly mapNeighbours: readonly (readonly number[])[];
  readonly outerRing: number;
  readonly economyTiles: readonly Benefit[];
  readonly cultureTiles: readonly (Benefit & { readonly action: number })[];
  readonly technologyTiles: readonly (readonly [number, number])[];
  readonly wealth: readonly Wealth[];
  /** Names of all tiles that can be built, by number. */
  readonly tileIds: readonly string[];
  readonly goals: readonly GoalTable[];
  readonly goalIds: readonly string[];
  readonly rounds: number;
  readonly catalogue: Catalogue;
  readonly notation: Notation<Action>;
}

function index(list: readonly string[], name: string): number {
  return list.indexOf(name);
}

/** Hexes that share an edge, in axial coordinates. */
function touch(a: { q: number; r: number }, b: { q: number; r: number }): boolean {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

export function compile(base: Tables, options: Options): Ruleset {
  const tables = withOverrides(base, options.overrides);
  validateOverrides(tables, options);
  const milestoneIds = Object.keys(tables.milestones);
  const hexes = Object.values(tables.progressMap);
  const { catalogue, notation } = actionTable.compile(tables);
  const hasChronos = options.players === 2;
  const joined = (a: number, b: number): boolean => {
    const [low, high] = a < b ? [a, b] : [b, a];
    return low !== high && tables.routes[`${REGIONS[low]}-${REGIONS[high]}`];
  };
  const all = REGIONS.map((_, region) => region);
  const forumOf = ACTIONS.map((action) => tables.forums.findIndex((forum) => forum.includes(action)));
  const milestones = Object.values(tables.milestones).map(
    (milestone): Milestone => ({
      ...milestone,
      letter: index(LETTERS, milestone.letter),
    }),
  );
  return {
    options,
    seats: options.players,
    owners: options.players + (hasChronos ? 1 : 0),
    chronos: hasChronos ? options.players : NONE,
    tables,
    cards: Object.values(tables.cards).map(
      (card): Card => ({
        era: card.era,
        milestone: index(milestoneIds, card.milestone),
        type: index(TYPES, card.type),
        chain: index(ACTIONS, card.chain),
        extra: card.extra,
        extraType: index(TYPES, card.extraType),
        points: card.points,
      }),
    ),
    cardIds: Object.keys(tables.cards),
    milestones,
    milestoneIds,
    byLetter: LETTERS.map((_, letter) =>
      milestoneIds.map((_, at) => at).filter((at) => milestones[at].letter === letter),
    ),
    influenceSpaces: REGIONS.map((id) => tables.regions[id].influence),
    path: all.toSorted((a, b) => tables.regions[REGIONS[a]].number - tables.regions[REGIONS[b]].number),
    routes: all.map((a) => all.map((b) => joined(a, b))),
    neighbours: all.map((a) => all.filter((b) => joined(a, b))),
    forumOf,
    specialistTiles: Object.values(tables.specialistTiles),
    specialistTileIds: Object.keys(tables.specialistTiles),
    knowledgeTiles: Object.values(tables.knowledgeTiles),
    knowledgeTileIds: Object.keys(tables.knowledgeTiles),
    tokens: Object.values(tables.influenceTokens),
    tokenIds: Object.keys(tables.influenceTokens),
    eraSpaces: LETTERS.map((_, at) => tables.eraTrack[at + 1] ?? []),
    mapSpaces: hexes,
    mapSpaceIds: Object.keys(tables.progressMap),
    mapNeighbours: hexes.map((hex) => hexes.map((_, at) => at).filter((at) => touch(hex, hexes[at]))),
    outerRing: Math.max(...hexes.map(({ ring }) => ring)),
    economyTiles: Object.values(tables.economyTiles),
    cultureTiles: Object.values(tables.cultureTiles).map((tile) => ({
      effect: tile.effect,
      amount: tile.amount,
      action: index(ACTIONS, tile.action),
    })),
    technologyTiles: Object.values(tables.technologyTiles).map(({ first, second }): [number, number] => [
      index(ACTIONS, first),
      index(ACTIONS, second),
    ]),
    wealth: Object.values(tables.wealthTiles).map(
      (tile): Wealth => ({
        letter: index(WEALTH_LETTERS, tile.letter),
        scores: tile.scores,
        first: index(TILE_KINDS, tile.first),
        second: index(TILE_KINDS, tile.second),
        points: tile.points,
      }),
    ),
    tileIds: tileIds(tables),
    goals: Object.values(tables.goals),
    goalIds: Object.keys(tables.goals),
    rounds: tables.rounds.reduce((sum, count) => sum + count, 0),
    catalogue,
    notation,
  };
}

/** The letter of a wealth tile, by its number as a tile. */
export function letterOf(g: Ruleset, tile: number): number {
  return g.wealth[tile - FIRST_WEALTH].letter;
}
