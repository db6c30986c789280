/** What the board looks up: the tables of this table, and where on the map things are. */
import type { ExplainContextOf } from '@guildhall/board-kit';
import type { Rules } from '@guildhall/kernel';
import { type Hex, type HexAtlas, hexAtlas, NONE, type Site, siteBetween } from '../../terra/board/index.ts';
import {
  type AutomaFaction,
  type AutomaLevel,
  type Books,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  playersIn,
  type RulesVersion,
  sideOf,
  type Tables,
} from '../data/index.ts';
import type { Action, Options, Player, State } from '../rules/index.ts';

export { NONE };

/** The member of `State.players` that is the Automa in a game alone. */
export const AUTOMA = 1;

/** The neutral faction of two players on a place for scholars. */
export const NEUTRAL_FACTION = 8;

/** How the state writes a building: `seat * PER_SEAT + kind`, with NEUTRAL added for a neutral one. */
const NEUTRAL = 8;
const PER_SEAT = 16;

export interface Atlas {
  readonly tables: Tables;
  readonly rulesVersion: RulesVersion;
  readonly map: HexAtlas;
  readonly lands: readonly Hex[];
  readonly rivers: readonly Hex[];
  readonly isEdge: ReadonlySet<string>;
  /** Sites of the map itself; some may build elsewhere too. */
  readonly printedSites: number;
  /** Any site of a bridge, by its number. */
  site(site: number): Site;
  /** What each place of the display of innovations costs, in books. */
  readonly innovationPrices: readonly Books[];
  readonly innovations: readonly string[];
  readonly competencies: readonly string[];
  readonly palaces: readonly string[];
  readonly bonuses: readonly string[];
  readonly roundTiles: readonly string[];
  readonly finalTiles: readonly string[];
  readonly towns: readonly string[];
  readonly powers: readonly string[];
  readonly bookActions: readonly string[];
  /** Alone: her faction and level, and her cards in the order of their numbers. */
  readonly automa: {
    readonly faction: AutomaFaction;
    readonly level: AutomaLevel;
    readonly cards: readonly string[];
  };
}

export type ExplainContext = ExplainContextOf<Atlas, State>;

export function atlasOf(rules: Rules<State, Action, Tables>, options: Options): Atlas {
  const { tables } = rules;
  const { rulesVersion, automaFaction, level } = options;
  const table = tables.maps[sideOf(options)];
  const map = hexAtlas(table.rows);
  const sites = new Map<number, Site>();
  return {
    tables,
    rulesVersion,
    map,
    lands: map.lands,
    rivers: map.rivers,
    isEdge: new Set(table.edge),
    printedSites: table.bridges.length,
    site(site) {
      const known = sites.get(site) ?? siteOf(rules, map, site);
      sites.set(site, known);
      return known;
    },
    innovationPrices: pricesOf(tables, playersIn(rules.seats)),
    innovations: Object.keys(tables.innovations),
    competencies: Object.keys(tables.competencies),
    palaces: Object.keys(tables.palaces),
    bonuses: Object.keys(tables.roundBonuses),
    roundTiles: Object.keys(tables.roundTiles),
    finalTiles: Object.keys(tables.finalTiles),
    towns: Object.keys(tables.townTiles),
    powers: Object.keys(tables.powerActions),
    bookActions: Object.keys(tables.bookActions),
    automa: { faction: automaFaction, level, cards: Object.keys(tables.automaCards) },
  };
}

/** The moles build where the map prints no site: the notation names the ends of every one. */
function siteOf(rules: Rules<State, Action>, map: HexAtlas, site: number): Site {
  const ends = rules.notation.write({ kind: 'bridge', site }).replace(/^bridge /, '');
  const [from, to] = ends.split(':');
  return siteBetween(map, from, to);
}

function pricesOf(tables: Tables, players: number): readonly Books[] {
  const { rows, topPair, column, pair } = tables.innovationDisplay;
  const none = { banking: 0, law: 0, engineering: 0, medicine: 0 };
  const inColumns = Array.from({ length: rows[players] }, () =>
    DISCIPLINES.map((discipline) => ({ ...none, [discipline]: column.own, any: column.any })),
  );
  return [...inColumns.flat(), ...(topPair[players] ? pair : [])];
}

export interface Stands {
  readonly seat: number;
  readonly kind: Building;
  readonly isNeutral: boolean;
}

/** What stands on a land hex, or null. */
export function standingOn(view: State, hex: number): Stands | null {
  const building = view.buildings[hex];
  if (building === NONE) return null;
  return {
    seat: Math.floor(building / PER_SEAT),
    kind: BUILDINGS[building % NEUTRAL],
    isNeutral: (building & NEUTRAL) !== 0,
  };
}

export function hasCompetency(player: Player, competency: number): boolean {
  return (player.competencies & (1 << competency)) !== 0;
}

/** Who holds a round bonus, or NONE. */
export function holderOf(view: State, bonus: number): number {
  return view.players.findIndex((player) => player.bonus === bonus);
}

interface SetParts {
  /** Null: there is none with the board. */
  readonly faction: number | null;
  readonly bonus: number | null;
  /** Who has taken it, or NONE. */
  readonly owner: number;
}

/** What belongs to a planning board: in the offer, or with whoever has taken it. */
export function partsOfSet(view: State, board: number): SetParts {
  const at = view.offeredBoards.indexOf(board);
  const owner = at < 0 ? view.players.findIndex(({ home }) => home === board) : NONE;
  const { faction, bonus } =
    owner === NONE
      ? { faction: view.offeredFactions[at] ?? NONE, bonus: view.offeredBonuses[at] ?? NONE }
      : view.players[owner];
  return { faction: faction === NONE ? null : faction, bonus: bonus === NONE ? null : bonus, owner };
}

/** Alone: the factions on a planning card that is offered. */
export function factionsOnCard(atlas: Atlas, view: State, board: number): readonly number[] {
  const { factionsPerCard } = atlas.tables.automa;
  const at = view.automa === undefined ? NONE : view.offeredBoards.indexOf(board);
  return at < 0 ? [] : view.offeredFactions.slice(at * factionsPerCard, (at + 1) * factionsPerCard);
}

/** Who has taken a palace, or NONE. */
export function lordOf(view: State, palace: number): number {
  return view.players.findIndex((player) => player.palace === palace);
}

/** Palaces that are or were on offer, in the order of their numbers. */
export function palacesInPlay(view: State): readonly number[] {
  const taken = view.players.flatMap(({ palace }) => (palace === NONE ? [] : [palace]));
  return [...view.palaces, ...taken].sort((a, b) => a - b);
}

/** The discipline and the row of the slot on which a competency lies. */
export function slotOf(
  atlas: Atlas,
  view: State,
  competency: number,
): { readonly column: number; readonly row: number } {
  const rows = atlas.tables.competencyRows.length;
  const slot = view.competencySlots.indexOf(competency);
  return { column: Math.floor(slot / rows), row: slot % rows };
}

/** Buildings of a kind on the map, neutral ones too. */
export function ownedBy(player: Player, kind: number): number {
  return (player.built[kind] ?? 0) + player.neutral[kind];
}
