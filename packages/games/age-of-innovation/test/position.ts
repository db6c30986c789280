/** Builds positions for tests: given these pieces, when this is played, then that. */
import { deciders, leave, nextId, play, readOptions, refusalOf, settle, TABLE } from '@guildhall/kernel';
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
import { engine } from '../rules/engine.ts';
import { ageOfInnovation, type Options, rulesetOf, type State } from '../rules/index.ts';
import { NEUTRAL, NONE, PER_SEAT, type Player, SOURCES, type Source, TOWER } from '../rules/state.ts';

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

export function table(options: Options) {
  const g = rulesetOf(options);
  const rules = engine(g);
  const state: State = rules.setup('position');
  const land = (name: string): number => {
    const hex = g.map.landAt.get(name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  };
  const action = (line: string) => {
    const read = g.notation.read(line);
    if (read === null) throw new Error(`"${line}" is no action`);
    return read;
  };
  const put = (seat: number, hex: string, kind: Building, neutral: boolean): void => {
    const at = land(hex);
    const index = BUILDINGS.indexOf(kind);
    state.terrain[at] = state.players[seat].home;
    state.buildings[at] = seat * PER_SEAT + index + (neutral ? NEUTRAL : 0);
    if (neutral) state.players[seat].neutral[index] += 1;
    else state.players[seat].built[index] += 1;
  };
  const self = {
    g,
    rules,
    state,
    /** Lets the table go on until somebody decides. */
    start() {
      settle(rules, state);
      return self;
    },
    player: (seat: number): Player => state.players[seat],
    /** Gives a seat exactly these holdings, leaving what is not named. */
    give(seat: number, holdings: Holdings) {
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
      return self;
    },
    /** Puts a building of a seat on a hex, which becomes the seat's home terrain. Towers and monuments are neutral. */
    put(seat: number, hex: string, kind: Building = 'workshop') {
      put(seat, hex, kind, BUILDINGS.indexOf(kind) >= TOWER);
      return self;
    },
    putNeutral(seat: number, hex: string, kind: Building) {
      put(seat, hex, kind, true);
      return self;
    },
    annex(hex: string) {
      state.annexed[land(hex)] = 1;
      return self;
    },
    terrain(hex: string, terrain: Terrain) {
      state.terrain[land(hex)] = TERRAINS.indexOf(terrain);
      return self;
    },
    terrainAt: (hex: string): Terrain => TERRAINS[state.terrain[land(hex)]],
    buildingAt(hex: string): { seat: number; kind: Building; neutral: boolean } | null {
      const building = state.buildings[land(hex)];
      if (building === NONE) return null;
      return { seat: building >> 4, kind: BUILDINGS[building & 7], neutral: (building & NEUTRAL) !== 0 };
    },
    /** A bridge of a seat between two hexes. */
    bridge(seat: number, from: string, to: string) {
      const site = g.sites.findIndex(
        ([a, b]) => [a, b].sort().join() === [land(from), land(to)].sort().join(),
      );
      if (site < 0) throw new Error(`no bridge site ${from}:${to}`);
      state.bridges.push(site * 8 + seat);
      return self;
    },
    round(round: number) {
      state.round = round;
      return self;
    },
    /** Everybody else has passed: the seat has one turn after the other. */
    alone(seat = 0) {
      state.passing = state.order.filter((other) => other !== seat);
      for (const other of state.passing) state.players[other].passed = true;
      return self;
    },
    /** Starts the turn of a seat. */
    turn(seat = 0) {
      state.last = state.order[(state.order.indexOf(seat) + g.seats - 1) % g.seats];
      settle(rules, state);
      return self;
    },
    /** Plays lines one after the other, each of which must be legal, and lets the table go on. */
    play(seat: number, ...lines: string[]) {
      for (const line of lines) {
        const result = play(rules, state, seat, action(line));
        if (!result.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(result.refusal)}`);
        settle(rules, state);
      }
      return self;
    },
    /** A seat leaves for good, and the table goes on. */
    leave(seat: number) {
      const left = leave(rules, state, seat);
      if (!left.ok) throw new Error(`seat ${seat} cannot leave: ${left.refusal.rule}`);
      settle(rules, state);
      return self;
    },
    legal: (seat: number): string[] => rules.legal(state, seat).map((one) => g.notation.write(one)),
    /** Legal lines that begin like this. */
    offered: (seat: number, beginning: string): string[] =>
      self
        .legal(seat)
        .filter((line) => line.startsWith(beginning))
        .sort(),
    /** The rule that forbids a line, or null when it is legal. */
    refusal(seat: number, line: string): string | null {
      return self.legal(seat).includes(g.notation.write(action(line)))
        ? null
        : refusalOf(rules, state, seat, action(line)).rule;
    },
    missing: (seat: number, line: string) => rules.whyNot(state, seat, action(line))?.missing ?? {},
    bowls(seat: number): [number, number, number] {
      const { bowl1, bowl2, bowl3 } = state.players[seat];
      return [bowl1, bowl2, bowl3];
    },
    level: (seat: number, discipline: Discipline): number =>
      state.players[seat].levels[DISCIPLINES.indexOf(discipline)],
    books: (seat: number): number[] => [...state.players[seat].books],
    /** Points that a seat has from one source. */
    points: (seat: number, source: Source): number => state.players[seat].sources[SOURCES.indexOf(source)],
    /** Makes hexes part of a town that was founded before. */
    inTown(...hexes: string[]) {
      for (const hex of hexes) state.inTown[land(hex)] = 1;
      return self;
    },
    isInTown: (hex: string): boolean => state.inTown[land(hex)] === 1,
    /** Passes, takes the first bonus offered and ends the turn. */
    pass(seat: number) {
      const line = self.legal(seat).find((offered) => offered.startsWith('pass'));
      if (line === undefined) throw new Error(`seat ${seat} cannot pass`);
      return self.play(seat, line, 'end turn');
    },
    /** All who are still in pass, one after the other, and the round ends. */
    passAll() {
      const count = state.players.filter((player) => !player.passed).length;
      for (let passes = 0; passes < count; passes++) self.pass(deciders(state)[0]);
      return self;
    },
    /** What the seats owe now, by kind. */
    owed: (): string[] => state.pending[state.pending.length - 1].map(({ kind }) => kind),
    /** The seats that decide now. */
    deciders: (): number[] => deciders(state),
  };
  return self;
}
