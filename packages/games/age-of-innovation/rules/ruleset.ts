/** Age of Innovation compiled for one set of options: tables with overrides, adjacency, costs. Made once, only read. */
import { type BaseOptions, type Listener, type Notation, withOverrides } from '@guildhall/kernel';
import { type HexSet, hexSet, type Land, landHex, landOf, type UpgradePrice } from '../../terra/index.ts';
import type { AutomaFaction, AutomaLevel } from '../data/automa-types.ts';
import { AUTOMA_FACTIONS } from '../data/automa-types.ts';
import { playersIn, sideOf } from '../data/sides.ts';
import {
  type ActionSpaceTable,
  BUILDINGS,
  type CompetencyTable,
  type Cost,
  DISCIPLINES,
  FACTIONS,
  type FactionTable,
  type FinalTileTable,
  type InnovationTable,
  OWN_BUILDINGS,
  type PalaceTable,
  type PlanningBoardTable,
  type RoundBonusTable,
  type RoundTileTable,
  type RulesVersion,
  type Tables,
  TERRAINS,
  type Terrain,
  type TownTileTable,
} from '../data/types.ts';
import { type Action, type ActionOf, actionTable, type Catalogue } from './actions.ts';
import { type AutomaRules, checkDeck, compileAutoma, validateAlone } from './automa/compile.ts';
import { type Rates, ratesOf } from './conversions.ts';
import { PER_SEAT } from './state.ts';
import { checkHomes, validateOverrides } from './validate-overrides.ts';

/** Board, faction and round bonus of a seat. */
type Hand = readonly [string, string, string];

export interface Options extends BaseOptions {
  /** Which edition of the rules: 1.2 or 1.0. */
  readonly rulesVersion: RulesVersion;
  /** How boards, factions and round bonuses come about: as sets, or by a draft that has palaces too. */
  readonly distribution: 'sets' | 'draft';
  /** The side of the map for three players; two play on the small one, four and five on the large one. */
  readonly mapForThree: 'large' | 'small';
  /** Whether neighbours answer in turn, or at leisure while play goes on. */
  readonly leech: 'inOrder' | 'deferred';
  /** Fixed outcomes of set-up; null leaves them to chance or to the players. */
  readonly startSeat: number | null;
  readonly roundTiles: readonly string[] | null;
  readonly finalTile: string | null;
  readonly bookActions: readonly string[] | null;
  /** By the places of the display. */
  readonly innovations: readonly string[] | null;
  /** By slot: the columns from the left, each from the top. */
  readonly competencies: readonly string[] | null;
  /** Those on offer besides the one that always is; in a draft those on offer. */
  readonly palaces: readonly string[] | null;
  /** Faction and round bonus of each set, in the order of the boards. */
  readonly sets: readonly (readonly [string, string])[] | null;
  /** What a draft offers: boards, factions, round bonuses. */
  readonly draft: readonly [readonly string[], readonly string[], readonly string[]] | null;
  /** What each seat has, so that nobody chooses. */
  readonly hands: readonly Hand[] | null;
  /** The round bonuses that nobody has at the beginning. */
  readonly spareBonuses: readonly string[] | null;
  readonly neutralArea: number | null;
  /** Alone: how strong the Automa is, what she plays, how her home terrain comes about, the side of the map. */
  readonly level: AutomaLevel;
  readonly automaFaction: AutomaFaction;
  readonly automaHome: 'random' | 'chosen';
  readonly mapForOne: 'small' | 'large';
  /** Alone: planning cards to choose from, each with its factions; the home terrain of the Automa. */
  readonly planningCards: readonly (readonly [string, string, string])[] | null;
  readonly automaTerrain: Terrain | null;
}

/** The palace that is always on offer, but in no draft. */
export const ALWAYS_PALACE = 'P17';

const COLUMNS = 4;

/** Books that an innovation costs before its slot: by discipline, then of any. */
export interface BookPrice {
  readonly own: readonly number[];
  readonly any: number;
}

export interface Ruleset extends Land {
  readonly options: Options;
  /** Whether the additions of version 1.2 hold. */
  readonly isNew: boolean;
  readonly seats: number;
  /** Members of `State.players`: the seats, and alone the Automa behind them. */
  readonly players: number;
  readonly tables: Tables;
  readonly isEdge: readonly boolean[];
  readonly isRiverside: readonly boolean[];
  /** The first sites of bridges are printed; those after them only the moles may use. */
  readonly printedSites: number;
  readonly automa: AutomaRules;
  readonly boards: readonly PlanningBoardTable[];
  readonly factions: readonly FactionTable[];
  /** Names by which offers call the builder; the Automa stands behind the factions. */
  readonly factionIds: readonly string[];
  readonly terrainIds: readonly string[];
  readonly palaces: readonly PalaceTable[];
  readonly palaceIds: readonly string[];
  readonly innovations: readonly InnovationTable[];
  readonly innovationIds: readonly string[];
  readonly competencies: readonly CompetencyTable[];
  readonly competencyIds: readonly string[];
  readonly bonuses: readonly RoundBonusTable[];
  readonly bonusIds: readonly string[];
  readonly roundTiles: readonly RoundTileTable[];
  readonly roundTileIds: readonly string[];
  readonly finalTiles: readonly FinalTileTable[];
  readonly finalTileIds: readonly string[];
  readonly towns: readonly TownTileTable[];
  readonly townIds: readonly string[];
  readonly powerActions: readonly ActionSpaceTable[];
  readonly powerIds: readonly string[];
  readonly bookActions: readonly ActionSpaceTable[];
  readonly bookIds: readonly string[];
  /** Numbers that depend on the version and the player count, by faction. */
  readonly powerActionPoints: readonly number[];
  readonly tunnelPoints: readonly number[];
  readonly riverWorkshopPoints: readonly number[];
  readonly riverWorkshopCoins: readonly number[];
  /** Tiles with special actions: where they stand among the others, or NONE. */
  readonly deusExMachina: number;
  readonly professors: number;
  readonly actionCompetency: number;
  /** Prices by the places of the innovation display. */
  readonly innovationPrices: readonly BookPrice[];
  /** `way[from][home]`: the terrains on the shortest way, the last of them home. */
  readonly way: readonly (readonly (readonly number[])[])[];
  readonly powerValue: readonly number[];
  readonly pieces: readonly number[];
  /** `upgradePrices[board][building]`. */
  readonly upgradePrices: readonly (readonly UpgradePrice<Cost>[])[];
  readonly rates: Rates;
  /** In the order of the conversions of the catalogue. */
  readonly rateList: readonly Rates[keyof Rates][];
  /** Steps that a scholar can bring: for one given back, then those of the places. */
  readonly sendSteps: readonly number[];
  readonly catalogue: Catalogue;
  readonly notation: Notation<Action>;
  /** Steps on tracks and special actions, in the order in which they are offered. */
  readonly advances: readonly ActionOf<'advance'>[];
  readonly specials: readonly ActionOf<'special'>[];
  /** Filled before the checks of one seat run: what is adjacent, and what tunnel and flight lead to. */
  readonly adjacent: HexSet;
  readonly inTunnel: HexSet;
  readonly inFlight: HexSet;
}

export type { Listener };

function waysOf({ wheel }: Land): number[][][] {
  const size = wheel.length;
  return wheel.map((distances, from) =>
    distances.map((steps, home) => {
      const forward = (from + steps) % size === home ? 1 : size - 1;
      return Array.from({ length: steps }, (_, step) => (from + forward * (step + 1)) % size);
    }),
  );
}

function pricesOf(tables: Tables, players: number): BookPrice[] {
  const { rows, topPair, column, pair } = tables.innovationDisplay;
  const prices: BookPrice[] = [];
  for (let place = 0; place < rows[players] * COLUMNS; place++) {
    prices.push({
      own: DISCIPLINES.map((_, discipline) => (discipline === place % COLUMNS ? column.own : 0)),
      any: column.any,
    });
  }
  if (topPair[players]) {
    for (const price of pair)
      prices.push({ own: DISCIPLINES.map((discipline) => price[discipline]), any: price.any });
  }
  return prices;
}

/** A guild is cheaper beside another player's building. */
function upgradePricesOf({ cost, guildCoinsBesideNeighbour }: PlanningBoardTable): UpgradePrice<Cost>[] {
  return OWN_BUILDINGS.map((kind) => {
    const alone = cost[kind];
    const beside = kind === 'guild' ? { ...alone, coins: guildCoinsBesideNeighbour } : alone;
    return { alone, beside };
  });
}

export function compile(base: Tables, options: Options): Ruleset {
  const tables = withOverrides(base, options.overrides);
  if (options.overrides.length > 0)
    validateOverrides(tables, options, pricesOf(tables, playersIn(options.players)).length);
  validateAlone(options);
  checkDeck(tables, options);
  const { players: seats, rulesVersion } = options;
  const players = playersIn(seats);
  const side = sideOf(options);
  const table = tables.maps[side];
  const boards = TERRAINS.map((id) => tables.boards[id]);
  const factions = FACTIONS.map((id) => tables.factions[id]);
  const palaces = Object.values(tables.palaces);
  const bonuses = Object.values(tables.roundBonuses);
  const mostShipping =
    Math.max(...boards.map((board) => board.shipping.max)) +
    Math.max(...bonuses.map((bonus) => bonus.shipping));
  const automaShipping = seats === 1 ? tables.automaLevels[options.level].shipping : [];
  const mostSkip = Math.max(
    ...factions.map(({ tunnel }) => tunnel?.skip ?? 0),
    ...palaces.map(({ flight }) => flight?.skip ?? 0),
  );
  const land = landOf(
    table,
    `maps.${side}`,
    { shipping: Math.max(mostShipping, ...automaShipping), skip: mostSkip },
    PER_SEAT,
  );
  const { map, terrain } = land;
  checkHomes(tables, options, side, terrain);
  const isPrinted = new Set(land.sites.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const sites = [...land.sites, ...map.acrossEdges.filter(([a, b]) => !isPrinted.has(`${a} ${b}`))];
  const edge = new Set(table.edge.map((name) => landHex(map, name, `maps.${side}.edge`)));
  const riverside = new Set(map.riverLands.flat());
  const { catalogue, notation } = actionTable.compile({ tables, map, sites });
  const rates = ratesOf(tables);
  return {
    options,
    isNew: rulesVersion === 'v12',
    seats,
    players,
    tables,
    ...land,
    isEdge: terrain.map((_, hex) => edge.has(hex)),
    isRiverside: terrain.map((_, hex) => riverside.has(hex)),
    sites,
    printedSites: land.sites.length,
    automa: compileAutoma(tables, options, side, map),
    boards,
    factions,
    factionIds: [...FACTIONS, ...AUTOMA_FACTIONS.map(() => 'automa')],
    terrainIds: TERRAINS,
    palaces,
    palaceIds: Object.keys(tables.palaces),
    innovations: Object.values(tables.innovations),
    innovationIds: Object.keys(tables.innovations),
    competencies: Object.values(tables.competencies),
    competencyIds: Object.keys(tables.competencies),
    bonuses,
    bonusIds: Object.keys(tables.roundBonuses),
    roundTiles: Object.values(tables.roundTiles),
    roundTileIds: Object.keys(tables.roundTiles),
    finalTiles: Object.values(tables.finalTiles),
    finalTileIds: Object.keys(tables.finalTiles),
    towns: Object.values(tables.townTiles),
    townIds: Object.keys(tables.townTiles),
    powerActions: Object.values(tables.powerActions),
    powerIds: Object.keys(tables.powerActions),
    bookActions: Object.values(tables.bookActions),
    bookIds: Object.keys(tables.bookActions),
    powerActionPoints: factions.map((faction) => faction.powerActionPoints[rulesVersion][seats]),
    tunnelPoints: factions.map((faction) => faction.tunnelPoints[rulesVersion][seats]),
    riverWorkshopPoints: factions.map((faction) => faction.riverWorkshop[rulesVersion].points),
    riverWorkshopCoins: factions.map((faction) => faction.riverWorkshop[rulesVersion].coins),
    deusExMachina: Object.keys(tables.innovations).indexOf('deusExMachina'),
    professors: Object.keys(tables.innovations).indexOf('professors'),
    actionCompetency: Object.values(tables.competencies).findIndex(({ action }) => action !== null),
    innovationPrices: pricesOf(tables, players),
    way: waysOf(land),
    powerValue: BUILDINGS.map((kind) => tables.powerValue[kind]),
    pieces: OWN_BUILDINGS.map((kind) => tables.pieces[kind]),
    upgradePrices: boards.map(upgradePricesOf),
    rates,
    rateList: catalogue.convert.map(({ how }) => rates[how]),
    sendSteps: [...new Set([tables.science.stepsForReturn, ...tables.science.places])],
    catalogue,
    notation,
    advances: Object.values(catalogue.advance),
    specials: Object.values(catalogue.special),
    adjacent: hexSet(),
    inTunnel: hexSet(),
    inFlight: hexSet(),
  };
}
