/** Positions of Age of Innovation for tests. */
import { nextId, readOptions, TABLE } from '@guildhall/kernel';
import { TerraPosition } from '../../terra/test/position.ts';
import {
  BUILDINGS,
  type Building,
  DISCIPLINES,
  type Discipline,
  type FactionId,
  TERRAINS,
  type Terrain,
  tables,
} from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { engine } from '../rules/engine.ts';
import { ageOfInnovation, type Options, rulesetOf, type State } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { NEUTRAL, NONE, PER_SEAT, SOURCES, type Source, TOWER } from '../rules/state.ts';

export interface Holdings {
  coins?: number;
  tools?: number;
  scholars?: number;
  points?: number;
  keys?: number;
  shipping?: number;
  terraforming?: number;
  annexes?: number;
  bowls?: [number, number, number];
  books?: Partial<Record<Discipline, number>>;
  levels?: Partial<Record<Discipline, number>>;
  competencies?: string[];
  innovations?: string[];
  towns?: string[];
  palace?: string;
  bonus?: string;
}

/** Round 1 scores innovations, which few tests take. */
const QUIET_TILES = [
  'innovationLaw',
  'schoolBanking',
  'townEngineering',
  'greatMedicine',
  'guildLaw',
  'workshopBanking',
];

/** Six round tiles of which this one lies in round 1. */
export function tilesFrom(first: string): string[] {
  return [first, ...QUIET_TILES.filter((tile) => tile !== first)].slice(0, QUIET_TILES.length);
}

const INNOVATIONS = [
  'steel',
  'census',
  'sewers',
  'colleges',
  'libraries',
  'communication',
  'tradeRoutes',
  'professors',
];

/** The eight innovations of three players, the four columns twice; this one is the first, in the banking column. */
export function displayWith(first: string): string[] {
  return [first, ...INNOVATIONS.filter((tile) => tile !== first)].slice(0, INNOVATIONS.length);
}

const QUIET_BONUSES = ['coinBonus', 'powerBonus', 'stepBonus', 'bridgeBonus', 'spadeBonus'];
const SPARE_BONUSES = ['schoolBonus', 'greatBonus', 'scholarBonus'];

export type Seat = readonly [Terrain, FactionId];

function optionsFor(seats: readonly Seat[], chosen: Partial<Options> = {}): Options {
  return readOptions(ageOfInnovation.options, {
    players: seats.length,
    hands: seats.map(([board, faction], seat) => [board, faction, QUIET_BONUSES[seat]]),
    spareBonuses: SPARE_BONUSES,
    startSeat: 0,
    roundTiles: QUIET_TILES,
    finalTile: 'finalSchool',
    competencies: Object.keys(tables.competencies),
    ...chosen,
  });
}

/** A game from its very beginning, with boards, factions and round bonuses given. */
export function fromStart(seats: readonly Seat[], chosen: Partial<Options> = {}) {
  return table(optionsFor(seats, chosen));
}

/**
 * A position in the action phase of round 1 with empty hands, level 0 and 20 points, on an empty board; seat 0 to move
 * after `turn`. Competencies lie in the order of their table: toolAndStep on the top banking slot, and so on.
 */
export function position(seats: readonly Seat[], chosen: Partial<Options> = {}) {
  const self = table(optionsFor(seats, chosen));
  const { state } = self;
  state.phase = 'actions';
  state.pending = [[{ kind: 'nextTurn', id: nextId(state), seat: TABLE }]];
  for (const player of state.players) {
    player.shipping = self.g.boards[player.home].shipping.start;
    player.points = 20;
    player.sources[SOURCES.indexOf('start')] = 20;
  }
  return self;
}

class Position extends TerraPosition<Ruleset, State, Action, Terrain, Source> {
  constructor(g: Ruleset) {
    super(g, engine(g), { terrains: TERRAINS, sources: SOURCES });
  }

  /** Gives a seat exactly these holdings, leaving what is not named. */
  give(seat: number, holdings: Holdings): this {
    const { g, state } = this;
    const player = state.players[seat];
    const { bowls, books, levels, competencies, innovations, towns, palace, bonus, points, ...numbers } =
      holdings;
    Object.assign(player, numbers);
    if (points !== undefined) {
      player.points = points;
      player.sources[SOURCES.indexOf('start')] = points;
    }
    if (bowls !== undefined) [player.bowl1, player.bowl2, player.bowl3] = bowls;
    DISCIPLINES.forEach((discipline, index) => {
      player.books[index] = books?.[discipline] ?? player.books[index];
      player.levels[index] = levels?.[discipline] ?? player.levels[index];
    });
    for (const tile of competencies ?? []) {
      player.competencies |= 1 << g.competencyIds.indexOf(tile);
      state.competencyTiles[g.competencyIds.indexOf(tile)] -= 1;
    }
    for (const tile of innovations ?? []) player.innovations.push(g.innovationIds.indexOf(tile));
    for (const tile of towns ?? []) {
      player.towns.push(g.townIds.indexOf(tile));
      state.townTiles[g.townIds.indexOf(tile)] -= 1;
    }
    if (palace !== undefined) player.palace = g.palaceIds.indexOf(palace);
    if (bonus !== undefined) {
      player.bonus = g.bonusIds.indexOf(bonus);
      if (!state.bonuses.includes(player.bonus)) {
        state.bonuses.push(player.bonus);
        state.bonusCoins.push(0);
      }
    }
    return this;
  }

  /** Puts a building of a seat on a hex, which becomes the seat's home terrain. Towers and monuments are neutral. */
  put(seat: number, hex: string, kind: Building = 'workshop'): this {
    return this.#put(seat, hex, kind, BUILDINGS.indexOf(kind) >= TOWER);
  }

  putNeutral(seat: number, hex: string, kind: Building): this {
    return this.#put(seat, hex, kind, true);
  }

  #put(seat: number, hex: string, kind: Building, neutral: boolean): this {
    const at = this.land(hex);
    const index = BUILDINGS.indexOf(kind);
    const player = this.state.players[seat];
    this.state.terrain[at] = player.home;
    this.state.buildings[at] = seat * PER_SEAT + index + (neutral ? NEUTRAL : 0);
    if (neutral) player.neutral[index] += 1;
    else player.built[index] += 1;
    return this;
  }

  annex(hex: string): this {
    this.state.annexed[this.land(hex)] = 1;
    return this;
  }

  buildingAt(hex: string): { seat: number; kind: Building; neutral: boolean } | null {
    const building = this.state.buildings[this.land(hex)];
    if (building === NONE) return null;
    return { seat: building >> 4, kind: BUILDINGS[building & 7], neutral: (building & NEUTRAL) !== 0 };
  }

  readonly level = (seat: number, discipline: Discipline): number =>
    this.state.players[seat].levels[DISCIPLINES.indexOf(discipline)];

  readonly books = (seat: number): number[] => [...this.state.players[seat].books];
}

/** The Blessed on the wasteland, then a faction on the desert and the Inventors in the swamp. */
export const blessedBeside =
  (second: FactionId) =>
  (chosen: Partial<Options> = {}) =>
    position(
      [
        ['wasteland', 'blessed'],
        ['desert', second],
        ['swamp', 'inventors'],
      ],
      chosen,
    );

export function table(options: Options): Position {
  return new Position(rulesetOf(options));
}
