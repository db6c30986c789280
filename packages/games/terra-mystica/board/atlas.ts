/** What the board looks up: the tables of this table, and where on the map things are. */
import type { ExplainContextOf } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import { type Hex, type HexAtlas, hexAtlas, NONE, type Site, siteBetween } from '../../terra/board/index.ts';
import type { Tables } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';

export { NONE };

export interface Atlas {
  readonly tables: Tables;
  readonly map: HexAtlas;
  readonly lands: readonly Hex[];
  readonly rivers: readonly Hex[];
  readonly sites: readonly Site[];
  readonly cards: readonly string[];
  readonly scoring: readonly string[];
  readonly favours: readonly string[];
  readonly towns: readonly string[];
  readonly powers: readonly string[];
}

export type ExplainContext = ExplainContextOf<Atlas, State>;

export function atlasOf(rules: Rules<State, Action, Tables>): Atlas {
  const { tables } = rules;
  const { rows, bridges } = tables.map;
  const map = hexAtlas(rows);
  return {
    tables,
    map,
    lands: map.lands,
    rivers: map.rivers,
    sites: bridges.map(([first, second]) => siteBetween(map, first, second)),
    cards: Object.keys(tables.bonusCards),
    scoring: Object.keys(tables.scoringTiles),
    favours: Object.keys(tables.favourTiles),
    towns: Object.keys(tables.townTiles),
    powers: Object.keys(tables.powerActions),
  };
}

export function hasFavour(favours: number, tile: number): boolean {
  return (favours & (1 << tile)) !== 0;
}

/** Who holds a card, or NONE. */
export function holderOf(view: State, card: number): number {
  return view.players.findIndex((player) => player.card === card);
}

export function ownerOf(building: number, kinds: number): number {
  return building === NONE ? NONE : Math.floor(building / kinds);
}
