/** What the board looks up: the tables of this table, and where on the map things are. */
import { type HexCell, HexGrid, type Point } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import type { Tables } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';

/** Nothing there, as the state writes it. */
export const NONE = -1;

export interface Hex extends HexCell, Point {
  readonly name: string;
}

export interface Site extends Point {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

export interface Atlas {
  readonly tables: Tables;
  readonly grid: HexGrid;
  readonly lands: readonly Hex[];
  readonly rivers: readonly Hex[];
  readonly sites: readonly Site[];
  readonly cards: readonly string[];
  readonly scoring: readonly string[];
  readonly favours: readonly string[];
  readonly towns: readonly string[];
  readonly powers: readonly string[];
}

export const SIZE = 50;
const RIVER = 'I';

export function atlasOf(rules: Rules<State, Action>): Atlas {
  const tables = rules.tables as Tables;
  const { rows, bridges } = tables.map;
  const grid = new HexGrid(SIZE, Math.max(...rows.map((row) => row.length)), rows.length);
  const lands: Hex[] = [];
  const rivers: Hex[] = [];
  rows.forEach((letters, row) => {
    let inRow = 0;
    [...letters].forEach((letter, column) => {
      const at = { row, column, ...grid.centre({ row, column }) };
      if (letter === RIVER) rivers.push({ ...at, name: `r${rivers.length}` });
      else {
        inRow += 1;
        lands.push({ ...at, name: `${String.fromCharCode(65 + row)}${inRow}` });
      }
    });
  });
  const named = new Map(lands.map((hex) => [hex.name, hex]));
  const sites = bridges.map(([first, second]) => {
    const from = named.get(first);
    const to = named.get(second);
    if (from === undefined || to === undefined) throw new Error(`no land for the bridge ${first}-${second}`);
    return {
      name: `${first}–${second}`,
      from,
      to,
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
    };
  });
  return {
    tables,
    grid,
    lands,
    rivers,
    sites,
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
