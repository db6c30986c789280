/** What the board looks up: the tables of this table by number, and how the state writes things. */
import type { ExplainContextOf } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import {
  ACTIONS,
  type ActionId,
  type Benefit,
  type CardTable,
  type GoalTable,
  type InfluenceTokenTable,
  type MapSpaceTable,
  type MilestoneTable,
  REGIONS,
  type SpecialistTileTable,
  type Tables,
  TILE_KINDS,
  type TileKind,
  type WealthTileTable,
} from '../data/index.ts';
import type { Action, Obligation, State } from '../rules/index.ts';

/** Nothing there, as the state writes it; in the place of a secret: unknown. */
export const NONE = -1;
/** Any type; an aspiration of it is a joker. */
export const ANY = 3;

const NUMBERS = 7;
const FIRST_WEALTH = 3 * NUMBERS;
const ASPIRATION = 64;

/** A row of a table with its name. */
export type Named<T> = T & { readonly id: string };

export interface Atlas {
  readonly tables: Tables;
  readonly seats: number;
  /** Seats, and Chronos where he plays. */
  readonly owners: number;
  readonly cards: readonly Named<CardTable>[];
  readonly milestones: readonly Named<MilestoneTable>[];
  readonly tokens: readonly Named<InfluenceTokenTable>[];
  readonly specialistTiles: readonly Named<SpecialistTileTable>[];
  readonly knowledgeTiles: readonly Named<Benefit>[];
  readonly spaces: readonly Named<MapSpaceTable>[];
  readonly wealth: readonly Named<WealthTileTable>[];
  readonly goals: readonly Named<GoalTable>[];
  /** Names of everything that can be built, by number. */
  readonly tiles: readonly string[];
  /** Eras with spaces for era markers. */
  readonly eras: readonly number[];
}

function named<T extends object>(table: Readonly<Record<string, T>>): readonly Named<T>[] {
  return Object.entries(table).map(([id, row]) => ({ ...row, id }));
}

export type ExplainContext = ExplainContextOf<Atlas, State>;

export function atlasOf(rules: Rules<State, Action, Tables>): Atlas {
  const { tables } = rules;
  const { economyTiles, cultureTiles, technologyTiles, wealthTiles } = tables;
  return {
    tables,
    seats: rules.seats,
    owners: rules.seats === 2 ? 3 : rules.seats,
    cards: named(tables.cards),
    milestones: named(tables.milestones),
    tokens: named(tables.influenceTokens),
    specialistTiles: named(tables.specialistTiles),
    knowledgeTiles: named(tables.knowledgeTiles),
    spaces: named(tables.progressMap),
    wealth: named(wealthTiles),
    goals: named(tables.goals),
    tiles: [economyTiles, cultureTiles, technologyTiles, wealthTiles].flatMap((table) => Object.keys(table)),
    eras: Object.keys(tables.eraTrack).map(Number),
  };
}

export function regionNumber(id: string): number {
  return (REGIONS as readonly string[]).indexOf(id);
}

export function actionNumber(id: string): number {
  return (ACTIONS as readonly string[]).indexOf(id);
}

/** What lies in a tile area or on a progress map. */
export type Tile =
  | { readonly kind: TileKind; readonly id: string; readonly number: number }
  | { readonly kind: 'aspiration'; readonly type: number };

export function tileOf(atlas: Atlas, code: number): Tile {
  if (code >= ASPIRATION) return { kind: 'aspiration', type: code - ASPIRATION };
  const kind = code < FIRST_WEALTH ? TILE_KINDS[Math.floor(code / NUMBERS)] : 'wealth';
  return { kind, id: atlas.tiles[code], number: code };
}

/** The number of a wealth tile in its own table as a tile among all. */
export function wealthCode(tile: number): number {
  return FIRST_WEALTH + tile;
}

/** The number of a tile within its kind. */
export function within(code: number): number {
  return code < FIRST_WEALTH ? code % NUMBERS : code - FIRST_WEALTH;
}

/** The era of an owner: that of the personal milestone. */
export function eraOf(atlas: Atlas, view: State, owner: number): number {
  return atlas.milestones[view.personal[owner]].era;
}

export function eraSpaceOf(view: State, owner: number): number {
  if (owner < view.players.length) return view.players[owner].eraSpace;
  return view.chronos?.eraSpace ?? NONE;
}

/** What somebody has to decide now, or null: the table moves on, or the game is over. */
export function openChoice(view: State): Obligation | null {
  const owed = view.pending.at(-1)?.[0];
  return owed === undefined || owed.seat < 0 ? null : owed;
}

/** Everything that is still owed to or by a seat in this turn, what is decided now first. */
export function stackOf(view: State): readonly Obligation[] {
  return view.pending
    .flat()
    .filter(({ seat, kind }) => seat >= 0 && kind !== 'learned')
    .reverse();
}

export function bits(mask: number): readonly number[] {
  const found: number[] = [];
  for (let at = 0; mask >> at !== 0; at++) if ((mask & (1 << at)) !== 0) found.push(at);
  return found;
}

/** Who has a diplomat on a milestone. */
export function diplomatsOn(view: State, milestone: number): readonly number[] {
  return bits(view.diplomats[milestone]);
}

/** The actions that give somebody a chain, and where it is printed. */
export type ChainSource = 'innovation' | 'inventions' | 'tokens' | 'knowledge';

const CHAIN_OF: Partial<Record<ActionId, ChainSource>> = {
  innovate: 'innovation',
  callSpecialists: 'inventions',
  gainInfluence: 'tokens',
  travel: 'knowledge',
};

export function chainOf(action: string): ChainSource | null {
  return CHAIN_OF[action as ActionId] ?? null;
}

/** Which pillar is played in a round: the epoch pillar in the first of all and in the last of every later era. */
export function playsEpoch(atlas: Atlas, round: number): boolean {
  let last = 0;
  for (const rounds of atlas.tables.rounds) {
    last += rounds;
    if (round <= last) return round === last;
  }
  return false;
}

/** The regions that a route joins with one. */
export function neighboursOf({ tables }: Atlas, region: number): readonly number[] {
  return REGIONS.flatMap((id, other) => {
    const [low, high] = other < region ? [id, REGIONS[region]] : [REGIONS[region], id];
    return tables.routes[`${low}-${high}`] === true ? [other] : [];
  });
}

export function isGoalKnown(goal: number): boolean {
  return goal !== NONE;
}
